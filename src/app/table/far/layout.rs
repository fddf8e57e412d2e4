//! Where everything stands: a pure step from what is said to places and sizes.
//!
//! The call gets whatever room the others leave. Where it would be smaller than a tenth of the
//! height, the others give way one after the other.

mod seats;
mod wares;

use std::cell::RefCell;
use std::collections::HashMap;

use iced::{Color, Point, Rectangle, Size};

use super::scene::{FeedbackKind, Scene};
use crate::app::ui::clock::Timer;
use crate::app::ui::drawing::Drawing;
use crate::app::ui::measure::Face;
use fondaco_record::Colour;
use fondaco_words::fit::{Measured, ems, furthest};

/// The smallest call, and the largest, as parts of the height.
pub const CALL: [f32; 2] = [0.1, 0.2];
/// How many lines the call has at most, as long as it is larger than the smallest.
const CALL_LINES: usize = 3;
/// How high a line of the call is for its size.
const CALL_LINE: f32 = 1.04;
/// What must be read whole is written smaller if it takes more lines than that.
const WHOLE_LINES: usize = 3;
/// The widest that a clock shows, and how much of the width it takes at most.
const CLOCK: &str = "+0:00:00";
const CLOCK_PART: f32 = 0.22;
/// How high other lines are for their size.
const LINE: f32 = 1.2;
/// The margin at both sides, where the corner's buttons have room.
const MARGIN: f32 = 52.0;
/// How much of the width a margin takes at most.
const MARGIN_PART: f32 = 0.2;
/// Nobody sees anything smaller, and nothing smaller is drawn.
const SMALLEST: f32 = 4.0;

/// How wide something written is at size 1.
pub type Measure<'a> = &'a dyn Fn(&str, Face) -> f32;

/// What a colour is for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Tone {
    Call,
    Verdict,
    Ink,
    Quiet,
    Gold,
    Feedback,
    Refused,
    /// On the plate of whoever is called.
    Called,
    /// On a card with nothing but a number.
    Number,
    /// The colour of a ware.
    Own(Color),
}

/// Something to draw.
#[derive(Clone, PartialEq, Debug)]
pub enum What {
    /// A line of words.
    Words {
        /// What it says.
        text: String,
        /// How it is written.
        face: Face,
        /// How large.
        size: f32,
        /// In which colour.
        tone: Tone,
    },
    /// What a clock shows, in the middle of its room.
    Clock {
        timer: Timer,
        size: f32,
    },
    /// A drawing, in its own colours or in one.
    Drawing(Drawing, Option<Tone>),
    Emblem(Colour),
    /// What somebody's place lies on.
    Plate {
        is_called: bool,
    },
    /// What a card is printed on; the colour is its edge.
    Card(Color),
    /// What a card with nothing but a number is printed on.
    NumberCard,
}

/// Something to draw and where.
#[derive(Clone, PartialEq, Debug)]
pub struct Piece {
    pub what: What,
    pub bounds: Rectangle,
}

impl Piece {
    /// Whether other pieces lie on it.
    pub fn is_ground(&self) -> bool {
        matches!(self.what, What::Plate { .. } | What::Card(_) | What::NumberCard)
    }

    fn is_visible(&self) -> bool {
        match self.what {
            What::Words { size, .. } | What::Clock { size, .. } => size >= SMALLEST,
            _ => self.bounds.width >= SMALLEST && self.bounds.height >= SMALLEST,
        }
    }
}

/// How much is shown beside the call.
#[derive(Clone, Copy)]
struct Detail {
    /// How many lines there are for the feedback.
    feedback: usize,
    /// How many lines there are for the call in the table's language.
    echo: usize,
    /// How many of these there are: everybody's facts, how far the game is, figures, goods.
    others: usize,
}

/// From everything to next to nothing.
const DETAILS: [Detail; 8] = [
    Detail { feedback: 2, echo: 2, others: 4 },
    Detail { feedback: 1, echo: 2, others: 4 },
    Detail { feedback: 2, echo: 2, others: 3 },
    Detail { feedback: 2, echo: 2, others: 2 },
    Detail { feedback: 2, echo: 1, others: 1 },
    Detail { feedback: 2, echo: 1, others: 0 },
    Detail { feedback: 1, echo: 1, others: 0 },
    LEAST,
];
const LEAST: Detail = Detail { feedback: 1, echo: 0, others: 0 };

