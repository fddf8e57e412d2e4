//! The ledger of a club in words: what went wrong, who leads, who plays.

use std::time::Duration;

use crate::i18n::{DescribeGame as _, Number, Translator, say};
use fondaco_ledger::{
    Band, Best, Conflict, Error, LeagueRow, Meeting, PersonPage, Posted, Rated, Round, RoundTable,
    Running,
};
use fondaco_rules::GameId;
use fondaco_rules::named;
use fondaco_text::{clock_time, printable};

impl Translator {
    /// Why something could not be done with a ledger.
    pub fn ledger_error(&self, error: &Error) -> String {
        let shown = |text: &str| printable(text);
        match error {
            Error::Address => self.say(say::ClubAddress),
            Error::NotJoined => self.say(say::ClubNotJoined),
            Error::NameNotFound { host } => self.say(say::ClubNameNotFound { host: shown(host) }),
            Error::Unreachable { server } => {
                self.say(say::ClubUnreachable { server: shown(server) })
            }
            Error::Password { server, user } => {
                self.say(say::ClubPassword { server: shown(server), user: shown(user) })
            }
            Error::NoDatabase { database } => {
                self.say(say::ClubNoDatabase { database: shown(database) })
            }
            Error::Certificate { server, reason } => {
                self.say(say::ClubCertificate { server: shown(server), reason: shown(reason) })
            }
            Error::OtherCertificate { server } => {
                self.say(say::ClubOtherCertificate { server: shown(server) })
            }
            Error::NoTls { server } => self.say(say::ClubNoTls { server: shown(server) }),
            Error::Denied(reason) => self.say(say::ClubDenied { reason: shown(reason) }),
            Error::NoLedger => self.say(say::ClubNoLedger),
            Error::AlreadyThere => self.say(say::ClubAlreadyThere),
            Error::NotUtf8 => self.say(say::ClubNotUtf8),
            Error::Newer { .. } => self.say(say::ClubNewer),
            Error::Older { .. } => self.say(say::ClubOlder),
            Error::Full => self.say(say::ClubFull),
            Error::Crowded => self.say(say::ClubCrowded),
            Error::Lost => self.say(say::ClubLost),
            Error::NoPerson(name) => self.say(say::ClubNoPerson { name: shown(name) }),
            Error::NoZone(zone) => self.say(say::ClubNoZone { zone: shown(zone) }),
            Error::NoGame(game) => self.say(say::ClubNoGame { game: shown(game) }),
            Error::Together(game) => self.say(say::ClubTogether { game: shown(game) }),
            Error::NotMerged(name) => self.say(say::ClubNotMerged { name: shown(name) }),
            Error::NoConflict(game) => self.say(say::ClubNoConflict { game: shown(game) }),
            Error::Unexpected(reason) => self.say(say::ClubUnexpected { reason: shown(reason) }),
            Error::Store(error) => self.store_error(error),
        }
    }

    /// What was posted just now.
    pub fn posted(&self, posted: &Posted) -> String {
        if posted.games == 0 {
            return self.say(say::ClubUpToDate);
        }
        let [games, deeds] =
            [posted.games, posted.deeds].map(|it| u32::try_from(it).unwrap_or(u32::MAX));
        self.say(say::ClubPosted { games: games.into(), deeds: deeds.into() })
    }

    pub fn conflict(&self, conflict: &Conflict) -> String {
        self.say(say::ClubConflict {
            game: printable(&conflict.game),
            number: conflict.seq.saturating_add(1).max(1).unsigned_abs().into(),
            kept: printable(&conflict.kept),
            other: printable(&conflict.other),
        })
    }

    /// That in some games what another computer entered counts.
    pub fn overruled(&self, games: u32) -> Option<String> {
        (games > 0).then(|| self.say(say::ClubOverruled { games: games.into() }))
    }

    /// How many games a league counts.
    pub fn league_games(&self, games: i64) -> String {
        match count(games) {
            none if none == Number::from(0_u32) => self.say(say::ClubLeagueNone),
            games => self.say(say::ClubLeagueGames { games }),
        }
    }

