//! Journals of whatever game.

use std::collections::BTreeSet;

use super::{Journal, Misfit, Resumed};
use crate::{AnyRecord, BrokenOff, Deed, Origin, Player, ReadError, Record};
use fondaco_rules::GameId;
use fondaco_rules::any;
use fondaco_rules::whichever;
use fondaco_rules::{Game, Outcome, Seat};

type BoxedGame<G> = Box<Resumed<G>>;
type BoxedMisfit<G> = Box<Misfit<G>>;

any! {
    /// A journal of any game, brought back from its deeds.
    #[derive(Clone, PartialEq, Debug)]
    AnyGame = BoxedGame
}
any! {
    /// The table in any game.
    #[derive(Clone, PartialEq, Debug)]
    AnyPosition = Box
}
any! {
    /// A move of any game that does not fit.
    #[derive(Clone, PartialEq, Debug)]
    AnyMisfit = BoxedMisfit
}

impl AnyPosition {
    /// The table after all moves of a record.
    ///
    /// # Errors
    ///
    /// The first move that does not fit.
    pub fn after(record: &AnyRecord) -> Result<Self, AnyMisfit> {
        fn after<G: Game>(record: &Record<G>) -> Result<Box<G>, Box<Misfit<G>>> {
            let mut position = G::start(&record.table);
            for (index, entry) in record.moves.iter().enumerate() {
                if let Err(refusal) = entry.play_on(&mut position) {
                    let entry = entry.what.clone();
                    return Err(Box::new(Misfit { index, entry, refusal }));
                }
            }
            Ok(Box::new(position))
        }
        whichever!(record, AnyRecord(record) => match after(record) {
            Ok(position) => Ok(position.into()),
            Err(misfit) => Err(misfit.into()),
        })
    }

    /// How the game ended; `None` while it goes on and was not broken off.
    pub fn outcome(&self, origin: &Origin) -> Option<Outcome> {
        let outcome = whichever!(self, AnyPosition(position) => position.outcome().or_else(|| {
            Some(position.outcome_so_far(origin.broken_off?.counts()))
        }));
        outcome.map(|outcome| outcome.with_left(&origin.left))
    }

    /// Whether nothing is left to do that could change the result.
    pub fn is_complete(&self) -> bool {
        whichever!(self, AnyPosition(position) => position.is_complete())
    }

    /// Which game it is.
    pub fn game_id(&self) -> GameId {
        fn game_id<G: Game>(_: &G) -> GameId {
            G::ID
        }
        whichever!(self, AnyPosition(position) => game_id(&**position))
    }
}

impl AnyGame {
    /// Brings a game back from a record that has no moves, and its deeds as they were written.
    ///
    /// # Errors
    ///
    /// The first deed that cannot be read.
    pub fn resume<'a>(
        record: AnyRecord,
        deeds: impl Iterator<Item = &'a str>,
    ) -> Result<Self, ReadError> {
        fn resumed<'a, G: Game>(
            record: Record<G>,
            deeds: impl Iterator<Item = &'a str>,
        ) -> Result<Box<Resumed<G>>, ReadError> {
            let seats = u8::try_from(record.players.len()).unwrap_or(u8::MAX);
            let deeds: Result<Vec<_>, _> = deeds.map(|deed| Deed::read::<G>(deed, seats)).collect();
            let resumed = Journal::resume(record.players, record.table, deeds?);
            Ok(Box::new(resumed))
        }
        Ok(whichever!(record, AnyRecord(record) => resumed(record, deeds)?.into()))
    }

    /// Which game it is.
    pub fn game_id(&self) -> GameId {
        fn game_id<G: Game>(_: &Resumed<G>) -> GameId {
            G::ID
        }
        whichever!(self, AnyGame(resumed) => game_id(resumed))
    }

    /// The game's name in records.
    pub fn kind(&self) -> &'static str {
        self.game_id().id()
    }

    /// Who plays.
    pub fn players(&self) -> &[Player] {
        whichever!(self, AnyGame(resumed) => &resumed.journal.record.players)
    }

    /// Who began.
    pub fn starter(&self) -> Seat {
        fn starter<G: Game>(resumed: &Resumed<G>) -> Seat {
            G::starter(&resumed.journal.record.table)
        }
        whichever!(self, AnyGame(resumed) => starter(resumed))
    }

    /// How many entries it has.
    pub fn moves(&self) -> usize {
        whichever!(self, AnyGame(resumed) => resumed.journal.record.moves.len())
    }

    /// How many of its entries are unclear.
    pub fn unclear(&self) -> usize {
        whichever!(self, AnyGame(resumed) => resumed.journal.unclear().count())
    }

    /// How many entries the book had when a deed could not be done, if one could not.
    pub fn stuck(&self) -> Option<usize> {
        whichever!(self, AnyGame(resumed) => resumed.stuck)
    }

    /// How it ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        whichever!(self, AnyGame(resumed) => resumed.journal.outcome())
    }

    /// Whether it was broken off before its end.
    pub fn broken_off(&self) -> Option<BrokenOff> {
        whichever!(self, AnyGame(resumed) => resumed.journal.broken_off())
    }

    /// Whose seats the others play, since they have left.
    pub fn left(&self) -> &BTreeSet<Seat> {
        whichever!(self, AnyGame(resumed) => resumed.journal.left())
    }

    /// The table as it is now.
    pub fn position(&self) -> AnyPosition {
        whichever!(self, AnyGame(resumed) => Box::new(resumed.journal.position().clone()).into())
    }

    /// The game as data.
    pub fn record(&self) -> AnyRecord {
        whichever!(self, AnyGame(resumed) => resumed.journal.record.clone().into())
    }
}
