//! Results as a table that every spreadsheet opens: a line for each seat of each finished game.

use jiff::tz::TimeZone;

use crate::journal::AnyGame;
use crate::store::StoredGame;

/// The heads of the columns; they are the same in every language.
const HEADS: [&str; 10] =
    ["game", "id", "kind", "date", "minutes", "seat", "name", "points", "rank", "winner"];
/// The first line, for games of so many rounds.
///
/// # Errors
///
/// None that a game can cause.
pub fn heads(rounds: usize) -> Result<String, csv::Error> {
    let rounds = (1..=rounds).map(|round| format!("round {round}"));
    let heads: Vec<String> = HEADS.map(str::to_owned).into_iter().chain(rounds).collect();
    written([heads])
}

/// The lines of a game, with columns for so many rounds. A game that is not over has none.
///
/// # Errors
///
/// None that a game can cause.
pub fn lines(stored: &StoredGame, rounds: usize) -> Result<String, csv::Error> {
    let over = stored.game.as_ref().ok();
    let Some((game, outcome)) = over.and_then(|game| Some((game, game.outcome()?))) else {
        return Ok(String::new());
    };
    let origin = &stored.origin;
    let text = |value: Option<String>| value.unwrap_or_default();
    let day = |moment| TimeZone::system().to_datetime(moment).date().to_string();
    let seats = game.players().iter().zip(&outcome.seats).enumerate();
    written(seats.map(|(seat, (player, result))| {
        let line = [
            stored.number.to_string(),
            text(origin.id.as_ref().map(ToString::to_string)),
            game.kind().to_owned(),
            text(origin.begun.map(day)),
            text(origin.minutes().map(|minutes| minutes.to_string())),
            seat.to_string(),
            harmless(&player.name),
            result.points.to_string(),
            result.rank.to_string(),
            result.winner.to_string(),
        ];
        let points = result.rounds.iter().map(u32::to_string);
        let rounds = points.chain(std::iter::repeat(String::new())).take(rounds);
        line.into_iter().chain(rounds).collect()
    }))
}

/// How many rounds a game took; none if it is not over.
pub fn rounds(stored: &StoredGame) -> usize {
    let outcome = stored.game.as_ref().ok().and_then(AnyGame::outcome);
    let seats = outcome.iter().flat_map(|outcome| &outcome.seats);
    seats.map(|seat| seat.rounds.len()).max().unwrap_or(0)
}

/// One game with its heads.
///
/// # Errors
///
/// None that a game can cause.
pub fn results(stored: &StoredGame) -> Result<String, csv::Error> {
    let rounds = rounds(stored);
    Ok(heads(rounds)? + &lines(stored, rounds)?)
}

fn written(lines: impl IntoIterator<Item = Vec<String>>) -> Result<String, csv::Error> {
    let mut table = csv::Writer::from_writer(Vec::new());
    for line in lines {
        table.write_record(line)?;
    }
    let bytes = table.into_inner().map_err(csv::IntoInnerError::into_error)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// A name that no spreadsheet takes for a formula.
fn harmless(name: &str) -> String {
    if name.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        format!("'{name}")
    } else {
        name.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_name_is_a_formula() {
        for name in ["=1+1", "+39", "-Eva", "@home"] {
            assert_eq!(harmless(name), format!("'{name}"));
        }
        assert_eq!(harmless("Eva = Axel"), "Eva = Axel");
    }
}
