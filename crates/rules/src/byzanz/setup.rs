//! Setting the table up: the numbers for each player count, the house rules, the depth.

use std::ops::RangeInclusive;

use super::{Position, Rule, Stock};
use crate::Seat;
use crate::written::words;

/// Cards dealt to each player.
const DEALT_EACH: u8 = 4;
/// Offer cards in the box.
const OFFERS_IN_BOX: RangeInclusive<u8> = 1..=6;

words! {
    /// How much of the game the table writes down.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub enum Depth {
        /// Who won each auction, what was picked and sold.
        #[default]
        Winners = "winners",
        /// Every public card.
        Cards = "cards",
    }
}

/// What a table decides for itself where the sources are silent. The default is our ruling.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct House {
    /// Merchants in hand count when hands break a tie.
    pub tie_merchants: bool,
    /// What happens when even the hands are equal.
    pub still_tied: StillTied,
    /// What a picker gets who finds the market empty.
    pub nothing_left: NothingLeft,
    /// A picker may take nothing.
    pub waive: bool,
    /// When hands are checked against the limit.
    pub limit_check: LimitCheck,
}

impl Default for House {
    fn default() -> Self {
        House {
            tie_merchants: true,
            still_tied: StillTied::default(),
            nothing_left: NothingLeft::default(),
            waive: true,
            limit_check: LimitCheck::default(),
        }
    }
}

impl House {
    /// Whether the table follows our ruling. Where a rule leaves no choice, everybody does.
    pub fn follows(&self, rule: Rule) -> bool {
        let ours = House::default();
        match rule {
            Rule::Waive => self.waive == ours.waive,
            Rule::NothingLeft => self.nothing_left == ours.nothing_left,
            Rule::LimitCheck => self.limit_check == ours.limit_check,
            Rule::TieMerchants => self.tie_merchants == ours.tie_merchants,
            Rule::StillTied => self.still_tied == ours.still_tied,
            _ => true,
        }
    }

    /// Decides for our ruling or for the house rule beside it.
    pub fn decide(&mut self, rule: Rule, ours: bool) {
        let chosen = if ours {
            House::default()
        } else {
            House {
                tie_merchants: false,
                still_tied: StillTied::HighestOffer,
                nothing_left: NothingLeft::BoxCard,
                waive: false,
                limit_check: LimitCheck::RoundEnd,
            }
        };
        match rule {
            Rule::Waive => self.waive = chosen.waive,
            Rule::NothingLeft => self.nothing_left = chosen.nothing_left,
            Rule::LimitCheck => self.limit_check = chosen.limit_check,
            Rule::TieMerchants => self.tie_merchants = chosen.tie_merchants,
            Rule::StillTied => self.still_tied = chosen.still_tied,
            _ => {}
        }
    }
}

words! {
    /// What happens when profit and hands are equal.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub enum StillTied {
        /// They share the victory.
        #[default]
        Shared = "shared",
        /// The highest offer card of the last round wins.
        HighestOffer = "highest-offer",
    }
}

words! {
    /// What a picker gets who finds the market empty.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub enum NothingLeft {
        /// Nothing.
        #[default]
        Nothing = "nothing",
        /// One of the cards put back unseen at setup, as long as there are any.
        BoxCard = "box-card",
    }
}

words! {
    /// When hands are checked against the limit.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub enum LimitCheck {
        /// After every gain of cards, before anyone acts again.
        #[default]
        AtOnce = "at-once",
        /// Only at the end of a round, after the market.
        RoundEnd = "round-end",
    }
}

/// Who plays by which rules: everything that is settled before the first move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableSetup {
    plan: Plan,
    dealer: Seat,
    depth: Depth,
    house: House,
}

/// Why there cannot be such a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum TableError {
    #[error("Byzanz is for 3 to 6 players, not {players}")]
    Players { players: usize },
    #[error("there is no seat {dealer} for the dealer")]
    Dealer { dealer: Seat },
}

impl TableSetup {
    /// How many can play.
    pub const PLAYERS: RangeInclusive<u8> = 3..=6;

