//! The library and the ledger in words: what went wrong, and what they tell.

#[cfg(feature = "club")]
mod ledger;
mod store;

#[cfg(feature = "club")]
pub use ledger::{
    best, conflict, guests, league_games, league_row, ledger_error, meeting, name_of_kind,
    overruled, person_games, posted, rated, round_clock, running, running_game, seating_table,
    streak,
};
pub use store::{file_error, import, news, store_error};
