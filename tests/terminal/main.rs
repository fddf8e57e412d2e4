//! The program at a terminal.

#![allow(clippy::expect_used, clippy::panic)]

mod games;
mod library;
#[cfg(target_os = "linux")]
mod no_window;
mod silk_road;
mod watch;

#[path = "../support"]
#[allow(dead_code)]
mod support {
    pub mod faults;
    pub mod kathai_evening;
    pub mod quick_folder;
    pub mod random_game;
    pub mod scribe;
    pub mod seed;
    pub mod terminal;
}
