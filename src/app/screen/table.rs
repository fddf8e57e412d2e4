//! The table: one screen for the whole game.

mod actions;
mod journal;
mod market;
mod pad;
mod seats;
mod view;

use crate::app::frame::Frame;
use crate::app::keeper::Place;
use crate::app::keys::Press;
use crate::app::names;
use crate::i18n::say;
use crate::journal::Journal;
use crate::record::{Colour, Player, Record};
use crate::rules::Seat;
use crate::rules::byzanz::{
    Also, Bid, Depth, Due, Event, Kind, Move, Now, Phase, Position, Refusal, Rule,
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
    /// Set up another game with the same people.
    Again,
}

impl Table {
    /// A game at its first move, or wherever it was left.
    pub fn new(journal: Journal<Position>, place: Place) -> Self {
        let players = &journal.record().players;
        let wishes: Vec<Option<Colour>> = players.iter().map(|player| player.colour).collect();
        Table {
            shown: names::shown(players),
            colours: Colour::deal(&wishes),
            place,
            version: 1,
            told: Told::Nothing,
            value: None,
            pad: None,
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

    /// Where the game is kept, the number of its state, and the game.
    pub fn state(&self) -> (Place, u64, Record<Position>) {
        (
            self.place.clone(),
            self.version,
            self.journal.record().clone(),
        )
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

    /// Whether the result is shown.
    pub fn shows_result(&self) -> bool {
        self.result
    }

    /// Whether something lies over the table that can be put away.
    pub fn close(&mut self) -> bool {
        if self.pad.take().is_some() {
            return true;
        }
        std::mem::take(&mut self.result)
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message, frame: Frame<'_>) -> Action {
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
            Message::ToggleTotals => self.totals = Some(!self.shows_totals(frame)),
            Message::OpenRule(rule) => return Action::OpenRule(rule),
            Message::ShowResult => self.result = true,
            Message::ShowTable => self.result = false,
            Message::PlayAgain => return Action::Again,
            Message::Press(press) => return self.press(press, frame),
        }
        Action::None
    }

    fn shows_totals(&self, frame: Frame<'_>) -> bool {
        self.totals.unwrap_or(frame.settings.totals)
    }

    fn enter(&mut self, entry: Move) -> Action {
        match self.journal.play(entry) {
            Ok(events) => {
                self.told = Told::Events(events);
                self.changed();
                self.result = matches!(self.position().due().now, Now::Finish) && self.result;
                Action::Keep
            }
            Err(refusal) => {
                self.told = Told::Refused(Box::new(refusal));
                Action::None
            }
        }
    }

    fn undo(&mut self) -> Action {
        match self.journal.undo().cloned() {
            Some(entry) => {
                self.told = Told::Undone(entry);
                self.changed();
                self.result = false;
                Action::Keep
            }
            None => Action::None,
        }
    }

    fn redo(&mut self) -> Action {
        match self.journal.redo().cloned() {
            Some(entry) => {
                self.told = Told::Redone(entry);
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
    }

    /// A seat was clicked: in an auction it gets the lot, otherwise it sells.
    fn sit(&mut self, seat: Seat) -> Action {
        if self.awards() {
            let value = self.value;
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

    fn press(&mut self, press: Press, frame: Frame<'_>) -> Action {
        match press {
            Press::Undo => return self.undo(),
            Press::Redo => return self.redo(),
            Press::Rule => return Action::OpenRule(self.rule()),
            Press::Journal => return self.update(Message::ToggleJournal, frame),
            Press::Totals => return self.update(Message::ToggleTotals, frame),
            _ => {}
        }
        if self.pad.is_some() {
            let kind = match press {
                Press::Letter(letter) => kind_of(letter, frame),
                _ => None,
            };
            return self.use_pad(pad::Message::Press(press, kind));
        }
        let due = self.position().due();
        match press {
            Press::Sell => self.pad = Some(Pad::new(Purpose::Sell(None))),
            Press::Discard => self.pad = Some(Pad::new(Purpose::Discard(None))),
            Press::Digit(number) => {
                let players = self.position().table().players();
                if (1..=players).contains(&number) {
                    return self.sit(Seat::new(number - 1));
                }
            }
            Press::Letter(letter) => {
                if let (Now::Pick { seat, .. }, Some(kind)) = (&due.now, kind_of(letter, frame)) {
                    return self.enter(Move::Pick { seat: *seat, kind });
                }
            }
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
            Now::Finish => self.result = true,
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
fn kind_of(letter: char, frame: Frame<'_>) -> Option<Kind> {
    let written = letter.to_uppercase().to_string();
    let letter_of = |kind: Kind| frame.tr().say(say::KindLetter { kind });
    Kind::ALL
        .into_iter()
        .find(|kind| letter_of(*kind) == written)
}
