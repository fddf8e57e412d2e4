//! What the tiles do: trades, thieves, viziers, and the crooks that change a tile.

use super::{
    Event, Play, Position, Reason, TileAction, price, price_of_each, proceeds, proceeds_of_each,
};
use crate::Seat;

impl Position {
    /// What speaks against using a tile like this.
    pub(super) fn against_play(&self, seat: Seat, play: &Play, reasons: &mut Vec<Reason>) {
        let Play::Used { action, crooks } = play else {
            return;
        };
        let (tile, has) = (action.tile(), self.crooks(seat));
        let (tried, most) = (*crooks, action.goods_shown());
        if tried > 0 && !tile.shows_goods() {
            reasons.push(Reason::CrookUseless { tile });
        } else if tried > most.max(1) {
            reasons.push(Reason::TooManyCrooks { tile, tried, most });
        }
        if tried > has {
            reasons.push(Reason::NoCrook { seat, tried, has });
        }
        match action {
            TileAction::Sell { good, count } => self.against_sell(seat, *good, *count, reasons),
            TileAction::Buy { good, count } => self.against_buy(seat, *good, *count, reasons),
            TileAction::Barter { gives, gets, times } => {
                self.against_barter(seat, [*gives, *gets], *times, reasons);
            }
            TileAction::SpecialBarter { gives, gets, limit } => {
                self.against_special_barter(seat, [*gives, *gets], *limit, reasons);
            }
            TileAction::Steal { from } => self.against_steal(seat, *from, reasons),
            TileAction::Name { good, reveals } => {
                self.against_name(*good, reveals.as_ref(), reasons);
            }
        }
    }

    fn against_steal(&self, seat: Seat, from: Seat, reasons: &mut Vec<Reason>) {
        if !self.sits(from) {
            reasons.push(Reason::NoSuchSeat { seat: from });
        } else if from == seat {
            reasons.push(Reason::FromOneself { seat });
        } else if self.cubes(from) == Some(0) {
            reasons.push(Reason::NothingToSteal { from });
        }
    }

    pub(super) fn do_deed(&mut self, seat: Seat, action: &TileAction, events: &mut Vec<Event>) {
        match action {
            TileAction::Sell { good, count } => {
                let silver = proceeds(*count);
                self.book(|ledger| {
                    ledger.give(seat, *good, *count);
                    ledger.earn(seat, silver);
                });
                let each = proceeds_of_each(*count).collect();
                events.push(Event::Earned { seat, silver, each });
            }
            TileAction::Buy { good, count } => {
                let silver = price(*count);
                self.book(|ledger| {
                    ledger.spend(seat, silver);
                    ledger.gain(seat, *good, *count);
                });
                let each = price_of_each(*count).collect();
                events.push(Event::Spent { seat, silver, each });
            }
            TileAction::Barter { gives, gets, times } => {
                self.swap(seat, gives.times(*times), gets.times(*times), events);
            }
            TileAction::SpecialBarter { gives, gets, .. } => self.swap(seat, *gives, *gets, events),
            TileAction::Steal { from } => {
                let from = *from;
                self.book(|ledger| ledger.steal(seat, from));
                events.push(Event::Stole { seat, from });
            }
            TileAction::Name { good, reveals } => self.name(*good, reveals.as_ref(), events),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::silk_road::position::tests::{SEATS, hand, market, played, unused, used};
    use crate::silk_road::{Depth, Good, Move, Tile};

    #[test]
    fn a_thief_robs_somebody_else_who_has_something() {
        let mut position = market(4, Depth::Ledger, "Lanzhou");
        let [seat, from, ..] = SEATS;
        let steal = |from| used(seat, TileAction::Steal { from });
        let oneself = [Reason::FromOneself { seat }];
        assert_eq!(position.against(&steal(seat)), oneself);
        let nobody = Seat::new(4);
        let reasons = position.against(&steal(nobody));
        assert_eq!(reasons, [Reason::NoSuchSeat { seat: nobody }]);
        let mut robbed = position.clone();
        let events = played(&mut robbed, &[steal(from)]);
        assert_eq!(events, [Event::Stole { seat, from }]);
        assert_eq!((robbed.cubes(seat), robbed.cubes(from)), (Some(4), Some(2)));
        position.ledger.give(from, Good::Silk, 3);
        let nothing = [Reason::NothingToSteal { from }];
        assert_eq!(position.against(&steal(from)), nothing);
    }

    #[test]
    fn crooks_change_tiles_that_show_goods() {
        let mut position = market(4, Depth::Calls, "Lanzhou");
        let [seat, next, ..] = SEATS;
        let (good, count) = (Good::Silk, 1);
        let with = |action, crooks| {
            let play = Play::Used { action, crooks };
            Move::Take { seat: next, play }
        };
        let crook = unused(seat, Tile::Crook);
        played(&mut position, &[crook, hand(seat, next)]);
        let sell = TileAction::Sell { good, count };
        let none = || Reason::NoCrook { seat: next, tried: 1, has: 0 };
        let reasons = position.against(&with(sell.clone(), 1));
        assert_eq!(reasons, [none()]);
        let thief = with(TileAction::Steal { from: seat }, 1);
        let tile = Tile::Thief;
        let useless = Reason::CrookUseless { tile };
        assert_eq!(position.against(&thief), [useless, none()]);
        position.kept[1] = position.kept[0].clone();
        played(&mut position, &[with(sell, 1)]);
        assert_eq!((position.crooks(seat), position.crooks(next)), (1, 0));
    }
}
