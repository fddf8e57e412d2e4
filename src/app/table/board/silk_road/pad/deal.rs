//! What somebody does with a tile.

mod view;

use super::{CROOK, Change, typed};
use crate::app::table::board::parts::seat_number;
use crate::app::table::keys::KeyAction;
use fondaco_rules::silk_road::{
    CUBES_EACH, Depth, Good, Goods, Move, Now, Play, Position, SEATS, Tile, TileAction,
};
use fondaco_rules::{Game as _, Seat};

/// No tile says more than that on a side.
const SIDE: u8 = 4;

/// A tile, and what is done with it so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct DealForm {
    tile: Tile,
    /// Whether it is the one that is printed on the map.
    is_printed: bool,
    terms: Terms,
    crooks: u8,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Terms {
    /// A sale or a purchase.
    Trade {
        good: Option<Good>,
        count: Option<u8>,
    },
    /// A barter; how often or how much, as the tile says.
    Swap {
        gives: Goods,
        gets: Goods,
        number: u8,
        /// Whether the keys fill the right side.
        is_right: bool,
    },
    Robbery {
        from: Option<Seat>,
    },
    /// A kind is named; who reveals how many, once somebody has said so.
    Audience {
        good: Option<Good>,
        reveals: Option<[u8; SEATS]>,
        /// Whose cubes the keys count.
        at: usize,
    },
    /// A tile that is kept.
    Nothing,
}

impl DealForm {
    pub(super) fn new(tile: Tile, is_printed: bool) -> Self {
        let swap = |number| Terms::Swap {
            gives: Goods::default(),
            gets: Goods::default(),
            number,
            is_right: false,
        };
        let terms = match tile {
            Tile::Seller | Tile::Buyer => Terms::Trade { good: None, count: None },
            Tile::Barter => swap(1),
            Tile::SpecialBarter => swap(SIDE),
            Tile::Thief => Terms::Robbery { from: None },
            Tile::Vizier => Terms::Audience { good: None, reveals: None, at: 0 },
            Tile::Crook | Tile::Barterer => Terms::Nothing,
        };
        DealForm { tile, is_printed, terms, crooks: 0 }
    }

    /// A tile and what was done with it, if that was told.
    pub(super) fn of(play: &Play, is_printed: bool) -> Option<Self> {
        let Play::Used { action, crooks } = play else {
            return None;
        };
        let swap = |gives: &Goods, gets: &Goods, number: u8| Terms::Swap {
            gives: *gives,
            gets: *gets,
            number,
            is_right: false,
        };
        let terms = match action {
            TileAction::Sell { good, count } | TileAction::Buy { good, count } => {
                Terms::Trade { good: Some(*good), count: Some(*count) }
            }
            TileAction::Barter { gives, gets, times } => swap(gives, gets, *times),
            TileAction::SpecialBarter { gives, gets, limit } => swap(gives, gets, *limit),
            TileAction::Steal { from } => Terms::Robbery { from: Some(*from) },
            TileAction::Name { good, reveals } => {
                Terms::Audience { good: Some(*good), reveals: *reveals, at: 0 }
            }
        };
        Some(DealForm { tile: play.tile(), is_printed, terms, crooks: *crooks })
    }

    pub(super) fn tile(&self) -> Tile {
        self.tile
    }

    /// The kind that is named before the grand vizier.
    pub(super) fn named(&self) -> Option<Good> {
        match self.terms {
            Terms::Audience { good, .. } => good,
            _ => None,
        }
    }

    pub(super) fn is_printed(&self) -> bool {
        self.is_printed
    }

    /// The move, if the game waits for one.
    pub(super) fn entry(&self, play: Play, position: &Position) -> Option<Move> {
        let Now::Take { seat, .. } = position.due().now else {
            return None;
        };
        Some(if self.is_printed { Move::Printed { seat, play } } else { Move::Take { seat, play } })
    }

    /// What is done, once enough is chosen. Where money is written down, the reveals must be.
    pub(super) fn play(&self, depth: Depth) -> Option<Play> {
        let action = match self.terms {
            Terms::Trade { good, count } => {
                let (good, count) = (good?, count?);
                if self.tile == Tile::Seller {
                    TileAction::Sell { good, count }
                } else {
                    TileAction::Buy { good, count }
                }
            }
            Terms::Swap { gives, gets, number, .. } if self.tile == Tile::Barter => {
                TileAction::Barter { gives, gets, times: number }
            }
            Terms::Swap { gives, gets, number, .. } => {
                TileAction::SpecialBarter { gives, gets, limit: number }
            }
            Terms::Robbery { from } => TileAction::Steal { from: from? },
            Terms::Audience { reveals: None, .. } if depth == Depth::Ledger => return None,
            Terms::Audience { good, reveals, .. } => TileAction::Name { good: good?, reveals },
            Terms::Nothing => return None,
        };
        let crooks = self.crooks;
        Some(Play::Used { action, crooks })
    }

