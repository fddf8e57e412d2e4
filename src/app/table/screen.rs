//! The table: one screen for the whole game.

mod any;
mod call;
pub mod call_view;
mod clocks;
mod correction;
mod demo;
mod end;
mod export;
mod hint;
mod journal;
mod keyboard;
mod mend;
mod message;
mod over;
mod past;
mod people;
#[cfg(feature = "phones")]
mod phones;
mod play;
mod question;
mod quick;
mod result;
mod resume;
mod saved;
mod saving;
mod scene;
pub mod view;

use std::time::Duration;

use super::board::{Board, Input, View};
use crate::app::ui::frame::Context;
use fondaco_record::journal::{Impossible, Journal};
use fondaco_record::{Colour, Deed, Entry, Origin, Player};
use fondaco_rules::{Memory as _, Refusal, RuleInfo, Seat};
use fondaco_store::settings::Settings;

pub use any::{AnyMessage, AnyTable};
use clocks::Clocks;
use end::Ending;
pub use export::Reply;
pub use message::{
    Action, DemoMessage, EndMessage, EndPage, Message, PastMessage, QuickMessage, Way,
};
use over::Over;
use past::{Look, PastMode, Playhead};
use people::People;
#[cfg(feature = "phones")]
pub use phones::{Answer, Moment};
use play::Play;
use question::Question;
pub use saving::Unsaved;
use saving::{Pending, Saving, Seen};

/// A game being played.
pub struct Table<G: Board> {
    journal: Journal<G>,
    saving: Saving<G>,
    play: Play<G>,
    people: People,
    /// What the window knows beside the game itself.
    extra: G::Extra,
    feedback: Feedback<G>,
    /// What is being entered.
    draft: G::Draft,
    sight: Sight,
    look: Look<G>,
    /// A large step that waits for a word of consent.
    question: Option<Question<G::Move>>,
    /// A line that is being typed.
    quick: Option<quick::Quick<G>>,
    /// What lies over the table.
    over: Option<Over<G>>,
    clocks: Clocks,
}

/// What stands beneath the call.
enum Feedback<G: Board> {
    Nothing,
    /// The entry at this place was made.
    Played(usize),
    /// An entry was taken back; this is to be done with the cards.
    Undone(Entry<G::Move>, Vec<G::Return>),
    /// The entry at this place was made again.
    Redone(usize),
    /// A correction was made, taken back or made again; this is different now.
    Corrected(Correction, Vec<G::Change>),
    /// Somebody left, or is here again.
    Presence(Seat),
    /// The last entry was refused.
    Refused(Box<Refusal<G>>),
}

/// What happened to a correction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Correction {
    Made,
    Undone,
    Redone,
    /// It was the last one: nothing is unclear any more.
    AllClear,
}

/// What people have chosen to see.
#[derive(Default)]
struct Sight {
    /// Whether the journal lies beside the table, or else what the board has there.
    journal: bool,
    /// Whether totals are shown; `None` as the settings have it.
    totals: Option<bool>,
}

impl<G: Board> Table<G> {
    /// A game that begins now.
    pub fn new(serial: u64, journal: Journal<G>, origin: Origin) -> Self {
        Table {
            people: People::new(&journal.record().players),
            saving: Saving::new(serial, origin),
            play: Play::Open,
            feedback: Feedback::Nothing,
            extra: G::Extra::default(),
            draft: G::Draft::default(),
            sight: Sight::default(),
            look: Look::at(Playhead::Now, &journal),
            question: None,
            quick: None,
            over: None,
            clocks: Clocks::start(Duration::ZERO),
            journal,
        }
    }

    /// A game of the library, with a card that says where it was left.
    pub fn resumed(
        serial: u64,
        journal: Journal<G>,
        origin: Origin,
        number: u32,
        seen: bool,
        played: Duration,
    ) -> Self {
        let is_closed = seen && journal.is_over();
        let deeds = journal.deeds().len();
        let mut table = Table::new(serial, journal, origin);
        table.saving.number = Some(number);
        table.saving.on_disk = deeds;
        if seen {
            table.saving.seen = Seen::Noted;
        }
        table.clocks = Clocks::start(played);
        if is_closed {
            table.play = Play::Closed;
        } else {
            table.over = Some(Over::Resume);
        }
        table
    }

    /// A game that goes on as a new one, if somebody plays on.
    pub fn copied(serial: u64, journal: Journal<G>, origin: Origin) -> Self {
        let deeds = journal.deeds().len();
        let mut table = Table::new(serial, journal, origin);
        table.saving.copied_deeds = Some(deeds);
        table
    }

    /// The game as it is.
    pub fn journal(&self) -> &Journal<G> {
        &self.journal
    }

    /// The table at the moment that is shown.
    pub fn position(&self) -> &G {
        self.look.playhead.position(&self.journal)
    }

