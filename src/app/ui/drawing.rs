//! The drawings that the whole window shares: icons, emblems of players, the back of a card. A game
//! has its own in `board/GAME/drawing.rs`.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use iced::widget::container;
use iced::widget::svg::{Handle, Svg};
use iced::{ContentFit, Length};

use super::theme::{self, Element, Ink, Surface, Theme};
use crate::export::ornament::emblem_of;
use fondaco_record::Colour;

/// A drawing, by the name of its file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawing {
    name: &'static str,
    source: &'static [u8],
}

/// The drawing of a file in `assets/drawings`.
macro_rules! drawing {
    ($file:literal) => {
        $crate::app::ui::drawing::Drawing::new(
            $file,
            include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/drawings/", $file, ".svg")),
        )
    };
}

pub(in crate::app) use drawing;

impl Drawing {
    pub const UNDO: Drawing = drawing!("icon-undo");
    pub const REDO: Drawing = drawing!("icon-redo");
    pub const BOOK: Drawing = drawing!("icon-book");
    pub const GEAR: Drawing = drawing!("icon-gear");
    pub const HELP: Drawing = drawing!("icon-help");
    pub const PLUS: Drawing = drawing!("icon-plus");
    pub const PLAY: Drawing = drawing!("icon-play");
    pub const EYE: Drawing = drawing!("icon-eye");
    pub const LIBRARY: Drawing = drawing!("icon-library");
    pub const COINS: Drawing = drawing!("icon-coins");
    pub const LIST: Drawing = drawing!("icon-list");
    pub const BROKEN_OFF: Drawing = drawing!("icon-broken-off");
    pub const FOLDER: Drawing = drawing!("icon-folder");
    pub const UNCLEAR: Drawing = drawing!("icon-unclear");
    pub const UP: Drawing = drawing!("icon-up");
    pub const DOWN: Drawing = drawing!("icon-down");
    pub const LEFT: Drawing = drawing!("icon-left");
    pub const RIGHT: Drawing = drawing!("icon-right");
    pub const CHECK: Drawing = drawing!("icon-check");
    pub const DICE: Drawing = drawing!("icon-dice");
    pub const GRIP: Drawing = drawing!("icon-grip");
    pub const BALANCE: Drawing = drawing!("icon-scale");
    pub const HAND: Drawing = drawing!("icon-hand");
    pub const FAR: Drawing = drawing!("icon-far");
    pub const TURN_ROUND: Drawing = drawing!("icon-turn");
    pub const PHONE: Drawing = drawing!("icon-phone");
    pub const CLOSE: Drawing = drawing!("icon-close");
    pub const LAUREL: Drawing = drawing!("laurel");
    pub const CARD_BACK: Drawing = drawing!("card-back");
    pub const ARCADE: Drawing = drawing!("arcade");
    pub const MARK: Drawing = drawing!("fondaco");

    pub(in crate::app) const fn new(name: &'static str, source: &'static [u8]) -> Self {
        Drawing { name, source }
    }

    /// The drawing's source.
    pub const fn source(self) -> &'static [u8] {
        self.source
    }

    /// The drawing, ready to be drawn.
    pub fn handle(self) -> Handle {
        /// By where their sources are, so that nothing has to be compared.
        static HANDLES: LazyLock<Mutex<HashMap<usize, Handle>>> = LazyLock::new(Mutex::default);
        let mut handles = HANDLES.lock().unwrap_or_else(PoisonError::into_inner);
        let handle = handles.entry(self.source.as_ptr().addr());
        handle.or_insert_with(|| Handle::from_memory(self.source)).clone()
    }

    /// The drawing in its own colours.
    pub fn svg<'a>(self) -> Svg<'a, Theme> {
        Svg::new(self.handle()).content_fit(ContentFit::Contain)
    }

    /// A square mark in one colour.
    pub fn mark<'a, M: 'a>(self, size: f32, ink: Ink) -> Element<'a, M> {
        self.svg().class(ink).width(size).height(size).into()
    }

    /// A player's emblem.
    pub const fn of_player(colour: Colour) -> Drawing {
        Drawing::new(colour.id(), emblem_of(colour).as_bytes())
    }
}

/// How wide a card is for its height.
const CARD_SHAPE: f32 = 0.72;

pub fn card_width(height: f32) -> f32 {
    (height * CARD_SHAPE).round()
}

pub fn card_height(width: f32) -> f32 {
    width / CARD_SHAPE
}

/// The back of a card.
pub fn back<'a, M: 'a>(height: f32) -> Element<'a, M> {
    Drawing::CARD_BACK.svg().width(height * 0.75).height(height).into()
}

/// A player's emblem on their colour.
pub fn emblem<'a, M: 'a>(colour: Colour, size: f32) -> Element<'a, M> {
    let mark = Drawing::of_player(colour).mark(size * 0.7, Ink::Fixed(theme::CARD));
    container(mark)
        .class(Surface::Fill(theme::player(colour)))
        .center_x(Length::Fixed(size))
        .center_y(Length::Fixed(size))
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_player_has_an_emblem_of_their_own() {
        let emblems = Colour::ALL.map(|colour| Drawing::of_player(colour).source);
        let different: std::collections::HashSet<&[u8]> = emblems.into_iter().collect();
        assert_eq!(different.len(), Colour::ALL.len());
    }
}
