//! Strangers on the network: each of their tricks is refused and counted, and the table goes on.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};

use serde_json::{Value, json};

use super::support::phone_table::PhoneTable;
use super::support::real_window::Server;
use super::support::visit::{Visit, percent, status};

/// Four people in the first auction of a game; Wilhelm is called.
pub fn record() -> Value {
    json!({
        "format": "fondaco/1", "game": "byzanz", "depth": "winners",
        "seats": [
            {"name": "Axel <b>&\"'", "lang": "de"}, {"name": "Eva", "lang": "it"},
            {"name": "Wilhelm", "lang": "de"}, {"name": "Susanne", "lang": "en"},
        ],
        "dealer": 3, "house": {},
        "moves": [{"move": "award", "seat": 1, "value": 4}],
    })
}

#[test]
fn strangers_are_turned_away_and_the_table_goes_on() {
    let Some(server) = Server::start() else {
        return;
    };
    let table = PhoneTable::open(&server, &record(), "own");
    let mut wilhelm = Visit::new(&table);
    let sat = wilhelm.sit(2);
    assert_eq!(status(&sat), 303);
    for promise in ["HttpOnly", "SameSite=Strict", "Path=/"] {
        assert!(sat.contains(promise), "{sat}");
    }
    let pass = json!({"move": "pass", "seat": 2});
    let saw = wilhelm.saw();

    // Without a code there is nothing to see.
    let stranger = Visit::new(&table);
    for path in ["/", "/who", "/rules", "/state.json"] {
        let answer = stranger.get(path);
        assert_eq!(status(&answer), 401, "{path}");
        assert!(!answer.contains("Wilhelm"), "{path}");
    }
    assert_eq!(status(&stranger.get("/live")), 204);
    for guessed in ["", "0", "00000000000000000000000000", "../../etc/passwd", "%00", "é"] {
        let path = format!("/j/{}", percent(guessed));
        assert!(matches!(status(&stranger.get(&path)), 401 | 404), "{guessed}");
        let answer = stranger.post("/sit", &format!("code={}&seat=0", percent(guessed)));
        assert_eq!(status(&answer), 401, "{guessed}");
    }

    // Another name for this machine, as after DNS rebinding: also for the stream.
    for host in ["evil.example", "localhost", "127.0.0.1", "127.0.0.1:1", ""] {
        let mut rebound = Visit::new(&table);
        rebound.cookie.clone_from(&wilhelm.cookie);
        host.clone_into(&mut rebound.host);
        for path in ["/", "/live", "/phone.js"] {
            assert_eq!(status(&rebound.get(path)), 421, "{host} {path}");
        }
    }
    let (host, cookie) = (table.host(), wilhelm.cookie.clone().expect("a code"));
    let twice = format!(
        "GET / HTTP/1.1\r\nHost: {host}\r\nHost: evil.example\r\nConnection: close\r\n\r\n"
    );
    assert!(matches!(status(&table.say(twice.as_bytes())), 400 | 421));
    let whole =
        format!("GET http://evil.example/ HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
    assert_eq!(status(&table.say(whole.as_bytes())), 421);

    // A form on somebody else's page, or on nobody's.
    for origin in [Some("http://evil.example"), Some("null"), Some("http://127.0.0.1:1"), None] {
        let mut foreign = Visit::new(&table);
        foreign.cookie = Some(cookie.clone());
        foreign.origin = origin.map(str::to_owned);
        assert_eq!(status(&foreign.enter(&saw, &pass)), 403, "{origin:?}");
    }

    // Somebody else's move, a move for everybody, and nonsense.
    for entry in
        [json!({"move": "award", "seat": 0, "value": 3}), json!({"move": "pass", "seat": 0})]
    {
        assert_eq!(status(&wilhelm.enter(&saw, &entry)), 403, "{entry}");
    }
    for entry in [
        json!(null),
        json!([]),
        json!({"move": "pass"}),
        json!({"move": "pass", "seat": 9}),
        json!({"move": "pass", "seat": 2, "more": 1}),
        json!({"move": "bid", "seat": 2, "value": -1}),
        json!({"move": "bid", "seat": 2, "value": 4_000_000_000_u32}),
    ] {
        assert_eq!(status(&wilhelm.enter(&saw, &entry)), 422, "{entry}");
    }
    assert_eq!(status(&wilhelm.enter("1:0", &pass)), 409);
    assert_eq!(table.record()["moves"], record()["moves"], "nothing of it counts");

    // What is too long, not a request at all, or tries to be two.
    let long = "x".repeat(100_000);
    assert_eq!(status(&wilhelm.post("/enter", &long)), 413);
    let answer = wilhelm.get(&format!("/?line={long}"));
    assert!(answer.is_empty() || matches!(status(&answer), 400 | 414 | 431), "{answer}");
    for line in ["%0d%0aSet-Cookie:+a=b", "%3Cscript%3Ealert(1)%3C/script%3E"] {
        let answer = wilhelm.get(&format!("/?line={line}"));
        assert_eq!(status(&answer), 200);
        let (head, body) = answer.split_once("\r\n\r\n").expect("a page");
        assert!(!head.contains("a=b") && !body.contains("<script>alert"), "{line}");
    }
    for nonsense in
        ["\r\n\r\n\r\n", "\u{16}\u{3}\u{1}", "GET", "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n"]
    {
        let stream = table.connect();
        let mut writing = &stream;
        writing.write_all(nonsense.as_bytes()).expect("sent");
        stream.shutdown(std::net::Shutdown::Write).expect("no more");
        let mut answer = Vec::new();
        let _ = (&stream).read_to_end(&mut answer);
        assert!(!answer.starts_with(b"HTTP/1.1 200"), "{nonsense:?}");
    }

    // Names are told as they are, and run nothing.
    let page = wilhelm.get("/");
    assert!(page.contains("Axel &lt;b&gt;&amp;&quot;") && !page.contains("Axel <b>"));
    for rule in ["default-src 'none'", "frame-ancestors 'none'", "nosniff", "no-store"] {
        assert!(page.contains(rule), "{rule}");
    }

    // A seat is taken once.
    let mut other = Visit::new(&table);
    assert_eq!(status(&other.sit(2)), 409);
    assert_eq!(other.cookie, None);

    // The table has gone on all the while, and a form that is sent twice counts once.
    assert_eq!(status(&wilhelm.enter(&saw, &pass)), 303);
    assert_eq!(status(&wilhelm.enter(&saw, &pass)), 409);
    let moves = table.record()["moves"].clone();
    assert_eq!(moves.as_array().map(Vec::len), Some(2));
    assert_eq!(moves[1], pass);
}

#[test]
fn whoever_guesses_on_and_on_is_not_heard_any_more_but_guests_are() {
    let Some(server) = Server::start() else {
        return;
    };
    let table = PhoneTable::open(&server, &record(), "own");
    let mut wilhelm = Visit::new(&table);
    wilhelm.sit(2);
    // All at once: whoever is turned away seldom enough is heard again and again.
    let guess = format!("GET /j/guess HTTP/1.1\r\nHost: {}\r\n\r\n", table.host());
    let streams: Vec<_> = (0..90)
        .map(|_| {
            let mut stream = table.connect();
            stream.write_all(guess.as_bytes()).expect("sent");
            stream
        })
        .collect();
    let answers = streams.into_iter().map(|stream| {
        let mut line = String::new();
        BufReader::new(stream).read_line(&mut line).expect("an answer");
        status(&line)
    });
    let slowed = answers.filter(|status| *status == 429).count();
    assert!(slowed > 0, "nobody minds");
    assert_eq!(status(&wilhelm.get("/")), 200);
}

#[test]
fn slow_senders_are_hung_up_on() {
    let Some(server) = Server::start() else {
        return;
    };
    let table = PhoneTable::open(&server, &record(), "own");
    let mut slow: Vec<_> = (0..50)
        .map(|_| {
            let mut stream = table.connect();
            stream.write_all(b"GET / HTTP/1.1\r\nHost: ").expect("sent");
            stream
        })
        .collect();
    let mut wilhelm = Visit::new(&table);
    assert_eq!(status(&wilhelm.sit(2)), 303, "others come in meanwhile");
    for stream in &mut slow {
        let mut answer = Vec::new();
        let read = stream.read_to_end(&mut answer);
        assert!(read.is_ok() && !answer.starts_with(b"HTTP/1.1 200"), "nobody hangs up");
    }
    assert_eq!(status(&wilhelm.get("/")), 200);
}

#[test]
fn a_field_that_lies_deeper_than_any_move_is_left_out() {
    let Some(server) = Server::start() else {
        return;
    };
    let table = PhoneTable::open(&server, &record(), "own");
    let mut wilhelm = Visit::new(&table);
    wilhelm.sit(2);
    let deep = format!("saw={}&entry=%7B%7D&number%3A{}a=1", wilhelm.saw(), "a.".repeat(7000));
    assert_eq!(status(&wilhelm.post("/enter", &deep)), 422);
    assert_eq!(status(&wilhelm.get("/")), 200, "the program is still there");
}
