//! The page for the phones, as people see and use it in a real Chromium.
//!
//! Where there is no Chromium, nothing is looked at.

#![cfg(feature = "phones")]
#![allow(clippy::expect_used, clippy::panic)]

#[path = "../support"]
#[allow(dead_code)]
mod support {
    pub mod browser;
    pub mod crowd;
    pub mod phone_table;
    pub mod port;
    pub mod quick_folder;
    pub mod real_window;
    pub mod visit;
}

mod attacks;
mod crowd;
mod fingers;
mod games;
mod looks;
mod secrets;
mod sheet;
mod support_check;
