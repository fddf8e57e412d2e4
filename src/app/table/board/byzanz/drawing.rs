//! The drawings and colours of Byzanz.

use iced::Color;
use iced::Fill;
use iced::alignment::{Horizontal, Vertical};
use iced::widget::{column, container, row, space, stack, text};

pub use crate::app::ui::drawing::*;
use crate::app::ui::scale::{SANS, SERIF, SPACE, STRONG};
use crate::app::ui::theme::{self, Element, Ink, Surface};
use fondaco_rules::byzanz::{Card, Good, Kind};

impl Drawing {
    pub const OFFER_CARD: Drawing = drawing!("offer-card");
    pub const INTO_BOX: Drawing = drawing!("icon-into-box");
    pub const SALES: Drawing = drawing!("icon-sales");

    /// What a kind of cards shows.
    pub const fn of_kind(kind: Kind) -> Drawing {
        match kind {
            Kind::Good(Good::Cloth) => drawing!("cloth"),
            Kind::Good(Good::Spices) => drawing!("spices"),
            Kind::Good(Good::Wine) => drawing!("wine"),
            Kind::Good(Good::Wood) => drawing!("wood"),
            Kind::Good(Good::Grain) => drawing!("grain"),
            Kind::Good(Good::Olives) => drawing!("olives"),
            Kind::Merchant => drawing!("merchant"),
        }
    }
}

/// The colour of a kind of cards, the same in every look.
pub const fn colour(kind: Kind) -> Color {
    theme::plain(tint(kind))
}

const fn tint(kind: Kind) -> u32 {
    match kind {
        Kind::Good(Good::Cloth) => 0x2F5D9B,
        Kind::Good(Good::Spices) => 0xC0501A,
        Kind::Good(Good::Wine) => 0x7A1F3D,
        Kind::Good(Good::Wood) => 0x7B5230,
        Kind::Good(Good::Grain) => 0x8C6909,
        Kind::Good(Good::Olives) => 0x5F7028,
        Kind::Merchant => 0x3B3350,
    }
}

/// A card as it lies on the table: drawing, value in two corners, letter of its kind.
pub fn card<'a, M: 'a>(card: Card, letter: String, height: f32) -> Element<'a, M> {
    container(face(card, letter, height))
        .class(Surface::Card(colour(card.kind())))
        .width(card_width(height))
        .height(height)
        .into()
}

/// What is printed on a card, without its edge.
pub fn face<'a, M: 'a>(card: Card, letter: String, height: f32) -> Element<'a, M> {
    let ink = Ink::OnCard(colour(card.kind()));
    let corner = (height / 5.0).max(12.0);
    let value = |size: f32| {
        let value = match card.value() {
            0 => String::new(),
            value => value.to_string(),
        };
        text(value).font(STRONG).size(size).line_height(1.0).class(ink)
    };
    let letter = text(letter).font(SANS).size(corner * 0.8).line_height(1.0).class(ink);
    column![
        row![value(corner), space().width(Fill), letter],
        container(Drawing::of_kind(card.kind()).svg().width(Fill).height(Fill))
            .center_x(Fill)
            .height(Fill),
        row![space().width(Fill), value(corner)],
    ]
    .padding([SPACE[0], SPACE[1] - 2.0])
    .into()
}

/// An offer card: gold, with a big numeral.
pub fn offer<'a, M: 'a>(offer: u8, height: f32) -> Element<'a, M> {
    let width = height * 0.75;
    stack![
        Drawing::OFFER_CARD.svg().width(width).height(height),
        container(
            text(offer.to_string())
                .font(SERIF)
                .size(height * 0.55)
                .line_height(1.0)
                .class(Ink::Number)
        )
        .align_x(Horizontal::Center)
        .align_y(Vertical::Center)
        .width(width)
        .height(height),
    ]
    .width(width)
    .height(height)
    .into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::{CARD, NUMBER_INK, contrast, hex};

    #[test]
    fn every_kind_has_a_drawing_of_its_own() {
        let sources = Kind::ALL.map(|kind| Drawing::of_kind(kind).source());
        let different: std::collections::HashSet<&[u8]> = sources.into_iter().collect();
        assert_eq!(different.len(), Kind::ALL.len());
    }

    #[test]
    fn cards_can_be_read_in_every_look() {
        for kind in Kind::ALL {
            assert!(contrast(tint(kind), CARD) >= 4.5, "{kind:?}");
        }
        let paper = 0xF2D595;
        assert!(String::from_utf8_lossy(Drawing::OFFER_CARD.source()).contains(&hex(paper)));
        assert!(contrast(NUMBER_INK, paper) >= 7.0);
    }
}
