//! The drawings and colours of Kathai.

use iced::widget::{column, container, row, space, text};
use iced::{Center, Color, Fill};

pub use crate::app::ui::drawing::*;
use crate::app::ui::scale::{SANS, SERIF, SPACE, STRONG};
use crate::app::ui::theme::{self, Element, Ink, Surface};
use fondaco_rules::kathai::{Good, RowPlace};

impl Drawing {
    pub const CAMEL: Drawing = drawing!("camel");
    pub const SWAP: Drawing = drawing!("icon-swap");
    pub const LOCK: Drawing = drawing!("icon-lock");
    pub const BRIBE: Drawing = drawing!("icon-bribe");
    pub const TRADE: Drawing = drawing!("icon-trade");
    pub const UNDER: Drawing = drawing!("icon-under");
    pub const DRAW: Drawing = drawing!("icon-draw");
    pub const EXCHANGE: Drawing = drawing!("icon-exchange");

    /// What a good of Kathai looks like.
    pub const fn of_good(good: Good) -> Drawing {
        match good {
            Good::Salt => drawing!("salt"),
            Good::Gold => drawing!("gold"),
            Good::Silk => drawing!("silk"),
            Good::Spices => drawing!("spices"),
            Good::Tea => drawing!("tea"),
        }
    }
}

/// The colour of a good, the same in every look.
pub const fn colour(good: Good) -> Color {
    theme::plain(tint(good))
}

const fn tint(good: Good) -> u32 {
    match good {
        Good::Salt => 0x5F6B78,
        Good::Gold => 0x8C6909,
        Good::Silk => 0x8A4FA3,
        Good::Spices => 0xC0501A,
        Good::Tea => 0x3F7A55,
    }
}

/// What is printed on a goods card of Kathai, without its edge.
pub fn good_face<'a, M: 'a>(
    good: Good,
    name: String,
    letter: String,
    height: f32,
) -> Element<'a, M> {
    let ink = Ink::OnCard(colour(good));
    let size = (height / 8.0).max(12.0);
    let written = |words: String, font, size: f32| {
        text(words).font(font).size(size).line_height(1.0).class(ink)
    };
    column![
        row![space().width(Fill), written(letter, SANS, size)],
        container(Drawing::of_good(good).svg().width(Fill).height(Fill))
            .center_x(Fill)
            .height(Fill),
        container(written(name, STRONG, size)).center_x(Fill),
    ]
    .padding([SPACE[1], SPACE[1]])
    .into()
}

/// A goods card of Kathai where there is little room: its drawing and its letter.
pub fn good_small<'a, M: 'a>(good: Good, letter: String, height: f32) -> Element<'a, M> {
    let letter = text(letter)
        .font(STRONG)
        .size((height / 4.0).max(12.0))
        .line_height(1.0)
        .class(Ink::OnCard(colour(good)));
    let picture = Drawing::of_good(good).svg().width(Fill).height(Fill);
    container(column![row![space().width(Fill), letter], container(picture).height(Fill)])
        .class(Surface::Card(colour(good)))
        .padding(SPACE[0])
        .width(card_width(height))
        .height(height)
        .into()
}

/// A price card of Kathai: what a sale beneath it adds, and its camels.
pub fn price<'a, M: 'a>(
    place: RowPlace,
    camels: Option<u8>,
    width: f32,
    height: f32,
) -> Element<'a, M> {
    let ink = Ink::Number;
    let written = |words: String, font, size: f32| {
        text(words).font(font).size(size).line_height(1.0).class(ink)
    };
    let bonus = written(place.id().to_uppercase(), SERIF, height * 0.55);
    let mut content = row![bonus].spacing(SPACE[1]).align_y(Center);
    if let Some(camels) = camels {
        content = content.push(
            row![
                Drawing::CAMEL.mark(height * 0.42, ink),
                written(camels.to_string(), STRONG, height * 0.3),
            ]
            .spacing(SPACE[0])
            .align_y(Center),
        );
    }
    container(content).class(Surface::Number).center_x(width).center_y(height).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::{CARD, contrast};

    #[test]
    fn every_good_has_a_drawing_of_its_own() {
        let sources = Good::ALL.map(|good| Drawing::of_good(good).source());
        let different: std::collections::HashSet<&[u8]> = sources.into_iter().collect();
        assert_eq!(different.len(), Good::ALL.len());
    }

    #[test]
    fn cards_can_be_read_in_every_look() {
        for good in Good::ALL {
            assert!(contrast(tint(good), CARD) >= 4.5, "{good:?}");
        }
    }
}