    /// The players with names that fit on the screen.
    pub fn display_players(&self) -> &[Player] {
        &self.people.players
    }

    pub fn colours(&self) -> &[Colour] {
        &self.people.colours
    }

    /// What tells this table from every other one.
    pub fn serial(&self) -> u64 {
        self.saving.serial
    }

    /// The rule that applies now, or the one behind a refusal that is shown.
    pub fn rule(&self) -> RuleInfo {
        let quick = self.quick.as_ref().and_then(quick::Quick::rule);
        let quick = quick.map(Into::into);
        let entering = quick.or_else(|| G::entering(&self.draft).map(|entering| entering.rule));
        let refused = match &self.feedback {
            Feedback::Refused(refusal) if entering.is_none() => {
                refusal.rules().first().map(|rule| (*rule).into())
            }
            _ => None,
        };
        let rule = entering.or(refused);
        rule.unwrap_or_else(|| G::awaited(&self.look.due).rule.into())
    }

    /// Whether something lies over the table that can be put away.
    pub fn has_overlay(&self) -> bool {
        self.is_entering()
            || self.quick.is_some()
            || self.over.is_some()
            || self.question.is_some()
            || self.play.is_trying()
            || (!self.is_now() && !self.play.is_stepping())
    }

    /// Whether there is a sheet to read over the table.
    pub fn shows_sheet(&self) -> bool {
        self.over.is_some() || self.question.is_some()
    }

    /// Puts away what lies on top of the table, or comes back from the past.
    pub fn close_overlay(&mut self) {
        if self.question.take().is_some() || self.close_ending() {
            return;
        }
        if self.over.take().is_some() || self.quick.take().is_some() {
            return;
        }
        if self.is_entering() {
            self.draft = G::Draft::default();
        } else if self.is_now() && self.play.is_trying() {
            self.step_again();
        } else {
            self.return_to_now();
            self.tell_last();
        }
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message<G>, context: Context<'_>) -> Action {
        match message {
            Message::Board(Input::Touch(touch)) if self.accepts_entries() => {
                let mut draft = std::mem::take(&mut self.draft);
                let next = G::touch(self.board_view(context), &mut draft, touch);
                self.draft = draft;
                return next.map_or(Action::None, |next| self.update(next.into(), context));
            }
            Message::Board(Input::Enter(entry)) if self.accepts_entries() => {
                return self.enter(entry, context);
            }
            Message::Board(Input::OpenRule(rule)) => return Action::Go(Way::Rule(rule)),
            Message::Board(Input::Focus(field)) => return Action::focus(field),
            Message::Board(Input::ShowResult) => return self.show_result(context),
            Message::Board(Input::ToggleJournal) => {
                self.sight.journal = !self.sight.journal;
            }
            Message::Undo => return self.step_in_time(Deed::Undo),
            Message::Redo => return self.step_in_time(Deed::Redo),
            Message::Reopen => self.question = Some(Question::Reopen(None)),
            Message::BreakOff(None) if self.is_under_way() => {
                self.question = Some(Question::BreakOff);
            }
            Message::BreakOff(Some(result)) if self.is_under_way() => {
                self.question = None;
                return self.perform(Deed::BreakOff { result });
            }
            Message::AskWhoLeaves if self.is_under_way() => {
                self.question = Some(Question::WhoLeaves);
            }
            Message::LeaveOrReturn(seat) if self.is_under_way() => {
                return self.leave_or_return(seat);
            }
            Message::Confirm => return self.say_yes(),
            Message::Dismiss => self.question = None,
            Message::ToggleTotals if self.position().has_hidden_totals() => {
                self.sight.totals = Some(!self.shows_totals(context));
            }
            Message::Export(format) => return Action::Export(format),
            Message::CopyLink => {
                if let Some(link) = self.link(context) {
                    return Action::Run(iced::clipboard::write(link));
                }
            }
            Message::OpenFolder => {
                if let Some(folder) = self.ending().and_then(Ending::export_folder) {
                    return Action::OpenFolder(folder);
                }
            }
            Message::End(message) => return self.update_end(message),
            Message::ShowTableCard => self.over = Some(Over::Resume),
            Message::Past(message) => return self.update_past(message),
            Message::Quick(message) if self.accepts_entries() => {
                return self.update_quick(message, context);
            }
            Message::Board(Input::Touch(_) | Input::Enter(_))
            | Message::Quick(_)
            | Message::BreakOff(_)
            | Message::AskWhoLeaves
            | Message::LeaveOrReturn(_)
            | Message::ToggleTotals => {}
            Message::Demo(message) => return self.update_demo(message, context),
            Message::DismissHints => return Action::DismissHints,
            Message::Accept => return self.accept(),
            Message::Decline | Message::GoOn | Message::ShowTable => self.over = None,
            Message::PlayAgain => return Action::Go(Way::Again),
        }
        Action::None
    }

