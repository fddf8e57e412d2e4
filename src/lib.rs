//! Fondaco: a companion for playing merchant card games with real cards on a real table.
//!
//! From the ground up: [`language`] and [`text`] know languages and letters, [`fields`] read JSON
//! strictly; [`rules`] say what is legal and what it is worth; a [`record`] is a game as data, a
//! [`voice`] says a call;
//! [`statistics`] add finished games up, a [`journal`] is a record being written, [`settings`] are
//! what people set once, a [`palette`] has the colours; a [`store`] keeps games on disk, a
//! `ledger` those of many laptops; [`i18n`]
//! puts all of it into words; [`export`] gives it to others; [`app`] is the window and [`cli`] the
//! terminal. Each uses only what comes before it (`tests/architecture.rs`).

pub mod app;
pub mod cli;
pub mod describe;
pub mod export;
pub mod i18n;
pub mod palette;
pub mod voice;
