//! The table after some moves, and the one door through which moves come in.

use super::at_most::AtMost;
use super::{Depth, Hand, Kind, Move, Sale, Stock, TableSetup};
use crate::Seat;

/// The state of the table. It comes from [`TableSetup::start`] and changes by
/// [`Game::play`](crate::Game::play) only, so it is always one that a real game can reach.
///
/// ```
/// use fondaco_rules::{Game as _, Seat};
/// use fondaco_rules::byzanz::{Depth, House, Move, Rule, TableSetup};
///
/// let table = TableSetup::new(3, Seat::new(2), Depth::Winners, House::default())?;
/// let mut position = table.start();
/// let cards = vec!["spices 4".parse()?, "wine 1".parse()?, "merchant".parse()?];
///
/// let refusal = position.play(&Move::Sell { seat: Seat::new(0), cards }).unwrap_err();
/// assert_eq!(refusal.rules(), [Rule::Sale]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) table: TableSetup,
    pub(super) played: usize,
    pub(super) round: u8,
    pub(super) pile: u8,
    pub(super) set_aside: u8,
    pub(super) hands: Vec<Hand>,
    /// At `winners` depth: how many cards hands and market can have at most.
    pub(super) at_most: Vec<AtMost>,
    pub(super) market_at_most: usize,
    pub(super) offers: Vec<Option<u8>>,
    pub(super) market: Stock,
    /// Cards that may still turn up from where nobody has looked: the pile, hidden hands, the
    /// cards set aside. At `winners` depth: everything that has not left the game.
    pub(super) unseen: Stock,
    /// Cards that have left the game: sold, discarded, or left over in a market.
    pub(super) gone: Stock,
    pub(super) phase: Phase,
    pub(super) sales: Vec<Sale>,
    /// Hands counted at the end to break a tie.
    pub(super) counted: Vec<Option<u8>>,
}

/// What the table is busy with.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Phase {
    /// The next lot is to be laid out; then the opener begins (or, alone, takes it).
    Lot { opener: Seat },
    /// Bids are made.
    Auction(Auction),
    /// The winner owes the market a card of the lot.
    Settling { winner: Seat, lot: Stock, paid: Paid },
    /// Kinds are picked, in this order from now on; some were taken already.
    Market { queue: Vec<Seat>, taken: Vec<(Kind, Seat)> },
    /// The last market is over: final sales, and hands to count if profits are equal.
    Closing,
}

/// One auction.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
#[allow(missing_docs)]
pub struct Auction {
    pub opener: Seat,
    pub turn: Seat,
    /// Empty if the table does not write cards down.
    pub lot: Stock,
    /// One per seat.
    pub stakes: Vec<Stake>,
}

/// What somebody has done in an auction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stake {
    /// Nothing yet.
    Waiting,
    /// A bid lies on the table.
    Bid {
        /// Its worth.
        worth: u32,
        /// Its cards, as far as they are written down.
        cards: Stock,
    },
    /// Passed.
    Passed,
}

/// How somebody came by a lot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paid {
    /// With a bid of this worth.
    Bid(u32),
    /// With a bid that was not written down, or because all passed.
    Unknown,
    /// With nothing: all passed.
    AllPassed,
    /// With nothing: nobody else was left.
    Last,
}

/// Something that followed from a move by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Event {
    /// A lot and its offer card found their owner.
    Won { seat: Seat, offer: u8, paid: Paid },
    /// The market opens, and they pick in this order.
    MarketOpened { order: Vec<Seat> },
    /// A picker found the market empty.
    NothingLeft { seat: Seat },
    /// A picker found the market empty and drew one of the cards set aside (house rule).
    DrewFromBox { seat: Seat },
    /// A sale brought profit.
    Sold { sale: Sale },
    /// A round is over; these cards leave the game, as far as they are known.
    RoundEnded { round: u8, leftovers: Stock },
    /// A round begins.
    RoundBegan { round: u8, opener: Seat, pile: u8 },
    /// The last market is over.
    LastMarketEnded,
    /// By the book the hand was too small for what was entered: it had so many cards at most.
    /// Something was forgotten, or entered late.
    HandTooSmall { seat: Seat, most: usize },
}

impl Position {
    /// The table before the first move: everybody holds the dealt cards.
    pub(super) fn new(table: &TableSetup) -> Self {
        let plan = table.plan();
        let players = usize::from(table.players());
        let dealt = Hand {
            seen: Stock::default(),
            hidden: (table.depth() == Depth::Cards).then_some(plan.dealt_each()),
        };
        let mut position = Position {
            played: 0,
            round: 1,
            pile: plan.pile(),
            set_aside: plan.set_aside(),
            hands: vec![dealt; players],
            at_most: vec![AtMost::dealt(plan.dealt_each()); players],
            market_at_most: 0,
            offers: vec![None; players],
            market: Stock::default(),
            unseen: Stock::deck(),
            gone: Stock::default(),
            phase: Phase::Closing,
            sales: Vec::new(),
            counted: vec![None; players],
            table: table.clone(),
        };
        position.lay_out_lot(table.opener());
        position
    }

