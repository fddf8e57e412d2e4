//! Keeping the screen awake while people look at it from across the table. Whoever asks the system
//! is a thread of its own, so that no frame waits for it.

use std::sync::mpsc::{self, Sender};
use std::thread;

use iced::futures::FutureExt as _;
use iced::futures::channel::oneshot;
use iced::futures::future::Future;

/// The screen stays awake as long as this is there.
#[derive(Debug)]
pub struct Awake {
    /// Nothing is ever sent: the thread lets go when this is gone.
    _held: Sender<()>,
}

/// What the system says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HoldOutcome {
    /// The screen stays awake.
    Held,
    /// It does not let programs do that.
    Refused,
}

impl Awake {
    /// Asks the system to keep the screen awake, for a reason that people can read. What comes of
    /// it is told later. The bus is the session's own unless another address is given.
    pub fn hold(
        bus: Option<String>,
        reason: String,
    ) -> (Self, impl Future<Output = HoldOutcome> + Send + 'static) {
        let (held, released) = mpsc::channel::<()>();
        let (sender, receiver) = oneshot::channel();
        let spawned = thread::Builder::new().spawn(move || {
            let hold = system::hold(bus.as_deref(), &reason);
            let outcome = match hold {
                Some(_) => HoldOutcome::Held,
                None => HoldOutcome::Refused,
            };
            let _ = sender.send(outcome);
            if let Some(hold) = hold {
                let _ = released.recv();
                hold.release();
            }
        });
        drop(spawned);
        let outcome = receiver.map(|reply| reply.unwrap_or(HoldOutcome::Refused));
        (Awake { _held: held }, outcome)
    }
}

/// Desktops on Linux and its kin listen on the session bus. We ask them ourselves: keepawake would
/// wait for ever for one that does not answer, and panic if it is gone when the screen is released.
#[cfg(all(unix, not(target_os = "macos")))]
mod system {
    use std::time::Duration;

    use zbus::blocking::Connection;
    use zbus::blocking::connection::Builder;

    const NAME: &str = "org.freedesktop.ScreenSaver";
    const PATH: &str = "/org/freedesktop/ScreenSaver";
    /// Whoever has not answered by then does not answer.
    const PATIENCE: Duration = Duration::from_secs(5);

    pub struct Hold {
        connection: Connection,
        cookie: u32,
    }

    pub fn hold(bus: Option<&str>, reason: &str) -> Option<Hold> {
        let builder = match bus {
            Some(address) => Builder::address(address),
            None => Builder::session(),
        };
        let connection = builder.ok()?.method_timeout(PATIENCE).build().ok()?;
        let program = env!("CARGO_PKG_NAME");
        let answer =
            connection.call_method(Some(NAME), PATH, Some(NAME), "Inhibit", &(program, reason));
        let cookie = answer.ok()?.body().deserialize().ok()?;
        Some(Hold { connection, cookie })
    }

    impl Hold {
        pub fn release(self) {
            let cookie = &(self.cookie,);
            let connection = self.connection;
            // Should that fail, it ends with the connection.
            let _ = connection.call_method(Some(NAME), PATH, Some(NAME), "UnInhibit", cookie);
        }
    }
}

/// Elsewhere the system counts who needs the screen; on Windows it counts threads.
#[cfg(any(target_os = "macos", windows))]
mod system {
    use keepawake::{Builder, KeepAwake};

    pub struct Hold(KeepAwake);

    pub fn hold(_bus: Option<&str>, reason: &str) -> Option<Hold> {
        let held = Builder::default().display(true).idle(true).reason(reason).create();
        held.ok().map(Hold)
    }

    impl Hold {
        pub fn release(self) {
            drop(self.0);
        }
    }
}
