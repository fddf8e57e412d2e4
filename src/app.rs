//! The window, in five rooms; each uses only those before it. `ui` is what any window could have;
//! `table` is the table with the boards of the games; `served` does its work without a window, in
//! threads of its own: the worker of the store, and pages for phones and for the wall; `screens`
//! are all other screens; `shell` is the window that holds all of it. `tests/architecture.rs`
//! proves it.

pub mod screens;
pub mod served;
pub mod shell;
pub mod table;
pub mod ui;

pub use shell::{
    App, CLICKS_APART, DisplayServer, FileManager, Library, Message, NoWindow, Options, Reply,
    Serve, Voice, application, run,
};