    /// A table for so many players.
    ///
    /// # Errors
    ///
    /// Refuses other numbers than three to six, and a dealer who does not sit at the table.
    ///
    /// # Examples
    ///
    /// ```
    /// use fondaco_rules::Seat;
    /// use fondaco_rules::byzanz::{Depth, House, TableSetup, TableError};
    ///
    /// let table = |players| TableSetup::new(players, Seat::new(2), Depth::Cards, House::default());
    /// assert_eq!(table(7), Err(TableError::Players { players: 7 }));
    ///
    /// let table = table(4).expect("four can play");
    /// assert_eq!(table.opener(), Seat::new(3));
    /// assert_eq!(table.plan().offers(), [5, 4, 3, 2]);
    /// assert!(table.plan().pile_before_rounds().eq([84, 70, 56, 42, 28, 14]));
    /// ```
    pub fn new(players: u8, dealer: Seat, depth: Depth, house: House) -> Result<Self, TableError> {
        let plan = Plan::new(players).ok_or(TableError::Players { players: players.into() })?;
        if dealer.index() >= players.into() {
            return Err(TableError::Dealer { dealer });
        }
        Ok(TableSetup { plan, dealer, depth, house })
    }

    /// The numbers of the setup.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.plan.players
    }

    /// Who dealt.
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// How much is written down.
    pub fn depth(&self) -> Depth {
        self.depth
    }

    /// The house rules.
    pub fn house(&self) -> &House {
        &self.house
    }

    /// All seats clockwise from seat 0.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players())
    }

    /// The player to the dealer's left, who opens the first auction.
    pub fn opener(&self) -> Seat {
        self.dealer.clockwise(self.players()).next().unwrap_or(self.dealer)
    }

    /// The position before the first move.
    pub fn start(&self) -> Position {
        Position::new(self)
    }
}

/// Every number a table needs to set up, for one player count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    players: u8,
    offers: &'static [u8],
    set_aside: u8,
}

/// One thing to do while setting up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupStep {
    /// Lay out the market cards.
    Market {
        /// How many there are.
        cards: u8,
    },
    /// Stack these offer cards, given from top to bottom.
    Offers {
        /// The cards used.
        cards: &'static [u8],
    },
    /// Shuffle the deck.
    Shuffle {
        /// How many cards it has.
        cards: u8,
    },
    /// Deal to every player.
    Deal {
        /// Cards for each.
        each: u8,
        /// Cards for all together.
        total: u8,
    },
    /// Put cards back into the box without looking.
    SetAside {
        /// How many.
        cards: u8,
    },
    /// The rest is the draw pile.
    Pile {
        /// What it must count.
        cards: u8,
    },
    /// The player left of the dealer begins.
    Begin,
}

impl Plan {
    /// The plan for so many players; `None` unless three to six.
    pub fn new(players: u8) -> Option<Plan> {
        let (offers, set_aside): (&[u8], u8) = match players {
            3 => (&[6, 4, 2], 4),
            4 => (&[5, 4, 3, 2], 12),
            5 => (&[5, 4, 3, 2, 1], 2),
            6 => (&[6, 5, 4, 3, 2, 1], 4),
            _ => return None,
        };
        Some(Plan { players, offers, set_aside })
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// The offer cards in use, highest first as they lie.
    pub fn offers(&self) -> &'static [u8] {
        self.offers
    }

    /// The offer cards that stay in the box.
    pub fn unused_offers(&self) -> impl Iterator<Item = u8> + use<> {
        let used = self.offers;
        OFFERS_IN_BOX.filter(move |offer| !used.contains(offer))
    }

    /// Cards dealt to each player.
    pub fn dealt_each(&self) -> u8 {
        DEALT_EACH
    }

    /// Cards dealt altogether.
    pub fn dealt(&self) -> u8 {
        DEALT_EACH * self.players
    }

    /// Cards put back into the box unseen.
    pub fn set_aside(&self) -> u8 {
        self.set_aside
    }

    /// What the draw pile counts at the start.
    pub fn pile(&self) -> u8 {
        Stock::deck().len() - self.dealt() - self.set_aside
    }

    /// Cards that leave the draw pile in a round.
    pub fn per_round(&self) -> u8 {
        self.offers.iter().sum()
    }

    /// How many rounds are played.
    pub fn rounds(&self) -> u8 {
        self.pile() / self.per_round()
    }

