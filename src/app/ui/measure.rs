//! How wide a text is, before anything is laid out.

use iced::advanced::graphics::text::Paragraph;
use iced::advanced::text::{self, Paragraph as _};
use iced::alignment::Vertical;
use iced::{Font, Pixels, Size};

use super::scale::{SANS, SERIF, STRONG};

/// The size at which everything is measured; the rest is multiplication.
const RULER: f32 = 100.0;

/// How something is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Face {
    Serif,
    Strong,
    Sans,
}

/// How wide something is when it is written at size 1.
pub fn measure(text: &str, face: Face) -> f32 {
    let paragraph = Paragraph::with_text(text::Text {
        content: text,
        bounds: Size::INFINITE,
        size: Pixels(RULER),
        line_height: text::LineHeight::Relative(1.0),
        font: font(face),
        align_x: text::Alignment::Left,
        align_y: Vertical::Top,
        shaping: text::Shaping::Advanced,
        wrapping: text::Wrapping::None,
    });
    paragraph.min_width() / RULER
}

/// The letters of a face.
pub fn font(face: Face) -> Font {
    match face {
        Face::Serif => SERIF,
        Face::Strong => STRONG,
        Face::Sans => SANS,
    }
}
