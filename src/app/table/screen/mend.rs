//! Entries that no longer fit since something before them was corrected: the table is led from one
//! to the next, each with what would be nearest.

use iced::widget::{Row, container, row};
use iced::{Center, Fill, Left};

use super::past::Mending;
use super::{Action, Feedback, Message, PastMessage, PastMode, Playhead, Table};
use crate::app::table::board::{Board, Input};
use crate::app::ui::fitted;
use crate::app::ui::focus::button;
use crate::app::ui::frame::{Context, Frame};
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::{Element, Ink, Paint};
use crate::app::ui::widget::text_button;
use fondaco_words::say;

/// How wide what is nearest may be, for the size of its letters.
const NEAREST: f32 = 17.0;

impl<G: Board> Table<G> {
    /// Goes to the next entry that is unclear, from a place on and then from the beginning.
    pub(super) fn mend_next(&mut self, from: usize) {
        let next = self.journal.unclear().find(|place| *place >= from);
        if let Some(place) = next.or_else(|| self.journal.unclear().next()) {
            self.mend(place);
        }
    }

    /// Goes to an entry that is unclear, with the table as it was before it.
    pub(super) fn mend(&mut self, place: usize) {
        self.return_to_now();
        self.clear_table();
        self.feedback = Feedback::Nothing;
        self.show(Playhead::Past { at: place + 1, mode: PastMode::Mend });
        let entry = self.journal.record().moves.get(place);
        let draft = entry.map(|entry| G::draft_of(self.view_without_totals(), &entry.what));
        self.look.mending = Some(Mending {
            likely: self.journal.likely(place),
            has_pad: draft.is_some_and(|draft| G::entering(&draft).is_some()),
        });
    }

    /// Opens the pad with what the entry that is looked at says.
    pub(super) fn enter_again(&mut self) -> Action {
        let Playhead::Past { at, .. } = self.look.playhead else {
            return Action::None;
        };
        let place = at.saturating_sub(1);
        if let Some(entry) = self.journal.record().moves.get(place) {
            self.draft = G::draft_of(self.view_without_totals(), &entry.what);
        }
        let field = G::entering(&self.draft).and_then(|entering| entering.field);
        field.map_or(Action::None, Action::focus)
    }

    /// How many entries are unclear, if any are.
    pub(super) fn unclear_words(&self, context: Context<'_>) -> Option<String> {
        let entries = self.journal.unclear().count();
        (entries > 0).then(|| context.tr().say(say::AppEndUnclear { entries: entries.into() }))
    }

    /// The same beneath the call of a game that goes on, with the way to them.
    pub(super) fn unclear_note<'a>(
        &self,
        room: f32,
        frame: Frame<'a>,
    ) -> Option<Element<'a, Message<G>>> {
        let note = self.unclear_words(frame.context).filter(|_| self.is_now())?;
        let (scale, sizes) = (frame.scale, frame.scale.reading_sizes());
        let note = fitted::strong(note, &sizes, room).class(Ink::Refused);
        let way = frame.tr().say(say::AppPastMendAll);
        let way = text_button(way, scale.body(), Paint::Link, Message::Past(PastMessage::Mend));
        let way = container(way.padding([0.0, SPACE[1]])).id("clear-up");
        Some(row![note, way].spacing(SPACE[2]).align_y(Center).into())
    }

    /// Which entry is unclear and why, and the ways to put it right that take one click. Whatever
    /// else is entered takes its place.
    pub(super) fn mend_view<'a>(
        &'a self,
        room: f32,
        frame: Frame<'a>,
    ) -> Option<Element<'a, Message<G>>> {
        let place = self.look.mended_place()?;
        let Mending { likely, has_pad } = self.look.mending.as_ref()?;
        let entry = self.journal.record().moves.get(place)?;
        let (tr, scale) = (frame.tr(), frame.scale);
        let spoken = frame.words(&self.people.players);
        let reasons = self.journal.refusal_at(place).map_or_else(Vec::new, |refusal| {
            refusal.reasons.iter().map(|reason| spoken.describe(reason)).collect()
        });
        let note = tr.say(say::AppPastUnclear {
            number: (place + 1).into(),
            entry: spoken.describe(&entry.what),
            reason: reasons.join(" "),
        });
        let sizes = scale.reading_sizes();
        let note = fitted::strong(note, &sizes, room).class(Ink::Refused).align_x(Left).cut();
        let mut ways = Row::new().spacing(SPACE[1]).align_y(Center);
        if let Some(likely) = likely {
            let label = tr.say(say::AppPastNearest { entry: spoken.describe(likely) });
            let height = room - 2.0 * SPACE[0];
            let label = fitted::strong(label, &sizes, height - SPACE[1]).cut();
            let nearest = button(label)
                .class(Paint::First)
                .padding([SPACE[0], SPACE[1]])
                .width(NEAREST * scale.body())
                .height(height)
                .on_press(Message::Board(Input::Enter(likely.clone())));
            ways = ways.push(container(nearest).id("nearest"));
        }
        let plain = |id: &'static str, label: String, message| {
            let button = text_button(label, scale.small(), Paint::Plain, Message::Past(message));
            container(button.padding([SPACE[1], SPACE[1]])).id(id)
        };
        if *has_pad {
            ways = ways.push(plain("again", tr.say(say::AppPastAgain), PastMessage::EnterAgain));
        }
        let strike = plain("strike", tr.say(say::AppPastRemoveIt), PastMessage::Remove);
        Some(row![note, ways.push(strike)].spacing(SPACE[2]).align_y(Center).width(Fill).into())
    }
}
