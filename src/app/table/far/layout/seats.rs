//! Everybody along the bottom, clockwise, with what matters about them.

use iced::{Point, Rectangle, Size};

use super::{Block, Face, LINE, Piece, Sheet, Tone, What};
use crate::app::table::far::scene::{Fact, SceneSeat};
use fondaco_words::fit::shortened;

/// So many sit in one row; more sit in two.
const ABREAST: usize = 4;
/// Names are written smaller before they are cut off, down to this part of their size.
const SMALLEST: f32 = 0.7;
/// How much of a plate's height a name takes where something stands beneath it, and elsewhere.
const NAME: [f32; 2] = [0.37, 0.44];
/// How much of it facts take beneath a name, and beside it.
const FACTS: [f32; 2] = [0.36, 0.4];
/// Facts are written smaller before they are left out, down to this part of their size.
const SMALLEST_FACTS: f32 = 0.55;
/// How much of it an emblem takes.
const EMBLEM: f32 = 0.66;
/// How much of it a card with a number is wide.
const CARD: f32 = 0.5;
/// The room between two facts, and between a name and the facts beside it, for their size.
const BETWEEN: [f32; 2] = [0.7, 1.0];

/// Where everybody's facts stand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Facts {
    Nowhere,
    Beneath,
    Beside,
}