/// Lays everything out, however little room there is.
pub fn layout(scene: &Scene, size: Size, measure: Measure<'_>) -> Vec<Piece> {
    if size.width < SMALLEST || size.height < SMALLEST {
        return Vec::new();
    }
    // The same words are tried in many sizes.
    let known: RefCell<HashMap<Face, HashMap<String, f32>>> = RefCell::default();
    let measure_once = |text: &str, face: Face| {
        let found = known.borrow().get(&face).and_then(|widths| widths.get(text).copied());
        found.unwrap_or_else(|| {
            let width = measure(text, face);
            known.borrow_mut().entry(face).or_default().insert(text.to_owned(), width);
            width
        })
    };
    let sheet = Sheet::new(scene, size, &measure_once);
    let fitting = DETAILS.into_iter().find_map(|detail| sheet.fit(detail));
    let mut pieces = fitting.unwrap_or_else(|| sheet.press());
    pieces.retain(Piece::is_visible);
    pieces
}

/// A block of pieces, counted from its own top.
#[derive(Default)]
struct Block {
    height: f32,
    pieces: Vec<Piece>,
}

impl Block {
    /// Puts another block below, with a gap between them if there is anything above.
    fn below(&mut self, block: Block, gap: f32) {
        if block.pieces.is_empty() {
            return;
        }
        let top = if self.pieces.is_empty() { 0.0 } else { self.height + gap };
        self.pieces.extend(moved(block.pieces, top));
        self.height = top + block.height;
    }
}

fn moved(pieces: Vec<Piece>, down: f32) -> impl Iterator<Item = Piece> {
    pieces.into_iter().map(move |mut piece| {
        piece.bounds.y += down;
        piece
    })
}

/// The sheet that everything is laid out on.
struct Sheet<'a> {
    scene: &'a Scene,
    size: Size,
    measure: Measure<'a>,
    /// A hundredth of the height.
    unit: f32,
    /// The same for whatever is larger if people want that.
    step: f32,
    width: f32,
}

impl<'a> Sheet<'a> {
    fn new(scene: &'a Scene, size: Size, measure: Measure<'a>) -> Self {
        let unit = size.height / 100.0;
        let left = MARGIN.max(size.width * 0.035).min(size.width * MARGIN_PART);
        Sheet {
            scene,
            size,
            measure,
            unit,
            step: if scene.is_large { unit * 1.15 } else { unit },
            width: size.width - 2.0 * left,
        }
    }

    /// Everything in this detail, if the call has room.
    fn fit(&self, detail: Detail) -> Option<Vec<Piece>> {
        let (top, bottom) = (self.top(detail), self.bottom(detail));
        let below = self.below_call(detail);
        let room = self.room(&top, &bottom) - below.height - self.gap_above(&below);
        let call = self.call(room)?;
        Some(self.together(top, call, below, bottom))
    }

    /// As much of the call as there is room for; people with such names have seen worse.
    fn press(&self) -> Vec<Piece> {
        let (top, bottom) = (self.top(LEAST), self.bottom(LEAST));
        let size = CALL[0] * self.size.height;
        let room = self.room(&top, &bottom);
        let feedback = self.scene.feedback.as_ref();
        let is_whole = feedback.is_some_and(|feedback| feedback.kind.is_whole());
        let mut below = if is_whole { self.below_call(LEAST) } else { Block::default() };
        let mut left = room - below.height - self.gap_above(&below);
        if left < Sheet::call_height(1, size) {
            (below, left) = (Block::default(), room);
        }
        let mut lines = 0;
        while Sheet::call_height(lines + 1, size) <= left {
            lines += 1;
        }
        let measure = |text: &str| (self.measure)(text, Face::Serif);
        let lines = Measured::new(&self.scene.call, &measure).at_most(lines, self.ems(size));
        let words = self.written(lines, Face::Serif, size, CALL_LINE, self.call_tone());
        self.together(top, words, below, bottom)
    }

