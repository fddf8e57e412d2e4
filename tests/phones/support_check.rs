//! The tests' own eyes: faults planted on purpose are found, and a phone is what it says it is.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;
use std::time::Duration;

use serde_json::json;

use crate::support::browser::{Browser, axe};

/// Two pages: a sound one, and one with a picture that nobody describes and a text that few can
/// read. Both give a cookie, say which one came along, and allow nothing but what is theirs.
struct Site {
    address: String,
}

impl Site {
    fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = format!("http://{}", listener.local_addr().expect("its address"));
        thread::spawn(move || {
            for visitor in listener.incoming().flatten() {
                // Some come without a word.
                thread::spawn(|| answer(visitor));
            }
        });
        Site { address }
    }

    fn sound(&self) -> String {
        format!("{}/sound", self.address)
    }

    fn faulty(&self) -> String {
        format!("{}/faulty", self.address)
    }
}

fn answer(mut visitor: TcpStream) -> Option<()> {
    let mut lines = BufReader::new(visitor.try_clone().ok()?).lines().map_while(Result::ok);
    let request = lines.next()?;
    let headers: Vec<_> =
        lines.take_while(|line| !line.is_empty()).map(|line| line.to_lowercase()).collect();
    let said = |name: &str| headers.iter().find_map(|line| line.strip_prefix(name)).unwrap_or("");
    let faults = match request.split(' ').nth(1)? {
        "/sound" => "",
        "/faulty" => {
            r#"<img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=">
               <p id="pale">Nobody reads this.</p>"#
        }
        _ => "Nothing is here.",
    };
    let page = format!(
        r#"<!DOCTYPE html>
        <html lang="en">
        <head>
            <title>A page</title>
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <style>
                body {{ background: white; color: black; }}
                #pale {{ color: #ccc; }}
                @media (prefers-color-scheme: dark) {{ body {{ background: black; color: white; }} }}
            </style>
        </head>
        <body>
            <main>
                <h1>A page</h1>
                <p id="cookie">{}</p>
                <p id="language">{}</p>
                <noscript><p>Without script</p></noscript>
                {faults}
            </main>
            <script>document.body.dataset.script = "ran";</script>
        </body>
        </html>"#,
        said("cookie: "),
        said("accept-language: "),
    );
    write!(
        visitor,
        "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: {}\r\n\
         Content-Security-Policy: default-src 'none'; img-src data:; style-src 'unsafe-inline'; \
         script-src 'sha256-hDIGvMdgKhbg3rwaUrW9tbyhgbJ9cddoJPNPO+ZO2L0='\r\n\
         Set-Cookie: seat=eva; HttpOnly\r\nConnection: close\r\n\r\n{page}",
        page.len()
    )
    .ok()
}

#[test]
fn planted_faults_are_found() {
    let (Some(browser), Some(_)) = (Browser::start(), axe()) else {
        return;
    };
    let site = Site::open();
    let page = browser.page(360, 640, "en");
    for scripts in ["on", "off"] {
        page.go(&site.sound());
        assert_eq!(page.audit(), [""; 0], "scripts {scripts}");
        page.go(&site.faulty());
        let found = page.audit();
        assert_eq!(found.len(), 2, "scripts {scripts}: {found:#?}");
        for (rule, place) in [("color-contrast: ", "#pale"), ("image-alt: ", "img")] {
            let named = found.iter().find(|fault| fault.starts_with(rule));
            assert!(named.is_some_and(|fault| fault.contains(place)), "{rule}{found:#?}");
        }
        page.switch_scripts_off();
    }
}

#[test]
fn a_phone_has_its_size_and_its_settings() {
    let Some(browser) = Browser::start() else {
        return;
    };
    let site = Site::open();
    let page = browser.page(360, 640, "it");
    page.go(&site.sound());
    assert_eq!(page.eval("[innerWidth, innerHeight]"), json!([360, 640]));
    assert_eq!(page.eval("matchMedia('(pointer: coarse)').matches"), true);
    assert_eq!(page.text("#language"), "it");

    let letters = "getComputedStyle(document.querySelector('p')).fontSize";
    assert_eq!(page.eval(letters), "16px");
    page.double_text();
    page.prefer_dark();
    page.go(&site.sound());
    assert_eq!(page.eval(letters), "32px");
    assert_eq!(page.eval("getComputedStyle(document.body).color"), "rgb(255, 255, 255)");
}

#[test]
fn scripts_can_be_switched_off() {
    let Some(browser) = Browser::start() else {
        return;
    };
    let site = Site::open();
    let page = browser.page(360, 640, "en");
    page.go(&site.sound());
    assert_eq!(page.attribute("body", "data-script").as_deref(), Some("ran"));
    assert!(!page.exists("noscript p"));
    page.switch_scripts_off();
    page.go(&site.sound());
    assert_eq!(page.attribute("body", "data-script"), None);
    assert_eq!(page.text("noscript p"), "Without script");
}

#[test]
fn two_phones_share_no_cookies() {
    let Some(browser) = Browser::start() else {
        return;
    };
    let site = Site::open();
    let [one, two] = ["en", "de"].map(|language| browser.page(360, 640, language));
    one.go(&site.sound());
    one.go(&site.sound());
    assert_eq!(one.text("#cookie"), "seat=eva");
    two.go(&site.sound());
    assert_eq!(two.text("#cookie"), "");
}

#[test]
fn a_phone_is_locked_and_loses_the_network() {
    let Some(browser) = Browser::start() else {
        return;
    };
    let site = Site::open();
    let page = browser.page(360, 640, "en");
    page.go(&site.sound());
    page.eval(
        "(() => {
            window.seen = [];
            window.turns = 0;
            for (const what of ['visibilitychange', 'freeze', 'resume'])
                document.addEventListener(what, () => seen.push(what));
            setInterval(() => { turns += 1 }, 10);
        })()",
    );
    page.wait_until("the page moves", "turns > 2");
    page.lock();
    page.wait_until("the page is locked", "seen.includes('freeze')");
    let turns = page.eval("turns");
    thread::sleep(Duration::from_millis(100));
    assert_eq!(page.eval("turns"), turns);
    assert_eq!(page.eval("document.visibilityState"), "hidden");
    page.unlock();
    page.wait_until("the page is seen again", "document.visibilityState === 'visible'");
    page.wait_until("the page goes on", &format!("turns > {turns}"));
    let seen = json!(["visibilitychange", "freeze", "resume", "visibilitychange"]);
    assert_eq!(page.eval("seen"), seen);
    assert_eq!(page.eval("[innerWidth, innerHeight]"), json!([360, 640]));

    page.set_offline(true);
    page.wait_until("no network", "!navigator.onLine");
    page.set_offline(false);
    page.wait_until("the network", "navigator.onLine");
}