    /// Does something with a move: it is played, or corrects the past.
    fn enter(&mut self, entry: G::Move, context: Context<'_>) -> Action {
        match self.look.playhead {
            Playhead::Now if self.position().ends_early(&entry) => {
                self.question = Some(Question::EndEarly(entry));
            }
            Playhead::Now
                if G::doubt(self.view_without_totals(), &entry, context.tr()).is_some() =>
            {
                self.question = Some(Question::Doubt(entry));
            }
            Playhead::Now => return self.perform(Deed::Play { entry: entry.into() }),
            Playhead::Past { at, mode: PastMode::Amend } => {
                self.propose(Deed::Correct { at: at.saturating_sub(1), entry });
            }
            Playhead::Past { at, mode: PastMode::Mend } => {
                self.propose(self.journal.mend(at.saturating_sub(1), entry));
            }
            Playhead::Past { at, mode: PastMode::Insert } => {
                self.propose(Deed::Add { at, entry });
            }
            Playhead::Past { mode: PastMode::Look, .. } => {}
        }
        Action::None
    }

    /// The moment that is shown, and how the board may show it.
    fn board_view(&self, context: Context<'_>) -> View<'_, G> {
        View { shows_totals: self.shows_totals(context), ..self.view_without_totals() }
    }

    /// The same, with everything hidden that can be.
    fn view_without_totals(&self) -> View<'_, G> {
        View {
            position: self.position(),
            due: &self.look.due,
            players: &self.people.players,
            colours: &self.people.colours,
            left: self.journal.left(),
            entries: &self.journal.record().moves,
            extra: &self.extra,
            is_now: self.is_now(),
            accepts_entries: self.accepts_entries(),
            is_broken_off: self.is_broken_off(),
            shows_totals: false,
            shows_journal: self.sight.journal,
        }
    }

    /// Shows a moment of the game.
    fn show(&mut self, playhead: Playhead) {
        self.look = Look::at(playhead, &self.journal);
        G::prepare(&mut self.extra, playhead.position(&self.journal));
    }

    /// Learns from an earlier game.
    pub fn learn(&mut self, earlier: &G) {
        G::learn(&mut self.extra, earlier);
    }

    /// Forgets what was learned.
    pub fn forget_earlier(&mut self, settings: &Settings) {
        self.extra = G::Extra::default();
        self.recall(settings);
        G::prepare(&mut self.extra, self.look.playhead.position(&self.journal));
    }

    /// Recalls what the table told. A demo is played at no table.
    pub fn recall(&mut self, settings: &Settings) {
        if !self.is_demo() {
            G::recall(&mut self.extra, settings);
        }
    }

    /// What happens on the table counts more than what was told before; tells whether that is worth
    /// remembering.
    pub fn remember_moment(&self, settings: &mut Settings) -> bool {
        let known = settings.memory::<G>();
        let mut after = known.clone();
        after.note(self.journal.position());
        let has_changed = after != known;
        if has_changed {
            settings.keep_memory::<G>(&after);
        }
        has_changed
    }

    fn shows_totals(&self, context: Context<'_>) -> bool {
        !self.position().has_hidden_totals() || self.sight.totals.unwrap_or(context.settings.totals)
    }

    /// Whether people can leave it or break it off: it goes on, and is one that is kept.
    fn is_under_way(&self) -> bool {
        !self.is_demo() && self.is_running() && !self.saving.is_writing()
    }

    /// Whether the moment that is shown is the one at which the game was broken off.
    fn is_broken_off(&self) -> bool {
        self.is_now() && self.journal.broken_off().is_some()
    }

    /// Whether something can be entered into the moment that is shown.
    fn accepts_entries(&self) -> bool {
        !self.play.is_closed()
            && !matches!(self.look.playhead, Playhead::Past { mode: PastMode::Look, .. })
    }

    /// Works a deed out and has it written down; it is shown when it is on the disk.
    fn perform(&mut self, deed: Deed<G::Move>) -> Action {
        if self.play.is_stepping() {
            return Action::None;
        }
        let mut journal = self.journal.clone();
        match journal.perform(deed) {
            Ok(done) => {
                self.saving.pending = Some(Pending { journal, done, is_from_phone: false });
                if self.is_demo() {
                    let _ = self.show_saved();
                    return Action::None;
                }
                Action::Save
            }
            Err(Impossible::Refused(refusal)) => {
                self.feedback = Feedback::Refused(refusal);
                Action::None
            }
            Err(Impossible::Nothing | Impossible::Amend(_)) => Action::None,
        }
    }

    /// Whether something is being entered that can be put away.
    fn is_entering(&self) -> bool {
        G::entering(&self.draft).is_some()
    }

    /// Whether the table is shown as it is now.
    fn is_now(&self) -> bool {
        self.look.playhead == Playhead::Now
    }
}