    pub(super) fn update(&mut self, change: &Change) {
        match (change, &mut self.terms) {
            (Change::Crooks(crooks), _) => self.crooks = *crooks,
            (Change::Good(chosen), Terms::Trade { good, .. } | Terms::Audience { good, .. }) => {
                *good = Some(*chosen);
            }
            (Change::Count(chosen), Terms::Trade { count, .. }) => {
                *count = (*count != Some(*chosen)).then_some(*chosen);
            }
            (Change::Gives(good, more), Terms::Swap { gives, .. }) => {
                *gives = stepped(*gives, *good, *more);
            }
            (Change::Gets(good, more), Terms::Swap { gets, .. }) => {
                *gets = stepped(*gets, *good, *more);
            }
            (Change::Times(chosen) | Change::Limit(chosen), Terms::Swap { number, .. }) => {
                *number = *chosen;
            }
            (Change::From(seat), Terms::Robbery { from }) => *from = Some(*seat),
            (Change::Reveal(seat, count), Terms::Audience { reveals, .. }) => {
                let reveals = reveals.get_or_insert_default();
                if let Some(reveal) = reveals.get_mut(seat.index()) {
                    *reveal = *count;
                }
            }
            _ => {}
        }
    }

    /// A key: letters are goods, digits count or are seats, arrows go to the next line.
    pub(super) fn press(&mut self, press: KeyAction, letter: Option<Good>, position: &Position) {
        let players = position.table().players();
        let crooks = position.crooks(position.pawn());
        match (press, &mut self.terms) {
            (CROOK, _) if self.tile.shows_goods() => {
                // One more of those there are, and then none again.
                self.crooks = (self.crooks + 1) % (crooks + 1);
            }
            (KeyAction::Letter(_), Terms::Trade { good, .. } | Terms::Audience { good, .. }) => {
                *good = letter.or(*good);
            }
            (KeyAction::Digit(digit), Terms::Trade { count, .. }) => {
                *count = Some(longer(count.unwrap_or(0), digit));
            }
            (KeyAction::Remove, Terms::Trade { count, .. }) => *count = None,
            (KeyAction::Letter(_), Terms::Swap { gives, gets, is_right, .. }) => {
                if let Some(good) = letter {
                    let side = if *is_right { gets } else { gives };
                    *side = stepped(*side, good, true);
                }
            }
            (KeyAction::Raise | KeyAction::Lower, Terms::Swap { is_right, .. }) => {
                *is_right = !*is_right;
            }
            (KeyAction::Remove, Terms::Swap { gives, gets, is_right, .. }) => {
                let side = if *is_right { gets } else { gives };
                *side = Goods::default();
            }
            (KeyAction::Digit(digit), Terms::Swap { number, .. }) => *number = digit,
            (KeyAction::Digit(digit), Terms::Robbery { from }) => {
                *from = seat_number(digit, players).or(*from);
            }
            (KeyAction::Digit(digit), Terms::Audience { reveals, at, .. }) => {
                // One after the other says how many.
                let reveals = reveals.get_or_insert_default();
                if let Some(reveal) = reveals.get_mut(*at) {
                    *reveal = digit;
                }
                *at = (*at + 1) % usize::from(players);
            }
            (KeyAction::Raise, Terms::Audience { at, .. }) => {
                *at = at.checked_sub(1).unwrap_or(usize::from(players) - 1);
            }
            (KeyAction::Lower, Terms::Audience { at, .. }) => {
                *at = (*at + 1) % usize::from(players);
            }
            _ => {}
        }
    }
}

/// A count with one more digit; whatever is more than there are begins anew.
fn longer(count: u8, digit: u8) -> u8 {
    let longer = typed(count.into(), digit);
    match u8::try_from(longer) {
        Ok(longer) if longer <= CUBES_EACH => longer,
        _ => digit,
    }
}

fn stepped(goods: Goods, good: Good, more: bool) -> Goods {
    let had = goods.count(good);
    let has = if more { had.saturating_add(1).min(SIDE) } else { had.saturating_sub(1) };
    goods.with(good, has)
}
