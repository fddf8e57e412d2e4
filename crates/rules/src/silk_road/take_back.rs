//! Undoing an entry with real pieces: what every hand at the table puts back, and where.

use super::{
    Bid, City, Good, Goods, Move, Play, Position, SEATS, Tile, TileAction, price, proceeds,
};
use crate::Seat;

/// One thing to do when an entry is undone.
///
/// ```
/// use fondaco_rules::{Game as _, Seat};
/// use fondaco_rules::silk_road::{Depth, Direction, Move, Return, TableSetup};
///
/// let [ann, bob] = [Seat::new(0), Seat::new(1)];
/// let mut before = TableSetup::new(3, ann, Direction::Forward, Depth::Ledger)?.start();
/// before.play(&Move::Bid { seat: bob, silver: 4 })?;
/// before.play(&Move::Rest)?;
/// let mut after = before.clone();
/// let accept = Move::Accept { seat: ann };
/// after.play(&accept)?;
///
/// let pawn = Return::Pawn { to: ann, tokens: 5 };
/// let money = Return::Money { from: ann, to: bob, silver: 4 };
/// assert_eq!(before.take_back(&after, &accept), [pawn, money]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Return {
    /// Nothing moves.
    Nothing,
    /// Money, back from one to the other.
    Money { from: Seat, to: Seat, silver: u32 },
    /// Money, back to the bank.
    MoneyToBank { seat: Seat, silver: u32 },
    /// Money, back from the bank.
    MoneyFromBank { seat: Seat, silver: u32 },
    /// Cubes, back into the bag.
    CubesToBag { seat: Seat, goods: Goods },
    /// Cubes, back out of the bag.
    CubesFromBag { seat: Seat, goods: Goods },
    /// The cube on the vizier, back into the bag.
    VizierCube { seat: Seat, good: Good },
    /// The stolen cube, back from one to the other.
    CubeBack { from: Seat, to: Seat },
    /// Whatever the tile did, if anything; the book does not know.
    PutRight { seat: Seat, tile: Tile },
    /// The tile lies in the city again.
    TileBack { seat: Seat, tile: Tile, city: City },
    /// A used crook or barterer lies in front of somebody again.
    TileKept { seat: Seat, tile: Tile },
    /// The token that somebody kept goes back to the others.
    TokenBack { seat: Seat },
    /// The tokens that were collected for the next turn: these keep so many again.
    Tokens { held: Vec<(Seat, u8)> },
    /// The pawn goes back, with so many tokens.
    Pawn { to: Seat, tokens: u8 },
    /// The caravan goes back.
    Caravan { city: City },
    /// These kinds are barred for the vizier again.
    Named { goods: Vec<Good> },
}

impl Position {
    /// What the table does with the real pieces when an entry is undone, in this order: what
    /// followed last is put right first. This is the position before the entry, and `after` the
    /// one to which the entry led.
    pub(super) fn returned(&self, after: &Position, entry: &Move) -> Vec<Return> {
        let mut returns = Vec::new();
        let leader = self.leader;
        match entry {
            Move::Bid { .. } | Move::Pass { .. } | Move::Rest | Move::Count { .. } => {}
            Move::Lead { .. } => self.return_lead(after, &mut returns),
            Move::Accept { .. } => {
                self.return_lead(after, &mut returns);
                if let Some(Bid { seat, silver }) = self.highest() {
                    let (from, to) = (leader, seat);
                    returns.push(Return::Money { from, to, silver });
                }
            }
            Move::Pay { .. } => {
                if let Some(Bid { seat, silver }) = self.highest() {
                    let (from, to) = (seat, leader);
                    returns.push(Return::Money { from, to, silver });
                }
            }
            Move::Travel { .. } => {
                let city = self.city().clone();
                returns.push(Return::Caravan { city });
            }
            Move::Printed { seat, play } => self.return_play(after, *seat, play, &mut returns),
            Move::Take { seat, play } => self.return_take(after, *seat, play, &mut returns),
            Move::Again { seat } => {
                returns.push(Return::TileKept { seat: *seat, tile: Tile::Barterer });
            }
            Move::Hand { .. } => self.return_pawn(after, self.tokens, self.tiles, &mut returns),
        }
        if returns.is_empty() {
            returns.push(Return::Nothing);
        }
        returns
    }

    /// Pawn and all tokens, before the caravan went on.
    fn return_lead(&self, after: &Position, returns: &mut Vec<Return>) {
        if after.pawn != self.pawn {
            returns.push(Return::Pawn { to: self.pawn, tokens: self.table.plan().tokens() });
        }
    }

    /// The pawn and so many tokens that were handed on, and all those that were collected if it
    /// was for the next turn.
    fn return_pawn(
        &self,
        after: &Position,
        kept: [u8; SEATS],
        tokens: u8,
        returns: &mut Vec<Return>,
    ) {
        if after.turn_number > self.turn_number {
            let held = self.table.seats().zip(kept).filter(|(_, tokens)| *tokens > 0).collect();
            returns.push(Return::Tokens { held });
        }
        if after.pawn != self.pawn {
            let to = self.pawn;
            returns.push(Return::Pawn { to, tokens });
        }
    }

