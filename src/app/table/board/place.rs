//! What is to be said of somebody's place at the table, in words and numbers: the window draws it as
//! a plate, a phone shows it as it is.

use crate::app::ui::drawing::Drawing;
use crate::app::ui::theme::Ink;

/// Somebody's place.
pub struct Place {
    pub standing: Standing,
    pub figures: Vec<Figure>,
    /// What else is to be said, in a word or two.
    pub notes: Vec<String>,
    /// What lies before them.
    pub pieces: Vec<Piece>,
    /// What is known of what they hold, for themselves.
    pub hand: Vec<String>,
}

/// Where somebody stands now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    Called,
    /// Their turn comes next.
    Next,
    Waiting,
    /// They have passed or sit out.
    Out,
}

/// A number that people compare, in a word and in a sentence.
pub struct Figure {
    pub drawing: Drawing,
    pub number: u32,
    pub caption: String,
    pub explanation: String,
    pub ink: Ink,
}

/// Something that lies before somebody.
pub struct Piece {
    pub drawing: Drawing,
    pub name: String,
}

impl Place {
    /// Whether there is anything to say of it.
    pub fn says_anything(&self) -> bool {
        let is_empty = self.figures.is_empty() && self.notes.is_empty();
        !(is_empty && self.pieces.is_empty() && self.hand.is_empty())
    }

    /// A place with nothing to say of it yet.
    pub fn new(standing: Standing) -> Self {
        Place {
            standing,
            figures: Vec::new(),
            notes: Vec::new(),
            pieces: Vec::new(),
            hand: Vec::new(),
        }
    }
}
