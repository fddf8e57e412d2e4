//! The drawings: goods, marks of players, icons, and cards made of them.

use std::sync::LazyLock;

use iced::alignment::{Horizontal, Vertical};
use iced::widget::svg::{Handle, Svg};
use iced::widget::{column, container, pin, row, space, stack, text};
use iced::{Center, ContentFit, Fill, Length};

use super::scale::{SANS, SERIF, SPACE, STRONG};
use super::theme::{self, Ink, Surface, Theme};
use super::widget::Element;
use crate::record::Colour;
use crate::rules::byzanz::{Card, Good, Kind};
use crate::rules::kathai::{self, RowPlace};
use crate::rules::silk_road::{self, Tile};

macro_rules! drawings {
    ($($name:ident = $file:literal),* $(,)?) => {
        /// A drawing, by what it shows.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Drawing { $($name),* }

        impl Drawing {
            const COUNT: usize = [$($file),*].len();

            /// All drawings.
            pub const ALL: [Drawing; Drawing::COUNT] = [$(Drawing::$name),*];

            /// The drawing's source.
            pub const fn source(self) -> &'static [u8] {
                match self {
                    $(Drawing::$name => {
                        include_bytes!(concat!("../../assets/drawings/", $file, ".svg"))
                    })*
                }
            }
        }
    };
}

drawings! {
    Cloth = "cloth",
    Spices = "spices",
    Wine = "wine",
    Wood = "wood",
    Grain = "grain",
    Olives = "olives",
    Merchant = "merchant",
    Salt = "salt",
    Gold = "gold",
    Silk = "silk",
    Tea = "tea",
    Camel = "camel",
    Ship = "seat-ship",
    Star = "seat-star",
    Column = "seat-column",
    Amphora = "seat-amphora",
    Fish = "seat-fish",
    Anchor = "seat-anchor",
    Undo = "icon-undo",
    Redo = "icon-redo",
    Book = "icon-book",
    Gear = "icon-gear",
    Help = "icon-help",
    Plus = "icon-plus",
    Play = "icon-play",
    Eye = "icon-eye",
    Library = "icon-library",
    Coins = "icon-coins",
    List = "icon-list",
    Unclear = "icon-unclear",
    Up = "icon-up",
    Down = "icon-down",
    Check = "icon-check",
    Dice = "icon-dice",
    Grip = "icon-grip",
    Balance = "icon-scale",
    Swap = "icon-swap",
    Bribe = "icon-bribe",
    Trade = "icon-trade",
    Under = "icon-under",
    Draw = "icon-draw",
    Hand = "icon-hand",
    Exchange = "icon-exchange",
    Youngest = "icon-youngest",
    Far = "icon-far",
    TurnRound = "icon-turn",
    Close = "icon-close",
    TileSeller = "tile-seller",
    TileBuyer = "tile-buyer",
    TileBarter = "tile-barter",
    TileSpecialBarter = "tile-special-barter",
    TileThief = "tile-thief",
    TileVizier = "tile-vizier",
    TileCrook = "tile-crook",
    TileBarterer = "tile-barterer",
    Caravan = "caravan",
    CaravanWest = "caravan-west",
    Leader = "leader",
    Token = "token",
    Screen = "screen",
    Bag = "bag",
    Purse = "purse",
    Road = "road",
    GoodIvory = "good-ivory",
    GoodSilk = "good-silk",
    GoodFruit = "good-fruit",
    GoodJewels = "good-jewels",
    GoodSpices = "good-spices",
    Cube = "cube",
    CubeFace = "cube-face",
    CubeEdges = "cube-face-edges",
    Laurel = "laurel",
    CardBack = "card-back",
    OfferCard = "offer-card",
    Arcade = "arcade",
    Mark = "fondaco",
}

static HANDLES: LazyLock<[Handle; Drawing::COUNT]> =
    LazyLock::new(|| Drawing::ALL.map(|drawing| Handle::from_memory(drawing.source())));

impl Drawing {
    /// The drawing, ready to be drawn.
    pub fn handle(self) -> Handle {
        HANDLES[self as usize].clone()
    }

    /// The drawing in its own colours.
    pub fn svg<'a>(self) -> Svg<'a, Theme> {
        Svg::new(self.handle()).content_fit(ContentFit::Contain)
    }

