//! What must lie on the table right now, for people who come back to it days later.

use super::{Kind, NothingLeft, Phase, Position, Stake, Stock, Which};
use crate::Seat;

/// Something that must lie on the table, or in front of somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum OnTable {
    /// The draw pile.
    Pile { cards: u8 },
    /// The offer cards nobody holds, from top to bottom.
    Stack { offers: Vec<u8> },
    /// The offer cards people hold, the lowest first.
    Offers { held: Vec<(Seat, u8)> },
    /// The lot that is sold right now.
    Lot { cards: Which },
    /// A bid in front of somebody.
    Bid { seat: Seat, worth: u32, cards: Which },
    /// All market cards of one kind.
    Market { cards: Stock },
    /// There is no card in the market.
    MarketEmpty,
    /// Nobody knows what is in the market, but these kinds are not: they were taken this round.
    MarketTaken { kinds: Vec<Kind> },
    /// How many cards everybody has in hand, a bid on the table left out.
    Hands { held: Vec<(Seat, u8)> },
    /// How many profit cards lie face down in front of people.
    Profit { held: Vec<(Seat, u8)> },
    /// Cards put back into the box unseen during setup.
    Aside { cards: u8 },
}

impl Position {
    /// What must lie on the table right now. What is not there is left out, and so is what the
    /// book cannot know; only an empty market is said to be empty.
    ///
    /// ```
    /// use fondaco_rules::Seat;
    /// use fondaco_rules::byzanz::{Depth, House, OnTable, TableSetup};
    ///
    /// let start = TableSetup::new(4, Seat::new(3), Depth::Winners, House::default())?.start();
    /// let things = start.on_table();
    /// assert_eq!(things[0], OnTable::Pile { cards: 84 - 5 });
    /// assert_eq!(things[1], OnTable::Stack { offers: vec![5, 4, 3, 2] });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn on_table(&self) -> Vec<OnTable> {
        let mut things = Vec::new();
        if self.pile > 0 {
            things.push(OnTable::Pile { cards: self.pile });
        }
        let held = self.held_offers();
        let stack = self.table.plan().offers().iter().skip(held.len());
        let offers: Vec<u8> = stack.copied().collect();
        if !offers.is_empty() {
            things.push(OnTable::Stack { offers });
        }
        if !held.is_empty() {
            things.push(OnTable::Offers { held });
        }
        if let Some(cards) = self.lying_lot() {
            things.push(OnTable::Lot { cards });
        }
        for seat in self.table.seats() {
            if let Stake::Bid { worth, cards } = self.stake(seat) {
                things.push(OnTable::Bid { seat, worth: *worth, cards: Which::bid(*worth, cards) });
            }
        }
        self.market_on_table(&mut things);
        let size = |seat| Some((seat, self.free_hand(seat).size()?));
        let held: Vec<(Seat, u8)> = self.table.seats().filter_map(size).collect();
        if !held.is_empty() {
            things.push(OnTable::Hands { held });
        }
        let held: Vec<(Seat, u8)> = self.profit_cards().collect();
        if !held.is_empty() {
            things.push(OnTable::Profit { held });
        }
        if self.set_aside > 0 && self.knows_the_box() {
            things.push(OnTable::Aside { cards: self.set_aside });
        }
        things
    }

    fn market_on_table(&self, things: &mut Vec<OnTable>) {
        if self.is_cards() && !self.market.is_empty() {
            let mut market = self.market.clone();
            things.extend(
                self.market.kinds().map(|kind| OnTable::Market { cards: market.take_kind(kind) }),
            );
        } else if self.is_cards() || self.is_market_untouched() {
            things.push(OnTable::MarketEmpty);
        } else if let Phase::Market { taken, .. } = &self.phase
            && !taken.is_empty()
        {
            let kinds = taken.iter().map(|(kind, _)| *kind).collect();
            things.push(OnTable::MarketTaken { kinds });
        }
    }

    /// Whether nothing has come into the market since it was last cleared.
    fn is_market_untouched(&self) -> bool {
        match self.phase {
            Phase::Lot { .. } | Phase::Auction(_) => self.auction_number() == 1,
            Phase::Settling { .. } | Phase::Market { .. } => false,
            Phase::Closing => true,
        }
    }

    /// By a house rule cards set aside may be drawn, and not every table writes that down.
    fn knows_the_box(&self) -> bool {
        self.is_cards() || self.table.house().nothing_left != NothingLeft::BoxCard
    }

    fn profit_cards(&self) -> impl Iterator<Item = (Seat, u8)> {
        self.table.seats().filter_map(|seat| {
            let sales = self.sales.iter().filter(|sale| sale.seat == seat).count();
            let cards = u8::try_from(sales).unwrap_or(u8::MAX);
            (cards > 0).then_some((seat, cards))
        })
    }

    /// Who holds which offer card, the lowest first.
    pub(super) fn held_offers(&self) -> Vec<(Seat, u8)> {
        let hold = |seat| Some((seat, self.offer(seat)?));
        let mut held: Vec<(Seat, u8)> = self.table.seats().filter_map(hold).collect();
        held.sort_by_key(|(_, offer)| *offer);
        held
    }

    /// The lot on the table, if one lies there.
    pub(super) fn lying_lot(&self) -> Option<Which> {
        match &self.phase {
            Phase::Auction(_) if !self.is_cards() => self.top_offer().map(Which::Count),
            Phase::Auction(auction) => Some(Which::These(auction.lot.clone())),
            Phase::Settling { lot, .. } => Some(Which::These(lot.clone())),
            Phase::Lot { .. } | Phase::Market { .. } | Phase::Closing => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game as _;
    use crate::byzanz::{Bid, Card, Depth, House, Move, TableSetup};

    fn start(depth: Depth, house: House) -> Position {
        let table = TableSetup::new(3, Seat::new(2), depth, house);
        table.expect("a table").start()
    }

    fn list(names: &str) -> Vec<Card> {
        let names = names.split(", ");
        names.map(|name| name.parse().expect("a card")).collect()
    }

    fn these(names: &str) -> Stock {
        list(names).iter().collect()
    }

    #[track_caller]
    fn play(position: &mut Position, moves: impl IntoIterator<Item = Move>) {
        for entry in moves {
            position.play(&entry).expect("a legal move");
        }
    }

    const SEATS: [Seat; 3] = [Seat::new(0), Seat::new(1), Seat::new(2)];

    #[test]
    fn a_table_that_knows_its_cards_can_be_laid_out_card_by_card() {
        let mut position = start(Depth::Cards, House::default());
        let [axel, eva, otto] = SEATS;
        let bid = |seat, names| Move::Bid { seat, bid: Bid::Adding(list(names)) };
        let first = "wood 1, wood 2, grain 1, olives 1, olives 2, merchant";
        let second = "cloth 1, cloth 1, cloth 2, cloth 3";
        play(
            &mut position,
            [
                Move::Reveal { cards: list(first) },
                bid(axel, "wine 3, wood 1"),
                Move::Pass { seat: eva },
                Move::Pass { seat: otto },
                Move::Settle { seat: axel, card: list("wood 2")[0] },
                Move::Sell { seat: axel, cards: list("olives 1, olives 2, merchant") },
                Move::Reveal { cards: list(second) },
                bid(eva, "spices 2"),
            ],
        );
        assert_eq!(
            position.on_table(),
            [
                OnTable::Pile { cards: 86 },
                OnTable::Stack { offers: vec![4, 2] },
                OnTable::Offers { held: vec![(axel, 6)] },
                OnTable::Lot { cards: Which::These(these(second)) },
                OnTable::Bid { seat: eva, worth: 2, cards: Which::These(these("spices 2")) },
                OnTable::Market { cards: these("wine 3") },
                OnTable::Market { cards: these("wood 1, wood 2") },
                OnTable::Hands { held: vec![(axel, 4), (eva, 3), (otto, 4)] },
                OnTable::Profit { held: vec![(axel, 1)] },
                OnTable::Aside { cards: 4 },
            ]
        );
    }

    #[test]
    fn a_table_that_knows_winners_only_says_what_it_can() {
        let mut position = start(Depth::Winners, House::default());
        let [axel, eva, otto] = SEATS;
        let bid = Bid::Worth(3);
        play(&mut position, [Move::Bid { seat: axel, bid }]);
        assert_eq!(
            position.on_table(),
            [
                OnTable::Pile { cards: 90 },
                OnTable::Stack { offers: vec![6, 4, 2] },
                OnTable::Lot { cards: Which::Count(6) },
                OnTable::Bid { seat: axel, worth: 3, cards: Which::Whatever },
                OnTable::MarketEmpty,
                OnTable::Aside { cards: 4 },
            ]
        );
        let awards = [axel, eva].map(|seat| Move::Award { seat, value: None });
        let kind = Kind::Merchant;
        play(&mut position, awards);
        let market = |things: &[OnTable]| {
            things
                .iter()
                .any(|thing| matches!(thing, OnTable::MarketEmpty | OnTable::MarketTaken { .. }))
        };
        assert!(!market(&position.on_table()), "nobody knows the market");
        play(&mut position, [Move::Pick { seat: otto, kind }]);
        assert_eq!(
            position.on_table(),
            [
                OnTable::Pile { cards: 84 },
                OnTable::Offers { held: vec![(otto, 2), (eva, 4), (axel, 6)] },
                OnTable::MarketTaken { kinds: vec![kind] },
                OnTable::Aside { cards: 4 },
            ]
        );
    }

    #[test]
    fn an_empty_market_must_be_empty() {
        let position = start(Depth::Cards, House::default());
        assert!(position.on_table().contains(&OnTable::MarketEmpty));
    }

    #[test]
    fn nobody_knows_a_box_from_which_cards_may_be_drawn() {
        let house = House { nothing_left: NothingLeft::BoxCard, ..House::default() };
        let aside = OnTable::Aside { cards: 4 };
        let known = |depth| start(depth, house.clone()).on_table().contains(&aside);
        assert_eq!((known(Depth::Cards), known(Depth::Winners)), (true, false));
    }
}
