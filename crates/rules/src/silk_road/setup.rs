//! Setting the table up: who sits there, which way the caravan goes, and how much the book keeps.

use std::ops::RangeInclusive;

use super::{BETWEEN, City, Direction, GOLD, Position, START_CUBES, START_SILVER, TILES};
use crate::Seat;
use crate::written::words;

words! {
    /// How much of the game the book keeps.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub enum Depth {
        /// Who is called to do what; money and goods stay behind the screens.
        #[default]
        Calls = "calls",
        /// Every payment and every cube that changes hands in public as well.
        Ledger = "ledger",
    }
}

/// Who plays, which way, and how much of it is kept: everything that is settled before the first
/// move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableSetup {
    players: u8,
    leader: Seat,
    direction: Direction,
    depth: Depth,
}

/// Why there cannot be such a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum TableError {
    #[error("Silk Road is for 3 to 6 players, not {players}")]
    Players { players: usize },
    #[error("there is no seat {leader} to lead the caravan")]
    Leader { leader: Seat },
}

impl TableSetup {
    /// How many can play.
    pub const PLAYERS: RangeInclusive<u8> = 3..=6;

    /// A table for so many players, one of whom gets the leader pawn first.
    ///
    /// # Errors
    ///
    /// Refuses other numbers than three to six, and a leader who does not sit at the table.
    ///
    /// # Examples
    ///
    /// ```
    /// use fondaco_rules::Seat;
    /// use fondaco_rules::silk_road::{Depth, Direction, TableSetup, TableError};
    ///
    /// let leader = Seat::new(2);
    /// let table = TableSetup::new(5, leader, Direction::Forward, Depth::Ledger)?;
    /// assert_eq!(table.plan().tiles_used(), 72);
    ///
    /// let table = TableSetup::new(7, leader, Direction::Forward, Depth::Ledger);
    /// assert_eq!(table, Err(TableError::Players { players: 7 }));
    /// # Ok::<(), TableError>(())
    /// ```
    pub fn new(
        players: u8,
        leader: Seat,
        direction: Direction,
        depth: Depth,
    ) -> Result<Self, TableError> {
        if !TableSetup::PLAYERS.contains(&players) {
            return Err(TableError::Players { players: players.into() });
        }
        if leader.index() >= players.into() {
            return Err(TableError::Leader { leader });
        }
        Ok(TableSetup { players, leader, direction, depth })
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// All seats clockwise from seat 0.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players)
    }

    /// Who gets the leader pawn first.
    pub fn leader(&self) -> Seat {
        self.leader
    }

    /// Which way the caravan goes.
    pub fn direction(&self) -> Direction {
        self.direction
    }

    /// How much of the game the book keeps.
    pub fn depth(&self) -> Depth {
        self.depth
    }

    /// How often somebody can have the pawn and act in a city: once, with three players twice.
    pub fn turns_each(&self) -> u8 {
        if self.players == 3 { 2 } else { 1 }
    }

    /// The numbers of the setup.
    pub fn plan(&self) -> Plan {
        Plan { leader: Some(self.leader), ..Plan::new(self.players, self.direction) }
    }

    /// The position before the first move.
    pub fn start(&self) -> Position {
        Position::new(self)
    }
}

/// Every number a table needs to set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    players: u8,
    direction: Direction,
    /// Who gets the pawn, once that is drawn.
    leader: Option<Seat>,
}

/// One thing to do while setting up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupStep {
    /// A screen for each.
    Screens {
        /// How many players there are.
        players: u8,
    },
    /// Money for each, behind the screens.
    Purses {
        /// Gold coins for each.
        gold: u32,
        /// Silver coins for each.
        silver: u32,
    },
    /// Cubes for each, drawn blind from the bag.
    Cubes {
        /// Cubes for each.
        each: u8,
        /// Cubes for all together.
        total: u8,
    },
    /// Tiles face up on every city but the two ends.
    Tiles {
        /// Tiles on each city.
        per_city: u8,
        /// Tiles on all cities together.
        used: u8,
        /// Tiles that stay in the box.
        boxed: u8,
        /// Whether orange tiles lie on purple cities and the other way round.
        swapped: bool,
    },
    /// No crook and no barterer lies here: they are replaced.
    Forbidden {
        /// The cities.
        cities: [City; 2],
    },
    /// The caravan sets out from here.
    Caravan {
        /// The city.
        city: City,
    },
    /// Somebody gets the leader pawn and the turn tokens.
    Leader {
        /// Who that is, if it is known.
        leader: Option<Seat>,
        /// How many tokens are used.
        tokens: u8,
    },
}

