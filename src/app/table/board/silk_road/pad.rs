//! The pad: a bid, a city, a tile's business or somebody's count being put together, with what
//! would come of it.

mod city;
mod count;
mod deal;
mod view;

use super::View;
use crate::app::table::board::pad::{Form, Next, PadView, Verdict};
use crate::app::table::board::parts::by_letter;
use crate::app::table::keys::KeyAction;
use crate::app::ui::frame::{Context, Frame};
use city::CityForm;
use count::Count;
use deal::DealForm;
use fondaco_rules::silk_road::{
    City, Counted, Good, Move, Now, Play, Position, Reason, Refusal, Rule, Tile,
};
use fondaco_rules::{Game as _, Seat};

/// The key for one more crook.
pub(super) const CROOK: KeyAction = KeyAction::Own(2);

/// What is being put together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PadForm {
    sheet: Sheet,
    /// The tile without anything done with it, if that can be.
    unused: Option<Move>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Sheet {
    Bid {
        seat: Seat,
        silver: Option<u32>,
    },
    /// The next city.
    City(CityForm),
    /// Which tile it is, printed on the map or taken.
    Which {
        is_printed: bool,
    },
    /// What is done with a tile.
    Deal(DealForm),
    /// What somebody has in the end.
    Count(Count),
}

/// What can be changed.
#[derive(Clone, Debug)]
pub enum Change {
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
    /// The tile is taken, and nothing is done with it.
    Unused,
    /// Another tile is printed on the map.
    OtherTile,
}

impl PadForm {
    fn new(sheet: Sheet) -> Self {
        PadForm { sheet, unused: None }
    }

    pub fn bid(seat: Seat) -> Self {
        PadForm::new(Sheet::Bid { seat, silver: None })
    }

    /// The next city.
    pub fn city(view: View<'_>) -> Self {
        PadForm::new(Sheet::City(CityForm::new(view)))
    }

    /// The tile printed on the map, whichever that is.
    pub fn printed() -> Self {
        PadForm::new(Sheet::Which { is_printed: true })
    }

    /// Whoever is asked for the printed tile and has been there before need not look for it.
    pub(super) fn with_printed(self, known: Option<Tile>) -> Self {
        match (&self.sheet, known) {
            (Sheet::Which { is_printed: true }, Some(tile)) => {
                PadForm::new(Sheet::Deal(DealForm::new(tile, true)))
            }
            _ => self,
        }
    }

    /// A tile that is taken, whichever that is, with what it brings.
    pub fn reckoned() -> Self {
        PadForm::new(Sheet::Which { is_printed: false })
    }

    /// What a tile brings.
    pub fn deal(tile: Tile) -> Self {
        PadForm::new(Sheet::Deal(DealForm::new(tile, false)))
    }

    /// What somebody has in the end.
    pub fn count(seat: Seat) -> Self {
        PadForm::new(Sheet::Count(Count::new(seat)))
    }

    /// What is named before the grand vizier, so that all say how much of it they show.
    pub fn named(&self) -> Option<Good> {
        match &self.sheet {
            Sheet::Deal(deal) => deal.named(),
            _ => None,
        }
    }

    /// The pad as it was when this was entered, if it was entered on one.
    pub fn of(entry: &Move, view: View<'_>) -> Option<Self> {
        Some(PadForm::new(match entry {
            Move::Bid { seat, silver } => Sheet::Bid { seat: *seat, silver: Some(*silver) },
            Move::Travel { city, .. } => {
                let mut form = CityForm::new(view);
                form.type_in(city.name());
                Sheet::City(form)
            }
            // Only whoever is to take a tile has business to put together.
            Move::Take { seat, play } | Move::Printed { seat, play }
                if *seat == view.position.pawn() =>
            {
                let is_printed = matches!(entry, Move::Printed { .. });
                Sheet::Deal(DealForm::of(play, is_printed)?)
            }
            Move::Count { seat, gold, silver, goods } => {
                let counted = Counted { gold: *gold, silver: *silver, goods: *goods };
                Sheet::Count(Count::of(*seat, counted))
            }
            _ => return None,
        }))
    }
}

impl Form for PadForm {
    type Game = Position;
    type Change = Change;

    fn entry(&self, position: &Position) -> Option<Move> {
        match &self.sheet {
            Sheet::Bid { seat, silver } => Some(Move::Bid { seat: *seat, silver: (*silver)? }),
            Sheet::City(form) => Some(Move::Travel { seat: position.leader(), city: form.city()? }),
            Sheet::Which { .. } => None,
            Sheet::Deal(deal) => deal.entry(deal.play(position.depth())?, position),
            Sheet::Count(count) => count.entry(),
        }
    }

    /// What others have counted is nobody's business before somebody is done.
    fn refusal(&self, position: &Position) -> Option<Refusal> {
        if let Sheet::Count(count) = &self.sheet
            && !count.is_warned()
        {
            return None;
        }
        let mut refusal = position.check(&self.entry(position)?).err()?;
        let wanting = |reason: &Reason| {
            matches!(reason, Reason::NothingTraded { .. } | Reason::Uneven { .. })
        };
        if matches!(self.sheet, Sheet::Deal(_)) && refusal.reasons.iter().any(wanting) {
            // Whoever is still laying out cubes has done nothing wrong yet.
            refusal.reasons.retain(|reason| !wanting(reason));
            refusal.nearest = None;
        }
        (!refusal.reasons.is_empty()).then_some(refusal)
    }

