//! The pad: a bid, a city, a tile's business or somebody's count being put together, with what
//! would come of it.

mod view;

use crate::app::board::PadAction;
use crate::app::board::parts::seat_number;
use crate::app::keys::Press;
use crate::rules::Seat;
use crate::rules::silk_road::{
    City, Deed, Depth, Event, Good, Goods, Move, Now, Play, Position, Reason, Refusal, Rule, SEATS,
    Tile,
};

/// What is being put together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pad(Draft);

#[derive(Clone, PartialEq, Eq, Debug)]
enum Draft {
    /// Somebody's bid.
    Bid {
        seat: Seat,
        silver: Option<u32>,
    },
    /// The next city, as far as it is typed.
    City {
        typed: String,
    },
    /// Which tile is printed on the map.
    Printed,
    Deal(Deal),
    Count(Count),
}

/// What somebody does with a tile.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Deal {
    tile: Tile,
    /// Whether it is the one that is printed on the map.
    printed: bool,
    good: Option<Good>,
    count: Option<u8>,
    gives: Goods,
    gets: Goods,
    times: u8,
    limit: u8,
    from: Option<Seat>,
    reveals: Option<[u8; SEATS]>,
    crooks: u8,
    /// Where the keyboard goes on: the seat whose reveal is asked for, or the side of a barter.
    at: usize,
}

/// What somebody has behind the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Count {
    seat: Seat,
    gold: u32,
    silver: u32,
    goods: Goods,
    /// What the keyboard counts: gold, silver, then the goods.
    at: usize,
    /// Whether they were told that the book has it otherwise. Nobody hears that before they have
    /// counted.
    warned: bool,
}

/// What can happen on the pad.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum Message {
    Bid(u32),
    City(City),
    Typed(String),
    /// The city that was typed.
    Go,
    Tile(Tile),
    Good(Good),
    Count(u8),
    /// One more or one fewer on the left side of a barter.
    Gives(Good, bool),
    /// One more or one fewer on its right side.
    Gets(Good, bool),
    Times(u8),
    Limit(u8),
    From(Seat),
    Reveal(Seat, u8),
    Crooks(u8),
    Gold(u32),
    Silver(u32),
    Cubes(Good, u8),
    Enter,
    /// The tile is taken, and nothing is done with it.
    Unused,
    Close,
    OpenRule(Rule),
    Press(Press, Option<Good>),
}

/// What the pad says about what is on it so far.
enum Verdict {
    /// Something is still to be chosen.
    Wanting,
    /// It can be entered, and this follows.
    Fits(Vec<Event>),
    /// It cannot.
    Refused(Refusal),
}

/// What the field for a city's name is called.
const CITY_FIELD: &str = "city";
/// No tile says more than that on a side.
const SIDE: u8 = 4;

impl Pad {
    /// Somebody's bid.
    pub fn bid(seat: Seat) -> Self {
        Pad(Draft::Bid { seat, silver: None })
    }

    /// The next city.
    pub fn city() -> Self {
        Pad(Draft::City {
            typed: String::new(),
        })
    }

    /// The tile printed on the map, whichever that is.
    pub fn printed() -> Self {
        Pad(Draft::Printed)
    }

    /// What a tile brings.
    pub fn deal(tile: Tile, printed: bool, position: &Position) -> Self {
        // Where money is written down, the reveals must be.
        let reveals = (position.depth() == Depth::Ledger).then_some([0; SEATS]);
        Pad(Draft::Deal(Deal {
            tile,
            printed,
            good: None,
            count: None,
            gives: Goods::default(),
            gets: Goods::default(),
            times: 1,
            limit: SIDE,
            from: None,
            reveals,
            crooks: 0,
            at: 0,
        }))
    }

    /// What somebody has in the end.
    pub fn count(seat: Seat) -> Self {
        Pad(Draft::Count(Count {
            seat,
            gold: 0,
            silver: 0,
            goods: Goods::default(),
            at: 0,
            warned: false,
        }))
    }

