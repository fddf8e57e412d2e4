//! Results as a table that every spreadsheet opens: a line for each seat of each finished game.

use jiff::tz::TimeZone;

use crate::store::Kept;

/// The heads of the columns; they are the same in every language.
const HEADS: [&str; 10] = [
    "game", "id", "kind", "date", "minutes", "seat", "name", "points", "rank", "winner",
];
/// The results of games; games that are not over have no lines.
///
/// # Errors
///
/// None that a game can cause.
pub fn results<'a>(games: impl IntoIterator<Item = &'a Kept>) -> Result<String, csv::Error> {
    let finished = games.into_iter().filter_map(|kept| {
        let game = kept.game.as_ref().ok()?;
        Some((kept, game, game.outcome()?))
    });
    let finished: Vec<_> = finished.collect();
    let seats = finished.iter().flat_map(|(_, _, outcome)| &outcome.seats);
    let most = seats.map(|seat| seat.rounds.len()).max().unwrap_or(0);
    let mut table = csv::Writer::from_writer(Vec::new());
    let rounds = (1..=most).map(|round| format!("round {round}"));
    table.write_record(HEADS.map(str::to_owned).into_iter().chain(rounds))?;
    for (kept, game, outcome) in finished {
        let origin = &kept.origin;
        let date = origin
            .begun
            .map(|begun| TimeZone::system().to_datetime(begun));
        for ((seat, player), result) in (0..).zip(game.players()).zip(&outcome.seats) {
            let seat: usize = seat;
            let line = [
                kept.number.to_string(),
                origin
                    .id
                    .as_ref()
                    .map_or_else(String::new, ToString::to_string),
                game.kind().to_owned(),
                date.map_or_else(String::new, |date| date.date().to_string()),
                origin
                    .minutes()
                    .map_or_else(String::new, |minutes| minutes.to_string()),
                seat.to_string(),
                harmless(&player.name),
                result.points.to_string(),
                result.rank.to_string(),
                result.winner.to_string(),
            ];
            let points = result.rounds.iter().map(u32::to_string);
            let rounds = points.chain(std::iter::repeat(String::new())).take(most);
            table.write_record(line.into_iter().chain(rounds))?;
        }
    }
    let bytes = table
        .into_inner()
        .map_err(csv::IntoInnerError::into_error)?;
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
