//! Fondaco: a companion for playing merchant card games with real cards on a real table.
//!
//! The house, from the ground up: [`rules`] say what is legal and what it is worth, a
//! [`record`] is a game as data, a [`journal`] is a record being written, [`statistics`] add
//! finished games up, a [`store`] keeps games and [`settings`], [`i18n`] puts all of it into words,
//! [`export`] gives it to others in the colours of a [`palette`], a [`voice`] says it, [`app`] is the window and [`cli`]
//! the terminal face. Each uses only what comes before it.

pub mod app;
pub mod cli;
pub mod export;
pub mod i18n;
pub mod journal;
pub mod language;
pub mod palette;
pub mod record;
pub mod rules;
pub mod settings;
pub mod statistics;
pub mod store;
pub mod text;
pub mod voice;
