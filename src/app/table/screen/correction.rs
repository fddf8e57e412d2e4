//! A correction of the past: what it would change, and the word that makes it.

use iced::widget::{Column, column, responsive, row, space};
use iced::{Center, Fill, FillPortion, Left, Size};

use super::over::Over;
use super::{Action, Feedback, Message, Playhead, Table};
use crate::app::table::board::Board;
use crate::app::ui::fitted::{self, Fitted};
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::{Element, Ink, Paint, Theme};
use crate::app::ui::widget::{sheet_of_width, text_button, title};
use fondaco_record::Deed;
use fondaco_record::journal::{AmendError, Amendment, Misfit};
use fondaco_words::{Words, say};

/// How many of the entries that become unclear are shown one by one.
const LISTED: usize = 3;

impl<G: Board> Table<G> {
    /// Works out what a correction would change and asks.
    pub(super) fn propose(&mut self, deed: Deed<G::Move>) {
        match self.journal.propose(deed) {
            Ok(amendment) => {
                self.draft = G::Draft::default();
                self.over = Some(Over::Proposal(Box::new(amendment)));
            }
            Err(AmendError::Refused(misfit)) => {
                self.feedback = Feedback::Refused(Box::new(misfit.refusal));
            }
            Err(AmendError::NoSuchMove { .. }) => self.show(Playhead::Now),
        }
    }

    /// Writes the correction down.
    pub(super) fn accept(&mut self) -> Action {
        match self.over.take_if(|over| matches!(over, Over::Proposal(_))) {
            Some(Over::Proposal(amendment)) => self.perform(amendment.deed().clone()),
            _ => Action::None,
        }
    }