impl Sheet<'_> {
    /// A plate for everybody. Whoever is called has their facts on it in any case.
    #[allow(clippy::cast_precision_loss)]
    pub(super) fn seats(&self, facts: bool) -> Block {
        let seats = &self.scene.seats;
        if seats.is_empty() {
            return Block::default();
        }
        let rows = seats.len().div_ceil(ABREAST);
        let across = seats.len().div_ceil(rows);
        let gap = f32::min(1.2 * self.unit, 0.02 * self.width);
        let height = self.step
            * match (rows, facts) {
                (1, true) => 13.0,
                (1, false) => 8.0,
                (_, true) => 10.0,
                (_, false) => 6.4,
            };
        let width = (self.width - (across - 1) as f32 * gap) / across as f32;
        // A plate has room for an emblem, a name and a card side by side.
        let height = height.min(width / 2.75);
        let plate = Size::new(width, height);
        let told = |seat: &'_ SceneSeat| facts || seat.is_called;
        let stand = match seats.iter().any(|seat| told(seat) && has_counts(&seat.facts)) {
            false => Facts::Nowhere,
            true if seats.iter().all(|seat| !told(seat) || self.has_room_beside(seat, plate)) => {
                Facts::Beside
            }
            true => Facts::Beneath,
        };
        let mut block = Block { height: (height + gap) * rows as f32 - gap, pieces: Vec::new() };
        for (row, seats) in seats.chunks(across).enumerate() {
            let wide = seats.len() as f32 * (width + gap) - gap;
            let left = (self.size.width - wide) / 2.0;
            for (place, seat) in seats.iter().enumerate() {
                let corner =
                    Point::new(left + place as f32 * (width + gap), row as f32 * (height + gap));
                let plate = Rectangle::new(corner, Size::new(width, height));
                let facts = if told(seat) { seat.facts.as_slice() } else { &[] };
                block.pieces.extend(self.plate(seat, plate, facts, stand));
            }
        }
        block
    }

    /// Whether somebody's facts have room beside their name.
    fn has_room_beside(&self, seat: &SceneSeat, plate: Size) -> bool {
        let high = plate.height;
        let name = (self.measure)(&seat.name, Face::Strong) * high * NAME[1];
        let size = high * FACTS[1];
        let facts = self.facts_width(&seat.facts, size) + size * BETWEEN[1];
        name + facts <= free(plate, cards(&seat.facts).len()).1
    }

    /// One plate: emblem, name, what matters, and the card at the right.
    fn plate(
        &self,
        seat: &SceneSeat,
        plate: Rectangle,
        facts: &[Fact],
        stand: Facts,
    ) -> Vec<Piece> {
        let cards = cards(facts);
        let high = plate.height;
        let is_called = seat.is_called;
        let edge = high * (1.0 - EMBLEM) / 2.0;
        let side = Size::new(high * EMBLEM, high * EMBLEM);
        let mut pieces = vec![
            Piece { what: What::Plate { is_called }, bounds: plate },
            Piece {
                what: What::Emblem(seat.colour),
                bounds: Rectangle::new(Point::new(plate.x + edge, plate.y + edge), side),
            },
        ];
        let (left, room) = free(plate.size(), cards.len());
        let left = plate.x + left;
        let mut right = plate.x + plate.width - edge;
        for number in cards {
            right -= high * CARD;
            pieces.extend(self.card(number, Point::new(right, plate.y + edge), high));
            right -= edge;
        }
        // Where anybody has something beneath their name, all names are as large.
        let size = high * NAME[usize::from(stand != Facts::Beneath)];
        let (name, smaller) = self.name(seat, size, room);
        let has_more = stand == Facts::Beneath && has_counts(facts);
        let beneath = if has_more { high * FACTS[0] } else { 0.0 };
        let top = plate.y + (high - (size + beneath) * LINE) / 2.0;
        let tone = if is_called { Tone::Called } else { Tone::Ink };
        // A smaller name stands where a larger one would.
        let corner = Point::new(left, top + (size - smaller) * LINE / 2.0);
        pieces.push(self.words(name, Face::Strong, smaller, tone, corner, smaller * LINE));
        match stand {
            Facts::Nowhere => {}
            Facts::Beneath => {
                let wide = self.facts_width(facts, beneath).max(0.01);
                let smaller = beneath * (room / wide).clamp(SMALLEST_FACTS, 1.0);
                let middle = (beneath - smaller) * LINE / 2.0;
                let at = Point::new(left, top + size * LINE + middle);
                pieces.extend(self.facts(facts, at, room, smaller, is_called));
            }
            Facts::Beside => {
                let size = high * FACTS[1];
                let wide = self.facts_width(facts, size);
                let at = Point::new(left + room - wide, plate.y + (high - size * LINE) / 2.0);
                pieces.extend(self.facts(facts, at, wide, size, is_called));
            }
        }
        pieces
    }

    /// A name and its size: smaller if it is long, and cut off if it is longer still.
    fn name(&self, seat: &SceneSeat, size: f32, room: f32) -> (String, f32) {
        let measure = |text: &str| (self.measure)(text, Face::Strong);
        let wide = measure(&seat.name).max(0.01) * size;
        let size = size * (room / wide).clamp(SMALLEST, 1.0);
        (shortened(&seat.name, room / size * 1.001, &measure), size)
    }

    fn card(&self, number: u8, corner: Point, high: f32) -> [Piece; 2] {
        let card = Rectangle::new(corner, Size::new(high * CARD, high * EMBLEM));
        let size = high * 0.46;
        let number = number.to_string();
        let wide = (self.measure)(&number, Face::Serif) * size;
        let corner =
            Point::new(card.x + (card.width - wide) / 2.0, card.y + (card.height - size) / 2.0);
        [
            Piece { what: What::NumberCard, bounds: card },
            self.words(number, Face::Serif, size, Tone::Number, corner, size),
        ]
    }

    /// As many facts as have room, the most important first.
    fn facts(&self, facts: &[Fact], at: Point, room: f32, size: f32, called: bool) -> Vec<Piece> {
        let tone = |tone| if called { Tone::Called } else { tone };
        let mut pieces = Vec::new();
        let mut x = at.x;
        for fact in facts {
            let wide = self.fact_width(fact, size);
            // A sum of widths can differ by a hair.
            if x + wide > at.x + room + 0.5 {
                break;
            }
            let mark = |drawing, ink| Piece {
                what: What::Drawing(drawing, Some(tone(ink))),
                bounds: Rectangle::new(Point::new(x, at.y + size * 0.1), Size::new(size, size)),
            };
            let mut write = |text: &str, left: f32| {
                let (corner, ink) = (Point::new(x + left, at.y), tone(Tone::Ink));
                pieces.push(self.words(text, Face::Strong, size, ink, corner, size * LINE));
            };
            match fact {
                Fact::Card(_) => continue,
                Fact::Words(text) => write(text, 0.0),
                Fact::Mark(drawing) => pieces.push(mark(*drawing, Tone::Gold)),
                Fact::Count(drawing, count) => {
                    write(&count.to_string(), size * 1.2);
                    pieces.push(mark(*drawing, Tone::Quiet));
                }
            }
            x += wide + size * BETWEEN[0];
        }
        pieces
    }

    fn facts_width(&self, facts: &[Fact], size: f32) -> f32 {
        let facts = facts.iter().filter(|fact| !matches!(fact, Fact::Card(_)));
        let gap = size * BETWEEN[0];
        let wide: f32 = facts.map(|fact| self.fact_width(fact, size) + gap).sum();
        (wide - gap).max(0.0)
    }

    fn fact_width(&self, fact: &Fact, size: f32) -> f32 {
        let wide = |text: &str| (self.measure)(text, Face::Strong) * size;
        match fact {
            Fact::Card(_) => 0.0,
            Fact::Words(text) => wide(text),
            Fact::Mark(_) => size,
            Fact::Count(_, count) => size * 1.2 + wide(&count.to_string()),
        }
    }
}

/// Where the room between emblem and cards begins on a plate, and how wide it is.
#[allow(clippy::cast_precision_loss)]
fn free(plate: Size, cards: usize) -> (f32, f32) {
    let high = plate.height;
    let edge = high * (1.0 - EMBLEM) / 2.0;
    let left = edge * 1.8 + high * EMBLEM;
    let cards = cards as f32 * (high * CARD + edge);
    (left, (plate.width - edge - cards - left).max(1.0))
}

/// The cards with numbers that somebody has.
fn cards(facts: &[Fact]) -> Vec<u8> {
    let cards = facts.iter().filter_map(|fact| match fact {
        Fact::Card(number) => Some(*number),
        _ => None,
    });
    cards.collect()
}

/// Whether anything is to be told beside the name.
fn has_counts(facts: &[Fact]) -> bool {
    facts.iter().any(|fact| !matches!(fact, Fact::Card(_)))
}