    /// What the draw pile must count before each round.
    pub fn pile_before_rounds(&self) -> impl Iterator<Item = u8> + use<> {
        let (pile, per_round) = (self.pile(), self.per_round());
        (0..self.rounds()).map(move |round| pile - round * per_round)
    }

    /// What to do, in order.
    pub fn steps(&self) -> [SetupStep; 7] {
        [
            SetupStep::Market { cards: 2 },
            SetupStep::Offers { cards: self.offers },
            SetupStep::Shuffle { cards: Stock::deck().len() },
            SetupStep::Deal { each: DEALT_EACH, total: self.dealt() },
            SetupStep::SetAside { cards: self.set_aside },
            SetupStep::Pile { cards: self.pile() },
            SetupStep::Begin,
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_player_count_has_its_numbers() {
        // players, offer cards, dealt, put back, pile, per round, rounds
        let rows: [(u8, &[u8], [u8; 5]); 4] = [
            (3, &[6, 4, 2], [12, 4, 96, 12, 8]),
            (4, &[5, 4, 3, 2], [16, 12, 84, 14, 6]),
            (5, &[5, 4, 3, 2, 1], [20, 2, 90, 15, 6]),
            (6, &[6, 5, 4, 3, 2, 1], [24, 4, 84, 21, 4]),
        ];
        for (players, offers, numbers) in rows {
            let plan = Plan::new(players).expect("a plan");
            assert_eq!((plan.players(), plan.offers()), (players, offers));
            assert_eq!(
                [plan.dealt(), plan.set_aside(), plan.pile(), plan.per_round(), plan.rounds()],
                numbers
            );
            assert_eq!(plan.pile(), plan.per_round() * plan.rounds());
        }
    }

    #[test]
    fn the_pile_is_known_before_every_round() {
        let five = Plan::new(5).expect("a plan");
        let piles: Vec<u8> = five.pile_before_rounds().collect();
        assert_eq!(piles, [90, 75, 60, 45, 30, 15]);
    }

    #[test]
    fn offer_cards_not_used_stay_in_the_box() {
        let unused =
            |players| -> Vec<u8> { Plan::new(players).expect("a plan").unused_offers().collect() };
        assert_eq!(unused(3), [1, 3, 5]);
        assert_eq!(unused(4), [1, 6]);
        assert_eq!(unused(5), [6]);
        assert!(unused(6).is_empty());
    }

    #[test]
    fn the_steps_name_every_number_in_order() {
        assert_eq!(
            Plan::new(3).expect("a plan").steps(),
            [
                SetupStep::Market { cards: 2 },
                SetupStep::Offers { cards: &[6, 4, 2] },
                SetupStep::Shuffle { cards: 112 },
                SetupStep::Deal { each: 4, total: 12 },
                SetupStep::SetAside { cards: 4 },
                SetupStep::Pile { cards: 96 },
                SetupStep::Begin,
            ]
        );
    }

    #[test]
    fn house_rules_can_be_chosen_and_unchosen() {
        let mut house = House::default();
        for rule in Rule::ALL.into_iter().filter(|rule| rule.is_ruling()) {
            assert!(house.follows(rule), "{rule:?}");
            house.decide(rule, false);
            assert!(!house.follows(rule), "{rule:?}");
            house.decide(rule, true);
            assert_eq!(house, House::default(), "{rule:?}");
        }
        house.decide(Rule::Bid, false);
        assert!(house.follows(Rule::Bid));
        assert_eq!(house, House::default());
    }

    #[test]
    fn two_or_seven_cannot_play() {
        for players in [0, 1, 2, 7, 255] {
            let table = TableSetup::new(players, Seat::new(0), Depth::Cards, House::default());
            assert_eq!(table, Err(TableError::Players { players: players.into() }));
        }
    }

    #[test]
    fn the_dealer_sits_at_the_table_and_the_left_neighbour_opens() {
        let table = |dealer| TableSetup::new(3, Seat::new(dealer), Depth::Cards, House::default());
        assert_eq!(table(0).map(|table| table.opener()), Ok(Seat::new(1)));
        assert_eq!(table(2).map(|table| table.opener()), Ok(Seat::new(0)));
        assert_eq!(table(3), Err(TableError::Dealer { dealer: Seat::new(3) }));
    }
}
