//! The table: what each game brings to it (`board`), the screen around that (`screen`), the same
//! read from two metres (`far`), and the keys.

pub mod board;
pub mod far;
pub mod keys;
pub(super) mod refusal;
mod screen;

pub use screen::{
    Action, AnyMessage, AnyTable, DemoMessage, EndMessage, EndPage, Message, PastMessage,
    QuickMessage, Reply, Table, Unsaved, Way,
};
#[cfg(feature = "phones")]
pub use screen::{Answer, Moment};
