//! One voice at the table, which says one thing at a time.

use std::collections::VecDeque;
use std::io;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::{Call, Engine, Speaking, sanitise};

/// How often it is asked whether a call is over. A newer call does not wait for that.
const POLL_INTERVAL: Duration = Duration::from_millis(100);

/// Says calls one at a time, on a thread of its own. Only the newest counts: it cuts short what is
/// being said and takes the place of what still waits.
///
/// Dropping the speaker cuts it short and waits the moment that takes.
#[derive(Debug)]
pub struct Speaker {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

/// Why the voice cannot be heard. That there is no sound device is often not noticed: espeak-ng is
/// content without one.
#[derive(Debug, thiserror::Error)]
pub enum VoiceError {
    /// Nothing could be begun.
    #[error("the voice cannot be started")]
    Start(#[source] io::Error),
    /// What was begun did not end well.
    #[error("the voice broke off")]
    BrokeOff(#[source] io::Error),
}

impl Speaker {
    /// A speaker with this engine.
    pub fn new(engine: impl Engine + 'static) -> Self {
        let shared = Arc::new(Shared::default());
        let listener = Arc::clone(&shared);
        let thread =
            thread::Builder::new().name("voice".into()).spawn(move || listener.speak(engine));
        let thread = match thread {
            Ok(thread) => Some(thread),
            Err(error) => {
                shared.note(VoiceError::Start(error));
                None
            }
        };
        Self { shared, thread }
    }

    /// Has this said now, one call after the other, whatever is being said. Where there is no word
    /// to say, it hushes.
    pub fn say(&self, calls: impl IntoIterator<Item = Call>) {
        let calls = calls.into_iter().map(|call| Call { text: sanitise(&call.text), ..call });
        let calls: VecDeque<Call> = calls.filter(|call| !call.text.is_empty()).collect();
        if calls.is_empty() {
            self.hush();
        } else {
            self.shared.order(Order::Say(calls));
        }
    }

    /// Falls silent at once and forgets what waits.
    pub fn hush(&self) {
        self.shared.order(Order::Hush);
    }

    /// What went wrong first; told once.
    pub fn trouble(&self) -> Option<VoiceError> {
        self.shared.state().trouble.take()
    }

    /// Waits until nothing is being said and nothing waits to be said.
    pub fn wait(&self) {
        let mut state = self.shared.state();
        while !state.is_idle && self.thread.as_ref().is_some_and(|thread| !thread.is_finished()) {
            let woken = self.shared.changed.wait_timeout(state, POLL_INTERVAL);
            state = woken.unwrap_or_else(PoisonError::into_inner).0;
        }
    }
}

impl Drop for Speaker {
    fn drop(&mut self) {
        self.shared.order(Order::End);
        if let Some(thread) = self.thread.take() {
            // An engine that panicked has said so already.
            let _ = thread.join();
        }
    }
}

/// What the table and the thread that speaks have in common.
#[derive(Debug, Default)]
struct Shared {
    state: Mutex<SpeakerState>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct SpeakerState {
    /// The newest order, until the thread attends to it.
    order: Option<Order>,
    /// Whether no order waits and nothing is being said.
    is_idle: bool,
    has_failed: bool,
    trouble: Option<VoiceError>,
}

/// What the table wants of the voice. Each cuts short what is being said.
#[derive(Debug)]
enum Order {
    Say(VecDeque<Call>),
    Hush,
    End,
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, SpeakerState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn order(&self, order: Order) {
        let mut state = self.state();
        state.order = Some(order);
        state.is_idle = false;
        self.changed.notify_all();
    }

    fn note(&self, trouble: VoiceError) {
        let mut state = self.state();
        if !state.has_failed {
            state.has_failed = true;
            state.trouble = Some(trouble);
        }
    }

    fn speak(&self, mut engine: impl Engine) {
        let mut speaking: Option<Box<dyn Speaking>> = None;
        let mut waiting = VecDeque::new();
        loop {
            speaking = speaking.and_then(|speaking| self.listen(speaking));
            if speaking.is_none()
                && let Some(call) = waiting.pop_front()
            {
                match engine.say(&call) {
                    Ok(begun) => speaking = Some(begun),
                    Err(error) => self.note(VoiceError::Start(error)),
                }
            }
            let Some(order) = self.next_order(speaking.is_some() || !waiting.is_empty()) else {
                continue;
            };
            if let Some(mut stale) = speaking.take() {
                stale.stop();
            }
            match order {
                Order::Say(calls) => waiting = calls,
                Order::Hush => waiting.clear(),
                Order::End => return,
            }
        }
    }

    /// What is being said, if it is not over.
    fn listen(&self, mut speaking: Box<dyn Speaking>) -> Option<Box<dyn Speaking>> {
        match speaking.is_done() {
            Ok(false) => Some(speaking),
            Ok(true) => None,
            Err(error) => {
                self.note(VoiceError::BrokeOff(error));
                None
            }
        }
    }

    /// The newest order. While something is being said it is waited for only a little, since the
    /// end of a call does not announce itself.
    fn next_order(&self, is_speaking: bool) -> Option<Order> {
        let mut state = self.state();
        if is_speaking {
            let woken = self
                .changed
                .wait_timeout_while(state, POLL_INTERVAL, |state| state.order.is_none());
            state = woken.unwrap_or_else(PoisonError::into_inner).0;
        } else {
            if state.order.is_none() {
                state.is_idle = true;
                self.changed.notify_all();
            }
            let woken = self.changed.wait_while(state, |state| state.order.is_none());
            state = woken.unwrap_or_else(PoisonError::into_inner);
        }
        state.order.take()
    }
}
