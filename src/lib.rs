//! Fondaco: a companion for playing merchant card games with real cards on a real table.
//!
//! The house, from the ground up: [`rules`] say what is legal and what it is worth, a
//! [`record`] is a game as data, a [`journal`] is a record being written, [`i18n`] puts all of it
//! into words, [`export`] gives it to others in the colours of a [`palette`], a [`store`] keeps
//! games and [`settings`], [`cli`] is the terminal face and [`app`] the window. Each uses only
//! what comes before it.

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
pub mod store;