    /// A square mark in one colour.
    pub fn mark<'a, M: 'a>(self, size: f32, ink: Ink) -> Element<'a, M> {
        self.svg().class(ink).width(size).height(size).into()
    }

    /// What a kind of cards shows.
    pub const fn of_kind(kind: Kind) -> Drawing {
        match kind {
            Kind::Good(Good::Cloth) => Drawing::Cloth,
            Kind::Good(Good::Spices) => Drawing::Spices,
            Kind::Good(Good::Wine) => Drawing::Wine,
            Kind::Good(Good::Wood) => Drawing::Wood,
            Kind::Good(Good::Grain) => Drawing::Grain,
            Kind::Good(Good::Olives) => Drawing::Olives,
            Kind::Merchant => Drawing::Merchant,
        }
    }

    /// What a good of Kathai looks like.
    pub const fn of_good(good: kathai::Good) -> Drawing {
        match good {
            kathai::Good::Salt => Drawing::Salt,
            kathai::Good::Gold => Drawing::Gold,
            kathai::Good::Silk => Drawing::Silk,
            kathai::Good::Spices => Drawing::Spices,
            kathai::Good::Tea => Drawing::Tea,
        }
    }

    /// What a tile of Silk Road shows.
    pub const fn of_tile(tile: Tile) -> Drawing {
        match tile {
            Tile::Seller => Drawing::TileSeller,
            Tile::Buyer => Drawing::TileBuyer,
            Tile::Barter => Drawing::TileBarter,
            Tile::SpecialBarter => Drawing::TileSpecialBarter,
            Tile::Thief => Drawing::TileThief,
            Tile::Vizier => Drawing::TileVizier,
            Tile::Crook => Drawing::TileCrook,
            Tile::Barterer => Drawing::TileBarterer,
        }
    }

    /// The mark of a good of Silk Road.
    pub const fn of_cube(good: silk_road::Good) -> Drawing {
        match good {
            silk_road::Good::Ivory => Drawing::GoodIvory,
            silk_road::Good::Silk => Drawing::GoodSilk,
            silk_road::Good::Fruit => Drawing::GoodFruit,
            silk_road::Good::Jewels => Drawing::GoodJewels,
            silk_road::Good::Spices => Drawing::GoodSpices,
        }
    }

    /// A player's emblem.
    pub const fn of_player(colour: Colour) -> Drawing {
        match colour {
            Colour::Blue => Drawing::Ship,
            Colour::Red => Drawing::Star,
            Colour::Green => Drawing::Column,
            Colour::Violet => Drawing::Amphora,
            Colour::Yellow => Drawing::Fish,
            Colour::Grey => Drawing::Anchor,
        }
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

/// A card as it lies on the table: drawing, value in two corners, letter of its kind.
pub fn card<'a, M: 'a>(card: Card, letter: String, height: f32) -> Element<'a, M> {
    container(face(card, letter, height))
        .class(Surface::Card(theme::kind(card.kind())))
        .width(card_width(height))
        .height(height)
        .into()
}

/// What is printed on a card, without its edge.
pub fn face<'a, M: 'a>(card: Card, letter: String, height: f32) -> Element<'a, M> {
    let ink = Ink::Kind(card.kind());
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

/// What is printed on a goods card of Kathai, without its edge.
pub fn good_face<'a, M: 'a>(
    good: kathai::Good,
    name: String,
    letter: String,
    height: f32,
) -> Element<'a, M> {
    let ink = Ink::Good(good);
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
pub fn good_small<'a, M: 'a>(good: kathai::Good, letter: String, height: f32) -> Element<'a, M> {
    let colour = theme::good(good);
    let letter = text(letter)
        .font(STRONG)
        .size((height / 4.0).max(12.0))
        .line_height(1.0)
        .class(Ink::Good(good));
    let picture = Drawing::of_good(good).svg().width(Fill).height(Fill);
    container(column![row![space().width(Fill), letter], container(picture).height(Fill)])
        .class(Surface::Card(colour))
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
    let ink = Ink::Fixed(theme::OFFER_INK);
    let written = |words: String, font, size: f32| {
        text(words).font(font).size(size).line_height(1.0).class(ink)
    };
    let bonus = written(place.id().to_uppercase(), SERIF, height * 0.55);
    let mut content = row![bonus].spacing(SPACE[1]).align_y(Center);
    if let Some(camels) = camels {
        content = content.push(
            row![
                Drawing::Camel.mark(height * 0.42, ink),
                written(camels.to_string(), STRONG, height * 0.3),
            ]
            .spacing(SPACE[0])
            .align_y(Center),
        );
    }
    container(content).class(Surface::Price).center_x(width).center_y(height).into()
}

/// A cube of Silk Road with the mark of its good, and its letter beside it.
pub fn cube<'a, M: 'a>(good: silk_road::Good, letter: String, size: f32) -> Element<'a, M> {
    let (colour, on_it) = theme::cube(good);
    // The mark stands on the front of the cube.
    let mark = pin(Drawing::of_cube(good).mark(size * 0.54, Ink::Fixed(on_it)))
        .x(size * 0.135)
        .y(size * 0.325);
    let cube = stack![
        Drawing::CubeFace.mark(size, Ink::Fixed(colour)),
        Drawing::CubeEdges.mark(size, Ink::Fixed(theme::CARD_INK)),
        mark,
    ]
    .width(size)
    .height(size);
    let letter = text(letter).font(STRONG).size((size * 0.6).max(12.0)).line_height(1.0);
    row![cube, letter].spacing(SPACE[0] / 2.0).align_y(Center).into()
}

/// An offer card: gold, with a big numeral.
pub fn offer<'a, M: 'a>(offer: u8, height: f32) -> Element<'a, M> {
    let width = height * 0.75;
    stack![
        Drawing::OfferCard.svg().width(width).height(height),
        container(
            text(offer.to_string())
                .font(SERIF)
                .size(height * 0.55)
                .line_height(1.0)
                .class(Ink::Offer)
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

/// The back of a card.
pub fn back<'a, M: 'a>(height: f32) -> Element<'a, M> {
    Drawing::CardBack.svg().width(height * 0.75).height(height).into()
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
    fn every_kind_and_player_has_a_drawing_of_its_own() {
        let kinds = Kind::ALL.map(Drawing::of_kind);
        let goods = kathai::Good::ALL.map(Drawing::of_good);
        // Spices are spices in every game.
        let goods = goods.into_iter().filter(|good| !kinds.contains(good));
        let players = Colour::ALL.map(Drawing::of_player);
        let all: Vec<&[u8]> =
            kinds.into_iter().chain(goods).chain(players).map(Drawing::source).collect();
        let different: std::collections::HashSet<&&[u8]> = all.iter().collect();
        assert_eq!(different.len(), all.len());
    }
}
