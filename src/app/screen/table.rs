//! The table: one screen for the whole game.

mod actions;
mod correction;
mod journal;
mod keyboard;
mod market;
mod pad;
mod past;
mod resume;
mod seats;
mod take;
mod view;

use iced::widget::qr_code;
use jiff::Timestamp;

use crate::app::clerk::Unkept;
use crate::app::frame::Context;
use crate::app::keys::Press;
use crate::app::names;
use crate::app::shelf::Game;
use crate::export::Format;
use crate::journal::{Amendment, Done, Impossible, Journal, Step};
use crate::record::{Colour, Deed, Origin, Player};
use crate::rules::Seat;
use crate::rules::byzanz::{
    Also, Change, Depth, Due, Event, Good, Move, Now, Phase, Position, Refusal, Return, Rule,
};
use crate::store::Error;

pub use pad::{Message as PadMessage, Pad, Purpose};
pub use past::Message as PastMessage;
pub use take::{Departure, Heard};

/// A game being played.
pub struct Table {
    /// Tells this table from every other one since the window was opened.
    serial: u64,
    journal: Journal<Position>,
    /// Something that was done and is on its way to the disk.
    pending: Option<Pending>,
    origin: Origin,
    /// The game's number in the library, once it has one.
    number: Option<u32>,
    /// How many deeds are on the disk.
    kept: usize,
    /// A copy that nobody has touched since it had so many deeds need not be kept.
    untouched: Option<usize>,
    /// Whether somebody has looked at the result.
    seen: bool,
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
    playhead: Playhead,
    /// A correction that waits for a word of consent.
    proposal: Option<Box<Amendment<Position>>>,
    over: Option<Over>,
    /// The code for a phone, while the result is shown.
    code: Option<qr_code::Data>,
    /// What became of the last file that was taken along.
    taken: Option<Heard>,
}

/// The journal as it will be once it is on the disk, and what comes of it.
struct Pending {
    journal: Journal<Position>,
    done: Done<Position>,
}

/// Which moment the table shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Playhead {
    /// The game as it is.
    Now,
    /// The game as it was after so many entries.
    Past { at: usize, hand: Hand },
}

impl Playhead {
    /// The table at that moment; whoever replaces an entry stands before it.
    fn position(self, journal: &Journal<Position>) -> &Position {
        match self {
            Playhead::Now => journal.position(),
            Playhead::Past {
                at,
                hand: Hand::Amends,
            } => journal.position_after(at.saturating_sub(1)),
            Playhead::Past { at, .. } => journal.position_after(at),
        }
    }
}

/// What is done in the past.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Hand {
    /// People only look.
    Looks,
    /// The last entry is being replaced.
    Amends,
    /// An entry is being put behind the last one.
    Inserts,
}

/// What lies over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Over {
    /// Where the game was left.
    Resume,
    /// Who has won.
    Result,
}

/// What stands beneath the call.
enum Told {
    Nothing,
    /// What followed from the last entry.
    Events(Vec<Event>),
    /// An entry was taken back; this is to be done with the cards.
    Undone(Move, Vec<Return>),
    Redone(Move),
    /// A correction was made, taken back or made again; this is different now.
    Corrected(Correction, Vec<Change>),
    /// The last entry was refused.
    Refused(Box<Refusal>),
}

/// What happened to a correction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Correction {
    Made,
    Undone,
    Redone,
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
    Past(past::Message),
    /// The correction is to be written down.
    Accept,
    /// The correction is not to be written down.
    Decline,
    GoOn,
    ShowResult,
    ShowTable,
    PlayAgain,
    /// A file for other programs.
    Take(Format),
    /// The link that a phone would read.
    CopyLink,
    /// How the table must look now.
    ShowTableCard,
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
    /// Give the game out.
    Take(Departure),
    /// Put a link where it can be pasted from.
    Copy(String),
}

impl Table {
    /// A game that begins now.
    pub fn new(serial: u64, journal: Journal<Position>, origin: Origin) -> Self {
        let players = &journal.record().players;
        Table {
            serial,
            shown: names::shown(players),
            colours: Player::colours(players),
            pending: None,
            origin,
            number: None,
            kept: 0,
            untouched: None,
            seen: false,
            told: Told::Nothing,
            value: None,
            pad: None,
            settling: None,
            aside: Aside::Market,
            totals: None,
            playhead: Playhead::Now,
            proposal: None,
            over: None,
            code: None,
            taken: None,
            journal,
        }
    }

