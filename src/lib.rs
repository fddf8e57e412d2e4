//! Fondaco: a companion for playing merchant card games with real cards on a real table.
//!
//! What it knows is in crates of its own: `fondaco-text`, `fondaco-rules`, `fondaco-record`,
//! `fondaco-store`, `fondaco-ledger` and `fondaco-words`. This is the program around them. From the
//! ground up: [`describe`] puts the library and the ledger into words, a [`voice`] says a call, a
//! [`palette`] has the colours, [`export`] gives games to others, [`app`] is the window and [`cli`]
//! the terminal. Each uses only what comes before it (`tests/architecture.rs`).

pub mod app;
pub mod cli;
pub mod describe;
pub mod export;
pub mod palette;
pub mod voice;