    fn return_take(&self, after: &Position, seat: Seat, play: &Play, returns: &mut Vec<Return>) {
        let mut kept = self.tokens;
        if let Some(tokens) = kept.get_mut(seat.index()) {
            *tokens = tokens.saturating_add(1);
        }
        self.return_pawn(after, kept, self.tiles.saturating_sub(1), returns);
        returns.push(Return::TokenBack { seat });
        self.return_play(after, seat, play, returns);
        returns.push(Return::TileBack { seat, tile: play.tile(), city: self.city().clone() });
    }

    /// What a tile did, and the crooks that changed it.
    fn return_play(&self, after: &Position, seat: Seat, play: &Play, returns: &mut Vec<Return>) {
        let (action, crooks) = match play {
            Play::Used { action, crooks } => (action, crooks),
            // Where money is not written down, nobody knows what it did.
            Play::Unused(tile) if !self.keeps_ledger() && !tile.is_kept() => {
                returns.push(Return::PutRight { seat, tile: *tile });
                return;
            }
            Play::Unused(_) => return,
        };
        let bag = |gives, gets| {
            [Return::CubesToBag { seat, goods: gets }, Return::CubesFromBag { seat, goods: gives }]
        };
        match action {
            TileAction::Sell { good, count } => returns.extend([
                Return::MoneyToBank { seat, silver: proceeds(*count) },
                Return::CubesFromBag { seat, goods: Goods::of(*good, *count) },
            ]),
            TileAction::Buy { good, count } => returns.extend([
                Return::CubesToBag { seat, goods: Goods::of(*good, *count) },
                Return::MoneyFromBank { seat, silver: price(*count) },
            ]),
            TileAction::Barter { gives, gets, times } => {
                returns.extend(bag(gives.times(*times), gets.times(*times)));
            }
            TileAction::SpecialBarter { gives, gets, .. } => returns.extend(bag(*gives, *gets)),
            TileAction::Steal { from } => returns.push(Return::CubeBack { from: seat, to: *from }),
            TileAction::Name { good, reveals } => {
                // The fifth kind has set all the others free.
                let goods = self.named();
                if !goods.is_empty() && after.named().is_empty() {
                    returns.push(Return::Named { goods });
                }
                let rewards = reveals.map(|reveals| self.rewards(reveals));
                let rewards = rewards.into_iter().flatten().rev();
                returns.extend(rewards.map(|(seat, silver)| Return::MoneyToBank { seat, silver }));
                if after.laid != self.laid {
                    returns.push(Return::VizierCube { seat, good: *good });
                }
            }
        }
        let tile = Tile::Crook;
        returns.extend((0..*crooks).map(|_| Return::TileKept { seat, tile }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game as _;
    use crate::silk_road::Depth;
    use crate::silk_road::kept::Kept;
    use crate::silk_road::position::tests::{
        SEATS, city, hand, market, played, start, unused, used,
    };

    fn returns(before: &Position, entry: &Move) -> Vec<Return> {
        let mut after = before.clone();
        after.play(entry).expect("a legal move");
        before.take_back(&after, entry)
    }

    #[test]
    fn nothing_moves_back_where_nothing_moved() {
        let position = start(3, Depth::Ledger);
        let [_, seat, ..] = SEATS;
        let silver = 4;
        for entry in [Move::Bid { seat, silver }, Move::Pass { seat }, Move::Rest] {
            assert_eq!(returns(&position, &entry), [Return::Nothing]);
        }
        let calls = start(3, Depth::Calls);
        let lead = |seat| returns(&calls, &Move::Lead { seat });
        let (to, tokens) = (SEATS[0], 5);
        assert_eq!(lead(seat), [Return::Pawn { to, tokens }]);
        assert_eq!(lead(to), [Return::Nothing]);
    }

    #[test]
    fn what_was_paid_comes_back_and_the_caravan_goes_back() {
        let mut position = start(3, Depth::Calls);
        let [leader, seat, ..] = SEATS;
        let silver = 4;
        played(&mut position, &[Move::Bid { seat, silver }, Move::Rest]);
        let pay = Move::Pay { seat: leader };
        let (from, to) = (seat, leader);
        let money = Return::Money { from, to, silver };
        assert_eq!(returns(&position, &pay), [money]);
        played(&mut position, &[pay]);
        let city = city("Merv");
        let travel = Move::Travel { seat: leader, city };
        let city = City::east();
        assert_eq!(returns(&position, &travel), [Return::Caravan { city }]);
    }

    #[test]
    fn a_tile_goes_back_after_what_it_did() {
        let mut position = market(3, Depth::Calls, "Merv");
        let seat = SEATS[0];
        let (tile, cities) = (Tile::Crook, 1);
        position.kept[0] = vec![Kept { tile, cities }];
        let (gives, gets) = (Goods::of(Good::Silk, 1), Goods::of(Good::Fruit, 2));
        let times = 2;
        let action = TileAction::Barter { gives, gets, times };
        let play = Play::Used { action, crooks: 1 };
        let back = [
            Return::CubesToBag { seat, goods: gets.times(2) },
            Return::CubesFromBag { seat, goods: gives.times(2) },
            Return::TileKept { seat, tile },
        ];
        let printed = Move::Printed { seat, play: play.clone() };
        assert_eq!(returns(&position, &printed), back);
        let taken = returns(&position, &Move::Take { seat, play });
        let tile = Tile::Barter;
        let city = city("Merv");
        assert_eq!(taken[0], Return::TokenBack { seat });
        assert_eq!(taken[1..4], back);
        assert_eq!(taken[4..], [Return::TileBack { seat, tile, city }]);
    }

    #[test]
    fn every_deed_is_put_right() {
        let position = market(4, Depth::Ledger, "Merv");
        let [seat, other, ..] = SEATS;
        let (good, count) = (Good::Silk, 2);
        let goods = Goods::of(good, count);
        let action = |action| {
            let returns = returns(&position, &used(seat, action));
            returns[1..returns.len() - 1].to_vec()
        };
        let sold = [Return::MoneyToBank { seat, silver: 7 }, Return::CubesFromBag { seat, goods }];
        assert_eq!(action(TileAction::Sell { good, count }), sold);
        let bought =
            [Return::CubesToBag { seat, goods }, Return::MoneyFromBank { seat, silver: 3 }];
        assert_eq!(action(TileAction::Buy { good, count }), bought);
        let gets = Goods::of(Good::Fruit, 2);
        let gives = goods;
        let swapped =
            [Return::CubesToBag { seat, goods: gets }, Return::CubesFromBag { seat, goods }];
        let limit = 4;
        assert_eq!(action(TileAction::SpecialBarter { gives, gets, limit }), swapped);
        let stolen = [Return::CubeBack { from: seat, to: other }];
        assert_eq!(action(TileAction::Steal { from: other }), stolen);
    }

    #[test]
    fn the_kinds_that_were_set_free_are_barred_again() {
        let mut position = market(4, Depth::Ledger, "Merv");
        let [seat, other, ..] = SEATS;
        let name = |good| {
            let reveals = Some([2, 1, 0, 0, 0, 0]);
            used(seat, TileAction::Name { good, reveals })
        };
        let money = [
            Return::MoneyToBank { seat: other, silver: 3 },
            Return::MoneyToBank { seat, silver: 5 },
        ];
        let back = returns(&position, &name(Good::Silk));
        assert_eq!(back[1..3], money);
        assert_eq!(back[3], Return::VizierCube { seat, good: Good::Silk });
        position.named = [true, true, true, true, false];
        let back = returns(&position, &name(Good::Spices));
        let goods = Good::ALL[..4].to_vec();
        assert_eq!(back[1], Return::Named { goods });
        assert_eq!(back[2..4], money);
    }

    #[test]
    fn tokens_that_were_collected_are_where_they_were() {
        let mut position = market(4, Depth::Calls, "Merv");
        let [a, b, c, _] = SEATS;
        let tile = Tile::Thief;
        let take = |seat| unused(seat, tile);
        played(&mut position, &[take(a)]);
        let pawn = |to, tokens| Return::Pawn { to, tokens };
        assert_eq!(returns(&position, &hand(a, b)), [pawn(a, 2)]);
        played(&mut position, &[hand(a, b), take(b), hand(b, c)]);
        let held = vec![(a, 1), (b, 1), (c, 1)];
        let city = city("Merv");
        let expected = [
            Return::Tokens { held },
            pawn(c, 0),
            Return::TokenBack { seat: c },
            Return::PutRight { seat: c, tile: Tile::Thief },
            Return::TileBack { seat: c, tile, city },
        ];
        assert_eq!(returns(&position, &take(c)), expected);
    }

    #[test]
    fn a_barterer_is_kept_again() {
        let mut position = market(4, Depth::Calls, "Merv");
        let seat = SEATS[0];
        let (tile, cities) = (Tile::Barterer, 1);
        position.kept[0] = vec![Kept { tile, cities }];
        played(&mut position, &[unused(seat, Tile::Thief)]);
        let again = Move::Again { seat };
        assert_eq!(returns(&position, &again), [Return::TileKept { seat, tile }]);
        played(&mut position, &[again, unused(seat, Tile::Thief)]);
        let to = SEATS[1];
        played(&mut position, &[hand(seat, to), unused(to, Tile::Thief)]);
        let last = hand(to, SEATS[2]);
        let held = vec![(seat, 2), (to, 1)];
        let tokens = 0;
        let expected = [Return::Tokens { held }, Return::Pawn { to, tokens }];
        assert_eq!(returns(&position, &last), expected);
    }
}
