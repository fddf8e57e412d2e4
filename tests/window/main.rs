//! The window, as somebody uses it who sees, clicks and types.

#![allow(clippy::expect_used, clippy::panic)]

#[cfg(feature = "club")]
mod club;
mod comfort;
mod corrections;
mod demo;
mod effort;
mod end;
mod far;
mod far_entry;
mod game;
mod kathai;
mod keyboard;
mod library;
mod look;
mod monkey;
mod my_box;
mod quick;
mod rulebook;
mod scripts;
mod setup;
mod silk_road;
mod small;
mod still;
mod table;
mod voice;

#[path = "../support"]
#[allow(dead_code)]
mod support {
    pub mod any_game;
    pub mod hand;
    pub mod kathai_evening;
    pub mod quick_folder;
    pub mod random_game;
    pub mod random_kathai;
    pub mod rooms;
    pub mod screen;
    pub mod seed;
    pub mod silk_road_guest;
    pub mod source_files;
    pub mod system_fonts;
    pub mod typist;
    pub mod visitor;
}
