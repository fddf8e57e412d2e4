//! What is legal and what it is worth. Pure: no window, no SQL, no clock, no words.

pub mod byzanz;
pub mod outcome;
mod standings;

use std::fmt;

use serde::Serialize;

pub use outcome::Outcome;
pub use standings::{Decided, Standing, Standings};

/// A place at the table. Seats are counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    pub const fn new(number: u8) -> Self {
        Self(number)
    }

    /// The seat's place in any list that has one entry per seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table, clockwise from seat 0.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players).map(Seat)
    }

    /// All seats clockwise, beginning with the one to the left of this.
    pub fn clockwise(self, players: u8) -> impl Iterator<Item = Seat> + Clone {
        (1..=players).map(move |step| {
            let seat = (u16::from(self.0) + u16::from(step)) % u16::from(players);
            Seat(u8::try_from(seat).unwrap_or(0))
        })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What every game answers, so that a journal can keep it without knowing its rules.
///
/// It is implemented by a game's position: the state of the table after some moves.
pub trait Game: Clone + PartialEq + fmt::Debug {
    /// Who sits there and by which rules they play.
    type Table: Clone + PartialEq + fmt::Debug;
    /// One thing a person did.
    type Move: Clone + PartialEq + fmt::Debug;
    /// What followed from a move by itself.
    type Event: Clone + PartialEq + fmt::Debug;
    /// Why a move cannot be.
    type Refusal: Clone + PartialEq + fmt::Debug;
    /// Something that is different for somebody in another line of play.
    type Change: Clone + PartialEq + fmt::Debug;

    /// The table before the first move.
    fn start(table: &Self::Table) -> Self;

    /// Plays a move and tells what followed.
    ///
    /// # Errors
    ///
    /// A move that is not legal now is refused with every reason at once; the position stays as
    /// it was.
    fn play(&mut self, entry: &Self::Move) -> Result<Vec<Self::Event>, Self::Refusal>;

    /// Points and places as they are now.
    fn standings(&self) -> Standings;

    /// How the game ended; `None` while it goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// What is different for whom in another line of play of the same game.
    fn changes(&self, after: &Self) -> Vec<Self::Change>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_goes_round_the_table_and_ends_at_home() {
        let round = |seat, players| -> Vec<u8> {
            Seat::new(seat)
                .clockwise(players)
                .map(|seat| seat.0)
                .collect()
        };
        assert_eq!(round(0, 3), [1, 2, 0]);
        assert_eq!(round(2, 4), [3, 0, 1, 2]);
        assert_eq!(round(255, 3), [1, 2, 0]);
        assert!(round(1, 0).is_empty());
    }
}
