//! The band of figures, and the goods that lie in the open.

use iced::{Point, Rectangle, Size};

use super::{Block, Face, LINE, Piece, Sheet, Tone, What};
use crate::app::table::far::scene::{SceneFigure, Ware};
use crate::app::ui::drawing::{Drawing, card_width};

/// How much of its height a ware's first line takes, and each of the others.
const FIRST: f32 = 0.36;
const OTHERS: f32 = 0.25;
/// The room between two wares.
const BETWEEN: f32 = 0.42;
/// How large the card is that ties two wares together.
const TIE: f32 = 0.34;
/// The room between a card and what stands beside it.
const BESIDE: f32 = 0.1;

impl Sheet<'_> {
    /// A few words side by side, as far as there is room.
    pub(super) fn figures(&self) -> Block {
        let size = 5.2 * self.step;
        let mut figures = self.scene.tally.figures.as_slice();
        let gap = size;
        let wide = |figures: &[SceneFigure]| -> f32 {
            let widths = figures.iter().map(|figure| self.figure_width(figure, size) + gap);
            widths.sum::<f32>() - gap
        };
        while figures.len() > 1 && wide(figures) > self.width {
            figures = &figures[..figures.len() - 1];
        }
        if figures.is_empty() || wide(figures) > self.width {
            return Block::default();
        }
        let mut block = Block { height: size * LINE, pieces: Vec::new() };
        let mut x = (self.size.width - wide(figures)) / 2.0;
        for figure in figures {
            let mut inner = x;
            if let Some(drawing) = figure.drawing {
                let bounds = Rectangle::new(Point::new(x, size * 0.1), Size::new(size, size));
                let what = What::Drawing(drawing, Some(Tone::Gold));
                block.pieces.push(Piece { what, bounds });
                inner += size * 1.25;
            }
            let (text, corner) = (figure.text.as_str(), Point::new(inner, 0.0));
            let text = self.words(text, Face::Strong, size, Tone::Ink, corner, size * LINE);
            block.pieces.push(text);
            x += self.figure_width(figure, size) + gap;
        }
        block
    }

    fn figure_width(&self, figure: &SceneFigure, size: f32) -> f32 {
        let drawing = if figure.drawing.is_some() { 1.25 } else { 0.0 };
        ((self.measure)(&figure.text, Face::Strong) + drawing) * size
    }

    /// The goods that lie in the open, side by side.
    #[allow(clippy::cast_precision_loss)]
    pub(super) fn wares(&self) -> Block {
        let tally = &self.scene.tally;
        if tally.wares.is_empty() {
            return Block::default();
        }
        let heading = tally.heading.as_ref().map(|heading| {
            let width = (self.measure)(heading, Face::Strong) * OTHERS;
            (heading, width + BETWEEN)
        });
        // Everything grows with the height, so it is laid out for a height of 1 first.
        let widths: Vec<f32> = tally.wares.iter().map(|ware| self.ware_width(ware)).collect();
        let each = widths.iter().copied().fold(0.0, f32::max);
        let gaps = (tally.wares.len() - 1) as f32 * BETWEEN;
        let beside = heading.as_ref().map_or(0.0, |(_, width)| *width);
        // The last one takes no more room than it needs.
        let spare = each - widths.last().copied().unwrap_or(each);
        let total = beside + each * widths.len() as f32 + gaps - spare;
        let height = (13.0 * self.step).min(self.width / total);
        let mut block = Block { height, pieces: Vec::new() };
        let mut x = (self.size.width - total * height) / 2.0;
        if let Some((heading, width)) = heading {
            let size = height * OTHERS;
            let corner = Point::new(x, (height - size * LINE) / 2.0);
            let heading = self.words(heading, Face::Strong, size, Tone::Quiet, corner, size * LINE);
            block.pieces.push(heading);
            x += width * height;
        }
        for ware in &tally.wares {
            block.pieces.extend(self.ware(ware, x, height));
            if ware.is_tied {
                let size = Size::new(TIE * 0.75 * height, TIE * height);
                let middle = x + (each + BETWEEN / 2.0) * height;
                let corner = Point::new(middle - size.width / 2.0, (height - size.height) / 2.0);
                block.pieces.push(Piece {
                    what: What::Drawing(Drawing::CARD_BACK, None),
                    bounds: Rectangle::new(corner, size),
                });
            }
            x += (each + BETWEEN) * height;
        }
        block
    }

    /// How wide a ware is at height 1.
    fn ware_width(&self, ware: &Ware) -> f32 {
        let lines = ware.lines.iter().enumerate().map(|(place, line)| {
            let (face, size) = line_style(place);
            (self.measure)(line, face) * size
        });
        let beside = lines.fold(0.0, f32::max);
        let gap = if ware.lines.is_empty() { 0.0 } else { BESIDE };
        card_width(100.0) / 100.0 + gap + beside
    }

    /// A card with its drawing and letter, and what stands beside it.
    fn ware(&self, ware: &Ware, x: f32, height: f32) -> Vec<Piece> {
        let width = card_width(100.0) / 100.0 * height;
        let card = Rectangle::new(Point::new(x, 0.0), Size::new(width, height));
        let tone = Tone::Own(ware.colour);
        let size = height * 0.24;
        let letter = (self.measure)(&ware.letter, Face::Strong) * size;
        let corner = Point::new(card.x + width - letter - height * 0.06, height * 0.05);
        let side = width * 0.8;
        let picture = Rectangle::new(
            Point::new(card.x + (width - side) / 2.0, height * 0.93 - side),
            Size::new(side, side),
        );
        let mut pieces = vec![
            Piece { what: What::Card(ware.colour), bounds: card },
            self.words(&ware.letter, Face::Strong, size, tone, corner, size),
            Piece { what: What::Drawing(ware.drawing, None), bounds: picture },
        ];
        let heights = (0..ware.lines.len()).map(|place| line_style(place).1 * LINE * height);
        let mut y = (height - heights.sum::<f32>()) / 2.0;
        for (place, line) in ware.lines.iter().enumerate() {
            let (face, size) = line_style(place);
            let size = size * height;
            let tone = if place == 0 { Tone::Gold } else { Tone::Ink };
            let corner = Point::new(x + width + BESIDE * height, y);
            pieces.push(self.words(line, face, size, tone, corner, size * LINE));
            y += size * LINE;
        }
        pieces
    }
}

/// How a line beside a ware is written, at height 1.
fn line_style(place: usize) -> (Face, f32) {
    match place {
        0 => (Face::Serif, FIRST),
        _ => (Face::Strong, OTHERS),
    }
}