    /// What would change, and the question. All of it can be seen at once.
    pub(super) fn proposal_view<'a>(
        &'a self,
        amendment: &'a Amendment<G>,
        frame: Frame<'a>,
    ) -> Element<'a, Message<G>> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let decline = tr.say(say::AppCorrectDecline);
        let accept = tr.say(say::AppCorrectAccept);
        let bar = row![
            text_button(decline, scale.lead(), Paint::Plain, Message::Decline),
            space().width(Fill),
            text_button(accept, scale.lead(), Paint::First, Message::Accept),
        ]
        .align_y(Center);
        let consequences = responsive(move |room| {
            row![
                self.book_then(amendment, frame).width(FillPortion(5)),
                self.numbers_then(amendment, room, frame).width(FillPortion(4)),
            ]
            .spacing(SPACE[4])
            .into()
        });
        sheet_of_width(
            column![
                title(tr.say(say::AppCorrectTitle), scale.title()).class(Ink::Porphyry),
                consequences,
                bar,
            ]
            .spacing(SPACE[2]),
            Message::Decline,
            scale.page(),
        )
    }

    /// What becomes unclear, and what stands in the book and what will. What is long gets smaller.
    fn book_then<'a>(
        &self,
        amendment: &Amendment<G>,
        frame: Frame<'a>,
    ) -> Column<'a, Message<G>, Theme> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let spoken = frame.words(&self.people.players);
        let sizes = [scale.body(), scale.small(), scale.least()];
        let line = scale.line();
        let mut lines: Vec<Fitted<'a>> = Vec::new();
        if !amendment.unclear.is_empty() {
            let entries = amendment.unclear.len();
            let heading = tr.say(say::AppCorrectUnclear { entries: entries.into() });
            lines.push(fitted::strong(heading, &sizes, 3.0 * line).class(Ink::Refused));
            for misfit in amendment.unclear.iter().take(LISTED) {
                // By the number that it has in the journal now.
                let number = misfit.index + 1 + self.journal.record().moves.len();
                let number = number.saturating_sub(amendment.entries().len());
                let entry = unclear_line(misfit, number, &spoken);
                let height = 3.0 * (scale.small() * 1.3).ceil();
                lines.push(fitted::words(entry, &[scale.small(), scale.least()], height).cut());
            }
            if entries > LISTED {
                let more = say::AppCorrectUnclearMore { entries: (entries - LISTED).into() };
                lines.push(fitted::words(tr.say(more), &sizes, line).class(Ink::Quiet));
            }
        }
        for text in self.exchanged(amendment, &spoken) {
            lines.push(fitted::strong(text, &sizes, 2.0 * line).cut());
        }
        if amendment.clear_again > 0 {
            let entries = amendment.clear_again.into();
            let again = tr.say(say::AppCorrectClearAgain { entries });
            lines.push(fitted::words(again, &sizes, line).class(Ink::Accepted));
        }
        let kept = tr.say(say::AppCorrectKept);
        lines.push(fitted::words(kept, &sizes, 2.0 * line).class(Ink::Quiet));
        let lines = lines.into_iter().map(|text| text.align_x(Left).into());
        Column::with_children(lines).spacing(SPACE[0])
    }

    /// What is different then, and for whom: a line each, or where there is no room one behind the
    /// other.
    fn numbers_then<'a>(
        &self,
        amendment: &Amendment<G>,
        room: Size,
        frame: Frame<'a>,
    ) -> Column<'a, Message<G>, Theme> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let spoken = frame.words(&self.people.players);
        let sizes = [scale.body(), scale.small(), scale.least()];
        let line = scale.line();
        let changes: Vec<String> =
            amendment.changes.iter().map(|change| spoken.describe(change)).collect();
        if changes.is_empty() {
            let nothing = fitted::words(tr.say(say::AppCorrectNothing), &sizes, 2.0 * line);
            return column![nothing.class(Ink::Quiet).align_x(Left)];
        }
        let heading = fitted::strong(tr.say(say::AppCorrectChanges), &sizes, line).align_x(Left);
        let left = room.height - line - SPACE[0];
        // As large as all of them can be.
        let fits = |size: &f32| {
            let needed: f32 = changes.iter().map(|_| two_lines(*size) + SPACE[0]).sum();
            needed <= left
        };
        if let Some(size) = [scale.body(), scale.small()].into_iter().find(fits) {
            let change = |change| {
                let change = fitted::words(change, &[size, scale.least()], two_lines(size));
                change.align_x(Left).cut().into()
            };
            let changes = changes.into_iter().map(change);
            return Column::with_children(std::iter::once(heading.into()).chain(changes))
                .spacing(SPACE[0]);
        }
        let changes = fitted::words(changes.join(" · "), &sizes, left).align_x(Left).cut();
        column![heading, changes].spacing(SPACE[0])
    }

    /// What stands in the book and what would stand there.
    fn exchanged(&self, amendment: &Amendment<G>, spoken: &Words<'_>) -> Vec<String> {
        let tr = spoken.translator();
        let moves = &self.journal.record().moves;
        let old = |at: usize| moves.get(at).map(|entry| spoken.describe(entry)).unwrap_or_default();
        let new = |at: usize| amendment.entries().get(at).map(|entry| spoken.describe(entry));
        let number = |at: usize| (at + 1).into();
        let (at, was) = match amendment.deed() {
            Deed::Add { at, entry } => {
                let entry = spoken.describe(entry);
                return vec![tr.say(say::AppCorrectInserted { number: number(*at), entry })];
            }
            Deed::Strike { at } => {
                (*at, tr.say(say::AppCorrectRemoved { number: number(*at), entry: old(*at) }))
            }
            Deed::Correct { at, .. } => {
                (*at, tr.say(say::AppCorrectWas { number: number(*at), entry: old(*at) }))
            }
            _ => return Vec::new(),
        };
        let is_replaced = amendment.entries().len() == moves.len();
        let becomes = new(at).filter(|_| is_replaced);
        let becomes = becomes.map(|entry| tr.say(say::AppCorrectBecomes { entry }));
        std::iter::once(was).chain(becomes).collect()
    }
}

fn two_lines(size: f32) -> f32 {
    2.0 * (size * 1.3).ceil()
}

/// An entry that becomes unclear, and why.
fn unclear_line<G: Board>(misfit: &Misfit<G>, number: usize, spoken: &Words<'_>) -> String {
    let reasons = misfit.refusal.reasons.iter().map(|reason| spoken.describe(reason));
    spoken.translator().say(say::AppCorrectUnclearEntry {
        number: number.into(),
        entry: spoken.describe(&misfit.entry),
        reason: reasons.collect::<Vec<_>>().join(" "),
    })
}