    pub fn league_row(&self, row: &LeagueRow) -> String {
        self.say(say::ClubLeagueRow {
            rank: count(row.rank),
            name: printable(&row.name),
            wins: count(row.wins),
            games: count(row.games),
            share: self.percent(row.share),
            average: self.decimal(row.average),
        })
    }

    pub fn best(&self, best: &Best) -> String {
        self.say(say::ClubRecord {
            game: self.name_of_kind(&best.kind),
            points: count(best.points),
            name: printable(&best.name),
            day: self.date(best.begun),
        })
    }

    pub fn rated(&self, rated: &Rated) -> String {
        let band = match rated.band {
            Band::Apprentice => self.say(say::ClubBandApprentice),
            Band::Pedlar => self.say(say::ClubBandPedlar),
            Band::Trader => self.say(say::ClubBandTrader),
            Band::Merchant => self.say(say::ClubBandMerchant),
            Band::Patrician => self.say(say::ClubBandPatrician),
        };
        self.say(say::ClubRated {
            rank: count(rated.rank),
            name: printable(&rated.name),
            band,
            games: rated.games.into(),
        })
    }

    /// How many games somebody has played, and how many they have won.
    pub fn person_games(&self, person: &PersonPage) -> String {
        self.say(say::ClubPersonGames { games: count(person.games), wins: count(person.wins) })
    }

    pub fn streak(&self, person: &PersonPage) -> String {
        self.say(say::ClubStreak { streak: count(person.streak), longest: count(person.longest) })
    }

    pub fn meeting(&self, meeting: &Meeting) -> String {
        self.say(say::ClubMeeting {
            name: printable(&meeting.name),
            games: count(meeting.games),
            ahead: count(meeting.ahead),
            behind: count(meeting.behind),
        })
    }

    pub fn running(&self, game: &Running) -> String {
        let seats = game.seats.iter().map(|(name, points)| match points {
            Some(points) => format!("{} {points}", printable(name)),
            None => printable(name),
        });
        self.say(say::ClubRunning {
            table: printable(&game.table),
            game: self.running_game(game),
            seats: seats.collect::<Vec<_>>().join(" · "),
        })
    }

    /// A game that is being played, and how far it is.
    pub fn running_game(&self, game: &Running) -> String {
        let name = self.name_of_kind(&game.kind);
        match GameId::find(&game.kind).filter(|_| game.stage > 0) {
            Some(id) => {
                let stage = named!(id, G => G::stage_in_words(game.stage, self));
                self.say(say::ClubGameStage { game: name, stage })
            }
            None => name,
        }
    }

    /// Who is here.
    pub fn guests(&self, names: &[String]) -> String {
        if names.is_empty() {
            return self.say(say::ClubHereNobody);
        }
        let names = self.list(names.iter().map(|name| printable(name)).collect::<Vec<_>>());
        self.say(say::ClubHere { names })
    }

    /// Who sits at a table of a round, and what they play.
    pub fn seating_table(&self, number: u32, kind: &str, names: &[String]) -> String {
        let names = self.list(names.iter().map(|name| printable(name)).collect::<Vec<_>>());
        let game = self.name_of_kind(kind);
        self.say(say::ClubSeatingTable { number: number.into(), game, names })
    }

    /// How much time a round has left, for a table or for all.
    pub fn round_clock(&self, round: &Round, table: Option<&RoundTable>) -> String {
        let number = round.number.into();
        let time = |passed: Duration| clock_time(passed.as_secs());
        match round.clock(table) {
            None => self.say(say::ClubRoundOpen { number }),
            Some((left, over)) if over.is_zero() => {
                self.say(say::ClubRoundLeft { number, time: time(left) })
            }
            Some((_, over)) => self.say(say::ClubRoundLate { number, time: time(over) }),
        }
    }

    /// The name of a game; that of a newer program is called as it calls itself.
    pub fn name_of_kind(&self, kind: &str) -> String {
        GameId::find(kind).map_or_else(|| printable(kind), |game| self.game_name(game))
    }
}

/// Whatever somebody has put into a ledger: a number that is none counts as nothing.
fn count(number: impl TryInto<u32>) -> Number {
    number.try_into().unwrap_or_default().into()
}