    /// The field that people type into first, if there is one.
    pub(super) fn field(&self) -> Option<&'static str> {
        matches!(self.0, Draft::City { .. }).then_some(CITY_FIELD)
    }

    /// The rule about what is being entered.
    pub fn rule(&self) -> Rule {
        match &self.0 {
            Draft::Bid { .. } => Rule::Bid,
            Draft::City { .. } => Rule::Cities,
            Draft::Printed => Rule::Printed,
            Draft::Deal(deal) => deal.tile.rule(),
            Draft::Count(_) => Rule::Count,
        }
    }

    /// The move so far, if it is one.
    fn entry(&self, position: &Position) -> Option<Move> {
        Some(match &self.0 {
            Draft::Bid { seat, silver } => Move::Bid {
                seat: *seat,
                silver: (*silver)?,
            },
            Draft::City { typed } => Move::Travel {
                seat: position.leader(),
                city: City::new(typed).ok()?,
            },
            Draft::Printed => return None,
            Draft::Deal(deal) => deal.entry(
                Play::Used {
                    deed: deal.deed()?,
                    crooks: deal.crooks,
                },
                position,
            )?,
            Draft::Count(count) => Move::Count {
                seat: count.seat,
                gold: count.gold,
                silver: count.silver,
                goods: count.goods,
            },
        })
    }

    /// The tile without anything done with it, if that can be.
    fn unused(&self, position: &Position) -> Option<Move> {
        let Draft::Deal(deal) = &self.0 else {
            return None;
        };
        let entry = deal.entry(Play::Unused(deal.tile), position)?;
        (!deal.printed && position.check(&entry).is_ok()).then_some(entry)
    }

    /// Why it cannot be entered as it is. What is not chosen yet stands against nothing.
    pub fn refusal(&self, position: &Position) -> Option<Refusal> {
        let mut refusal = position.check(&self.entry(position)?).err()?;
        let wanting = |reason: &Reason| {
            matches!(reason, Reason::NothingTraded { .. } | Reason::Uneven { .. })
        };
        if matches!(self.0, Draft::Deal(_)) && refusal.reasons.iter().any(wanting) {
            // Whoever is still laying out cubes has done nothing wrong yet.
            refusal.reasons.retain(|reason| !wanting(reason));
            refusal.nearest = None;
        }
        (!refusal.reasons.is_empty()).then_some(refusal)
    }

    fn verdict(&self, position: &Position) -> Verdict {
        if let Some(refusal) = self.refusal(position) {
            return Verdict::Refused(refusal);
        }
        let mut after = position.clone();
        match self.entry(position).map(|entry| after.play(&entry)) {
            Some(Ok(events)) => Verdict::Fits(events),
            _ => Verdict::Wanting,
        }
    }

    /// Enters what is on the pad, if it can be. Whoever counts otherwise than the book is asked to
    /// count again, once.
    fn enter(&mut self, position: &Position) -> PadAction<Position> {
        let disagrees = matches!(self.verdict(position), Verdict::Fits(events)
            if events.iter().any(is_miscount));
        if let Draft::Count(count) = &mut self.0
            && disagrees
            && !count.warned
        {
            count.warned = true;
            return PadAction::None;
        }
        let entry = self.entry(position);
        let entry = entry.filter(|entry| position.check(entry).is_ok());
        entry.map_or(PadAction::None, PadAction::Enter)
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message, position: &Position) -> PadAction<Position> {
        match (message, &mut self.0) {
            (Message::Close, _) => return PadAction::Close,
            (Message::OpenRule(rule), _) => return PadAction::OpenRule(rule),
            (Message::Enter | Message::Go, _) => return self.enter(position),
            (Message::Unused, _) => {
                let unused = self.unused(position);
                return unused.map_or(PadAction::None, PadAction::Enter);
            }
            (Message::Press(press, good), _) => return self.press(press, good, position),
            (Message::Bid(chosen), Draft::Bid { silver, .. }) => {
                *silver = Some(chosen);
                return self.enter(position);
            }
            (Message::City(city), Draft::City { typed }) => {
                city.name().clone_into(typed);
                return self.enter(position);
            }
            (Message::Typed(letters), Draft::City { typed }) => *typed = letters,
            (Message::Tile(tile), Draft::Printed) => *self = Pad::deal(tile, true, position),
            (message, Draft::Deal(deal)) => deal.update(&message),
            (message, Draft::Count(count)) => count.update(&message),
            _ => {}
        }
        PadAction::None
    }

    /// A key: digits count or are seats, letters are goods.
    fn press(
        &mut self,
        press: Press,
        good: Option<Good>,
        position: &Position,
    ) -> PadAction<Position> {
        let players = position.table().players();
        match (press, &mut self.0) {
            (Press::Confirm, _) => return self.enter(position),
            (Press::Raise | Press::Lower, Draft::Bid { silver, .. }) => {
                let least = match position.due().now {
                    Now::Bid { least, .. } => least,
                    _ => 1,
                };
                *silver = Some(match (*silver, press) {
                    (None, _) => least,
                    (Some(silver), Press::Raise) => silver.saturating_add(1),
                    (Some(silver), _) => silver.saturating_sub(1),
                });
            }
            (Press::Digit(digit), Draft::Bid { silver, .. }) => {
                *silver = Some(typed(silver.unwrap_or(0), digit));
            }
            (Press::Remove, Draft::Bid { silver, .. }) => *silver = silver.map(|had| had / 10),
            (Press::Digit(digit), Draft::Printed) => {
                let place = usize::from(digit).checked_sub(1);
                if let Some(tile) = place.and_then(|place| Tile::ALL.get(place)) {
                    return self.update(Message::Tile(*tile), position);
                }
            }
            (Press::Pass, Draft::Deal(_)) => return self.update(Message::Unused, position),
            (press, Draft::Deal(deal)) => deal.press(press, good, players),
            (Press::Pass, Draft::Count(count)) => count.at = (count.at + 1) % Count::PARTS,
            (Press::Letter(_), Draft::Count(count)) => {
                let place = Good::ALL.iter().position(|of| Some(*of) == good);
                count.at = place.map_or(count.at, |place| place + 2);
            }
            (Press::Digit(digit), Draft::Count(count)) => {
                count.change(|had| typed(had, digit));
            }
            (Press::Remove, Draft::Count(count)) => count.change(|had| had / 10),
            (Press::Raise, Draft::Count(count)) => count.change(|had| had.saturating_add(1)),
            (Press::Lower, Draft::Count(count)) => count.change(|had| had.saturating_sub(1)),
            _ => {}
        }
        PadAction::None
    }
}

