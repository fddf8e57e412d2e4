//! Words: the texts of every language, what turns values of the rules into sentences, and what
//! understands a move that somebody types.
//!
//! A [`Translator`] speaks one language and is passed to whoever needs words; several are alive
//! at once, because every seat has its own language. The texts are in `locales`; a message without
//! the values it needs does not compile.
//!
//! ```
//! use fondaco_record::Player;
//! use fondaco_rules::kathai::{Camels, Good, House, Position, TableSetup};
//! use fondaco_rules::{Game, Seat};
//! use fondaco_text::Language;
//! use fondaco_words::{Describe, Translator, Vocabulary, Words};
//!
//! let players = ["Eva", "Axel", "Henry"].map(|name| Player::new(name, Language::De));
//! let camels = Camels::new([7, 5, 4, 3]).expect("a full hand shows up to 21 goods");
//! let table = TableSetup::new(3, Seat::new(0), camels, Good::ALL, House::default());
//! let position = Position::start(&table.expect("three can play"));
//!
//! // What somebody types in one language is a move in every other.
//! let [english, deutsch, italiano] = Language::ALL.map(Translator::new);
//! let vocabulary = Vocabulary::<Position>::new(&players, |language| match language {
//!     Language::En => &english,
//!     Language::De => &deutsch,
//!     Language::It => &italiano,
//! });
//! let reading = vocabulary.read("eva passa", &position, &deutsch);
//! let entry = reading.entry.expect("it is understood");
//! assert_eq!(entry.describe(&Words::new(&deutsch, &players)), "Eva passt.");
//! ```

mod before_vowel;
pub mod byzanz;
mod calendar;
mod describe;
mod detect;
mod emblem;
pub mod fit;
pub mod fonts;
mod glossary;
pub mod kathai;
mod message;
pub mod names;
mod number;
mod quick;
mod rulebook;
pub mod silk_road;
mod sources;
mod translator;

pub use before_vowel::add_functions;
pub use calendar::{Month, time_zone};
pub use describe::{
    Axes, Call, Charts, Column, Columns, CountedFigure, Describe, DescribeGame, FigureSort,
    MemoryGroup, MemoryLine, SetupFlag, SetupWords, TableWords, Verdict, Why, Words,
};
pub use detect::{detect, identifier, negotiate};
pub use emblem::{is_emblem, leave_out_unnamed};
pub use glossary::{Term, TermGroup};
pub use message::{Arg, ArgKind, Message, MessageInfo, Number, catalogue, say};
pub use quick::{Command, Completion, QuickInput, Reading, Vocabulary};
pub use rulebook::{Article, Found, Hit, Rulebook};
pub use sources::sources;
pub use translator::Translator;
