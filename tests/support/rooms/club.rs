//! The page of the club: joining it, what keeps people out, and the league.

use fondaco::app::Message;
use fondaco::app::screens::club::{
    EveningMessage, FormMessage, Loaded, Message as ClubMessage, Page,
};
use fondaco::app::screens::settings;
use fondaco_ledger::seating::Table;
use fondaco_ledger::{
    Address, Band, Best, Error, Evening, Keeping, League, LeagueRow, Meeting, Membership,
    PersonPage, Rated, Round, RoundTable, Running, Status,
};
use fondaco_rules::GameId;
use jiff::Timestamp;

use super::{Room, Window, open};
use crate::support::quick_folder::quick_folder;
use crate::support::visitor::Visitor;

pub const ROOMS: [Room; 10] = [
    ("club-join", form),
    ("club-refused", refused),
    ("club-league", league),
    ("club-somebody", somebody),
    ("club-merging", merging),
    ("club-nobody-yet", nobody_yet),
    ("club-plan", plan),
    ("club-round", round),
    ("club-guest", guest),
    ("club-your-table", your_table),
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
    visitor.send(Message::Club(ClubMessage::Form(FormMessage::Host(NOWHERE.to_owned()))));
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
        stage: 3,
        seats: seats.to_vec(),
    };
    joined(
        window,
        Loaded {
            league: League { games: 12_345, rows: rows.collect() },
            records: vec![best("byzanz", window.names[0]), best("kathai", window.names[4])],
            running: vec![running],
            rated: window.names.iter().take(3).enumerate().map(rated).collect(),
        },
    )
}

fn rated((place, name): (usize, &&'static str)) -> Rated {
    let band = [Band::Patrician, Band::Merchant, Band::Apprentice][place % 3];
    Rated { rank: place + 1, name: (*name).to_owned(), games: 210, band }
}

/// Somebody of the league, at one game.
fn somebody(window: Window) -> Visitor {
    let name = window.names[0].to_owned();
    let mut visitor = league(window);
    let _ = visitor.begin(Message::Club(ClubMessage::Game(Some(GameId::Kathai))));
    let against = window.names.iter().skip(1).map(|name| Meeting {
        name: (*name).to_owned(),
        games: 31,
        ahead: 14,
        behind: 17,
    });
    let person = PersonPage {
        name,
        also: vec!["E. Müller".to_owned()],
        games: 1200,
        wins: 413,
        streak: 2,
        longest: 9,
        against: against.collect(),
        best: Vec::new(),
    };
    visitor.send(Message::Club(ClubMessage::Met(Ok(Box::new(person)))));
    visitor
}

/// The steward says who somebody is as well.
fn merging(window: Window) -> Visitor {
    let plans = evening(&window, true, None);
    let mut visitor = somebody(window);
    visitor.send(Message::Club(ClubMessage::Told(Status::Evening(Box::new(plans)))));
    let people = EveningMessage::People(Ok(owned(&["Jonas", "Johanna von der Aue"])));
    visitor.send(Message::Club(ClubMessage::Evening(people)));
    visitor.send(Message::Club(ClubMessage::SameAs("jo".to_owned())));
    visitor
}

fn owned(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

/// An evening of two tables.
fn evening(window: &Window, may_plan: bool, round: Option<Round>) -> Evening {
    let more = ["Ole", "Nina", "Bartholomäus Kaiser", "Jo"];
    let guests = [&window.names[..], &more[..]].concat();
    Evening { guests: owned(&guests), round, may_plan }
}

fn tables(window: &Window) -> Vec<Table> {
    let more = ["Ole", "Nina", "Bartholomäus Kaiser", "Jo"];
    vec![
        Table { game: GameId::SilkRoad, names: owned(&window.names) },
        Table { game: GameId::Kathai, names: owned(&more) },
    ]
}

/// The page of an evening, on the steward's computer or on another one.
fn at(window: Window, evening: Evening) -> Visitor {
    let mut visitor = nobody_yet(window);
    visitor.send(Message::Club(ClubMessage::Told(Status::Evening(Box::new(evening)))));
    let _ = visitor.begin(Message::Club(ClubMessage::Page(Page::Evening)));
    visitor
}

fn plan(window: Window) -> Visitor {
    let mut visitor = at(window, evening(&window, true, None));
    let planned = EveningMessage::Planned(Ok(tables(&window)));
    let people = EveningMessage::People(Ok(owned(&["Jonas", "Johanna von der Aue"])));
    for message in
        [planned, people, EveningMessage::Pick(0, 1), EveningMessage::Name("Jo".to_owned())]
    {
        visitor.send(Message::Club(ClubMessage::Evening(message)));
    }
    visitor
}

/// A round without a clock: a picture is the same at any time.
fn round_of(window: &Window, number: u32) -> Round {
    let tables = (1..).zip(tables(window)).map(|(number, table)| RoundTable {
        number,
        kind: table.game.id().to_owned(),
        names: table.names,
        more: 0,
    });
    Round { number, tables: tables.collect(), left: None }
}

fn round(window: Window) -> Visitor {
    let evening = evening(&window, true, Some(round_of(&window, 2)));
    at(window, evening)
}

fn guest(window: Window) -> Visitor {
    let evening = evening(&window, false, Some(round_of(&window, 2)));
    at(window, evening)
}

/// The home screen of a computer whose table has not begun yet.
fn your_table(window: Window) -> Visitor {
    let mut round = round_of(&window, 2);
    for table in &mut round.tables {
        table.number += 2;
    }
    let evening = evening(&window, false, Some(round));
    let mut visitor = at(window, evening);
    visitor.send(Message::Home);
    visitor
}

fn nobody_yet(window: Window) -> Visitor {
    let loaded = Loaded {
        league: League::default(),
        records: Vec::new(),
        running: Vec::new(),
        rated: Vec::new(),
    };
    joined(window, loaded)
}
