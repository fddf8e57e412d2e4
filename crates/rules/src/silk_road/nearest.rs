//! A legal move close to a refused one, so that a refusal can say what would have been right.

use super::position::Phase;
use super::{Move, Play, Position, SEATS, TileAction};
use crate::{Game as _, Seat};

impl Position {
    /// The first of some likely corrections that is legal.
    pub(super) fn nearest(&self, tried: &Move) -> Option<Move> {
        // A move made by the wrong person may have been meant for the one who is on.
        let meant = self.meant(tried);
        let likely = self.corrections(tried, &meant);
        std::iter::once(meant).chain(likely).find(|entry| self.against(entry).is_empty())
    }

    /// The same move by whoever can make it now.
    fn meant(&self, tried: &Move) -> Move {
        let by = match tried {
            Move::Bid { seat, .. } => {
                let may_bid = self.bidders().any(|bidder| bidder == *seat);
                self.bidders().next().filter(|_| !may_bid)
            }
            Move::Pass { .. } => self.bidders().next(),
            Move::Accept { .. } | Move::Pay { .. } | Move::Travel { .. } => Some(self.leader),
            Move::Printed { .. } | Move::Take { .. } | Move::Again { .. } | Move::Hand { .. } => {
                Some(self.pawn)
            }
            Move::Rest | Move::Lead { .. } | Move::Count { .. } => None,
        };
        by.map_or_else(|| tried.clone(), |seat| Position::by(tried, seat))
    }

    /// The same thing, but right.
    fn corrections(&self, tried: &Move, meant: &Move) -> Vec<Move> {
        match meant {
            Move::Bid { seat, silver } => {
                let seat = *seat;
                let silver = (*silver).min(self.most_bid(seat)).max(self.least_bid());
                vec![Move::Bid { seat, silver }, Move::Pass { seat }]
            }
            Move::Lead { seat } if *seat == self.leader && self.bids.is_empty() => {
                vec![Move::Rest]
            }
            Move::Pay { seat } => vec![Move::Accept { seat: *seat }],
            Move::Take { seat, .. } if matches!(self.phase, Phase::Hand { .. }) => {
                // Whoever takes a tile must have the pawn, or a barterer.
                let to = tried.seat().unwrap_or(*seat);
                vec![Move::Again { seat: *seat }]
                    .into_iter()
                    .filter(|_| to == *seat)
                    .chain([Move::Hand { seat: *seat, to }])
                    .collect()
            }
            Move::Take { seat, play } => {
                let likely = self.plays_like(*seat, play).into_iter();
                likely
                    .map(|play| Move::Take { seat: *seat, play })
                    .collect()
            }
            Move::Printed { seat, play } => {
                let likely = self.plays_like(*seat, play).into_iter();
                likely
                    .map(|play| Move::Printed { seat: *seat, play })
                    .collect()
            }
            Move::Hand { seat, .. } => match self.candidates()[..] {
                [to] => vec![Move::Hand { seat: *seat, to }],
                _ => Vec::new(),
            },
            Move::Rest
            | Move::Pass { .. }
            | Move::Lead { .. }
            | Move::Accept { .. }
            | Move::Travel { .. }
            | Move::Again { .. }
            // What lies behind a screen nobody else can say.
            | Move::Count { .. } => Vec::new(),
        }
    }

    /// The same tile used for as much as it can be, with as many crooks as there are.
    fn plays_like(&self, seat: Seat, play: &Play) -> Vec<Play> {
        let Play::Used { action, crooks } = play else {
            return Vec::new();
        };
        let crooks = if action.tile().shows_goods() {
            let shown = action.goods_shown().max(1);
            (*crooks).min(self.crooks(seat)).min(shown)
        } else {
            0
        };
        let likely = std::iter::once(action.clone()).chain(self.deeds_like(seat, action));
        likely.map(|action| Play::Used { action, crooks }).collect()
    }

