//! Setting the table up: the cards, the row, the camels, the house rule.

use std::ops::RangeInclusive;

use serde::Serialize;

use super::{Good, HAND_LIMIT, MOST_PER_CARD, Position, RowPlace, Rule, START_HAND, TRADE_CARDS};
use crate::Seat;
use crate::written::words;

/// How many camels each price card shows: so many goods a sale there needs at least.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Camels([u8; 4]);

impl Camels {
    /// What the first price card shows, as a published review has it. It is only proposed: what
    /// counts is read off the table's own cards, like the others.
    pub const FOUR: u8 = 7;
    /// How many a price card can show: a full hand of the richest cards has to do.
    pub const POSSIBLE: RangeInclusive<u8> = 1..=HAND_LIMIT * MOST_PER_CARD;

    /// The camels of the four places where something can be sold, from left to right.
    ///
    /// # Errors
    ///
    /// Refuses no camels, and more than a full hand could ever serve.
    pub fn new(camels: [u8; 4]) -> Result<Self, TableError> {
        for (place, camels) in RowPlace::ALL.into_iter().zip(camels) {
            if !Camels::POSSIBLE.contains(&camels) {
                return Err(TableError::Camels { place, camels });
            }
        }
        Ok(Camels(camels))
    }

    /// The camels at a place; none where nothing can be sold.
    pub fn at(&self, place: RowPlace) -> Option<u8> {
        self.0.get(place.index()).copied()
    }

    /// The camels from left to right.
    pub const fn numbers(&self) -> [u8; 4] {
        self.0
    }
}

words! {
    /// How long the game goes on once the last card is drawn.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub enum LastTurns {
        /// Everybody has two more turns; the drawer has the last one.
        #[default]
        TwoMore = "two-more",
        /// The turn in which the last card is drawn is the last.
        DrawersTurn = "drawers-turn",
    }
}

impl LastTurns {
    /// Turns still to come after the one in which the last card is drawn.
    pub const fn turns(self, players: u8) -> u8 {
        match self {
            LastTurns::TwoMore => players.saturating_mul(2),
            LastTurns::DrawersTurn => 0,
        }
    }
}

/// What a table decides for itself where the sources can be read in two ways. The default is our
/// ruling.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct House {
    /// How long the game goes on once the last card is drawn.
    pub last_turns: LastTurns,
}

impl House {
    /// Whether the table follows our ruling. Where a rule leaves no choice, everybody does.
    pub fn follows(&self, rule: Rule) -> bool {
        match rule {
            Rule::LastTurns => self.last_turns == LastTurns::default(),
            _ => true,
        }
    }

    /// Decides for our ruling or for the house rule beside it.
    pub fn decide(&mut self, rule: Rule, ours: bool) {
        if rule == Rule::LastTurns {
            self.last_turns = if ours { LastTurns::default() } else { LastTurns::DrawersTurn };
        }
    }
}

/// Who plays by which rules: everything that is settled before the first move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableSetup {
    players: u8,
    starter: Seat,
    camels: Camels,
    goods: [Good; 5],
    house: House,
}

/// Why there cannot be such a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum TableError {
    #[error("Kathai is for 3 to 5 players, not {players}")]
    Players { players: usize },
    #[error("there is no seat {starter} to begin")]
    Starter { starter: Seat },
    #[error("the price card {} cannot show {camels} camels", place.id())]
    Camels { place: RowPlace, camels: u8 },
    #[error("{twice} lies in the row twice, and {missing} is missing")]
    Goods { twice: Good, missing: Good },
}

impl TableSetup {
    /// How many can play.
    pub const PLAYERS: RangeInclusive<u8> = 3..=5;

    /// A table for so many players, with these goods in the row from left to right.
    ///
    /// # Errors
    ///
    /// Refuses other numbers than three to five, somebody to begin who does not sit at the table,
    /// and a row that does not have every good once.
    ///
    /// # Examples
    ///
    /// ```
    /// use fondaco_rules::Seat;
    /// use fondaco_rules::kathai::{Camels, Good, House, TableSetup, TableError};
    ///
    /// let camels = Camels::new([7, 5, 4, 3])?;
    /// let table = TableSetup::new(4, Seat::new(2), camels, Good::ALL, House::default())?;
    /// assert_eq!(table.plan().pile(), 43);
    ///
    /// let row = [Good::Tea, Good::Gold, Good::Silk, Good::Spices, Good::Tea];
    /// let (twice, missing) = (Good::Tea, Good::Salt);
    /// let table = TableSetup::new(4, Seat::new(2), camels, row, House::default());
    /// assert_eq!(table, Err(TableError::Goods { twice, missing }));
    /// # Ok::<(), TableError>(())
    /// ```
    pub fn new(
        players: u8,
        starter: Seat,
        camels: Camels,
        goods: [Good; 5],
        house: House,
    ) -> Result<Self, TableError> {
        if !TableSetup::PLAYERS.contains(&players) {
            return Err(TableError::Players { players: players.into() });
        }
        if starter.index() >= players.into() {
            return Err(TableError::Starter { starter });
        }
        let times = |good: &Good| goods.iter().filter(|there| *there == good).count();
        let twice = Good::ALL.into_iter().find(|good| times(good) > 1);
        let missing = Good::ALL.into_iter().find(|good| times(good) == 0);
        if let (Some(twice), Some(missing)) = (twice, missing) {
            return Err(TableError::Goods { twice, missing });
        }
        Ok(TableSetup { players, starter, camels, goods, house })
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// All seats clockwise from seat 0.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players)
    }

