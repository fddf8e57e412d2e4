//! The screens beside the table. Each has its state, its messages, an update and a view.

#[cfg(feature = "club")]
pub mod club;
#[cfg(not(feature = "club"))]
#[path = "screens/no_club.rs"]
pub mod club;
pub(super) mod game_summary;
pub mod keys;
pub mod library;
pub mod my_box;
#[cfg(feature = "phones")]
pub mod phones;
#[cfg(not(feature = "phones"))]
#[path = "screens/no_phones.rs"]
pub mod phones;
pub mod rulebook;
pub mod settings;
pub mod setup;
pub mod start;
