//! A link that writes a result into BG Stats on a phone.

use jiff::tz::TimeZone;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::json;

use crate::i18n::{Translator, say};
use crate::journal::AnyGame;
use crate::record::{Origin, Player};

const ADDRESS: &str = "https://app.bgstatsapp.com/createPlay.html?data=";
/// Whatever is written plainly in a link.
const PLAIN: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'~');

/// The link for a game, if it is over.
pub fn link(game: &AnyGame, origin: &Origin, tr: &Translator) -> Option<String> {
    let outcome = game.outcome()?;
    let first = game.starter().index();
    let source = origin.id.as_ref().map_or("", |id| id.as_str());
    let begun = origin.begun.map(|begun| {
        let begun = TimeZone::UTC.to_datetime(begun);
        begun.strftime("%Y-%m-%d %H:%M:%S").to_string()
    });
    let seats = game.players().iter().zip(&outcome.seats).enumerate();
    let seats: Vec<_> = seats
        .map(|(seat, (player, result))| {
            json!({
                "name": player.name,
                "sourcePlayerId": Player::called(&player.name),
                "startPlayer": seat == first,
                "winner": result.winner,
                "rank": result.rank,
                "score": result.points.to_string(),
            })
        })
        .collect();
    let mut play = json!({
        "sourceName": "Fondaco",
        "sourcePlayId": source,
        "game": {
            "name": tr.say(say::AppGame { game: game.game_id() }),
            "sourceGameId": game.kind(),
            "highestWins": true,
            "noPoints": false,
        },
        "players": seats,
    });
    if let Some(begun) = begun {
        play["playDate"] = begun.into();
    }
    if let Some(minutes) = origin.minutes() {
        play["durationMin"] = minutes.into();
    }
    let play = play.to_string();
    Some(format!("{ADDRESS}{}", utf8_percent_encode(&play, PLAIN)))
}