impl Deal {
    fn entry(&self, play: Play, position: &Position) -> Option<Move> {
        let Now::Take { seat, .. } = position.due().now else {
            return None;
        };
        Some(if self.printed {
            Move::Printed { seat, play }
        } else {
            Move::Take { seat, play }
        })
    }

    /// What is done, once enough is chosen.
    fn deed(&self) -> Option<Deed> {
        Some(match self.tile {
            Tile::Seller => Deed::Sell {
                good: self.good?,
                count: self.count?,
            },
            Tile::Buyer => Deed::Buy {
                good: self.good?,
                count: self.count?,
            },
            Tile::Barter => Deed::Barter {
                gives: self.gives,
                gets: self.gets,
                times: self.times,
            },
            Tile::SpecialBarter => Deed::SpecialBarter {
                gives: self.gives,
                gets: self.gets,
                limit: self.limit,
            },
            Tile::Thief => Deed::Steal { from: self.from? },
            Tile::Vizier => Deed::Name {
                good: self.good?,
                reveals: self.reveals,
            },
            Tile::Crook | Tile::Barterer => return None,
        })
    }

    fn update(&mut self, message: &Message) {
        match *message {
            Message::Good(good) => self.good = Some(good),
            Message::Count(count) => self.count = (self.count != Some(count)).then_some(count),
            Message::Gives(good, more) => self.gives = stepped(self.gives, good, more),
            Message::Gets(good, more) => self.gets = stepped(self.gets, good, more),
            Message::Times(times) => self.times = times,
            Message::Limit(limit) => self.limit = limit,
            Message::From(seat) => self.from = Some(seat),
            Message::Reveal(seat, count) => {
                let reveals = self.reveals.get_or_insert_default();
                if let Some(reveal) = reveals.get_mut(seat.index()) {
                    *reveal = count;
                }
            }
            Message::Crooks(crooks) => self.crooks = crooks,
            _ => {}
        }
    }