    /// Who has the first turn.
    pub fn starter(&self) -> Seat {
        self.starter
    }

    /// What the price cards show.
    pub fn camels(&self) -> Camels {
        self.camels
    }

    /// The goods as they lay in the row before the first turn, from left to right.
    pub fn goods(&self) -> [Good; 5] {
        self.goods
    }

    /// The house rules.
    pub fn house(&self) -> &House {
        &self.house
    }

    /// The numbers of the setup.
    pub fn plan(&self) -> Plan {
        Plan { starter: Some(self.starter), ..Plan::new(self.players, self.goods) }
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
    /// Who begins, once that is known.
    starter: Option<Seat>,
    goods: [Good; 5],
}

/// One thing to do while setting up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupStep {
    /// Lay out the five price cards in a row.
    Prices,
    /// Lay a goods card under each.
    Goods {
        /// The goods from left to right.
        order: [Good; 5],
    },
    /// Shuffle the trade cards.
    Shuffle {
        /// How many there are.
        cards: u8,
    },
    /// Deal to every player.
    Deal {
        /// Cards for each.
        each: u8,
        /// Cards for all together.
        total: u8,
    },
    /// The rest is the draw pile.
    Pile {
        /// What it must count.
        cards: u8,
    },
    /// The youngest begins.
    Begin {
        /// Who that is, if it is known.
        starter: Option<Seat>,
    },
}

impl Plan {
    /// The numbers for so many players, whoever begins.
    pub fn new(players: u8, goods: [Good; 5]) -> Self {
        Plan { players, starter: None, goods }
    }

    /// Cards dealt to each player.
    pub fn dealt_each(&self) -> u8 {
        START_HAND
    }

    /// Cards dealt altogether.
    pub fn dealt(&self) -> u8 {
        START_HAND.saturating_mul(self.players)
    }

    /// What the draw pile counts before the first turn.
    pub fn pile(&self) -> u8 {
        TRADE_CARDS.saturating_sub(self.dealt())
    }

    /// What to do, in order.
    pub fn steps(&self) -> Vec<SetupStep> {
        vec![
            SetupStep::Prices,
            SetupStep::Goods { order: self.goods },
            SetupStep::Shuffle { cards: TRADE_CARDS },
            SetupStep::Deal { each: START_HAND, total: self.dealt() },
            SetupStep::Pile { cards: self.pile() },
            SetupStep::Begin { starter: self.starter },
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn camels() -> Camels {
        Camels::new([Camels::FOUR, 5, 4, 3]).expect("camels")
    }

    fn table(players: u8, starter: u8) -> Result<TableSetup, TableError> {
        let starter = Seat::new(starter);
        TableSetup::new(players, starter, camels(), Good::ALL, House::default())
    }

    #[test]
    fn every_player_count_has_its_pile() {
        let pile = |players| table(players, 0).expect("a table").plan().pile();
        assert_eq!([3, 4, 5].map(pile), [46, 43, 40]);
    }

    #[test]
    fn the_steps_name_every_number_in_order() {
        assert_eq!(
            table(5, 3).expect("a table").plan().steps(),
            [
                SetupStep::Prices,
                SetupStep::Goods { order: Good::ALL },
                SetupStep::Shuffle { cards: 55 },
                SetupStep::Deal { each: 3, total: 15 },
                SetupStep::Pile { cards: 40 },
                SetupStep::Begin { starter: Some(Seat::new(3)) },
            ]
        );
    }

    #[test]
    fn two_or_six_cannot_play() {
        for players in [0, 1, 2, 6, 255] {
            let refused = TableError::Players { players: players.into() };
            assert_eq!(table(players, 0), Err(refused));
        }
    }

    #[test]
    fn whoever_begins_sits_at_the_table() {
        let starter = Seat::new(3);
        assert!(table(4, 3).is_ok());
        assert_eq!(table(3, 3), Err(TableError::Starter { starter }));
    }

    #[test]
    fn a_price_card_shows_from_one_to_twenty_one_camels() {
        assert!(Camels::new([21, 1, 1, 1]).is_ok());
        let refused = |camels| Camels::new(camels).expect_err("no such price card");
        let (place, camels) = (RowPlace::Two, 22);
        assert_eq!(refused([7, 22, 4, 0]), TableError::Camels { place, camels });
        let (place, camels) = (RowPlace::Zero, 0);
        assert_eq!(refused([7, 5, 4, 0]), TableError::Camels { place, camels });
    }

    #[test]
    fn camels_stand_at_four_of_the_five_places() {
        let at = RowPlace::ALL.map(|place| camels().at(place));
        assert_eq!(at, [Some(7), Some(5), Some(4), Some(3), None]);
        assert_eq!(camels().numbers(), [7, 5, 4, 3]);
    }

    #[test]
    fn the_house_rule_can_be_chosen_and_unchosen() {
        let mut house = House::default();
        for rule in Rule::ALL {
            house.decide(rule, false);
            assert_eq!(house.follows(rule), !rule.is_ruling(), "{rule:?}");
            house.decide(rule, true);
            assert_eq!(house, House::default(), "{rule:?}");
        }
    }
}
