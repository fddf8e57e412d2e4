//! What the program makes of the system around it, and for it.

#![allow(clippy::expect_used, clippy::panic)]

#[cfg(all(unix, not(target_os = "macos")))]
mod awake;
mod packaging;
mod pictures;
mod voice;

#[path = "../support"]
#[allow(dead_code)]
mod support {
    pub mod random_game;
    pub mod system_fonts;
}
