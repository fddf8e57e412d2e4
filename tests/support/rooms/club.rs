//! The page of the club: joining it, what keeps people out, and the league.

use fondaco::app::Message;
use fondaco::app::club::{Loaded, Message as ClubMessage};
use fondaco::app::screen::settings;
use fondaco::ledger::{Address, Best, Error, Keeping, League, LeagueRow, Membership, Running};
use jiff::Timestamp;

use super::{Room, Window, open};
use crate::support::quick_folder::quick_folder;
use crate::support::visitor::Visitor;

pub const ROOMS: [Room; 4] = [
    ("club-join", form),
    ("club-refused", refused),
    ("club-league", league),
    ("club-nobody-yet", nobody_yet),
];

/// Nobody listens there.
const NOWHERE: &str = "postgres://club_table:secret@127.0.0.1:9/club";

fn form(window: Window) -> Visitor {
    let mut visitor = open(window);
    visitor.send(Message::OpenSettings);
    visitor.send(Message::Settings(settings::Message::OpenClub));
    visitor
}

fn refused(window: Window) -> Visitor {
    let mut visitor = form(window);
    visitor.send(Message::Club(ClubMessage::Host(NOWHERE.to_owned())));
    let server = "a-rather-long-name.of-some-server.club.example:54321".to_owned();
    let error = Error::Certificate { server, reason: "UnknownIssuer".to_owned() };
    visitor.send(Message::Club(ClubMessage::Joined(Err(error))));
    visitor
}

/// A club was joined, and the ledger has told this.
fn joined(window: Window, loaded: Loaded) -> Visitor {
    let mut visitor = form(window);
    let address = Address::read(NOWHERE).expect("an address");
    let folder = quick_folder();
    let now = Timestamp::UNIX_EPOCH;
    let joined = Membership::join(folder.path(), &address, "Table 3", Keeping::File, now);
    let (membership, _) = joined.expect("joined");
    // A picture is the same in every folder.
    let joined = Box::new((membership, Keeping::Nowhere));
    // What the real ledger says comes later, if at all.
    let _ = visitor.begin(Message::Club(ClubMessage::Joined(Ok(joined))));
    visitor.send(Message::Club(ClubMessage::Loaded(1, Ok(Box::new(loaded)))));
    visitor
}

fn league(window: Window) -> Visitor {
    let names = window.names.iter().cycle().take(14).enumerate();
    let rows = names.map(|(place, name)| {
        let (games, wins) = (1200 - i64::try_from(place).unwrap_or(0) * 77, 413);
        LeagueRow {
            rank: place + 1,
            name: (*name).to_owned(),
            games,
            wins,
            places: games * 2,
            average: 2.0,
            share: 0.344,
        }
    });
    let now = Timestamp::from_second(1_790_000_000).expect("a moment");
    let best = |kind: &str, name: &str| Best {
        kind: kind.to_owned(),
        name: name.to_owned(),
        points: 41,
        begun: now,
        game: "k7y2m9".to_owned(),
    };
    let seats = window.names.map(|name| (name.to_owned(), Some(12)));
    let running = Running {
        game: "x".to_owned(),
        kind: "silk-road".to_owned(),
        table: "Table 12".to_owned(),
        begun: now,
        changed: now,
        part: 3,
        seats: seats.to_vec(),
    };
    joined(
        window,
        Loaded {
            league: League { games: 12_345, rows: rows.collect() },
            records: vec![best("byzanz", window.names[0]), best("kathai", window.names[4])],
            running: vec![running],
        },
    )
}

fn nobody_yet(window: Window) -> Visitor {
    let loaded = Loaded { league: League::default(), records: Vec::new(), running: Vec::new() };
    joined(window, loaded)
}
