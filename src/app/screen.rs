//! The screens. Each has its state, its messages, an update and a view.

#[cfg(feature = "club")]
pub mod club;
#[cfg(not(feature = "club"))]
#[path = "screen/no_club.rs"]
pub mod club;
pub mod keys;
pub mod library;
pub mod my_box;
#[cfg(feature = "phones")]
pub mod phones;
#[cfg(not(feature = "phones"))]
#[path = "screen/no_phones.rs"]
pub mod phones;
pub mod rulebook;
pub mod settings;
pub mod setup;
pub mod start;
pub mod table;
