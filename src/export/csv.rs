//! Results as a table that every spreadsheet opens: a line for each seat of each finished game.

#[cfg(feature = "club")]
use fondaco_ledger::League;
use fondaco_store::{GameResult, StoredGame};
use fondaco_words::time_zone;

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

/// The lines of a game, with columns for so many rounds.
///
/// # Errors
///
/// None that a game can cause.
pub fn lines(result: &GameResult, rounds: usize) -> Result<String, csv::Error> {
    let GameResult { number, origin, kind, finished } = result;
    let text = |value: Option<String>| value.unwrap_or_default();
    let day = |moment| time_zone().to_datetime(moment).date().to_string();
    let seats = finished.names.iter().zip(&finished.outcome.seats).enumerate();
    written(seats.map(|(seat, (name, result))| {
        let line = [
            number.to_string(),
            text(origin.id.as_ref().map(ToString::to_string)),
            kind.clone(),
            text(origin.begun.map(day)),
            text(origin.minutes().map(|minutes| minutes.to_string())),
            seat.to_string(),
            name.clone(),
            result.points.to_string(),
            result.rank.to_string(),
            result.winner.to_string(),
        ];
        let points = result.rounds.iter().map(u32::to_string);
        let rounds = points.chain(std::iter::repeat(String::new())).take(rounds);
        line.iter().map(|cell| harmless(cell)).chain(rounds).collect()
    }))
}

/// How many rounds a game took.
pub fn rounds(result: &GameResult) -> usize {
    let seats = result.finished.outcome.seats.iter();
    seats.map(|seat| seat.rounds.len()).max().unwrap_or(0)
}

/// One game with its heads. A game that is not over has no lines.
///
/// # Errors
///
/// None that a game can cause.
pub fn results(stored: &StoredGame) -> Result<String, csv::Error> {
    let result = stored.result();
    let rounds = result.as_ref().map_or(0, rounds);
    let lines = result.as_ref().map_or_else(|| Ok(String::new()), |result| lines(result, rounds));
    Ok(heads(rounds)? + &lines?)
}

/// The league of a club with its heads.
///
/// # Errors
///
/// None that a league can cause.
#[cfg(feature = "club")]
pub fn league(league: &League) -> Result<String, csv::Error> {
    const HEADS: [&str; 6] = ["rank", "name", "games", "wins", "win share", "average place"];
    let lines = league.rows.iter().map(|row| {
        let [games, wins] = [row.games, row.wins].map(|number| number.to_string());
        let [share, average] = [row.share, row.average].map(|number| format!("{number:.3}"));
        vec![row.rank.to_string(), harmless(&row.name), games, wins, share, average]
    });
    written([HEADS.map(str::to_owned).to_vec()].into_iter().chain(lines))
}

fn written(lines: impl IntoIterator<Item = Vec<String>>) -> Result<String, csv::Error> {
    let mut table = csv::Writer::from_writer(Vec::new());
    for line in lines {
        table.write_record(line)?;
    }
    let bytes = table.into_inner().map_err(csv::IntoInnerError::into_error)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// A cell that no spreadsheet takes for a formula, also if it parts cells elsewhere than we do: an
/// apostrophe stands before whatever would begin one. It stands before an apostrophe there as well,
/// so that whoever takes one away at each of these places has the text as it was.
fn harmless(text: &str) -> String {
    const BEGINS: [char; 9] = ['=', '+', '-', '@', '\'', '＝', '＋', '－', '＠'];
    let mut harmless = String::with_capacity(text.len());
    let mut is_beginning = true;
    for letter in text.chars() {
        if is_beginning && BEGINS.contains(&letter) {
            harmless.push('\'');
        }
        harmless.push(letter);
        let parts = matches!(letter, ';' | ',' | '|' | ':') || letter.is_control();
        is_beginning = parts || is_beginning && (letter.is_whitespace() || letter == '"');
    }
    harmless
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text as it was.
    fn original(harmless: &str) -> String {
        let mut text = String::new();
        let mut rest = harmless;
        while let Some(letter) = rest.chars().next() {
            rest = &rest[letter.len_utf8()..];
            let before = super::harmless(&text);
            // An apostrophe that would be put here by us goes.
            if letter == '\'' && super::harmless(&format!("{text}'")) == format!("{before}''") {
                continue_with(&mut text, &mut rest);
            } else {
                text.push(letter);
            }
        }
        text
    }

    fn continue_with(text: &mut String, rest: &mut &str) {
        if let Some(letter) = rest.chars().next() {
            text.push(letter);
            *rest = &rest[letter.len_utf8()..];
        }
    }

    const NAMES: [&str; 15] = [
        "=1+1",
        "+39",
        "-Eva",
        "@home",
        "'=1",
        "''",
        "x;=cmd|' /C calc'!A0;y",
        "x;\"=1+1\"",
        "x; \t=1+1",
        "x,-1",
        "Eva = Axel",
        "Jean-Luc",
        "d'Angelo",
        "Dr. Who: +1",
        "＝1",
    ];

    #[test]
    fn no_cell_is_a_formula_wherever_cells_are_parted() {
        for name in NAMES {
            for cell in harmless(name).split([';', ',', '\t', '|']) {
                let cell = cell.trim_start_matches([' ', '"']);
                assert!(!cell.starts_with(['=', '+', '-', '@', '＝']), "{name}: {cell}");
            }
        }
        for harmless_already in ["Eva = Axel", "Jean-Luc", "d'Angelo", "2026-03-07", "0123-abc"] {
            assert_eq!(harmless(harmless_already), harmless_already);
        }
    }

    #[test]
    fn every_cell_can_be_read_back() {
        for name in NAMES {
            let line = written([vec![harmless(name)]]).expect("a line");
            let mut table =
                csv::ReaderBuilder::new().has_headers(false).from_reader(line.as_bytes());
            let cells = table.records().next().expect("a line").expect("cells");
            assert_eq!(original(&cells[0]), name, "{line}");
        }
    }
}
