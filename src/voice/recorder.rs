//! A voice that is not heard.

use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use super::{Call, Engine, Silence, Speaking};

/// An engine for tests that writes down what would be said. Clones share what they wrote.
#[derive(Clone, Debug, Default)]
pub struct Recorder {
    said: Arc<Mutex<Vec<Call>>>,
}

impl Recorder {
    /// A recorder that has heard nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// All calls so far, the oldest first. Whoever asks right after
    /// [`Speaker::say`](super::Speaker::say) lets the speaker finish first, with
    /// [`Speaker::wait`](super::Speaker::wait).
    pub fn said(&self) -> Vec<Call> {
        self.said.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Engine for Recorder {
    fn say(&mut self, call: &Call) -> io::Result<Box<dyn Speaking>> {
        let mut said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        said.push(call.clone());
        Ok(Box::new(Silence))
    }
}
