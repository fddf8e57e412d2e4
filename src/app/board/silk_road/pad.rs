//! The pad: a bid, a city, a tile's business or somebody's count being put together, with what
//! would come of it.

mod count;
mod deal;
mod view;

use crate::app::board::PadAction;
use crate::app::keys::KeyAction;
use crate::rules::Seat;
use crate::rules::silk_road::{
    City, Counted, Event, Good, Move, Now, Play, Position, Reason, Refusal, Rule, Tile,
};
use count::Count;
use deal::DealForm;

/// What is being put together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pad(PadEntry);

#[derive(Clone, PartialEq, Eq, Debug)]
enum PadEntry {
    Bid {
        seat: Seat,
        silver: Option<u32>,
    },
    /// The next city, as far as it is typed.
    City {
        typed: String,
    },
    /// Which tile it is, printed on the map or taken.
    Which {
        is_printed: bool,
    },
    /// What is done with a tile.
    Deal(DealForm),
    /// What somebody has in the end.
    Count(Count),
}

/// What can happen on the pad.
#[derive(Clone, Debug)]
pub enum Message {
    Bid(u32),
    City(City),
    Typed(String),
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
    Press(KeyAction, Option<Good>),
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

impl Pad {
    pub fn bid(seat: Seat) -> Self {
        Pad(PadEntry::Bid { seat, silver: None })
    }

    /// The next city.
    pub fn city() -> Self {
        Pad(PadEntry::City { typed: String::new() })
    }

    /// The tile printed on the map, whichever that is.
    pub fn printed() -> Self {
        Pad(PadEntry::Which { is_printed: true })
    }

    /// A tile that is taken, whichever that is, with what it brings.
    pub fn reckoned() -> Self {
        Pad(PadEntry::Which { is_printed: false })
    }

    /// What a tile brings.
    pub fn deal(tile: Tile) -> Self {
        Pad(PadEntry::Deal(DealForm::new(tile, false)))
    }

    /// What somebody has in the end.
    pub fn count(seat: Seat) -> Self {
        Pad(PadEntry::Count(Count::new(seat)))
    }

    /// The pad as it was when this was entered, if it was entered on one.
    pub fn of(entry: &Move, position: &Position) -> Option<Self> {
        Some(Pad(match entry {
            Move::Bid { seat, silver } => PadEntry::Bid { seat: *seat, silver: Some(*silver) },
            Move::Travel { city, .. } => PadEntry::City { typed: city.name().to_owned() },
            // Only whoever is to take a tile has business to put together.
            Move::Take { seat, play } | Move::Printed { seat, play }
                if *seat == position.pawn() =>
            {
                let is_printed = matches!(entry, Move::Printed { .. });
                PadEntry::Deal(DealForm::of(play, is_printed)?)
            }
            Move::Count { seat, gold, silver, goods } => {
                let counted = Counted { gold: *gold, silver: *silver, goods: *goods };
                PadEntry::Count(Count::of(*seat, counted))
            }
            _ => return None,
        }))
    }

    /// The field that people type into first, if there is one.
    pub(super) fn field(&self) -> Option<&'static str> {
        matches!(self.0, PadEntry::City { .. }).then_some(CITY_FIELD)
    }

    /// The rule about what is being entered.
    pub fn rule(&self) -> Rule {
        match &self.0 {
            PadEntry::Bid { .. } => Rule::Bid,
            PadEntry::City { .. } => Rule::Cities,
            PadEntry::Which { is_printed: true } => Rule::Printed,
            PadEntry::Which { is_printed: false } => Rule::Take,
            PadEntry::Deal(deal) => deal.tile().rule(),
            PadEntry::Count(_) => Rule::Count,
        }
    }

    /// The move so far, if it is one.
    fn entry(&self, position: &Position) -> Option<Move> {
        match &self.0 {
            PadEntry::Bid { seat, silver } => Some(Move::Bid { seat: *seat, silver: (*silver)? }),
            PadEntry::City { typed } => {
                Some(Move::Travel { seat: position.leader(), city: City::new(typed).ok()? })
            }
            PadEntry::Which { .. } => None,
            PadEntry::Deal(deal) => deal.entry(deal.play(position.depth())?, position),
            PadEntry::Count(count) => count.entry(),
        }
    }

    /// The tile without anything done with it, if that can be.
    fn unused(&self, position: &Position) -> Option<Move> {
        let PadEntry::Deal(deal) = &self.0 else {
            return None;
        };
        let entry = deal.entry(Play::Unused(deal.tile()), position)?;
        (!deal.is_printed() && position.check(&entry).is_ok()).then_some(entry)
    }