    /// How high the room between two blocks is.
    fn room(&self, top: &Block, bottom: &Block) -> f32 {
        let gaps = self.gap_above(top) + self.gap_above(bottom);
        self.size.height - 2.0 * self.edge() - top.height - bottom.height - gaps
    }

    fn edge(&self) -> f32 {
        3.0 * self.unit
    }

    fn gap(&self) -> f32 {
        2.0 * self.unit
    }

    fn gap_above(&self, block: &Block) -> f32 {
        if block.pieces.is_empty() { 0.0 } else { self.gap() }
    }

    /// Puts the parts into the window; the call in the middle of what is left.
    fn together(&self, top: Block, mut call: Block, below: Block, bottom: Block) -> Vec<Piece> {
        let above = self.edge() + top.height + self.gap_above(&top);
        let room = self.room(&top, &bottom);
        call.below(below, self.gap());
        let down = above + (room - call.height) / 2.0;
        let bottom_at = self.size.height - self.edge() - bottom.height;
        moved(top.pieces, self.edge())
            .chain(moved(call.pieces, down))
            .chain(moved(bottom.pieces, bottom_at))
            .collect()
    }

    /// How far the game is, between the clocks.
    fn top(&self, detail: Detail) -> Block {
        let clocks = self.clocks();
        let wide = clocks.first().map_or(0.0, |clock| clock.bounds.width + self.gap());
        let progress = &self.scene.tally.progress;
        let text = if detail.others > 1 { progress.join("  ·  ") } else { String::new() };
        let room = self.width - 2.0 * wide;
        let mut block = self.block(&text, Face::Strong, 4.0 * self.step, Tone::Quiet, 1, room);
        let high = clocks.first().map_or(0.0, |clock| clock.bounds.height);
        let height = block.height.max(high);
        let progress = moved(block.pieces, (height - block.height) / 2.0);
        block.pieces = progress.chain(moved(clocks, (height - high) / 2.0)).collect();
        block.height = height;
        block
    }

    /// The clocks, one at each side.
    fn clocks(&self) -> Vec<Piece> {
        let wide = (self.measure)(CLOCK, Face::Strong);
        let size = f32::min(5.2 * self.step, self.width * CLOCK_PART / wide);
        let room = Size::new(wide * size, size * LINE);
        let left = (self.size.width - self.width) / 2.0;
        let places = [left, left + self.width - room.width];
        let clocks = self.scene.clocks.iter().zip(places).map(|(timer, x)| Piece {
            what: What::Clock { timer: *timer, size },
            bounds: Rectangle::new(Point::new(x, 0.0), room),
        });
        clocks.collect()
    }

    /// The call in the table's language, and the feedback.
    fn below_call(&self, detail: Detail) -> Block {
        let mut block = Block::default();
        if let Some(echo) = &self.scene.echo {
            let size = 4.8 * self.step;
            let lines = detail.echo;
            block.below(self.block(echo, Face::Sans, size, Tone::Ink, lines, self.width), 0.0);
        }
        if let Some(feedback) = &self.scene.feedback {
            let tone = match feedback.kind {
                FeedbackKind::Refusal => Tone::Refused,
                FeedbackKind::Instruction => Tone::Ink,
                FeedbackKind::Event if self.scene.is_verdict => Tone::Ink,
                FeedbackKind::Event | FeedbackKind::Understood => Tone::Feedback,
            };
            let (text, size) = (&feedback.text, 4.2 * self.step);
            let feedback = if feedback.kind.is_whole() {
                self.whole(text, Face::Strong, size, tone)
            } else {
                self.block(text, Face::Strong, size, tone, detail.feedback, self.width)
            };
            block.below(feedback, self.gap());
        }
        block
    }

    /// Numbers, goods, everybody, and small print.
    fn bottom(&self, detail: Detail) -> Block {
        let mut block = Block::default();
        if detail.others > 2 {
            block.below(self.figures(), 0.0);
        }
        if detail.others > 3 {
            block.below(self.wares(), self.gap());
        }
        block.below(self.seats(detail.others > 0), self.gap());
        if let Some(note) = &self.scene.note {
            let size = f32::max(2.2 * self.step, 13.0);
            let note = self.block(note, Face::Sans, size, Tone::Quiet, 2, self.width);
            block.below(note, self.gap() / 2.0);
        }
        block
    }

