//! Everything that can happen in the window, and what everybody should know about it.

use std::path::PathBuf;

use iced::keyboard::{Key, Modifiers};
use iced::window;

use crate::app::screens::game_summary::GameSummary;
use crate::app::screens::{club, library, my_box, phones, rulebook, settings, setup, start};
use crate::app::served::store_worker::StoreReply;
use crate::app::table::{self, far};
use fondaco_record::journal::AnyPosition;
use fondaco_store::{Error, StoredGame};
use fondaco_text::Language;

/// Something everybody should know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Notice {
    /// Nothing can be written to the disk.
    NotSaved(Error),
    /// The same, and somebody wanted to close the window. They need only say so again.
    NotSavedYet(Error),
    /// Somebody else writes, and what was done here does not count.
    NotEntered(Error),
    /// A game cannot be opened.
    NotOpened(Error),
    /// A game does not follow the rules from this entry on.
    IllegalFrom { number: usize },
    /// Calls cannot be spoken: there is nothing to speak with, or it has failed.
    NoVoice { failed: bool },
}

/// Everything that can happen.
#[derive(Clone, Debug)]
pub enum Message {
    SetLanguage(Language),
    Home,
    Back,
    NewGame,
    Continue,
    Open(u32),
    OpenLibrary,
    /// A finished game to step through.
    OpenDemo,
    OpenRulebook,
    OpenSettings,
    OpenKeys,
    /// What was entered in the setup may be lost.
    LeaveSetup,
    /// The first of the news was read.
    ReadNews,
    Setup(setup::Message),
    Table(table::AnyMessage),
    Library(library::Message),
    Rulebook(rulebook::Message),
    Settings(settings::Message),
    Box(my_box::Message),
    Far(far::Message),
    Phones(phones::Message),
    Club(club::Message),
    Pressed(Key, Modifiers),
    CloseRequested(window::Id),
    /// A file was dropped onto the window.
    Dropped(PathBuf),
    /// The worker of the store has answered.
    Reply(Reply),
    /// Nothing but the look of the window has changed.
    Repaint,
    /// The window has another size now, and everything in it is drawn so much larger than usual.
    Grow(f32),
}

impl Message {
    /// Whether it is a step that a second click must not take by accident.
    pub(super) fn counts(&self) -> bool {
        match self {
            Message::Table(message) => message.is_entry(),
            Message::Setup(message) => {
                matches!(message, setup::Message::Next | setup::Message::Begin)
            }
            // What comes next takes the place of what is forgotten.
            Message::Box(message) => matches!(message, my_box::Message::Change(..)),
            _ => false,
        }
    }
}

impl From<start::Message> for Message {
    fn from(chosen: start::Message) -> Self {
        match chosen {
            start::Message::NewGame => Message::NewGame,
            start::Message::Continue => Message::Continue,
            start::Message::Rulebook => Message::OpenRulebook,
            start::Message::Library => Message::OpenLibrary,
            start::Message::Settings => Message::OpenSettings,
            start::Message::Demo => Message::OpenDemo,
        }
    }
}

/// The reply to a request.
#[derive(Clone, Debug)]
pub enum Reply {
    Waiting(StoreReply<Option<GameSummary>>),
    Opened(StoreReply<Box<StoredGame>>),
    /// Earlier games, for the table with this serial number, and where to go on.
    Earlier(u64, StoreReply<(Vec<AnyPosition>, Option<u32>)>),
    /// The first so many deeds of a table.
    Saved {
        serial: u64,
        deeds: usize,
        reply: StoreReply<u32>,
    },
    /// Something small.
    Done(StoreReply<()>),
    /// A backup was made, or could not be.
    BackedUp(StoreReply<()>),
    Library(library::Reply),
    Box(my_box::Reply),
    /// What became of something that was taken along from a table.
    Table(u64, table::Reply),
}