    fn rule(&self) -> Rule {
        match &self.sheet {
            Sheet::Bid { .. } => Rule::Bid,
            Sheet::City(_) => Rule::Cities,
            Sheet::Which { is_printed: true } => Rule::Printed,
            Sheet::Which { is_printed: false } => Rule::Take,
            Sheet::Deal(deal) => deal.tile().rule(),
            Sheet::Count(_) => Rule::Count,
        }
    }

    fn field(&self) -> Option<&'static str> {
        matches!(self.sheet, Sheet::City(_)).then_some(city::FIELD)
    }

    fn change(&mut self, change: Change, _position: &Position) -> Next<Position> {
        match (change, &mut self.sheet) {
            (Change::Unused, _) => {
                return self.unused.clone().map_or(Next::Changed, Next::Enter);
            }
            (Change::Bid(chosen), Sheet::Bid { silver, .. }) => {
                *silver = Some(chosen);
                return Next::Done;
            }
            (Change::City(city), Sheet::City(form)) => {
                form.type_in(city.name());
                return Next::Done;
            }
            (Change::Typed(letters), Sheet::City(form)) => form.type_in(&letters),
            (Change::Tile(tile), Sheet::Which { is_printed }) if !tile.is_kept() => {
                self.sheet = Sheet::Deal(DealForm::new(tile, *is_printed));
            }
            (Change::OtherTile, Sheet::Deal(deal)) if deal.is_printed() => {
                self.sheet = Sheet::Which { is_printed: true };
            }
            (change, Sheet::Deal(deal)) => deal.update(&change),
            (change, Sheet::Count(count)) => count.update(&change),
            _ => {}
        }
        Next::Changed
    }

    /// Digits count or are seats, letters are goods.
    fn press(
        &mut self,
        key: KeyAction,
        position: &Position,
        context: Context<'_>,
    ) -> Next<Position> {
        let good = match key {
            KeyAction::Letter(letter) => good_of(letter, context),
            _ => None,
        };
        match (key, &mut self.sheet) {
            (KeyAction::Confirm, _) => return Next::Done,
            (KeyAction::Raise | KeyAction::Lower, Sheet::Bid { silver, .. }) => {
                *silver = Some(match (*silver, key) {
                    (None, _) => least_bid(&position.due().now),
                    (Some(silver), KeyAction::Raise) => silver.saturating_add(1),
                    (Some(silver), _) => silver.saturating_sub(1),
                });
            }
            (KeyAction::Digit(digit), Sheet::Bid { silver, .. }) => {
                *silver = Some(typed(silver.unwrap_or(0), digit));
            }
            (KeyAction::Remove, Sheet::Bid { silver, .. }) => {
                *silver = silver.map(|had| had / 10);
            }
            (KeyAction::Digit(digit), Sheet::Which { .. }) => {
                let place = usize::from(digit).checked_sub(1);
                if let Some(tile) = place.and_then(|place| Tile::ALL.get(place)) {
                    return self.change(Change::Tile(*tile), position);
                }
            }
            (KeyAction::Pass, Sheet::Deal(deal)) if deal.is_printed() => {
                return self.change(Change::OtherTile, position);
            }
            (KeyAction::Pass, Sheet::Deal(_)) => return self.change(Change::Unused, position),
            (key, Sheet::Deal(deal)) => deal.press(key, good, position),
            (key, Sheet::Count(count)) => count.press(key, good),
            _ => {}
        }
        Next::Changed
    }

    fn judge(&mut self, position: &Position) -> Verdict<Position> {
        self.unused = match &self.sheet {
            Sheet::Deal(deal) if !deal.is_printed() => deal
                .entry(Play::Unused(deal.tile()), position)
                .filter(|entry| position.check(entry).is_ok()),
            _ => None,
        };
        if let Some(refusal) = self.refusal(position) {
            return Verdict::Refused(refusal);
        }
        let mut after = position.clone();
        match (self.entry(position).map(|entry| after.play(&entry)), &self.sheet) {
            (Some(Ok(events)), _) => Verdict::Fits { events, after: Box::new(after) },
            // A count that cannot be is told once somebody says that it is all.
            (Some(Err(_)), Sheet::Count(_)) => {
                Verdict::Fits { events: Vec::new(), after: Box::new(after) }
            }
            _ => Verdict::Wanting,
        }
    }

    /// Whoever counts otherwise than the book or the box is told so once.
    fn confirm(&mut self, position: &Position) -> bool {
        match &mut self.sheet {
            Sheet::Count(count) => !count.warn(position),
            _ => true,
        }
    }

    fn view<'a>(
        &'a self,
        verdict: &'a Verdict<Position>,
        view: View<'a>,
        frame: Frame<'a>,
    ) -> PadView<'a, Self> {
        self.looks(verdict, view, frame)
    }
}

/// What a bid must be at least.
fn least_bid(now: &Now) -> u32 {
    match now {
        Now::Bid { least, .. } => *least,
        _ => 1,
    }
}

/// A number with one more digit, as long as a table could ever mean it.
fn typed(number: u32, digit: u8) -> u32 {
    let longer = number.saturating_mul(10).saturating_add(digit.into());
    if longer > 999 { number } else { longer }
}

/// The good that bears this letter in the table's language.
fn good_of(letter: char, context: Context<'_>) -> Option<Good> {
    by_letter(Good::ALL, letter, |good| context.tr().silk_road_letter(good))
}
