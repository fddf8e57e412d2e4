//! The library of games on the disk.

#![allow(clippy::expect_used, clippy::panic)]

mod games;
mod import;
mod model;

#[path = "../support"]
#[allow(dead_code)]
mod support {
    pub mod library_actions;
    pub mod plain_library;
    pub mod quick_folder;
    pub mod random_game;
    pub mod scribe;
    pub mod seed;
}