impl Plan {
    /// The numbers for so many players, whoever leads.
    pub fn new(players: u8, direction: Direction) -> Self {
        Plan { players, direction, leader: None }
    }

    /// Tiles on each city: one fewer than there are players, but five for three.
    pub fn tiles_per_city(&self) -> u8 {
        const MOST: u8 = 5;
        match self.players {
            3 => MOST,
            players => players.saturating_sub(1).min(MOST),
        }
    }

    /// Tiles on all cities together.
    pub fn tiles_used(&self) -> u8 {
        BETWEEN.saturating_mul(self.tiles_per_city())
    }

    /// Turn tokens: as many as tiles on a city.
    pub fn tokens(&self) -> u8 {
        self.tiles_per_city()
    }

    /// What to do, in order.
    pub fn steps(&self) -> Vec<SetupStep> {
        let (players, used) = (self.players, self.tiles_used());
        let gold = 1;
        vec![
            SetupStep::Screens { players },
            SetupStep::Purses { gold, silver: START_SILVER - gold * GOLD },
            SetupStep::Cubes { each: START_CUBES, total: START_CUBES.saturating_mul(players) },
            SetupStep::Tiles {
                per_city: self.tiles_per_city(),
                used,
                boxed: TILES.saturating_sub(used),
                swapped: self.direction == Direction::Reverse,
            },
            SetupStep::Forbidden { cities: self.direction.guarded() },
            SetupStep::Caravan { city: self.direction.start() },
            SetupStep::Leader { leader: self.leader, tokens: self.tokens() },
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(players: u8, leader: u8) -> Result<TableSetup, TableError> {
        let leader = Seat::new(leader);
        TableSetup::new(players, leader, Direction::Forward, Depth::Calls)
    }

    #[test]
    fn every_player_count_has_its_tiles_and_tokens() {
        let plan = |players| {
            let plan = table(players, 0).expect("a table").plan();
            (plan.tiles_per_city(), plan.tiles_used(), plan.tokens())
        };
        let expected = [(5, 90, 5), (3, 54, 3), (4, 72, 4), (5, 90, 5)];
        assert_eq!([3, 4, 5, 6].map(plan), expected);
        let turns = [3, 4, 5, 6].map(|players| table(players, 0).expect("a table").turns_each());
        assert_eq!(turns, [2, 1, 1, 1]);
    }

    #[test]
    fn no_number_is_too_absurd_for_a_plan() {
        for players in [0, 1, 2, 7, 255] {
            let plan = Plan::new(players, Direction::Forward);
            assert!(plan.tiles_used() <= TILES);
            assert_eq!(plan.steps().len(), 7);
        }
    }

    #[test]
    fn the_steps_name_every_number_in_order() {
        let direction = Direction::Reverse;
        let table = TableSetup::new(4, Seat::new(3), direction, Depth::Ledger).expect("a table");
        let expected = [
            SetupStep::Screens { players: 4 },
            SetupStep::Purses { gold: 1, silver: 5 },
            SetupStep::Cubes { each: 3, total: 12 },
            SetupStep::Tiles { per_city: 3, used: 54, boxed: 36, swapped: true },
            SetupStep::Forbidden { cities: direction.guarded() },
            SetupStep::Caravan { city: City::west() },
            SetupStep::Leader { leader: Some(Seat::new(3)), tokens: 3 },
        ];
        assert_eq!(table.plan().steps(), expected);
        assert_eq!((table.direction().id(), table.depth().id()), ("reverse", "ledger"));
    }

    #[test]
    fn two_or_seven_cannot_play() {
        for players in [0, 1, 2, 7, 255] {
            let refused = TableError::Players { players: players.into() };
            assert_eq!(table(players, 0), Err(refused));
        }
    }

    #[test]
    fn the_leader_sits_at_the_table() {
        let leader = Seat::new(3);
        assert!(table(4, 3).is_ok());
        assert_eq!(table(3, 3), Err(TableError::Leader { leader }));
    }
}
