//! The screen is kept awake as long as it should be: a bus of our own, and somebody on it who
//! plays the desktop.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::Duration;

use fondaco::app::ui::awake::{Awake, HoldOutcome};
use iced_test::futures::futures::executor::block_on;
use zbus::blocking::connection::Builder;
use zbus::blocking::{Connection, fdo::DBusProxy};

/// Longer than anything takes.
const PATIENCE: Duration = Duration::from_secs(60);
const NAME: &str = "org.freedesktop.ScreenSaver";
const PATH: &str = "/org/freedesktop/ScreenSaver";

/// A bus of our own, which ends with the test.
struct Bus {
    daemon: Child,
    address: String,
}

impl Bus {
    /// Starts it, where there is a daemon for it.
    fn start() -> Option<Self> {
        let daemon = Command::new("dbus-daemon")
            .args(["--session", "--nofork", "--nopidfile", "--print-address=1"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let wanted = std::env::var_os("FONDACO_TOOLS").is_some();
        assert!(daemon.is_ok() || !wanted, "dbus-daemon should be here");
        let mut daemon = daemon.ok()?;
        let mut address = String::new();
        let told = daemon.stdout.take().expect("its words");
        let read = BufReader::new(told).read_line(&mut address);
        read.expect("an address");
        let address = address.trim().to_owned();
        Some(Bus { daemon, address })
    }

    fn connect(&self) -> Connection {
        let builder = Builder::address(self.address.as_str()).expect("an address");
        builder.build().expect("a connection")
    }
}

impl Drop for Bus {
    fn drop(&mut self) {
        let _ = self.daemon.kill();
        let _ = self.daemon.wait();
    }
}

/// What somebody asked of the desktop.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Asked {
    Inhibit { program: String, reason: String },
    UnInhibit(u32),
}

/// Plays the desktop.
struct Desktop {
    asked: Sender<Asked>,
    refuses: bool,
}

const COOKIE: u32 = 4711;

#[zbus::interface(name = "org.freedesktop.ScreenSaver")]
impl Desktop {
    fn inhibit(&self, program: &str, reason: &str) -> zbus::fdo::Result<u32> {
        let asked = Asked::Inhibit { program: program.to_owned(), reason: reason.to_owned() };
        self.asked.send(asked).expect("the test listens");
        if self.refuses {
            return Err(zbus::fdo::Error::AccessDenied("no".to_owned()));
        }
        Ok(COOKIE)
    }

    #[zbus(name = "UnInhibit")]
    fn release(&self, cookie: u32) {
        let asked = Asked::UnInhibit(cookie);
        self.asked.send(asked).expect("the test listens");
    }
}

fn desktop(bus: &Bus, refuses: bool) -> (Connection, Receiver<Asked>) {
    let (asked, heard) = mpsc::channel();
    let desktop = Desktop { asked, refuses };
    let builder = Builder::address(bus.address.as_str()).expect("an address");
    let builder = builder.serve_at(PATH, desktop).expect("a place");
    let connection = builder.name(NAME).expect("a name").build();
    (connection.expect("a desktop"), heard)
}

fn hold(address: &str) -> (Awake, HoldOutcome) {
    let (awake, outcome) = Awake::hold(Some(address.to_owned()), "We play.".to_owned());
    (awake, block_on(outcome))
}

#[test]
fn the_screen_stays_awake_until_nobody_needs_it() {
    let Some(bus) = Bus::start() else {
        // Nobody to ask: that is said, and nothing waits for it.
        let (_awake, outcome) = hold("unix:path=/nowhere/at/all");
        assert_eq!(outcome, HoldOutcome::Refused);
        return;
    };
    let (_desktop, asked) = desktop(&bus, false);
    let (awake, outcome) = hold(&bus.address);
    assert_eq!(outcome, HoldOutcome::Held);
    let inhibit = Asked::Inhibit { program: "fondaco".to_owned(), reason: "We play.".to_owned() };
    assert_eq!(asked.recv_timeout(PATIENCE), Ok(inhibit));
    assert!(asked.try_recv().is_err(), "it is held");
    // A desktop lets go as soon as whoever asked is gone: the daemon, us here, it, and the holder.
    let proxy = DBusProxy::new(&bus.connect()).expect("the daemon");
    let unique = |name: &zbus::names::OwnedBusName| name.starts_with(':');
    let names = proxy.list_names().expect("names");
    assert_eq!(names.iter().filter(|name| unique(name)).count(), 3);
    drop(awake);
    assert_eq!(asked.recv_timeout(PATIENCE), Ok(Asked::UnInhibit(COOKIE)));
}

#[test]
fn a_desktop_that_refuses_is_told() {
    let Some(bus) = Bus::start() else {
        let (_awake, outcome) = hold("unix:path=/nowhere/at/all");
        assert_eq!(outcome, HoldOutcome::Refused);
        return;
    };
    let (_desktop, asked) = desktop(&bus, true);
    let (awake, outcome) = hold(&bus.address);
    assert_eq!(outcome, HoldOutcome::Refused);
    assert!(matches!(asked.recv_timeout(PATIENCE), Ok(Asked::Inhibit { .. })));
    drop(awake);
}

#[test]
fn where_nobody_listens_that_is_told_and_nothing_hangs() {
    let (_awake, outcome) = hold("unix:path=/nowhere/at/all");
    assert_eq!(outcome, HoldOutcome::Refused);
    let (_awake, outcome) = hold("no address");
    assert_eq!(outcome, HoldOutcome::Refused);
    if let Some(bus) = Bus::start() {
        let (_awake, outcome) = hold(&bus.address);
        assert_eq!(outcome, HoldOutcome::Refused, "a bus without a desktop");
        // Whoever has the name and serves nothing answers nothing either.
        let builder = Builder::address(bus.address.as_str()).expect("an address");
        let _silent = builder.name(NAME).expect("a name").build().expect("a connection");
        let (_awake, outcome) = hold(&bus.address);
        assert_eq!(outcome, HoldOutcome::Refused, "a desktop that does not answer");
    }
}
