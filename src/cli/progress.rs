//! Long work in the terminal: how far it is, and Ctrl+C, which breaks it off with nothing half done.

use std::cell::Cell;
use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Whatever is done sooner needs no word.
const SOON: Duration = Duration::from_millis(300);

/// So long it may take to end in an orderly way.
const GRACE: Duration = Duration::from_secs(1);

static STOPPED: AtomicBool = AtomicBool::new(false);

/// How far some work is.
pub(super) struct Progress {
    begun: Instant,
    /// Whether somebody looks.
    is_seen: bool,
    shown: Cell<Option<u64>>,
}

/// From now on Ctrl+C is noticed by whoever asks [`is_stopped`].
pub(super) fn heed_ctrl_c() {
    // What waits for somebody else, or is nearly done, may not notice: steps are whole or not
    // at all, also if the program ends here. If there is no handler, the system ends it.
    let _ = ctrlc::try_set_handler(|| {
        if !STOPPED.swap(true, Ordering::Relaxed) {
            thread::sleep(GRACE);
        }
        std::process::exit(130);
    });
}

/// Whether somebody has pressed Ctrl+C.
pub(super) fn is_stopped() -> bool {
    STOPPED.load(Ordering::Relaxed)
}

impl Progress {
    pub fn new() -> Self {
        heed_ctrl_c();
        let is_seen = io::stderr().is_terminal();
        Progress { begun: Instant::now(), is_seen, shown: Cell::new(None) }
    }

    /// Shows how much of how much is done; tells whether to go on.
    pub fn watch(&self, done: u64, all: u64) -> bool {
        let percent = (done * 100).checked_div(all).unwrap_or(0).min(100);
        if self.is_seen && self.begun.elapsed() > SOON && self.shown.get() != Some(percent) {
            self.shown.set(Some(percent));
            let _ = write!(io::stderr().lock(), "\r{percent:3} %");
        }
        !is_stopped()
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.shown.get().is_some() {
            let _ = write!(io::stderr().lock(), "\r     \r");
        }
    }
}