    /// Who plays by which rules.
    pub fn table(&self) -> &TableSetup {
        &self.table
    }

    /// How many moves were played.
    pub fn played(&self) -> usize {
        self.played
    }

    /// The round, from 1.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// What the draw pile must count now.
    pub fn pile(&self) -> u8 {
        self.pile
    }

    /// How many of the cards set aside unseen are still in the box, as far as it is written down.
    pub fn set_aside(&self) -> u8 {
        self.set_aside
    }

    /// What the table is busy with.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The cards in the market, as far as they are written down.
    pub fn market(&self) -> &Stock {
        &self.market
    }

    /// Cards that have left the game, as far as they are written down.
    pub fn gone(&self) -> &Stock {
        &self.gone
    }

    /// Cards nobody has seen yet (at `winners` depth: that have not left the game).
    pub fn unseen(&self) -> &Stock {
        &self.unseen
    }

    /// What the book knows about a hand, cards lying in a bid included. Nothing about seats where
    /// nobody sits.
    pub fn hand(&self, seat: Seat) -> &Hand {
        self.hands.get(seat.index()).unwrap_or(Hand::NOBODYS)
    }

    /// The offer card somebody holds this round.
    pub fn offer(&self, seat: Seat) -> Option<u8> {
        self.offers.get(seat.index()).copied().flatten()
    }

    /// All sales so far, in order.
    pub fn sales(&self) -> &[Sale] {
        &self.sales
    }

    /// The number of the auction in this round, from 1; beyond the last one in the market.
    pub fn auction_number(&self) -> usize {
        self.offers.iter().flatten().count() + 1
    }

    /// The offer card that lies on top; none once all are held.
    pub fn top_offer(&self) -> Option<u8> {
        let held = self.auction_number() - 1;
        self.table.plan().offers().get(held).copied()
    }

    /// Whether a round is over and the next one has not got going: no lot is laid out yet, or,
    /// where nobody writes lots down, nobody has bid.
    pub(super) fn is_between_rounds(&self) -> bool {
        let untouched = match &self.phase {
            Phase::Lot { .. } => true,
            Phase::Auction(auction) if !self.is_cards() => {
                auction.stakes.iter().all(|stake| *stake == Stake::Waiting)
            }
            _ => false,
        };
        untouched && self.round > 1 && self.auction_number() == 1
    }

    pub(super) fn is_cards(&self) -> bool {
        self.table.depth() == Depth::Cards
    }

    pub(super) fn holds_offer(&self, seat: Seat) -> bool {
        self.offer(seat).is_some()
    }

    /// Somebody's bid in the current auction.
    pub fn stake(&self, seat: Seat) -> &Stake {
        match &self.phase {
            Phase::Auction(auction) => auction.stakes.get(seat.index()),
            _ => None,
        }
        .unwrap_or(&Stake::Waiting)
    }
}

/// Sales and discards bring a hand down to the limit; everything else waits until it is.
pub(super) fn waits_for_the_limit(entry: &Move) -> bool {
    !matches!(entry, Move::Sell { .. } | Move::Discard { .. })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game as _;
    use crate::byzanz::{House, Reason, Rule};

    #[test]
    fn nobody_sits_beyond_the_table() {
        for depth in Depth::ALL {
            let table = TableSetup::new(3, Seat::new(0), depth, House::default());
            let mut position = table.expect("a table").start();
            let before = position.clone();
            let nobody = Seat::new(3);
            let refusal = position.play(&Move::Pass { seat: nobody });
            let refusal = refusal.expect_err("nobody sits there");
            assert_eq!(refusal.reasons, [Reason::NoSuchSeat { seat: nobody }]);
            assert_eq!(refusal.rules(), [Rule::Round]);
            assert_eq!(position, before);
            assert_eq!(position.hand(nobody).size(), None);
            assert_eq!(position.offer(nobody), None);
            assert_eq!(*position.stake(nobody), Stake::Waiting);
        }
    }

    #[test]
    fn asking_is_not_playing() {
        let table = TableSetup::new(3, Seat::new(2), Depth::Winners, House::default());
        let position = table.expect("a table").start();
        assert_eq!(position.check(&Move::Pass { seat: Seat::new(0) }), Ok(()));
        assert!(position.check(&Move::Pass { seat: Seat::new(1) }).is_err());
        assert_eq!(position.played(), 0);
    }
}
