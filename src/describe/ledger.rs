//! The ledger of a club in words: what went wrong, who leads, who plays.

use std::time::Duration;

use super::store_error;
use fondaco_ledger::{
    Band, Best, Conflict, Error, LeagueRow, Meeting, PersonPage, Posted, Rated, Round, RoundTable,
    Running,
};
use fondaco_rules::GameId;
use fondaco_rules::named;
use fondaco_text::{clock_time, printable};
use fondaco_words::{DescribeGame as _, Number, Translator, say};

/// Why something could not be done with a ledger.
pub fn ledger_error(tr: &Translator, error: &Error) -> String {
    let shown = |text: &str| printable(text);
    match error {
        Error::Address => tr.say(say::ClubAddress),
        Error::NotJoined => tr.say(say::ClubNotJoined),
        Error::NameNotFound { host } => tr.say(say::ClubNameNotFound { host: shown(host) }),
        Error::Unreachable { server } => tr.say(say::ClubUnreachable { server: shown(server) }),
        Error::Password { server, user } => {
            tr.say(say::ClubPassword { server: shown(server), user: shown(user) })
        }
        Error::NoDatabase { database } => tr.say(say::ClubNoDatabase { database: shown(database) }),
        Error::Certificate { server, reason } => {
            tr.say(say::ClubCertificate { server: shown(server), reason: shown(reason) })
        }
        Error::OtherCertificate { server } => {
            tr.say(say::ClubOtherCertificate { server: shown(server) })
        }
        Error::NoTls { server } => tr.say(say::ClubNoTls { server: shown(server) }),
        Error::Denied(reason) => tr.say(say::ClubDenied { reason: shown(reason) }),
        Error::NoLedger => tr.say(say::ClubNoLedger),
        Error::AlreadyThere => tr.say(say::ClubAlreadyThere),
        Error::NotUtf8 => tr.say(say::ClubNotUtf8),
        Error::Newer { .. } => tr.say(say::ClubNewer),
        Error::Older { .. } => tr.say(say::ClubOlder),
        Error::Full => tr.say(say::ClubFull),
        Error::Crowded => tr.say(say::ClubCrowded),
        Error::Lost => tr.say(say::ClubLost),
        Error::NoPerson(name) => tr.say(say::ClubNoPerson { name: shown(name) }),
        Error::NoZone(zone) => tr.say(say::ClubNoZone { zone: shown(zone) }),
        Error::NoGame(game) => tr.say(say::ClubNoGame { game: shown(game) }),
        Error::Together(game) => tr.say(say::ClubTogether { game: shown(game) }),
        Error::NotMerged(name) => tr.say(say::ClubNotMerged { name: shown(name) }),
        Error::NoConflict(game) => tr.say(say::ClubNoConflict { game: shown(game) }),
        Error::Unexpected(reason) => tr.say(say::ClubUnexpected { reason: shown(reason) }),
        Error::Store(error) => store_error(tr, error),
    }
}

/// What was posted just now.
pub fn posted(tr: &Translator, posted: &Posted) -> String {
    if posted.games == 0 {
        return tr.say(say::ClubUpToDate);
    }
    let [games, deeds] =
        [posted.games, posted.deeds].map(|it| u32::try_from(it).unwrap_or(u32::MAX));
    tr.say(say::ClubPosted { games: games.into(), deeds: deeds.into() })
}

pub fn conflict(tr: &Translator, conflict: &Conflict) -> String {
    tr.say(say::ClubConflict {
        game: printable(&conflict.game),
        number: conflict.seq.saturating_add(1).max(1).unsigned_abs().into(),
        kept: printable(&conflict.kept),
        other: printable(&conflict.other),
    })
}

/// That in some games what another computer entered counts.
pub fn overruled(tr: &Translator, games: u32) -> Option<String> {
    (games > 0).then(|| tr.say(say::ClubOverruled { games: games.into() }))
}

/// How many games a league counts.
pub fn league_games(tr: &Translator, games: i64) -> String {
    match count(games) {
        none if none == Number::from(0_u32) => tr.say(say::ClubLeagueNone),
        games => tr.say(say::ClubLeagueGames { games }),
    }
}

