//! What is to be said to people who sit far away: words and numbers, without places.

use iced::Color;

use crate::app::ui::clock::Timer;
use crate::app::ui::drawing::Drawing;
use fondaco_record::Colour;

/// Everything that far mode shows.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// The largest of all: what somebody must do now, in their language, or who has won.
    pub call: String,
    /// Whether the call says who has won.
    pub is_verdict: bool,
    /// The call in the table's language, if that is another.
    pub echo: Option<String>,
    /// The feedback, or what a line means that is being typed.
    pub feedback: Option<FeedbackLine>,
    /// The clocks that people want to see: of the turn and of the game.
    pub clocks: Vec<Timer>,
    /// What the game knows.
    pub tally: Tally,
    /// Everybody, clockwise.
    pub seats: Vec<SceneSeat>,
    /// Something about the program, in small print.
    pub note: Option<String>,
    /// Whether people want everything larger.
    pub is_large: bool,
}

/// What stands beneath the call.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FeedbackLine {
    pub text: String,
    pub kind: FeedbackKind,
}

/// What the feedback is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FeedbackKind {
    /// What followed from the last entry.
    Event,
    /// What people must do, such as with the cards after something was taken back.
    Instruction,
    /// A line that is being typed can be entered.
    Understood,
    Refusal,
}

impl FeedbackKind {
    /// Whether it is of no use in part.
    pub fn is_whole(self) -> bool {
        self != FeedbackKind::Event
    }
}

/// The few numbers of a game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tally {
    /// How far the game is, a few words each.
    pub progress: Vec<String>,
    /// What people compare, a few words each.
    pub figures: Vec<SceneFigure>,
    /// What the wares are, in a word.
    pub heading: Option<String>,
    /// Market or row.
    pub wares: Vec<Ware>,
    /// What matters about everybody, in the order of the seats, the most important first.
    pub facts: Vec<Vec<Fact>>,
}

/// A few words, with or without a drawing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SceneFigure {
    pub drawing: Option<Drawing>,
    pub text: String,
}

/// Goods that lie in the open.
#[derive(Clone, PartialEq, Debug)]
pub struct Ware {
    pub drawing: Drawing,
    pub colour: Color,
    /// Their letter on the keyboard.
    pub letter: String,
    /// What stands beside them, the largest first.
    pub lines: Vec<String>,
    /// Whether nobody may swap these and the next.
    pub is_tied: bool,
}

/// Somebody's place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SceneSeat {
    /// Who sits there.
    pub name: String,
    pub colour: Colour,
    /// Whether they are called, or have won.
    pub is_called: bool,
    /// What matters about them.
    pub facts: Vec<Fact>,
}

/// Something that matters about somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// In a word or two.
    Words(String),
    /// So many of something.
    Count(Drawing, u32),
    /// Something they have.
    Mark(Drawing),
    /// A card with nothing but a number.
    Card(u8),
}
