//! The table: one screen for the whole game.

mod actions;
mod journal;
mod market;
mod pad;
mod seats;
mod view;

use crate::app::frame::Context;
use crate::app::keeper::{Place, State};
use crate::app::keys::Press;
use crate::app::names;
use crate::app::shelf::Game;
use crate::i18n::say;
use crate::journal::{Journal, Step};
use crate::record::{Colour, Player};
use crate::rules::Seat;
use crate::rules::byzanz::{
    Also, Bid, Card, Depth, Due, Event, Good, Kind, Move, Now, Phase, Position, Refusal, Rule,
};

pub use pad::{Message as PadMessage, Pad, Purpose};

/// A game being played.
pub struct Table {
    journal: Journal<Position>,
    place: Place,
    /// Counts the states of the game from 1, so that the latest one stays on disk.
    version: u64,
    /// The players with names that fit on the screen.
    shown: Vec<Player>,
    colours: Vec<Colour>,
    told: Told,
    /// What a bid or a lot is worth, if somebody said so.
    value: Option<u32>,
    pad: Option<Pad>,
    /// The kind of the card for the market, picked on the keyboard, waiting for its value.
    settling: Option<Good>,
    aside: Aside,
    /// Whether totals are shown; `None` as the settings have it.
    totals: Option<bool>,
    result: bool,
}

/// What stands beneath the call.
enum Told {
    Nothing,
    /// What followed from the last entry.
    Events(Vec<Event>),
    Undone(Move),
    Redone(Move),
    /// The last entry was refused.
    Refused(Box<Refusal>),
}

/// What stands beside the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Aside {
    Market,
    Journal,
}

/// What can happen at the table.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum Message {
    /// A seat was clicked.
    Sit(Seat),
    Value(u32),
    Enter(Move),
    Undo,
    Redo,
    OpenPad(Purpose),
    Pad(pad::Message),
    ToggleJournal,
    ToggleTotals,
    OpenRule(Rule),
    ShowResult,
    ShowTable,
    PlayAgain,
    Press(Press),
}

/// What the window must do after a message.
pub enum Action {
    /// Nothing.
    None,
    /// Keep the game.
    Keep,
    /// Open the rulebook here.
    OpenRule(Rule),
    /// Somebody has looked at the result.
    ResultSeen,
    /// Set up another game with the same people.
    Again,
}

impl Table {
    /// A game at its first move, or wherever it was left.
    pub fn new(journal: Journal<Position>, place: Place) -> Self {
        Table::resumed(journal, place, 1)
    }

    /// A game that was put aside in this state.
    pub fn resumed(journal: Journal<Position>, place: Place, version: u64) -> Self {
        let players = &journal.record().players;
        Table {
            shown: names::shown(players),
            colours: Player::colours(players),
            place,
            version,
            told: Told::Nothing,
            value: None,
            pad: None,
            settling: None,
            aside: Aside::Market,
            totals: None,
            result: false,
            journal,
        }
    }

    /// The game as it is.
    pub fn journal(&self) -> &Journal<Position> {
        &self.journal
    }

    /// The table as it is.
    pub fn position(&self) -> &Position {
        self.journal.position()
    }

    /// Where the game is kept.
    pub fn place(&self) -> &Place {
        &self.place
    }

    /// The game as it is to be kept.
    pub fn state(&self) -> State {
        State {
            place: self.place.clone(),
            version: self.version,
            record: self.journal.record().clone(),
        }
    }

    /// The game as the shelf shows it.
    pub fn game(&self) -> Game {
        Game::new(self.place.number(), &self.journal)
    }

    /// The rule that applies now, or the one behind a refusal that is shown.
    pub fn rule(&self) -> Rule {
        let refused = match (&self.pad, &self.told) {
            (Some(pad), _) => pad.refusal(self.position()).map(|refusal| refusal.rules()),
            (None, Told::Refused(refusal)) => Some(refusal.rules()),
            _ => None,
        };
        let rule = refused.and_then(|rules| rules.first().copied());
        rule.unwrap_or_else(|| match &self.pad {
            Some(pad) => pad.rule(),
            None => self.position().due().now.rule(),
        })
    }

    /// Whether something lies over the table that can be put away.
    pub fn is_covered(&self) -> bool {
        self.pad.is_some() || self.result
    }