pub fn league_row(tr: &Translator, row: &LeagueRow) -> String {
    tr.say(say::ClubLeagueRow {
        rank: count(row.rank),
        name: printable(&row.name),
        wins: count(row.wins),
        games: count(row.games),
        share: tr.percent(row.share),
        average: tr.decimal(row.average),
    })
}

pub fn best(tr: &Translator, best: &Best) -> String {
    tr.say(say::ClubRecord {
        game: name_of_kind(tr, &best.kind),
        points: count(best.points),
        name: printable(&best.name),
        day: tr.date(best.begun),
    })
}

pub fn rated(tr: &Translator, rated: &Rated) -> String {
    let band = match rated.band {
        Band::Apprentice => tr.say(say::ClubBandApprentice),
        Band::Pedlar => tr.say(say::ClubBandPedlar),
        Band::Trader => tr.say(say::ClubBandTrader),
        Band::Merchant => tr.say(say::ClubBandMerchant),
        Band::Patrician => tr.say(say::ClubBandPatrician),
    };
    tr.say(say::ClubRated {
        rank: count(rated.rank),
        name: printable(&rated.name),
        band,
        games: rated.games.into(),
    })
}

/// How many games somebody has played, and how many they have won.
pub fn person_games(tr: &Translator, person: &PersonPage) -> String {
    tr.say(say::ClubPersonGames { games: count(person.games), wins: count(person.wins) })
}

pub fn streak(tr: &Translator, person: &PersonPage) -> String {
    tr.say(say::ClubStreak { streak: count(person.streak), longest: count(person.longest) })
}

pub fn meeting(tr: &Translator, meeting: &Meeting) -> String {
    tr.say(say::ClubMeeting {
        name: printable(&meeting.name),
        games: count(meeting.games),
        ahead: count(meeting.ahead),
        behind: count(meeting.behind),
    })
}

pub fn running(tr: &Translator, game: &Running) -> String {
    let seats = game.seats.iter().map(|(name, points)| match points {
        Some(points) => format!("{} {points}", printable(name)),
        None => printable(name),
    });
    tr.say(say::ClubRunning {
        table: printable(&game.table),
        game: running_game(tr, game),
        seats: seats.collect::<Vec<_>>().join(" · "),
    })
}

/// A game that is being played, and how far it is.
pub fn running_game(tr: &Translator, game: &Running) -> String {
    let name = name_of_kind(tr, &game.kind);
    match GameId::find(&game.kind).filter(|_| game.stage > 0) {
        Some(id) => {
            let stage = named!(id, G => G::stage_in_words(game.stage, tr));
            tr.say(say::ClubGameStage { game: name, stage })
        }
        None => name,
    }
}

/// Who is here.
pub fn guests(tr: &Translator, names: &[String]) -> String {
    if names.is_empty() {
        return tr.say(say::ClubHereNobody);
    }
    let names = tr.list(names.iter().map(|name| printable(name)).collect::<Vec<_>>());
    tr.say(say::ClubHere { names })
}

/// Who sits at a table of a round, and what they play.
pub fn seating_table(tr: &Translator, number: u32, kind: &str, names: &[String]) -> String {
    let names = tr.list(names.iter().map(|name| printable(name)).collect::<Vec<_>>());
    let game = name_of_kind(tr, kind);
    tr.say(say::ClubSeatingTable { number: number.into(), game, names })
}

/// How much time a round has left, for a table or for all.
pub fn round_clock(tr: &Translator, round: &Round, table: Option<&RoundTable>) -> String {
    let number = round.number.into();
    let time = |passed: Duration| clock_time(passed.as_secs());
    match round.clock(table) {
        None => tr.say(say::ClubRoundOpen { number }),
        Some((left, over)) if over.is_zero() => {
            tr.say(say::ClubRoundLeft { number, time: time(left) })
        }
        Some((_, over)) => tr.say(say::ClubRoundLate { number, time: time(over) }),
    }
}

/// The name of a game; that of a newer program is called as it calls itself.
pub fn name_of_kind(tr: &Translator, kind: &str) -> String {
    GameId::find(kind).map_or_else(|| printable(kind), |game| tr.game_name(game))
}
/// Whatever somebody has put into a ledger: a number that is none counts as nothing.
fn count(number: impl TryInto<u32>) -> Number {
    number.try_into().unwrap_or_default().into()
}
