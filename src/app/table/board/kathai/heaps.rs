//! What lies beside the row: the pile, the discards, and what may be done.

use iced::widget::{column, container, row as across, scrollable, space};
use iced::{Center, Fill};

use super::{Input, View};
use crate::app::ui::drawing;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::{Element, Ink, Surface};
use crate::app::ui::widget::{strong, words};
use fondaco_rules::kathai::Position;
use fondaco_words::{DescribeGame as _, say};

impl<'a> View<'a> {
    /// The pile, the discards, the turns that are left, and what may be done.
    pub(super) fn heaps(self, frame: Frame<'a>) -> Element<'a, Input> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let position = self.position;
        let height = scale.small_card();
        let heap = |label: String, cards: u8| {
            let picture: Element<'a, Input> = if cards == 0 {
                container(space())
                    .class(Surface::Outline)
                    .width(height * 0.75)
                    .height(height)
                    .into()
            } else {
                drawing::back(height)
            };
            across![
                picture,
                column![
                    strong(cards.to_string(), scale.title()).class(Ink::Gold),
                    words(label, scale.small()).class(Ink::Quiet),
                ]
            ]
            .spacing(SPACE[2])
            .align_y(Center)
        };
        let pile = match position.drawn_by() {
            Some(_) => tr.say(say::AppKathaiPileDrawn),
            None => tr.say(say::AppKathaiPile),
        };
        let heaps = across![
            heap(pile, position.pile()),
            heap(tr.say(say::AppKathaiDiscards), position.discards()),
        ]
        .spacing(SPACE[3])
        .wrap()
        .vertical_spacing(SPACE[1]);
        let mut content = column![heaps].spacing(SPACE[2]).width(Fill);
        if let Some(left) = position.turns_left().filter(|_| position.turn().is_some()) {
            let left = match left {
                0 => tr.say(say::AppKathaiLeftNone),
                left => tr.say(say::AppKathaiLeft { left: left.into() }),
            };
            content = content.push(strong(left, scale.lead()).class(Ink::Porphyry));
        }
        // In a tight window the row and the buttons say it, and the room is for the last entries.
        if self.accepts_entries && !scale.is_tight() {
            let spoken = frame.words(self.players);
            for line in Position::other_options(self.due, &spoken) {
                content = content.push(words(line, scale.body()));
            }
        }
        scrollable(content).spacing(SPACE[1]).width(Fill).into()
    }
}