    fn deeds_like(&self, seat: Seat, action: &TileAction) -> Vec<TileAction> {
        match action {
            TileAction::Sell { good, count } => {
                let (good, most) = (*good, self.most_to_sell(seat, *good));
                let count = (*count).min(most).max(1);
                vec![TileAction::Sell { good, count }]
            }
            TileAction::Buy { good, count } => {
                let (good, most) = (*good, self.most_to_buy(seat, *good));
                let count = (*count).min(most).max(1);
                vec![TileAction::Buy { good, count }]
            }
            TileAction::Barter { gives, gets, times } => {
                // As often as was tried, as far as that is possible, and otherwise once.
                let often = (*times).clamp(1, TileAction::MOST_TIMES);
                let barter = |times| TileAction::Barter { gives: *gives, gets: *gets, times };
                vec![barter(often), barter(1)]
            }
            TileAction::SpecialBarter { gives, gets, .. } => TileAction::LIMITS
                .map(|limit| TileAction::SpecialBarter { gives: *gives, gets: *gets, limit })
                .to_vec(),
            TileAction::Name { good, reveals } => {
                let (good, reveals) = (*good, reveals.map(|reveals| self.at_table(reveals)));
                vec![TileAction::Name { good, reveals }]
            }
            TileAction::Steal { .. } => Vec::new(),
        }
    }

