//! Many tables and one ledger, against a real PostgreSQL.
//!
//! Where there is no PostgreSQL, nothing is posted.

#![cfg(all(feature = "club", unix))]
#![allow(clippy::expect_used, clippy::panic)]

mod club;
mod evening;
mod posting;
mod rights;
mod storm;
mod terminal;
mod tls;
#[cfg(feature = "phones")]
mod wall;

#[path = "../support"]
#[allow(dead_code)]
mod support {
    pub mod browser;
    pub mod port;
    pub mod postgres;
    pub mod quick_folder;
    pub mod random_game;
    pub mod scribe;
    pub mod seed;
}
