//! The words of the game in every language, side by side.

use iced::widget::{Column, Row, column, container};
use iced::{Fill, Length};

use super::{Message, RulebookScreen, Style, highlighted, plain};
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::{SANS, SPACE, STRONG};
use crate::app::ui::theme::{Element, Ink, Surface};
use crate::app::ui::widget::{strong, words};
use fondaco_words::{Rulebook as Book, TermGroup, say};

impl RulebookScreen {
    /// All words, group by group.
    pub(super) fn all_words<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let book = frame.rulebook(self.game);
        let groups = TermGroup::ALL.into_iter().filter_map(|group| {
            let terms = book.terms().iter().enumerate();
            let places: Vec<usize> =
                terms.filter(|(_, term)| term.group == group).map(|(place, _)| place).collect();
            let heading = frame.tr().say(say::RulebookGroup { group });
            let heading = strong(heading, frame.scale.lead()).class(Ink::Porphyry);
            let table = self.words(&places, "", frame);
            (!places.is_empty()).then(|| column![heading, table].spacing(SPACE[1]).into())
        });
        Column::with_children(groups).spacing(SPACE[3]).width(Fill).into()
    }

    /// Some words, a line each: the table's language first, then the one that was chosen beside it.
    pub(super) fn words<'a>(
        &'a self,
        places: &[usize],
        query: &str,
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let own = frame.rulebook(self.game);
        let mut others: Vec<&Book> = self.other_books(frame).collect();
        others.sort_by_key(|book| Some(book.language()) != self.beside(frame));
        let books: Vec<&Book> = std::iter::once(own).chain(others).collect();
        let size = frame.scale.small();
        let names = books.iter().map(|book| {
            words(book.language().own_name(), size).class(Ink::Quiet).width(COLUMN).into()
        });
        let names = Row::with_children(names).spacing(SPACE[2]);
        let lines = places.iter().map(|place| {
            let cells = books.iter().filter_map(|book| {
                let term = book.terms().get(*place)?;
                let font = if book.language() == own.language() { STRONG } else { SANS };
                let style = Style { font, size: frame.scale.body(), ink: Ink::Inherited };
                let is_found = book.marked(&term.word, query).iter().any(|(_, hit)| *hit);
                let word = if is_found {
                    highlighted(book, &term.word, query, style)
                } else {
                    plain(&term.word, style)
                };
                Some(container(word).width(COLUMN).into())
            });
            Row::with_children(cells).spacing(SPACE[2]).into()
        });
        let lines = Column::with_children(lines).spacing(SPACE[0]);
        let table = column![names, lines].spacing(SPACE[1]).width(Fill);
        container(table).class(Surface::Raised).padding(SPACE[3]).width(Fill).into()
    }
}

/// All languages have the same room.
const COLUMN: Length = Length::FillPortion(1);