    /// A game of the library, with a card that says where it was left.
    pub fn resumed(
        serial: u64,
        journal: Journal<Position>,
        origin: Origin,
        number: u32,
        seen: bool,
    ) -> Self {
        let waits = !(seen && journal.position().is_complete());
        Table {
            number: Some(number),
            kept: journal.deeds().len(),
            seen,
            over: waits.then_some(Over::Resume),
            ..Table::new(serial, journal, origin)
        }
    }

    /// A game that goes on as a new one, if somebody plays on.
    pub fn copied(serial: u64, journal: Journal<Position>, origin: Origin) -> Self {
        Table {
            untouched: Some(journal.deeds().len()),
            ..Table::new(serial, journal, origin)
        }
    }

    /// The game as it is.
    pub fn journal(&self) -> &Journal<Position> {
        &self.journal
    }

    /// The table at the moment that is shown.
    pub fn position(&self) -> &Position {
        self.playhead.position(&self.journal)
    }

    /// What tells this table from every other one.
    pub fn serial(&self) -> u64 {
        self.serial
    }

    /// The game's number in the library, once it has one.
    pub fn number(&self) -> Option<u32> {
        self.number
    }

    /// Where the game comes from.
    pub fn origin(&self) -> &Origin {
        &self.origin
    }

    /// Whether something is on its way to the disk.
    pub fn is_writing(&self) -> bool {
        self.pending.is_some()
    }

    /// What is not on the disk yet.
    pub fn unkept(&self) -> Option<Unkept<Position>> {
        let journal = match &self.pending {
            Some(pending) => &pending.journal,
            None => &self.journal,
        };
        let deeds = journal.deeds();
        let all_kept = self.number.is_some() && deeds.len() <= self.kept;
        if all_kept || self.untouched == Some(deeds.len()) {
            return None;
        }
        let outcome = journal.position().outcome();
        Some(Unkept {
            origin: self.origin.clone(),
            record: journal.record().clone(),
            deeds: deeds.to_vec(),
            from: self.kept,
            seen: self.seen && outcome.is_some(),
            outcome,
        })
    }

    /// The disk has answered about the first so many deeds. What cannot be written now is written
    /// later; only where somebody else writes is nothing entered.
    pub fn settle(&mut self, deeds: usize, result: &Result<u32, Error>) {
        match result {
            Ok(number) => {
                self.number = Some(*number);
                self.kept = self.kept.max(deeds);
                self.origin.ended = Timestamp::from_second(Timestamp::now().as_second()).ok();
                self.fulfil();
            }
            Err(Error::OtherCopy | Error::Conflict) => self.pending = None,
            Err(_) => self.fulfil(),
        }
    }

    /// Shows what was on its way to the disk.
    fn fulfil(&mut self) {
        let Some(Pending { journal, done }) = self.pending.take() else {
            return;
        };
        let before = std::mem::replace(&mut self.journal, journal);
        let (before, now) = (before.position(), self.journal.position());
        self.told = match done {
            Done::Played(events) => Told::Events(events),
            Done::Undone(Step::Played(entry)) => {
                let returns = now.take_back(before, &entry);
                Told::Undone(entry, returns)
            }
            Done::Redone(Step::Played(entry)) => Told::Redone(entry),
            Done::Undone(Step::Corrected { .. }) => {
                Told::Corrected(Correction::Undone, before.changes(now))
            }
            Done::Redone(Step::Corrected { .. }) => {
                Told::Corrected(Correction::Redone, before.changes(now))
            }
            Done::Corrected(changes) => Told::Corrected(Correction::Made, changes),
        };
        self.value = None;
        self.pad = None;
        self.settling = None;
        self.playhead = Playhead::Now;
        self.proposal = None;
        // Whoever takes something back or sells once more wants to see the table.
        self.over = None;
        self.seen &= self.journal.position().is_complete();
    }

    /// Shows how a finished game ended.
    pub fn show_end(&mut self, context: Context<'_>) {
        if self.seen && self.journal.position().is_complete() {
            let _ = self.show_result(context);
        }
    }

