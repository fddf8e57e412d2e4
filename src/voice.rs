//! The voice of the turn caller: what is called, who says it, and how it is cut short when the game
//! has gone on.
//!
//! A [`Speaker`] says one [`Call`] at a time through an [`Engine`]: a [`SystemSpeech`] speaks with
//! a [`Program`] that the system has, a [`Recorder`] only writes down what would be said.

mod mac;
mod program;
mod recorder;
mod sanitise;
mod speaker;
mod system_speech;

use std::io;

use fondaco_words::Call;

pub use program::{Program, System, all_in, find, find_in};
pub use recorder::Recorder;
pub use sanitise::{LONGEST, sanitise};
pub use speaker::{Speaker, VoiceError};
pub use system_speech::SystemSpeech;

/// Somebody who can speak.
pub trait Engine: Send {
    /// Begins to say it, and does not wait for the end.
    ///
    /// # Errors
    /// If it cannot even be begun.
    fn say(&mut self, call: &Call) -> io::Result<Box<dyn Speaking>>;
}

/// A call being said.
pub trait Speaking {
    /// Whether all of it has been said. Does not wait.
    ///
    /// # Errors
    /// If it went wrong on the way; it is over then.
    fn is_done(&mut self) -> io::Result<bool>;

    /// Cuts it short.
    fn stop(&mut self);
}

/// A call without a word: over as soon as it is begun.
struct Silence;

impl Speaking for Silence {
    fn is_done(&mut self) -> io::Result<bool> {
        Ok(true)
    }

    fn stop(&mut self) {}
}