    /// Puts away what lies over the table.
    pub fn uncover(&mut self) {
        self.pad = None;
        self.result = false;
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message, context: Context<'_>) -> Action {
        match message {
            Message::Sit(seat) => return self.sit(seat),
            Message::Value(value) => {
                self.value = (self.value != Some(value)).then_some(value);
            }
            Message::Enter(entry) => return self.enter(entry),
            Message::Undo => return self.undo(),
            Message::Redo => return self.redo(),
            Message::OpenPad(purpose) => self.pad = Some(Pad::new(purpose)),
            Message::Pad(message) => return self.use_pad(message),
            Message::ToggleJournal => {
                self.aside = match self.aside {
                    Aside::Market => Aside::Journal,
                    Aside::Journal => Aside::Market,
                };
            }
            Message::ToggleTotals => self.totals = Some(!self.shows_totals(context)),
            Message::OpenRule(rule) => return Action::OpenRule(rule),
            Message::ShowResult => return self.show_result(),
            Message::ShowTable => self.result = false,
            Message::PlayAgain => return Action::Again,
            Message::Press(press) => return self.press(press, context),
        }
        Action::None
    }

    fn shows_totals(&self, context: Context<'_>) -> bool {
        self.totals.unwrap_or(context.settings.totals)
    }

    fn enter(&mut self, entry: Move) -> Action {
        match self.journal.play(entry) {
            Ok(events) => {
                self.told = Told::Events(events);
                self.changed();
                Action::Keep
            }
            Err(refusal) => {
                self.told = Told::Refused(Box::new(refusal));
                Action::None
            }
        }
    }

    fn undo(&mut self) -> Action {
        match self.journal.undo() {
            Some(step) => {
                self.told = match step {
                    Step::Played(entry) => Told::Undone(entry),
                    Step::Corrected { .. } => Told::Nothing,
                };
                self.changed();
                Action::Keep
            }
            None => Action::None,
        }
    }

    fn redo(&mut self) -> Action {
        match self.journal.redo() {
            Some(step) => {
                self.told = match step {
                    Step::Played(entry) => Told::Redone(entry),
                    Step::Corrected { .. } => Told::Nothing,
                };
                self.changed();
                Action::Keep
            }
            None => Action::None,
        }
    }

    fn changed(&mut self) {
        self.version += 1;
        self.value = None;
        self.pad = None;
        self.settling = None;
        // Whoever takes something back or sells once more wants to see the table.
        self.result = false;
    }

    fn show_result(&mut self) -> Action {
        self.pad = None;
        self.result = true;
        Action::ResultSeen
    }

    /// A seat was clicked: in an auction it gets the lot, otherwise it sells.
    fn sit(&mut self, seat: Seat) -> Action {
        if self.awards() {
            let highest = match self.position().due().now {
                Now::Bid { highest, .. } => highest,
                _ => None,
            };
            // Whoever has the highest bid on the table wins with it, unless somebody says more.
            let standing = highest.filter(|(bidder, _)| *bidder == seat);
            let value = self.value.or(standing.map(|(_, worth)| worth));
            self.enter(Move::Award { seat, value })
        } else {
            self.pad = Some(Pad::new(Purpose::Sell(Some(seat))));
            Action::None
        }
    }

    /// Whether one click on a seat closes the auction.
    fn awards(&self) -> bool {
        let position = self.position();
        position.table().depth() == Depth::Winners && matches!(position.phase(), Phase::Auction(_))
    }

    fn use_pad(&mut self, message: pad::Message) -> Action {
        let Some(pad) = &mut self.pad else {
            return Action::None;
        };
        match pad.update(message, self.journal.position()) {
            pad::Action::None => Action::None,
            pad::Action::Close => {
                self.pad = None;
                Action::None
            }
            pad::Action::Enter(entry) => self.enter(entry),
            pad::Action::OpenRule(rule) => Action::OpenRule(rule),
        }
    }

    /// What the pad is for when cards are due now.
    fn purpose(due: &Due) -> Option<Purpose> {
        match &due.now {
            Now::Reveal { .. } => Some(Purpose::Lot),
            Now::Bid { seat, .. } => Some(Purpose::Bid(*seat)),
            Now::Shed { seat, .. } => Some(Purpose::Discard(Some(*seat))),
            _ => None,
        }
    }