    /// The game as the shelf shows it.
    pub fn game(&self) -> Game {
        Game::on_table(self.number, self.origin.begun, self.seen, &self.journal)
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
        self.pad.is_some()
            || self.over.is_some()
            || self.proposal.is_some()
            || self.playhead != Playhead::Now
    }

    /// Puts away what lies on top of the table, or comes back from the past.
    pub fn uncover(&mut self) {
        if self.over.take().is_none() && self.proposal.take().is_none() && self.pad.take().is_none()
        {
            self.come_back();
        }
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message, context: Context<'_>) -> Action {
        match message {
            Message::Sit(seat) => return self.sit(seat),
            Message::Value(value) => {
                self.value = (self.value != Some(value)).then_some(value);
            }
            Message::Enter(entry) => return self.enter(entry),
            Message::Undo => return self.offer(Deed::Undo),
            Message::Redo => return self.offer(Deed::Redo),
            Message::OpenPad(purpose) if self.is_open() => self.pad = Some(Pad::new(purpose)),
            Message::OpenPad(_) => {}
            Message::Pad(message) => return self.use_pad(message),
            Message::ToggleJournal => {
                self.aside = match self.aside {
                    Aside::Market => Aside::Journal,
                    Aside::Journal => Aside::Market,
                };
            }
            Message::ToggleTotals => self.totals = Some(!self.shows_totals(context)),
            Message::OpenRule(rule) => return Action::OpenRule(rule),
            Message::ShowResult => return self.show_result(context),
            Message::Take(format) => return self.take(format, context),
            Message::CopyLink => {
                if let Some(link) = self.link(context) {
                    return Action::Copy(link);
                }
            }
            Message::ShowTableCard => self.over = Some(Over::Resume),
            Message::Past(message) => self.turn(message),
            Message::Accept => return self.accept(),
            Message::Decline => self.proposal = None,
            Message::GoOn | Message::ShowTable => self.over = None,
            Message::PlayAgain => return Action::Again,
            Message::Press(press) => return self.press(press, context),
        }
        Action::None
    }

    fn shows_totals(&self, context: Context<'_>) -> bool {
        self.totals.unwrap_or(context.settings.totals)
    }

    /// Whether something can be entered into the moment that is shown.
    fn is_open(&self) -> bool {
        !matches!(
            self.playhead,
            Playhead::Past {
                hand: Hand::Looks,
                ..
            }
        )
    }

    fn enter(&mut self, entry: Move) -> Action {
        match self.playhead {
            Playhead::Now => return self.offer(Deed::Play { entry }),
            Playhead::Past { at, hand } => match hand {
                Hand::Looks => {}
                Hand::Amends => self.propose(Deed::Amend {
                    at: at.saturating_sub(1),
                    entry,
                }),
                Hand::Inserts => self.propose(Deed::Insert { at, entry }),
            },
        }
        Action::None
    }

    /// Works a deed out and has it written down; it is shown when it is on the disk.
    fn offer(&mut self, deed: Deed<Move>) -> Action {
        let mut journal = self.journal.clone();
        match journal.perform(deed) {
            Ok(done) => {
                self.pending = Some(Pending { journal, done });
                Action::Keep
            }
            Err(Impossible::Refused(refusal)) => {
                self.told = Told::Refused(refusal);
                Action::None
            }
            Err(Impossible::Nothing | Impossible::Amend(_)) => Action::None,
        }
    }

    fn show_result(&mut self, context: Context<'_>) -> Action {
        self.come_back();
        self.code = self.code(context);
        self.taken = None;
        self.over = Some(Over::Result);
        self.seen = true;
        Action::ResultSeen
    }

    /// A seat was clicked: in an auction it gets the lot, otherwise it sells.
    fn sit(&mut self, seat: Seat) -> Action {
        if !self.is_open() {
            return Action::None;
        }
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
        let position = self.playhead.position(&self.journal);
        let Some(pad) = &mut self.pad else {
            return Action::None;
        };
        match pad.update(message, position) {
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

    /// Who may sell, as far as the book knows.
    fn sellers(due: &Due) -> &[Seat] {
        let sellers = due.also.iter().find_map(|also| match also {
            Also::Sell(seats) => Some(seats.as_slice()),
            _ => None,
        });
        sellers.unwrap_or_default()
    }
}
