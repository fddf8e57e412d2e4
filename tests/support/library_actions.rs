//! What may be done to a library, chosen at random and in a form that shrinks: numbers that are
//! counted round and round.

use std::sync::LazyLock;

use fondaco_record::journal::Journal;
use fondaco_record::{Deed, Entry, Player, Record};
use fondaco_rules::byzanz::{House, Move, Position};
use fondaco_text::Language;
use jiff::Timestamp;
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

use super::plain_library::{PEOPLE, SEARCHES, play};
use super::random_game::RandomGame;

/// What is done to the library.
#[derive(Clone, Debug)]
pub enum Action {
    Begin { script: usize, people: usize, day: u8 },
    Append { game: usize, acts: Vec<Act>, whence: Whence },
    See { game: usize },
    Delete { game: usize, deleted: bool },
    Import { games: Vec<Foreign>, day: u8 },
    BackUp,
    Reopen { is_closed: bool },
}

/// What somebody does to a game.
#[derive(Clone, Debug)]
pub enum Act {
    /// So many moves as they really happened.
    Play(usize),
    Other(usize),
    Undo,
    Redo,
    Correct(usize, usize),
    Add(usize, usize),
    Strike(usize),
    // As version 0.1.0 did them.
    Amend(usize, usize),
    Insert(usize, usize),
    Remove(usize),
}

/// Where somebody believes a game to be.
#[derive(Clone, Debug)]
pub enum Whence {
    Right,
    /// The last deeds are written again, and new ones behind them.
    Again(usize),
    /// Only old deeds are written again.
    Past(usize, usize),
    Ahead(usize),
    Elsewhere(usize),
}

/// A game from elsewhere.
#[derive(Clone, Debug)]
pub struct Foreign {
    pub source: Source,
    pub has_id: bool,
    pub begun: Option<u8>,
    pub ended: Option<u8>,
}

#[derive(Clone, Debug)]
pub enum Source {
    Fresh { id: u8, script: usize, moves: usize },
    Same(usize),
    Longer(usize, usize),
    Shorter(usize, usize),
    Parted(usize, usize, usize),
    OtherPeople(usize),
}

/// What is looked for after each action.
#[derive(Clone, Debug)]
pub struct Question {
    pub search: usize,
    pub state: Option<u8>,
    pub kind: Option<bool>,
    pub days: (Option<u8>, Option<u8>),
    pub before: Option<u32>,
    pub most: usize,
}

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        4 => (1..60_usize).prop_map(Act::Play),
        2 => Just(Act::Play(200)),
        2 => any::<usize>().prop_map(Act::Other),
        3 => Just(Act::Undo),
        2 => Just(Act::Redo),
        1 => any::<(usize, usize)>().prop_map(|(at, pick)| Act::Correct(at, pick)),
        1 => any::<(usize, usize)>().prop_map(|(at, pick)| Act::Add(at, pick)),
        1 => any::<usize>().prop_map(Act::Strike),
        1 => any::<(usize, usize)>().prop_map(|(at, pick)| Act::Amend(at, pick)),
        1 => any::<(usize, usize)>().prop_map(|(at, pick)| Act::Insert(at, pick)),
        1 => any::<usize>().prop_map(Act::Remove),
    ]
}

fn whence() -> impl Strategy<Value = Whence> {
    prop_oneof![
        8 => Just(Whence::Right),
        1 => (1..5_usize).prop_map(Whence::Again),
        1 => any::<(usize, usize)>().prop_map(|(from, count)| Whence::Past(from, count)),
        1 => (1..4_usize).prop_map(Whence::Ahead),
        1 => any::<usize>().prop_map(Whence::Elsewhere),
    ]
}

fn foreign() -> impl Strategy<Value = Foreign> {
    let game = || 0..12_usize;
    let source = prop_oneof![
        2 => (0..3_u8, any::<usize>(), 0..120_usize)
            .prop_map(|(id, script, moves)| Source::Fresh { id, script, moves }),
        1 => game().prop_map(Source::Same),
        1 => (game(), 1..120_usize).prop_map(|(game, moves)| Source::Longer(game, moves)),
        1 => (game(), 1..9_usize).prop_map(|(game, moves)| Source::Shorter(game, moves)),
        1 => (game(), 1..9_usize, game())
            .prop_map(|(game, moves, pick)| Source::Parted(game, moves, pick)),
        1 => game().prop_map(Source::OtherPeople),
    ];
    let day = || option::of(any::<u8>());
    (source, prop::bool::weighted(0.8), day(), day())
        .prop_map(|(source, has_id, begun, ended)| Foreign { source, has_id, begun, ended })
}

