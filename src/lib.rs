//! Fondaco: a companion for playing merchant card games with real cards on a real table.

pub mod rules;
