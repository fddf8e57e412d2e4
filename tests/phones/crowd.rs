//! Two hundred curious neighbours: all of them hear what happens, and nobody at the table notices.

use std::io::{BufRead as _, BufReader};
use std::net::TcpStream;

use super::attacks::record;
use super::support::crowd::{Crowd, SIZE};
use super::support::phone_table::PhoneTable;
use super::support::real_window::{CONTROL, Server};
use super::support::visit::{Visit, status};

/// The version of the table that a stream has told last.
fn last_version(stream: &TcpStream, awaited: &str) -> bool {
    let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
    lines.any(|line| line == format!("data: {awaited}"))
}

#[test]
fn two_hundred_streams_hear_a_game_that_goes_on_as_if_nobody_listened() {
    /// What the program may need for all of them, in KiB.
    const MOST_MEMORY: u64 = 48 * 1024;
    let Some(server) = Server::start() else {
        return;
    };
    let mut table = PhoneTable::open(&server, &record(), "own");
    let mut wilhelm = Visit::new(&table);
    wilhelm.sit(2);
    let (cookie, host) = (wilhelm.cookie.clone(), wilhelm.host.clone());
    let before = table.window().memory();
    let crowd = Crowd::gather(&table);
    assert_eq!(crowd.streams.len(), SIZE);
    let window = table.window();
    for _ in 0..5 {
        window.write("1");
        window.settle();
        window.press(u32::from('z'), &[CONTROL]);
        window.settle();
    }
    window.write("3");
    window.settle();
    let more = window.memory().saturating_sub(before);
    assert!(more < MOST_MEMORY, "{more} KiB more");
    let mut wilhelm = Visit::new(&table);
    (wilhelm.cookie, wilhelm.host) = (cookie, host);
    let page = wilhelm.get("/");
    assert_eq!(status(&page), 200, "whoever sits there is still served");
    let version = page.split("data-version=\"").nth(1).and_then(|rest| rest.split('"').next());
    let version = version.expect("a version");
    for (place, stream) in crowd.streams.iter().enumerate() {
        assert!(last_version(stream, version), "stream {place} has not heard of {version}");
    }
    assert_eq!(table.record()["moves"].as_array().map(Vec::len), Some(2));
}
