//! The program at a terminal.

#![allow(clippy::expect_used, clippy::panic)]

mod games;
mod library;
#[cfg(target_os = "linux")]
mod no_window;
mod silk_road;

#[path = "../support"]
#[allow(dead_code)]
mod support {
    pub mod kathai_evening;
    pub mod random_game;
    pub mod terminal;
}