    /// Why it cannot be entered as it is. What is not chosen yet stands against nothing, and what
    /// others have counted is nobody's business before somebody is done.
    pub fn refusal(&self, position: &Position) -> Option<Refusal> {
        if let PadEntry::Count(count) = &self.0
            && !count.is_warned()
        {
            return None;
        }
        let mut refusal = position.check(&self.entry(position)?).err()?;
        let wanting = |reason: &Reason| {
            matches!(reason, Reason::NothingTraded { .. } | Reason::Uneven { .. })
        };
        if matches!(self.0, PadEntry::Deal(_)) && refusal.reasons.iter().any(wanting) {
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
            // A count that cannot be is told once somebody says that it is all.
            Some(Err(_)) if matches!(self.0, PadEntry::Count(_)) => Verdict::Fits(Vec::new()),
            _ => Verdict::Wanting,
        }
    }

    /// Enters what is on the pad, if it can be. Whoever counts otherwise than the book or the box
    /// is told so once.
    fn enter(&mut self, position: &Position) -> PadAction<Position> {
        let Some(entry) = self.entry(position) else {
            return PadAction::None;
        };
        if let PadEntry::Count(count) = &mut self.0
            && !count.is_warned()
            && count.is_doubtful(position)
        {
            count.warn();
            return PadAction::None;
        }
        match position.check(&entry) {
            Ok(()) => PadAction::Enter(entry),
            Err(_) => PadAction::None,
        }
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message, position: &Position) -> PadAction<Position> {
        match (message, &mut self.0) {
            (Message::Close, _) => return PadAction::Close,
            (Message::OpenRule(rule), _) => return PadAction::OpenRule(rule),
            (Message::Enter, _) => return self.enter(position),
            (Message::Unused, _) => {
                let unused = self.unused(position);
                return unused.map_or(PadAction::None, PadAction::Enter);
            }
            (Message::Press(press, good), _) => return self.press(press, good, position),
            (Message::Bid(chosen), PadEntry::Bid { silver, .. }) => {
                *silver = Some(chosen);
                return self.enter(position);
            }
            (Message::City(city), PadEntry::City { typed }) => {
                city.name().clone_into(typed);
                return self.enter(position);
            }
            // A stroke begins the quick line elsewhere, and no city has one.
            (Message::Typed(letters), PadEntry::City { typed }) => {
                *typed = letters.replace('/', "");
            }
            (Message::Tile(tile), PadEntry::Which { is_printed }) if !tile.is_kept() => {
                self.0 = PadEntry::Deal(DealForm::new(tile, *is_printed));
            }
            (message, PadEntry::Deal(deal)) => deal.update(&message),
            (message, PadEntry::Count(count)) => count.update(&message),
            _ => {}
        }
        PadAction::None
    }

    /// A key: digits count or are seats, letters are goods.
    fn press(
        &mut self,
        press: KeyAction,
        good: Option<Good>,
        position: &Position,
    ) -> PadAction<Position> {
        match (press, &mut self.0) {
            (KeyAction::Confirm, _) => return self.enter(position),
            (KeyAction::Raise | KeyAction::Lower, PadEntry::Bid { silver, .. }) => {
                *silver = Some(match (*silver, press) {
                    (None, _) => least_bid(position),
                    (Some(silver), KeyAction::Raise) => silver.saturating_add(1),
                    (Some(silver), _) => silver.saturating_sub(1),
                });
            }
            (KeyAction::Digit(digit), PadEntry::Bid { silver, .. }) => {
                *silver = Some(typed(silver.unwrap_or(0), digit));
            }
            (KeyAction::Remove, PadEntry::Bid { silver, .. }) => {
                *silver = silver.map(|had| had / 10);
            }
            (KeyAction::Digit(digit), PadEntry::Which { .. }) => {
                let place = usize::from(digit).checked_sub(1);
                if let Some(tile) = place.and_then(|place| Tile::ALL.get(place)) {
                    return self.update(Message::Tile(*tile), position);
                }
            }
            (KeyAction::Pass, PadEntry::Deal(_)) => return self.update(Message::Unused, position),
            (press, PadEntry::Deal(deal)) => deal.press(press, good, position),
            (press, PadEntry::Count(count)) => count.press(press, good),
            _ => {}
        }
        PadAction::None
    }
}

/// What a bid must be at least.
fn least_bid(position: &Position) -> u32 {
    match position.due().now {
        Now::Bid { least, .. } => least,
        _ => 1,
    }
}

/// A number with one more digit, as long as a table could ever mean it.
fn typed(number: u32, digit: u8) -> u32 {
    let longer = number.saturating_mul(10).saturating_add(digit.into());
    if longer > 999 { number } else { longer }
}
