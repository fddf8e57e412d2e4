//! The wall of a club in a real Chromium: who plays, who leads, and how much time is left.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use fondaco_ledger::seating::Table;
use fondaco_rules::GameId;
use serde_json::{Value, json};

use super::club::Club;
use crate::support::browser::{Browser, Page};
use crate::support::port::own_port;
use crate::support::postgres::Postgres;
use crate::support::quick_folder::quick_folder;

/// The program that shows the wall; it ends with this.
struct Wall {
    program: Child,
    link: String,
}

impl Wall {
    fn show(club: &Club<'_>) -> Self {
        let laptop = club.laptop("Theke");
        let mut program = Command::new(env!("CARGO_BIN_EXE_fondaco"))
            .args(["--lang", "en", "--data-dir"])
            .arg(laptop.folder())
            .args(["club", "wall", "--port", &own_port().to_string()])
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program runs");
        let mut line = String::new();
        let output = program.stdout.take().expect("its output");
        BufReader::new(output).read_line(&mut line).expect("the address");
        let link = line.split(' ').find(|word| word.starts_with("http://")).expect("an address");
        Wall { link: link.trim_end_matches('.').to_owned(), program }
    }

    fn host(&self) -> &str {
        self.link.trim_start_matches("http://").trim_end_matches('/')
    }

    /// What it answers to a request as it is.
    fn answer(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(self.host()).expect("a connection");
        stream.set_read_timeout(Some(Duration::from_secs(120))).expect("set");
        stream.write_all(request.as_bytes()).expect("sent");
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    }

    fn ask(&self, method: &str, path: &str, host: &str) -> String {
        self.answer(&format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        ))
    }

    fn state(&self) -> Value {
        let answer = self.ask("GET", "/state.json", self.host());
        let (_, body) = answer.split_once("\r\n\r\n").expect("a body");
        serde_json::from_str(body).expect("JSON")
    }
}

impl Drop for Wall {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

/// Another program says how a game stands.
fn tell(club: &Club<'_>, seats: &Value) {
    let live = json!({"stage": 2, "seats": seats}).to_string();
    let mut owner = club.database.owner();
    owner.execute("UPDATE fondaco.game SET live = $1", &[&live]).expect("told");
    owner.batch_execute("NOTIFY fondaco").expect("told");
}

fn judge(page: &Page<'_>, name: &str) {
    if let Some(folder) = std::env::var_os("FONDACO_PICTURES") {
        let folder = PathBuf::from(folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        page.screenshot(&folder.join(format!("{name}.png")));
    }
    assert_eq!(page.audit(), [""; 0], "{name}");
    let over =
        page.eval("document.documentElement.scrollWidth - document.documentElement.clientWidth");
    assert_eq!(over, json!(0), "{name} is wider than the screen");
}

#[test]
fn the_wall_shows_the_evening_as_it_goes_on_in_every_language() {
    let (Some(server), Some(browser)) = (Postgres::shared(), Browser::start()) else {
        return;
    };
    let club = Club::found(&server);
    let wall = Wall::show(&club);
    let pages = [("de", 1920, 1080), ("en", 1280, 800), ("it", 390, 844)];
    let pages = pages.map(|(language, width, height)| {
        let page = browser.page(width, height, language);
        page.go(&wall.link);
        assert_eq!(page.attribute("html", "lang").as_deref(), Some(language));
        (page, language)
    });
    let everywhere = |what: &str, condition: &str| {
        for (page, language) in &pages {
            page.wait_until(&format!("{what} in {language}"), condition);
        }
    };
    let says =
        |text: &str| format!("document.querySelector('main').textContent.includes('{text}')");

    let mut laptop = club.laptop("Tisch 7");
    laptop.begin(1);
    laptop.play(20);
    laptop.post().expect("posted");
    everywhere("the table", &says("Tisch 7"));
    tell(&club, &json!([{"name": "Eva", "points": 3}, {"name": "<b>Axel</b>", "points": 12}]));
    everywhere("who leads", "document.querySelector('.seats .leads')");
    for (page, language) in &pages {
        assert!(page.text(".seats .leads").contains("<b>Axel</b> 12"), "{language}");
    }
    tell(&club, &json!([{"name": "Eva", "points": 14}, {"name": "Axel", "points": 12}]));
    let leads = "document.querySelector('.seats .leads').textContent.includes('Eva 14')";
    everywhere("the new leader", leads);

    let names = ["Axel", "Eva", "Ole"].map(str::to_owned).to_vec();
    let tables = [Table { game: GameId::Kathai, names }];
    club.steward().begin_round(&tables, Some(45)).expect("begun");
    everywhere("the clock", "document.querySelector('h1 + .clock[data-left]')");
    assert_eq!(pages[0].0.text("h1"), "Runde 1");
    let before = pages[0].0.text("h1 + .clock");
    pages[0].0.wait_until(
        "the clock to run",
        &format!("document.querySelector('h1 + .clock').textContent !== '{before}'"),
    );
    let left = wall.state()["evening"]["round"]["left"].as_i64().expect("a clock");
    assert!((2000..=2700).contains(&left), "{left}");

    laptop.play(usize::MAX);
    laptop.post().expect("posted");
    everywhere("the league", "document.querySelector('#league-tonight, #league-ever')");
    assert_eq!(wall.state()["leagues"]["ever"]["games"], 1);
    for (page, language) in &pages {
        judge(page, &format!("wall-{language}"));
    }
    let dark = browser.page(1920, 1080, "de");
    dark.prefer_dark();
    dark.go(&format!("{}?lang=it", wall.link));
    assert_eq!(dark.attribute("html", "lang").as_deref(), Some("it"), "as it was chosen");
    judge(&dark, "wall-dark");
    let plain = browser.page(1280, 800, "en");
    plain.switch_scripts_off();
    plain.go(&wall.link);
    assert!(plain.source().contains("http-equiv=\"refresh\""));
    assert!(plain.text("h1 + .clock").contains(':'));
}

#[test]
fn whatever_one_screen_cannot_hold_takes_turns() {
    let (Some(server), Some(browser)) = (Postgres::shared(), Browser::start()) else {
        return;
    };
    let club = Club::found(&server);
    let names = |table: u32| (0..6).map(|seat| format!("Somebody {table}-{seat}")).collect();
    let tables: Vec<Table> =
        (1..=30).map(|table| Table { game: GameId::Byzanz, names: names(table) }).collect();
    club.steward().begin_round(&tables, None).expect("begun");
    let wall = Wall::show(&club);
    let page = browser.page(1280, 800, "en");
    // Nobody waits for twelve seconds here.
    let hurry = "const later = window.setInterval;
        window.setInterval = (what, after) => later(what, after === 12000 ? 150 : after);";
    page.cdp("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": hurry }));
    page.go(&wall.link);
    page.eval(
        "(() => {
            const seen = new Set();
            window.seen = seen;
            window.over = [];
            setInterval(() => {
                const end = document.querySelector('.panel').getBoundingClientRect().bottom;
                for (const row of document.querySelectorAll('.panel [data-row]')) {
                    const box = row.getBoundingClientRect();
                    if (box.height === 0) { continue; }
                    seen.add(row.querySelector('strong').textContent);
                    if (box.bottom > end + 1) { over.push(row.textContent); }
                }
            }, 20);
        })()",
    );
    page.wait_until("every table to be seen", "seen.size === 30");
    assert_eq!(page.eval("over"), json!([]), "nothing is cut off");
    page.click("#hold");
    let now = "[...document.querySelectorAll('[data-row]')].map(row => row.hidden).join()";
    let held = page.eval(now);
    std::thread::sleep(Duration::from_millis(500));
    assert_eq!(page.eval(now), held, "it holds still");
}