    fn press(&mut self, press: Press, context: Context<'_>) -> Action {
        match press {
            Press::Rule => return Action::OpenRule(self.rule()),
            Press::Undo if self.pad.is_none() => return self.undo(),
            Press::Redo if self.pad.is_none() => return self.redo(),
            _ if self.result => return Action::None,
            Press::Journal => return self.update(Message::ToggleJournal, context),
            Press::Totals => return self.update(Message::ToggleTotals, context),
            _ => {}
        }
        let kind = match press {
            Press::Letter(letter) => kind_of(letter, context),
            _ => None,
        };
        if self.pad.is_some() {
            return self.use_pad(pad::Message::Press(press, kind));
        }
        let due = self.position().due();
        match press {
            Press::Sell => self.pad = Some(Pad::new(Purpose::Sell(None))),
            Press::Discard => self.pad = Some(Pad::new(Purpose::Discard(None))),
            Press::Digit(number) => return self.press_digit(number, &due.now),
            Press::Letter(_) => return self.press_kind(kind, &due.now),
            Press::Raise | Press::Lower => self.step_value(&due, press == Press::Raise),
            Press::Pass => match due.now {
                Now::Bid { seat, .. } => return self.enter(Move::Pass { seat }),
                Now::Pick { seat, .. } => return self.enter(Move::Waive { seat }),
                _ => {}
            },
            Press::Confirm => return self.confirm(&due),
            _ => {}
        }
        Action::None
    }

    /// A digit: the value of a card for the market, a hand that is counted, or a seat.
    fn press_digit(&mut self, number: u8, now: &Now) -> Action {
        if let (Now::Settle { seat, .. }, Some(good)) = (now, self.settling.take()) {
            return match Card::good(good, number) {
                Some(card) => self.enter(Move::Settle { seat: *seat, card }),
                None => Action::None,
            };
        }
        if let Now::Count { hands, .. } = now
            && let Some((seat, _)) = hands.first()
        {
            return self.enter(Move::Hand {
                seat: *seat,
                count: number.into(),
            });
        }
        let players = self.position().table().players();
        if (1..=players).contains(&number) {
            return self.sit(Seat::new(number - 1));
        }
        Action::None
    }

    /// A letter: a kind to pick, or the card for the market, which still wants its value.
    fn press_kind(&mut self, kind: Option<Kind>, now: &Now) -> Action {
        match (now, kind) {
            (Now::Pick { seat, .. }, Some(kind)) => self.enter(Move::Pick { seat: *seat, kind }),
            (Now::Settle { seat, .. }, Some(Kind::Merchant)) => self.enter(Move::Settle {
                seat: *seat,
                card: Card::MERCHANT,
            }),
            (Now::Settle { .. }, Some(Kind::Good(good))) => {
                self.settling = Some(good);
                Action::None
            }
            _ => Action::None,
        }
    }

    fn step_value(&mut self, due: &Due, up: bool) {
        if let Now::Bid { least, most, .. } = due.now {
            self.value = match self.value {
                None => Some(least),
                Some(value) if up => Some((value + 1).min(most.max(least))),
                Some(value) if value > least => Some(value - 1),
                Some(_) => None,
            };
        }
    }

    /// Does what is due first.
    fn confirm(&mut self, due: &Due) -> Action {
        match due.now {
            Now::Bid { seat, least, .. } if self.awards() => {
                let bid = Bid::Worth(self.value.unwrap_or(least));
                return self.enter(Move::Bid { seat, bid });
            }
            Now::Finish => return self.show_result(),
            _ => self.pad = Table::purpose(due).map(Pad::new),
        }
        Action::None
    }

    /// Who may sell, as far as the book knows.
    fn sellers(due: &Due) -> &[Seat] {
        let sellers = due.also.iter().find_map(|also| match also {
            Also::Sell(seats) => Some(seats.as_slice()),
            _ => None,
        });
        sellers.unwrap_or_default()
    }
}

/// The kind whose cards bear this letter in the table's language.
fn kind_of(letter: char, context: Context<'_>) -> Option<Kind> {
    let written = letter.to_uppercase().to_string();
    let letter_of = |kind: Kind| context.tr().say(say::KindLetter { kind });
    Kind::ALL
        .into_iter()
        .find(|kind| letter_of(*kind) == written)
}