    /// What those at the table revealed.
    fn at_table(&self, mut reveals: [u8; SEATS]) -> [u8; SEATS] {
        for reveal in reveals.iter_mut().skip(self.table.players().into()) {
            *reveal = 0;
        }
        reveals
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::silk_road::count::tests::{count, reached};
    use crate::silk_road::kept::Kept;
    use crate::silk_road::position::tests::{
        SEATS, city, hand, market, played, start, unused, used,
    };
    use crate::silk_road::{City, Depth, Good, Goods, Tile};

    #[test]
    fn a_bid_is_as_little_or_as_much_as_it_can_be() {
        let mut position = start(4, Depth::Ledger);
        let [a, b, c, d] = SEATS;
        let bid = |seat, silver| Move::Bid { seat, silver };
        let nearest = |position: &Position, seat, silver| position.nearest(&bid(seat, silver));
        assert_eq!(nearest(&position, c, 0), Some(bid(c, 1)));
        assert_eq!(nearest(&position, c, u32::MAX), Some(bid(c, 10)));
        assert_eq!(nearest(&position, a, 3), Some(bid(b, 3)));
        played(&mut position, &[bid(b, 10)]);
        assert_eq!(nearest(&position, c, 11), Some(Move::Pass { seat: c }));
        assert_eq!(nearest(&position, d, 11), None, "it is not their turn to pass");
        let pass = |seat| Move::Pass { seat };
        assert_eq!(position.nearest(&pass(d)), Some(pass(c)));
    }

    #[test]
    fn whoever_leads_anyway_lets_the_rest_pass() {
        let mut position = start(3, Depth::Ledger);
        let [a, b, ..] = SEATS;
        let lead = |seat| Move::Lead { seat };
        assert_eq!(position.nearest(&lead(a)), Some(Move::Rest));
        assert_eq!(position.nearest(&lead(b)), None);
        let silver = 4;
        played(&mut position, &[Move::Bid { seat: b, silver }]);
        assert_eq!(position.nearest(&lead(a)), None);
        played(&mut position, &[Move::Rest]);
        let accept = Move::Accept { seat: a };
        assert_eq!(position.nearest(&Move::Accept { seat: b }), Some(accept.clone()));
        position.ledger.spend(a, 9);
        let pay = Move::Pay { seat: a };
        assert_eq!(position.nearest(&pay), Some(accept));
        assert_eq!(position.nearest(&Move::Rest), None);
    }

    #[test]
    fn the_leader_travels() {
        let mut position = start(3, Depth::Calls);
        let [a, b, ..] = SEATS;
        played(&mut position, &[Move::Rest]);
        let travel = |seat, city| Move::Travel { seat, city };
        let right = travel(a, city("Merv"));
        assert_eq!(position.nearest(&travel(b, city("merv"))), Some(right));
        assert_eq!(position.nearest(&travel(a, City::east())), None);
    }

    #[test]
    fn a_trade_is_as_large_as_it_can_be() {
        let position = market(4, Depth::Ledger, "Lanzhou");
        let seat = SEATS[0];
        let good = Good::Silk;
        let nearest = |action| position.nearest(&used(seat, action));
        let some = |action| Some(used(seat, action));
        let sell = |count| TileAction::Sell { good, count };
        let buy = |count| TileAction::Buy { good, count };
        assert_eq!(nearest(sell(9)), some(sell(3)));
        assert_eq!(nearest(sell(0)), some(sell(1)));
        assert_eq!(nearest(buy(9)), some(buy(4)));
        let (gives, gets) = (Goods::of(good, 2), Goods::of(Good::Fruit, 2));
        let barter = |times| TileAction::Barter { gives, gets, times };
        assert_eq!(nearest(barter(2)), some(barter(1)));
        let special = |limit| TileAction::SpecialBarter { gives, gets, limit };
        assert_eq!(nearest(special(1)), some(special(4)));
        let gets = Goods::of(Good::Fruit, 1);
        let limit = 2;
        assert_eq!(nearest(TileAction::SpecialBarter { gives, gets, limit }), None);
        assert_eq!(nearest(TileAction::Steal { from: seat }), None);
        let mut poor = position.clone();
        poor.ledger.give(seat, good, 3);
        poor.ledger.spend(seat, 10);
        assert_eq!(poor.nearest(&used(seat, sell(1))), None);
        assert_eq!(poor.nearest(&used(seat, buy(1))), None);
    }

    #[test]
    fn there_are_as_many_crooks_as_there_are() {
        let position = market(4, Depth::Calls, "Merv");
        let [seat, other, ..] = SEATS;
        let play = |action, crooks| Play::Used { action, crooks };
        let (good, count) = (Good::Silk, 2);
        let sell = || TileAction::Sell { good, count };
        let tried = Move::Take { seat: other, play: play(sell(), 255) };
        assert_eq!(position.nearest(&tried), Some(used(seat, sell())));
        let printed =
            |crooks| Move::Printed { seat, play: play(TileAction::Steal { from: other }, crooks) };
        assert_eq!(position.nearest(&printed(1)), Some(printed(0)));
    }

    #[test]
    fn nobody_beyond_the_table_reveals_anything_and_barred_is_barred() {
        let mut position = market(4, Depth::Calls, "Merv");
        let (seat, good) = (SEATS[0], Good::Silk);
        let name = |reveals| {
            let reveals = Some(reveals);
            used(seat, TileAction::Name { good, reveals })
        };
        let right = name([1, 0, 0, 0, 0, 0]);
        let tried = name([1, 0, 0, 0, 9, 9]);
        assert_eq!(position.nearest(&tried), Some(right.clone()));
        position.named[good.index()] = true;
        assert_eq!(position.nearest(&right), None);
    }

    #[test]
    fn the_pawn_goes_to_the_only_one_or_to_whoever_takes_a_tile() {
        let mut position = market(4, Depth::Calls, "Lanzhou");
        let [a, b, c, d] = SEATS;
        let take = |seat| unused(seat, Tile::Thief);
        played(&mut position, &[take(a)]);
        assert_eq!(position.nearest(&take(c)), Some(hand(a, c)));
        assert_eq!(position.nearest(&take(a)), None);
        assert_eq!(position.nearest(&hand(b, c)), Some(hand(a, c)));
        played(&mut position, &[hand(a, b)]);
        assert_eq!(position.nearest(&take(c)), Some(take(b)));
        played(&mut position, &[take(b)]);
        assert_eq!(position.nearest(&hand(b, a)), None, "two are free");
        position.acts[c.index()] = 1;
        assert_eq!(position.nearest(&hand(b, a)), Some(hand(b, d)));
        position.kept[1] = vec![Kept { tile: Tile::Barterer, cities: 1 }];
        let again = Move::Again { seat: b };
        assert_eq!(position.nearest(&take(b)), Some(again.clone()));
        assert_eq!(position.nearest(&Move::Again { seat: a }), Some(again));
    }

    #[test]
    fn what_somebody_has_is_not_guessed() {
        let mut position = reached(3, Depth::Calls);
        let [a, b, ..] = SEATS;
        played(&mut position, &[count(a, 5, 5, [10, 0, 0, 0, 0])]);
        let tried = count(b, 30, 30, [6, 99, 1, 0, 0]);
        assert!(!position.against(&tried).is_empty());
        assert_eq!(position.nearest(&tried), None);
    }
}