    fn press(&mut self, press: Press, good: Option<Good>, players: u8) {
        let is_barter = matches!(self.tile, Tile::Barter | Tile::SpecialBarter);
        match (press, good) {
            (Press::Letter(_), Some(good)) if is_barter => {
                let side = if self.at == 0 {
                    Message::Gives(good, true)
                } else {
                    Message::Gets(good, true)
                };
                self.update(&side);
            }
            (Press::Letter(_), Some(good)) => self.good = Some(good),
            // The other side of a barter.
            (Press::Raise | Press::Lower, _) if is_barter => self.at = 1 - self.at.min(1),
            (Press::Remove, _) if is_barter => {
                let side = if self.at == 0 {
                    &mut self.gives
                } else {
                    &mut self.gets
                };
                *side = Goods::default();
            }
            (Press::Digit(number), _) => match self.tile {
                Tile::Seller | Tile::Buyer => self.count = Some(number),
                Tile::Barter => self.times = number,
                Tile::SpecialBarter => self.limit = number,
                Tile::Thief => self.from = seat_number(number, players).or(self.from),
                Tile::Vizier => {
                    // One seat after the other says how many.
                    let at = self.at.min(usize::from(players).saturating_sub(1));
                    self.reveals.get_or_insert_default()[at.min(SEATS - 1)] = number;
                    self.at = (at + 1) % usize::from(players).max(1);
                }
                Tile::Crook | Tile::Barterer => {}
            },
            _ => {}
        }
    }
}

impl Count {
    /// Gold, silver, and the goods.
    const PARTS: usize = 2 + Good::ALL.len();

    fn update(&mut self, message: &Message) {
        match *message {
            Message::Gold(gold) => self.gold = gold,
            Message::Silver(silver) => self.silver = silver,
            Message::Cubes(good, cubes) => self.goods = self.goods.with(good, cubes),
            _ => return,
        }
        self.warned = false;
    }

    fn change(&mut self, change: impl Fn(u32) -> u32) {
        self.warned = false;
        match self.at {
            0 => self.gold = change(self.gold),
            1 => self.silver = change(self.silver),
            at => {
                if let Some(good) = Good::ALL.get(at - 2) {
                    let cubes = change(self.goods.count(*good).into());
                    let cubes = u8::try_from(cubes).unwrap_or(u8::MAX);
                    self.goods = self.goods.with(*good, cubes);
                }
            }
        }
    }
}

fn stepped(goods: Goods, good: Good, more: bool) -> Goods {
    let had = goods.count(good);
    let has = if more {
        had.saturating_add(1).min(SIDE)
    } else {
        had.saturating_sub(1)
    };
    goods.with(good, has)
}

/// A number with one more digit, as long as a table could ever mean it.
fn typed(number: u32, digit: u8) -> u32 {
    let longer = number.saturating_mul(10).saturating_add(digit.into());
    if longer > 999 { number } else { longer }
}

/// Whether somebody has counted otherwise than the book.
fn is_miscount(event: &Event) -> bool {
    matches!(
        event,
        Event::Miscounted { .. } | Event::MiscountedCubes { .. }
    )
}