pub fn action() -> impl Strategy<Value = Action> {
    let game = || 0..12_usize;
    prop_oneof![
        2 => (game(), game(), any::<u8>())
            .prop_map(|(script, people, day)| Action::Begin { script, people, day }),
        8 => (game(), vec(act(), 1..4), whence())
            .prop_map(|(game, acts, whence)| Action::Append { game, acts, whence }),
        2 => game().prop_map(|game| Action::See { game }),
        2 => (game(), any::<bool>()).prop_map(|(game, deleted)| Action::Delete { game, deleted }),
        4 => (vec(foreign(), 1..3), any::<u8>())
            .prop_map(|(games, day)| Action::Import { games, day }),
        1 => Just(Action::BackUp),
        1 => any::<bool>().prop_map(|is_closed| Action::Reopen { is_closed }),
    ]
}

pub fn question() -> impl Strategy<Value = Question> {
    let day = || option::weighted(0.3, any::<u8>());
    let before = option::weighted(0.3, 0..12_u32);
    let (state, kind) = (option::of(0..3_u8), option::weighted(0.3, any::<bool>()));
    (0..SEARCHES.len(), state, kind, (day(), day()), before, 0..6_usize).prop_map(
        |(search, state, kind, days, before, most)| Question {
            search,
            state,
            kind,
            days,
            before,
            most,
        },
    )
}

/// Complete games, each with people of its own.
pub static SCRIPTS: LazyLock<Vec<Record<Position>>> = LazyLock::new(|| {
    let script = |seed: u64| {
        let players = if seed == 2 { 4 } else { 3 };
        let mut game = RandomGame::new(seed, players, &House::default());
        game.play_out(|_| {});
        let (position, moves) = game.books()[usize::from(seed != 1)];
        Record {
            players: people(usize::try_from(seed).expect("small"), players.into()),
            table: position.table().clone(),
            moves: moves.iter().cloned().map(Into::into).collect(),
        }
    };
    (0..4).map(script).collect()
});

/// People who are all somebody else, counted from some place on.
pub fn people(from: usize, count: usize) -> Vec<Player> {
    let mut players: Vec<(usize, Player)> = Vec::new();
    for (name, _, who) in PEOPLE.iter().cycle().skip(from % PEOPLE.len()) {
        if players.len() < count && players.iter().all(|(other, _)| other != who) {
            players.push((*who, Player::new(*name, Language::De)));
        } else if players.len() == count {
            break;
        }
    }
    players.into_iter().map(|(_, player)| player).collect()
}

pub fn moment(day: u8) -> Timestamp {
    Timestamp::from_second(1_700_000_000 + i64::from(day) * 86_400).expect("a moment")
}

/// The script that a game follows.
fn script(record: &Record<Position>) -> &'static [Entry<Move>] {
    let found = SCRIPTS.iter().find(|script| script.table == record.table);
    &found.expect("a script").moves
}

/// The next move as it really happened, if it fits.
fn next(journal: &Journal<Position>) -> Option<Deed<Move>> {
    let record = journal.record();
    script(record).get(record.moves.len()).cloned().map(play)
}

/// Does what somebody wants to do, as far as it can be done.
pub fn perform(journal: &mut Journal<Position>, act: &Act) {
    let moves = journal.record().moves.len();
    let script = script(journal.record());
    // Few of many moves fit at a place, so a few are tried.
    let some = |pick: usize| {
        (0..8).map(move |step| script[(pick % 1000 + step) % script.len()].what.clone())
    };
    let at = |place: usize| place % (moves + 1);
    let deeds: Vec<Deed<Move>> = match act {
        Act::Play(count) => {
            let played = |journal: &mut Journal<Position>| {
                next(journal).is_some_and(|deed| journal.perform(deed).is_ok())
            };
            let _ = (0..*count).take_while(|_| played(journal)).count();
            return;
        }
        Act::Other(pick) => some(*pick).map(play).collect(),
        Act::Undo => vec![Deed::Undo],
        Act::Redo => vec![Deed::Redo],
        Act::Correct(place, pick) => {
            some(*pick).map(|entry| Deed::Correct { at: at(*place), entry }).collect()
        }
        Act::Add(place, pick) => {
            some(*pick).map(|entry| Deed::Add { at: at(*place), entry }).collect()
        }
        Act::Strike(place) => vec![Deed::Strike { at: at(*place) }],
        Act::Amend(place, pick) => {
            some(*pick).map(|entry| Deed::Amend { at: at(*place), entry }).collect()
        }
        Act::Insert(place, pick) => {
            some(*pick).map(|entry| Deed::Insert { at: at(*place), entry }).collect()
        }
        Act::Remove(place) => vec![Deed::Remove { at: at(*place) }],
    };
    let _ = deeds.into_iter().find(|deed| journal.perform(deed.clone()).is_ok());
}
