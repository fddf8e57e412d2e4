//! A correction of the past: what it would change, and the word that makes it.

use iced::widget::{Column, column, container, row, scrollable, space};
use iced::{Center, Fill};

use super::{Action, Feedback, Message, Playhead, Table};
use crate::app::board::Board;
use crate::app::frame::Frame;
use crate::app::scale::SPACE;
use crate::app::theme::{Ink, Paint};
use crate::app::widget::{Element, PAGE_ID, sheet, strong, text_button, title, words};
use crate::i18n::{Words, say};
use crate::journal::{AmendError, Amendment};
use crate::record::Deed;

impl<G: Board> Table<G> {
    /// Works out what a correction would change and asks.
    pub(super) fn propose(&mut self, deed: Deed<G::Move>) {
        match self.journal.propose(deed) {
            Ok(amendment) => {
                self.draft = G::Draft::default();
                self.proposal = Some(Box::new(amendment));
            }
            Err(AmendError::Refused(misfit)) => {
                self.feedback = Feedback::Refused(Box::new(misfit.refusal));
            }
            Err(AmendError::NoSuchMove { .. }) => self.playhead = Playhead::Now,
        }
    }

    /// Writes the correction down.
    pub(super) fn accept(&mut self) -> Action {
        match self.proposal.take() {
            Some(amendment) => self.perform(amendment.deed().clone()),
            None => Action::None,
        }
    }

    /// What would change, and the question.
    pub(super) fn proposal_view<'a>(
        &'a self,
        amendment: &Amendment<G>,
        frame: Frame<'a>,
    ) -> Element<'a, Message<G>> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let spoken = frame.words(&self.display_players);
        let quiet = |text: String| words(text, scale.body()).class(Ink::Quiet).into();
        let mut lines: Vec<Element<'a, Message<G>>> = self
            .exchanged(amendment.deed(), &spoken)
            .into_iter()
            .map(|line| words(line, scale.lead()).into())
            .collect();
        lines.push(strong(tr.say(say::AppCorrectChanges), scale.lead()).into());
        if amendment.changes.is_empty() {
            lines.push(quiet(tr.say(say::AppCorrectNothing)));
        }
        for change in &amendment.changes {
            lines.push(words(spoken.describe(change), scale.lead()).into());
        }
        if amendment.moved > 0 {
            let moved = tr.say(say::AppCorrectMoved { entries: amendment.moved.into() });
            lines.push(words(moved, scale.lead()).into());
        }
        if !amendment.dropped.is_empty() {
            let dropped =
                tr.say(say::AppCorrectDropped { entries: amendment.dropped.len().into() });
            let dropped = strong(dropped, scale.lead()).class(Ink::Refused);
            lines.push(dropped.into());
        }
        for misfit in &amendment.dropped {
            lines.push(words(spoken.dropped(misfit), scale.body()).into());
        }
        lines.push(quiet(tr.say(say::AppCorrectKept)));
        let lines = Column::with_children(lines).spacing(SPACE[1]).width(Fill);
        let bar =
            row![
                text_button(
                    tr.say(say::AppCorrectDecline),
                    scale.lead(),
                    Paint::Plain,
                    Message::Decline,
                ),
                space().width(Fill),
                text_button(
                    tr.say(say::AppCorrectAccept),
                    scale.lead(),
                    Paint::First,
                    Message::Accept,
                ),
            ]
            .align_y(Center);
        sheet(
            column![
                title(tr.say(say::AppCorrectTitle), scale.title()).class(Ink::Porphyry),
                scrollable(container(lines).padding([0.0, SPACE[2]])).id(PAGE_ID).height(Fill),
                bar,
            ]
            .spacing(SPACE[3]),
            Message::Decline,
            scale,
        )
    }

    /// What stands in the book and what would stand there.
    fn exchanged(&self, deed: &Deed<G::Move>, spoken: &Words<'_>) -> Vec<String> {
        let tr = spoken.translator();
        let moves = &self.journal.record().moves;
        let old = |at: usize| moves.get(at).map(|entry| spoken.describe(entry));
        let number = |at: usize| (at + 1).into();
        match deed {
            Deed::Amend { at, entry } => {
                let entry_before = old(*at).unwrap_or_default();
                vec![
                    tr.say(say::AppCorrectWas { number: number(*at), entry: entry_before }),
                    tr.say(say::AppCorrectBecomes { entry: spoken.describe(entry) }),
                ]
            }
            Deed::Insert { at, entry } => vec![tr.say(say::AppCorrectInserted {
                number: number(*at),
                entry: spoken.describe(entry),
            })],
            Deed::Remove { at } => vec![tr.say(say::AppCorrectRemoved {
                number: number(*at),
                entry: old(*at).unwrap_or_default(),
            })],
            Deed::Play { .. } | Deed::Undo | Deed::Redo | Deed::Lost => Vec::new(),
        }
    }
}
