//! How a game ended, as short as it can be: all results of a library are read to count them.
//!
//! The first line says what decided, every further one how the game ended for a seat: points,
//! place, whether it has won, what else the game counts, points of each round, and the name.

use std::fmt::Write as _;

use fondaco_record::statistics::Finished;
use fondaco_rules::{Decided, Outcome, SeatResult};

/// The marks of a seat, to be added up.
const WINNER: u32 = 1;
const LEFT: u32 = 2;

/// A result as it is kept. Nobody's name has a line break in it.
pub(super) fn write(names: &[String], outcome: &Outcome) -> String {
    let mut text = outcome.decided.id().to_owned();
    let names = names.iter().map(String::as_str).chain(std::iter::repeat(""));
    for (seat, name) in outcome.seats.iter().zip(names) {
        let SeatResult { points, rank, winner, left, figures, rounds } = seat;
        let marks = u32::from(*winner) * WINNER + u32::from(*left) * LEFT;
        let (figures, rounds) = (list(figures), list(rounds));
        let _ = write!(text, "\n{points} {rank} {marks} {figures} {rounds} {name}");
    }
    text
}

/// Reads a result, if it is one.
pub(super) fn read(text: &str) -> Option<Finished> {
    let (decided, mut rest) = text.split_once('\n').unwrap_or((text, ""));
    let decided = Decided::find(decided)?;
    let (mut names, mut seats) = (Vec::with_capacity(6), Vec::with_capacity(6));
    while !rest.is_empty() {
        let points = number(&mut rest)?.0;
        let rank = u8::try_from(number(&mut rest)?.0).ok()?;
        let marks = number(&mut rest)?.0;
        let (winner, left) = (marks & WINNER > 0, marks & LEFT > 0);
        let figures = numbers(&mut rest)?;
        let rounds = numbers(&mut rest)?;
        let (name, below) = name(rest);
        rest = below;
        names.push(name.to_owned());
        seats.push(SeatResult { points, rank, winner, left, rounds, figures });
    }
    let outcome = Outcome { decided, seats };
    Some(Finished { names, outcome })
}

fn list(numbers: &[u32]) -> String {
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    numbers.join(",")
}

/// Takes a list of numbers from the beginning of a text, and the blank behind it.
fn numbers(rest: &mut &str) -> Option<Vec<u32>> {
    let mut numbers = Vec::with_capacity(4);
    if let Some(none) = rest.strip_prefix(' ') {
        *rest = none;
        return Some(numbers);
    }
    loop {
        let (found, end) = number(rest)?;
        numbers.push(found);
        if end != b',' {
            return Some(numbers);
        }
    }
}

/// Takes a number from the beginning of a text, and the one letter behind it.
fn number(rest: &mut &str) -> Option<(u32, u8)> {
    let mut number: u32 = 0;
    for (place, letter) in rest.bytes().enumerate() {
        match letter {
            b'0'..=b'9' => {
                number = number.checked_mul(10)?.checked_add((letter - b'0').into())?;
            }
            b' ' | b',' if place > 0 => {
                *rest = rest.get(place + 1..)?;
                return Some((number, letter));
            }
            _ => return None,
        }
    }
    None
}

/// A name at the beginning of a text, and what stands below it. Names are short: looking at each
/// letter is faster than a search.
fn name(rest: &str) -> (&str, &str) {
    let end = rest.bytes().position(|letter| letter == b'\n');
    end.map_or((rest, ""), |end| (&rest[..end], &rest[end + 1..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_comes_back_as_it_was_written() {
        let seat = |points, winner: bool, rounds: &[u32]| SeatResult {
            points,
            rank: 1 + u8::from(!winner),
            winner,
            left: !winner && rounds.is_empty(),
            rounds: rounds.to_vec(),
            figures: rounds.iter().map(|points| points / 2).collect(),
        };
        for decided in ["points", "hand", "offer", "exchange", "shared"] {
            let decided = Decided::find(decided).expect("a word");
            let finished = Finished {
                names: ["Eva", " Jörg  Weiß ", "1 2 3,4"].map(str::to_owned).to_vec(),
                outcome: Outcome {
                    decided,
                    seats: vec![
                        seat(12, true, &[3, 4, 5]),
                        seat(0, false, &[0, 0, 0]),
                        seat(u32::MAX, false, &[]),
                    ],
                },
            };
            let text = write(&finished.names, &finished.outcome);
            assert_eq!(read(&text), Some(finished), "{text}");
        }
    }

    #[test]
    fn what_is_no_result_is_not_read() {
        for text in [
            "",
            "dice",
            "hand\n1 2",
            "hand\n1 1 1 1 1,x Eva",
            "hand\n-1 1 1 1 1 Eva",
            "hand\n1 1 1 1 1é",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