    fn call_tone(&self) -> Tone {
        if self.scene.is_verdict { Tone::Verdict } else { Tone::Call }
    }

    #[allow(clippy::cast_precision_loss)]
    fn call_height(lines: usize, size: f32) -> f32 {
        lines as f32 * size * CALL_LINE
    }

    /// The call, as large as fits into this height.
    fn call(&self, height: f32) -> Option<Block> {
        let laurel = self.laurel();
        let height = height - laurel.height - self.gap_above(&laurel);
        let measure = |text: &str| (self.measure)(text, Face::Serif);
        let text = Measured::new(&self.scene.call, &measure);
        let [least, most] = CALL.map(|part| part * self.size.height);
        // A call that could be smaller leaves itself some air.
        let is_high = |lines: usize, size: f32| {
            let air = if size > least { 2.0 * self.gap() } else { 0.0 };
            Sheet::call_height(lines, size) > height - air
        };
        let lines = text.lines(self.ems(least)).len();
        if is_high(lines, least) {
            return None;
        }
        let mut size = least;
        if lines <= CALL_LINES {
            let most = most.min(self.width * 0.99 / text.widest().max(0.01)).max(least);
            size = furthest(least, most, |size| {
                let lines = text.lines(self.ems(size)).len();
                lines <= CALL_LINES && !is_high(lines, size)
            });
        }
        let lines = text.balanced(self.ems(size));
        let mut block = laurel;
        let call = self.written(lines, Face::Serif, size, CALL_LINE, self.call_tone());
        block.below(call, self.gap());
        Some(block)
    }

    /// A laurel for whoever has won.
    fn laurel(&self) -> Block {
        if !self.scene.is_verdict {
            return Block::default();
        }
        let size = Size::new(32.0 * self.unit, 16.0 * self.unit);
        let corner = Point::new((self.size.width - size.width) / 2.0, 0.0);
        Block {
            height: size.height,
            pieces: vec![Piece {
                what: What::Drawing(Drawing::LAUREL, None),
                bounds: Rectangle::new(corner, size),
            }],
        }
    }

    /// Words in the middle of so much room, in so many lines at most: smaller if they are many,
    /// and cut off if they are more.
    fn block(
        &self,
        text: &str,
        face: Face,
        size: f32,
        tone: Tone,
        lines: usize,
        room: f32,
    ) -> Block {
        if lines == 0 {
            return Block::default();
        }
        let measure = |text: &str| (self.measure)(text, face);
        let measured = Measured::new(text, &measure);
        let size = measured.size(&[1.0, 0.9, 0.8].map(|part| part * size), lines, room);
        let lines = measured.at_most(lines, ems(room, size));
        self.written(lines, face, size, LINE, tone)
    }

    /// Words in the middle, all of them: smaller if they are many.
    fn whole(&self, text: &str, face: Face, size: f32, tone: Tone) -> Block {
        let measure = |text: &str| (self.measure)(text, face);
        let measured = Measured::new(text, &measure);
        let smaller = [1.0, 0.9, 0.8, 0.7, 0.6].map(|part| part * size);
        let size = measured.size(&smaller, WHOLE_LINES, self.width);
        self.written(measured.balanced(self.ems(size)), face, size, LINE, tone)
    }

    /// How many ems of this size fit into a line.
    fn ems(&self, size: f32) -> f32 {
        ems(self.width, size)
    }

    fn written(&self, lines: Vec<String>, face: Face, size: f32, line: f32, tone: Tone) -> Block {
        let mut block = Block::default();
        for text in lines {
            let width = (self.measure)(&text, face) * size;
            let corner = Point::new((self.size.width - width) / 2.0, block.height);
            block.pieces.push(self.words(text, face, size, tone, corner, size * line));
            block.height += size * line;
        }
        block
    }

    /// A line of words in a room of this height.
    fn words(
        &self,
        text: impl Into<String>,
        face: Face,
        size: f32,
        tone: Tone,
        corner: Point,
        height: f32,
    ) -> Piece {
        let text = text.into();
        let room = Size::new((self.measure)(&text, face) * size, height);
        Piece { what: What::Words { text, face, size, tone }, bounds: Rectangle::new(corner, room) }
    }
}
