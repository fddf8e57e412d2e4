//! The journal: every entry and what followed from it, in the viewer's language. A click on an
//! entry shows the table as it was then, and whatever is looked at is in sight.

use iced::widget::{Column, column, container, keyed_column, responsive, row, rule, scrollable};
use iced::{Fill, Left, Padding, Right};

use super::{Message, PastMessage, Playhead, Table};
use crate::app::table::board::Board;
use crate::app::ui::fitted;
use crate::app::ui::focus::button;
use crate::app::ui::frame::Frame;
use crate::app::ui::measure::{Face, measure};
use crate::app::ui::scale::{EDGE, SPACE};
use crate::app::ui::theme::{Element, Ink, Paint};
use crate::app::ui::widget::{strong, with_tooltip, words};
use fondaco_words::say;

impl<G: Board> Table<G> {
    /// The entry that the journal must show, if it lies beside the table: the one that is looked at,
    /// or else the latest.
    pub fn entry_in_sight(&self) -> Option<String> {
        let entries = self.journal.record().moves.len();
        let at = self.look.playhead.at(entries).max(1);
        (self.sight.journal && entries > 0).then(|| entry_id(at))
    }

    /// What was entered last, the latest first, as far as there is room. A click shows the table as
    /// it was then.
    pub(super) fn last_entries<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message<G>> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let entries = &self.journal.record().moves;
        let size = if scale.is_wide() { scale.body() } else { scale.small() };
        let height = (size * 1.5).ceil();
        let lines = responsive(move |room| {
            if entries.is_empty() && room.height >= height {
                let empty = tr.say(say::AppTableJournalEmpty);
                return words(empty, scale.small()).class(Ink::Quiet).into();
            }
            let spoken = frame.words(&self.people.players);
            let mut left = room.height;
            let lines = entries.iter().enumerate().rev().map_while(|(place, entry)| {
                let told = spoken.describe(entry);
                // A long one has two lines; the last of all may have to do with one.
                let wide = measure(&told, Face::Sans) * scale.least();
                let high = if wide > room.width && left >= 2.0 * height { 2.0 } else { 1.0 };
                left -= high * height;
                // Words at the ends of lines leave a little room.
                let hint = (wide > high * room.width * 0.9).then(|| told.clone());
                (left >= 0.0).then_some((place, entry, told, hint, high * height))
            });
            let lines = lines.map(|(place, entry, told, hint, height)| {
                let ink = if entry.unclear { Ink::Refused } else { Ink::Inherited };
                let sizes = [size, scale.least()];
                let line = fitted::words(told, &sizes, height).class(ink);
                let shown =
                    matches!(self.look.playhead, Playhead::Past { at, .. } if at == place + 1);
                let look = button(line.align_x(Left).cut())
                    .class(if shown { Paint::Chosen } else { Paint::Quiet })
                    .padding([0.0, SPACE[0]])
                    .width(Fill)
                    .on_press(Message::Past(PastMessage::GoTo(place + 1)));
                let look = container(look).id(format!("last-{}", place + 1));
                let look = match hint {
                    Some(hint) => with_tooltip(look, hint, scale),
                    None => look.into(),
                };
                // Beneath a key nothing may change its kind; a row has whatever it likes in it.
                (place, row![look].into())
            });
            // Whatever only moves down need not be set anew.
            keyed_column(lines).into()
        });
        column![rule::horizontal(EDGE), lines].spacing(SPACE[0]).into()
    }

    /// The journal.
    pub(super) fn journal_view<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message<G>> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let record = self.journal.record();
        if record.moves.is_empty() {
            let empty = tr.say(say::AppTableJournalEmpty);
            return words(empty, scale.body()).class(Ink::Quiet).into();
        }
        let spoken = frame.words(&self.people.players);
        let entries = record.moves.iter().enumerate().map(|(place, entry)| {
            let ink = if entry.unclear { Ink::Refused } else { Ink::Inherited };
            let mut lines = column![words(spoken.describe(entry), scale.body()).class(ink)];
            if let Some(refusal) = self.journal.refusal_at(place) {
                for reason in &refusal.reasons {
                    lines = lines.push(words(spoken.describe(reason), scale.small()).class(ink));
                }
            }
            for event in self.journal.events(place) {
                let event = words(spoken.describe(event), scale.small());
                lines = lines.push(event.class(Ink::Quiet));
            }
            let number = strong((place + 1).to_string(), scale.small())
                .class(Ink::Quiet)
                .width(SPACE[5])
                .align_x(Right);
            let shown = matches!(self.look.playhead, Playhead::Past { at, .. } if at == place + 1);
            let paint = if shown { Paint::Chosen } else { Paint::Quiet };
            let entry = button(row![number, lines.width(Fill)].spacing(SPACE[1]))
                .class(paint)
                .padding([SPACE[0], SPACE[1]])
                .width(Fill)
                .on_press(Message::Past(PastMessage::GoTo(place + 1)));
            container(entry).id(entry_id(place + 1)).into()
        });
        let entries = Column::with_children(entries);
        // So much room beneath the last one that the first one in sight need not be cut in two.
        let room = Padding { bottom: 4.0 * scale.line(), ..Padding::from([0.0, SPACE[1]]) };
        scrollable(container(entries).padding(room)).width(Fill).height(Fill).into()
    }
}

/// What an entry is called, counted from 1.
fn entry_id(number: usize) -> String {
    format!("entry-{number}")
}