#[test]
fn a_wall_without_its_ledger_says_since_when_and_comes_back() {
    let (Some(server), Some(browser)) = (Postgres::start(&[]), Browser::start()) else {
        return;
    };
    let club = Club::found(&server);
    let mut laptop = club.laptop("Table 1");
    laptop.whole_game(1);
    laptop.post().expect("posted");
    let mut wall = Wall::show(&club);
    let page = browser.page(1280, 800, "en");
    page.go(&wall.link);
    server.kill();
    page.wait_until("a word about it", "document.querySelector('main > .refused')");
    assert!(page.text("main > .refused").starts_with("No connection to the club ledger since"));
    assert!(page.exists("#league-ever"), "what was known stays");
    assert!(wall.state()["lost"].is_string());
    server.resume();
    page.wait_until("the ledger to be back", "!document.querySelector('main > .refused')");
    assert!(wall.state()["lost"].is_null());
    wall.program.kill().expect("ended");
    page.wait_until("a word about the wall", "document.body.classList.contains('lost')");
    assert!(page.text("#touch").contains("No connection"));
}

#[test]
fn strangers_can_look_at_the_wall_and_nothing_else() {
    let Some(server) = Postgres::shared() else {
        return;
    };
    let club = Club::found(&server);
    let wall = Wall::show(&club);
    let status = |answer: &str| answer.split(' ').nth(1).unwrap_or_default().to_owned();
    for path in ["/", "/live", "/state.json", "/wall.css"] {
        for host in ["evil.example", "", "127.0.0.1", "localhost:1"] {
            assert_eq!(status(&wall.ask("GET", path, host)), "421", "{host} {path}");
        }
    }
    let two = format!("GET / HTTP/1.1\r\nHost: {0}\r\nHost: {0}\r\n\r\n", wall.host());
    assert!(matches!(status(&wall.answer(&two)).as_str(), "400" | "421"));
    for method in ["POST", "PUT", "DELETE"] {
        assert_eq!(status(&wall.ask(method, "/", wall.host())), "405", "{method}");
    }
    for path in ["/../etc/passwd", "/fondaco", "/%00", "/?lang=%3Cscript%3E", "/?lang=xx"] {
        let answer = wall.ask("GET", path, wall.host());
        assert!(matches!(status(&answer).as_str(), "200" | "400" | "404"), "{path}: {answer}");
        assert!(!answer.contains("root:") && !answer.contains("<script>"), "{path}");
    }
    let page = wall.ask("GET", "/", wall.host());
    assert_eq!(status(&page), "200");
    assert!(page.contains("content-security-policy: default-src 'none'"), "{page}");
    let long = format!("GET /{} HTTP/1.1\r\nHost: {}\r\n\r\n", "a".repeat(100_000), wall.host());
    assert_ne!(status(&wall.answer(&long)), "200");
    assert_eq!(status(&wall.ask("GET", "/", wall.host())), "200", "it goes on");
}

#[test]
fn where_nothing_can_be_shown_is_said() {
    let Some(server) = Postgres::shared() else {
        return;
    };
    let club = Club::found(&server);
    let laptop = club.laptop("Table 1");
    let refused = |folder: &std::path::Path, arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_fondaco"))
            .args(["--lang", "en", "--data-dir"])
            .arg(folder)
            .args(["club", "wall"])
            .args(arguments)
            .output()
            .expect("the program runs");
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        String::from_utf8(output.stderr).expect("text")
    };
    let alone = quick_folder();
    assert!(refused(alone.path(), &[]).contains("hasn’t joined"));
    for address in ["0.0.0.0", "203.0.113.9"] {
        let told = refused(laptop.folder(), &["--network", address]);
        assert!(told.starts_with(&format!("Nothing can be shown at {address}")), "{told}");
    }
}
