//! Words: the texts of every language, and what turns values of the rules into sentences.
//!
//! A [`Translator`] speaks one language and is passed to whoever needs words; several are alive
//! at once, because every seat has its own language.

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
