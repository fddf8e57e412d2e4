//! A table in the real window with phones around it: the program itself, on an X server without a
//! screen, serving its page to browsers on this machine.

use std::fs;
use std::io::{BufRead, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;

use super::browser::{Browser, Page};
use super::port::own_port;
use super::quick_folder::quick_folder;
use super::real_window::{RealWindow, Server};

/// A table that phones can come to.
pub struct PhoneTable<'a> {
    pub window: Option<RealWindow<'a>>,
    server: &'a Server,
    /// The address with the invitation.
    pub link: String,
}

/// A finished game of this name.
pub fn demo(game: &str) -> Value {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("assets/demo/{game}.json"));
    serde_json::from_slice(&fs::read(file).expect("the demo")).expect("JSON")
}

const ENTER: u32 = 0xff0d;

const PROGRAM: &str = env!("CARGO_BIN_EXE_fondaco");

impl<'a> PhoneTable<'a> {
    /// A game as it is in this record, open to phones that may enter so much.
    pub fn open(server: &'a Server, record: &Value, entry: &str) -> Self {
        let settings = json!({ "language": "en", "phones": { "entry": entry } });
        PhoneTable::open_with(server, record, &settings, [1280, 800])
    }

    /// The same with these settings, in a window of this size.
    pub fn open_with(server: &'a Server, record: &Value, settings: &Value, size: [u16; 2]) -> Self {
        let folder = quick_folder();
        fs::write(folder.path().join("settings.json"), settings.to_string()).expect("written");
        let mut record = record.clone();
        record["id"] = json!("table");
        let file = folder.path().join("game.json");
        fs::write(&file, record.to_string()).expect("written");
        // As if it had been served there before: nobody else gets its port while it is torn away.
        let guests = json!({ "invitation": "", "guests": {} });
        let kept = json!({ "game": "table", "port": own_port(), "list": guests });
        fs::write(folder.path().join("phones.json"), kept.to_string()).expect("written");
        let imported = Command::new(PROGRAM)
            .args(["import", "--data-dir"])
            .args([folder.path(), &file])
            .output()
            .expect("the program runs");
        assert!(imported.status.success(), "{imported:?}");
        PhoneTable::resume(server, folder, size)
    }

    fn resume(server: &'a Server, folder: TempDir, size: [u16; 2]) -> Self {
        let arguments = ["--serve", "127.0.0.1"];
        let mut window = RealWindow::open(server, &arguments, folder, size);
        let output = window.output.take().expect("its output");
        let mut link = String::new();
        BufReader::new(output).read_line(&mut link).expect("the address");
        // The card that says where the game was left is read.
        window.settle();
        window.press(ENTER, &[]);
        window.settle();
        PhoneTable { window: Some(window), server, link: link.trim().to_owned() }
    }

    /// Tears the program away in the middle of whatever it does, and starts it again.
    pub fn tear_away(&mut self) {
        let folder = self.window.take().expect("a window").kill();
        *self = PhoneTable::resume(self.server, folder, [1280, 800]);
    }

    pub fn window(&mut self) -> &mut RealWindow<'a> {
        self.window.as_mut().expect("a window")
    }

    /// Host and port.
    pub fn host(&self) -> &str {
        let link = self.link.strip_prefix("http://").expect("an address");
        link.split('/').next().expect("a host")
    }

    /// The code of the invitation.
    pub fn invitation(&self) -> &str {
        self.link.rsplit('/').next().expect("a code")
    }

    /// The game as it is on the disk.
    pub fn record(&self) -> Value {
        let folder = self.window.as_ref().expect("a window").folder();
        let exported = Command::new(PROGRAM)
            .args(["export", "1", "--as", "json", "--data-dir"])
            .arg(folder)
            .output()
            .expect("the program runs");
        serde_json::from_slice(&exported.stdout).expect("a record")
    }

    /// A phone whose owner has taken a seat, by its number.
    pub fn phone<'b>(&self, browser: &'b Browser, seat: usize) -> Page<'b> {
        let page = browser.page(390, 844, "en");
        page.go(&self.link);
        page.click(&format!("input[name=seat][value=\"{seat}\"] + button"));
        page.wait_until("the table", "!!document.querySelector('main[data-version]')");
        page
    }

    /// Says something to the server as it is, and returns what it answers.
    pub fn say(&self, request: &[u8]) -> String {
        let mut stream = self.connect();
        stream.write_all(request).expect("sent");
        let mut answer = Vec::new();
        // Whoever is hung up on has an answer, too.
        let _ = stream.read_to_end(&mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    }

    pub fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.host()).expect("somebody listens");
        stream.set_read_timeout(Some(Duration::from_secs(120))).expect("a limit");
        stream
    }
}
