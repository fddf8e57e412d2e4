//! The journal: every entry and what followed from it, in the viewer's language.

use iced::widget::{Column, column, container, row, scrollable};
use iced::{Fill, Right};

use super::{Message, Table};
use crate::app::frame::Frame;
use crate::app::scale::SPACE;
use crate::app::theme::Ink;
use crate::app::widget::{Element, strong, words};
use crate::i18n::say;
use crate::rules::byzanz::Position;

impl Table {
    /// The journal, the latest entry in sight.
    pub(super) fn journal_view<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let record = self.journal.record();
        if record.moves.is_empty() {
            let empty = tr.say(say::AppTableJournalEmpty {});
            return words(empty, scale.body()).class(Ink::Quiet).into();
        }
        let spoken = frame.words(&self.shown);
        let mut position = Position::start(&record.table);
        let entries = record.moves.iter().enumerate().map(|(place, entry)| {
            let events = position.play(entry).unwrap_or_default();
            let mut lines = column![words(spoken.entry(entry), scale.body())];
            for event in events {
                let event = words(spoken.event(&event), scale.small());
                lines = lines.push(event.class(Ink::Quiet));
            }
            let number = strong((place + 1).to_string(), scale.small())
                .class(Ink::Quiet)
                .width(SPACE[5])
                .align_x(Right);
            row![number, lines.width(Fill)].spacing(SPACE[1]).into()
        });
        let entries = Column::with_children(entries).spacing(SPACE[1]);
        scrollable(container(entries).padding([0.0, SPACE[2]]))
            .anchor_bottom()
            .width(Fill)
            .height(Fill)
            .into()
    }
}
