//! A link that writes a result into BG Stats on a phone.

use jiff::tz::TimeZone;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::json;

use fondaco_record::journal::Journal;
use fondaco_record::{Origin, Player};
use fondaco_rules::Outcome;
use fondaco_words::{DescribeGame, Translator};

const ADDRESS: &str = "https://app.bgstatsapp.com/createPlay.html?data=";
/// Whatever is written plainly in a link.
const PLAIN: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'~');

/// The link for a game, if it is over.
pub fn link<G: DescribeGame>(
    journal: &Journal<G>,
    origin: &Origin,
    tr: &Translator,
) -> Option<String> {
    let outcome = journal.outcome().filter(Outcome::counts)?;
    let record = journal.record();
    let first = G::starter(&record.table).index();
    let source = origin.id.as_ref().map_or("", |id| id.as_str());
    let begun = origin.begun.map(|begun| {
        let begun = TimeZone::UTC.to_datetime(begun);
        begun.strftime("%Y-%m-%d %H:%M:%S").to_string()
    });
    let seats = record.players.iter().zip(&outcome.seats).enumerate();
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
            "name": tr.game_name(G::ID),
            "sourceGameId": G::ID.id(),
            // So that BG Stats takes it for the same game, whatever it is called.
            "bggId": G::BGG_ID,
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

#[cfg(test)]
mod tests {
    use fondaco_rules::whichever;
    use percent_encoding::percent_decode_str;
    use serde_json::Value;

    use super::*;
    use fondaco_record::AnyRecord;
    use fondaco_text::Language;

    /// What the largest code holds, with the least protection against dirt.
    const CODE: usize = 2953;

    /// A finished game of each kind.
    fn records() -> [AnyRecord; 3] {
        let records: [&[u8]; 3] = [
            include_bytes!("../../assets/demo/byzanz.json"),
            include_bytes!("../../assets/demo/kathai.json"),
            include_bytes!("../../assets/demo/silk-road.json"),
        ];
        records.map(|record| AnyRecord::read(record).expect("a record"))
    }

    #[test]
    fn every_game_has_its_number_and_fits_a_code() {
        let origin = Origin {
            id: Some("0123456789abcdef0123456789abcdef".parse().expect("an id")),
            begun: Some("2026-11-16T19:30:00Z".parse().expect("a moment")),
            ended: Some("2026-11-16T21:00:00Z".parse().expect("a moment")),
            ..Origin::default()
        };
        let numbers = records().map(|record| {
            let tr = Translator::new(Language::De);
            let players = record.players().len();
            let link = whichever!(record, AnyRecord(record) => {
                link(&Journal::replay(record).journal, &origin, &tr)
            });
            let link = link.expect("a game that is over");
            // Six players with long names have to fit as well.
            let longest = link.len() / players * 6;
            assert!(longest < CODE, "{longest}");
            let play = link.strip_prefix(ADDRESS).expect("the address");
            let play = percent_decode_str(play).decode_utf8().expect("text");
            let play: Value = serde_json::from_str(&play).expect("JSON");
            (play["game"]["sourceGameId"].clone(), play["game"]["bggId"].clone())
        });
        let expected = [("byzanz", 38032), ("kathai", 1110), ("silk-road", 18296)];
        assert_eq!(numbers, expected.map(|(game, number)| (json!(game), json!(number))));
    }
}
