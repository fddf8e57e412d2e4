//! Looking back: the table as it was at any moment, and what can be corrected there.

use iced::widget::{Row, container};
use iced::{Center, Fill};

use super::{Action, Feedback, Message, PastMessage, Table};
use crate::app::table::board::{Board, Input};
use crate::app::ui::drawing::Drawing;
use crate::app::ui::focus::button;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::{ICON, SPACE};
use crate::app::ui::theme::{Element, Ink, Paint, Surface};
use crate::app::ui::widget::{gap, text_button, with_tooltip_above, words};
use fondaco_record::Deed;
use fondaco_record::journal::Journal;
use fondaco_words::say;

/// Which moment the table shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Playhead {
    /// The game as it is.
    Now,
    /// The game as it was after so many entries.
    Past { at: usize, mode: PastMode },
}

/// The moment that is shown.
pub(super) struct Look<G: Board> {
    pub(super) playhead: Playhead,
    /// What is due then.
    pub(super) due: G::Due,
    /// How that is entered, the most needed first.
    pub(super) methods: Vec<&'static str>,
    /// What helps to put right the entry that is unclear there.
    pub(super) mending: Option<Mending<G::Move>>,
}

/// What helps to put an unclear entry right.
pub(super) struct Mending<M> {
    /// What it most likely should be.
    pub(super) likely: Option<M>,
    /// Whether it was made on a pad that can be opened again.
    pub(super) has_pad: bool,
}

impl<G: Board> Look<G> {
    pub(super) fn at(playhead: Playhead, journal: &Journal<G>) -> Self {
        let position = playhead.position(journal);
        Look { playhead, due: position.due(), methods: position.entry_methods(None), mending: None }
    }

    /// The place of the unclear entry that is being put right.
    pub(super) fn mended_place(&self) -> Option<usize> {
        match self.playhead {
            Playhead::Past { at, mode: PastMode::Mend } => at.checked_sub(1),
            _ => None,
        }
    }
}

impl Playhead {
    /// How many of so many entries were made then.
    pub(super) fn at(self, entries: usize) -> usize {
        match self {
            Playhead::Now => entries,
            Playhead::Past { at, .. } => at.min(entries),
        }
    }

    /// The table at that moment; whoever replaces an entry stands before it.
    pub(super) fn position<G: Board>(self, journal: &Journal<G>) -> &G {
        match self {
            Playhead::Now => journal.position(),
            Playhead::Past { at, mode: PastMode::Amend | PastMode::Mend } => {
                journal.position_after(at.saturating_sub(1))
            }
            Playhead::Past { at, .. } => journal.position_after(at),
        }
    }
}

/// What is done in the past.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PastMode {
    Look,
    /// The last entry is being replaced.
    Amend,
    /// The last entry is unclear and being put right.
    Mend,
    /// An entry is being put behind the last one.
    Insert,
}

impl<G: Board> Table<G> {
    /// Comes back to the game as it is.
    pub(super) fn return_to_now(&mut self) {
        if self.play.is_stepping() {
            return self.step_by(PastMessage::Now);
        }
        self.show(Playhead::Now);
        self.draft = G::Draft::default();
        self.quick = None;
    }

    /// Whoever comes back from the past is told again what happened last.
    pub(super) fn tell_last(&mut self) {
        let last = self.journal.record().moves.len().checked_sub(1);
        if let (Playhead::Now, Some(last), false) =
            (self.look.playhead, last, self.play.is_closed())
        {
            self.feedback = Feedback::Played(last);
        }
    }

    /// Goes through the past.
    pub(super) fn update_past(&mut self, message: PastMessage) -> Action {
        if self.play.is_stepping() {
            self.step_by(message);
            return Action::None;
        }
        let entries = self.journal.record().moves.len();
        let here = self.look.playhead.at(entries);
        let looks = |at| Playhead::Past { at, mode: PastMode::Look };
        let next = match message {
            PastMessage::GoTo(at) => looks(at.min(entries)),
            PastMessage::Earlier => looks(here.saturating_sub(1)),
            PastMessage::Later if here < entries => looks(here + 1),
            PastMessage::Later | PastMessage::Now => Playhead::Now,
            // A finished game is looked at, whatever is unclear in it.
            PastMessage::Mend if self.play.is_closed() => match self.journal.unclear().next() {
                Some(place) => looks(place + 1),
                None => return Action::None,
            },
            _ if self.play.is_closed() => return Action::None,
            PastMessage::Amend if self.is_unclear(here) => {
                self.mend(here - 1);
                return Action::None;
            }
            PastMessage::Amend if here > 0 => Playhead::Past { at: here, mode: PastMode::Amend },
            PastMessage::Insert => Playhead::Past { at: here, mode: PastMode::Insert },
            PastMessage::Remove if here > 0 => {
                self.propose(Deed::Strike { at: here - 1 });
                return Action::None;
            }
            PastMessage::Mend => {
                self.mend_next(self.look.mended_place().map_or(0, |place| place + 1));
                return Action::None;
            }
            PastMessage::EnterAgain => return self.enter_again(),
            PastMessage::Amend | PastMessage::Remove => return Action::None,
        };
        self.return_to_now();
        self.clear_table();
        self.feedback = Feedback::Nothing;
        self.show(next);
        self.tell_last();
        match next {
            // Whoever corrects an entry begins with what it says.
            Playhead::Past { mode: PastMode::Amend, .. } => self.enter_again(),
            _ => Action::None,
        }
    }

    /// Whether the last of so many entries is unclear.
    fn is_unclear(&self, at: usize) -> bool {
        let place = at.checked_sub(1);
        place.and_then(|place| self.journal.record().moves.get(place)).is_some_and(|e| e.unclear)
    }

    /// Which moment the table shows, for whoever looks back.
    pub(super) fn moment(&self, frame: Frame<'_>) -> Option<String> {
        let (Playhead::Past { at, mode }, false) = (self.look.playhead, self.play.is_stepping())
        else {
            return None;
        };
        let tr = frame.tr();
        let spoken = frame.words(&self.people.players);
        let moves = &self.journal.record().moves;
        let entry = at.checked_sub(1).and_then(|place| moves.get(place));
        let entry = entry.map(|entry| spoken.describe(entry));
        let number = at.into();
        Some(match (mode, entry) {
            (PastMode::Look, Some(entry)) => tr.say(say::AppPastAfter { number, entry }),
            (PastMode::Look, None) => tr.say(say::AppPastBegin),
            // What is unclear says so itself.
            (PastMode::Mend, _) => return None,
            (PastMode::Amend, entry) => {
                tr.say(say::AppPastAmend { number, entry: entry.unwrap_or_default() })
            }
            (PastMode::Insert, Some(_)) => tr.say(say::AppPastInsert { number }),
            (PastMode::Insert, None) => tr.say(say::AppPastInsertFirst),
        })
    }

    /// The bar along the bottom while people look back, or at a finished game.
    pub(super) fn past_bar<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message<G>> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let entries = self.journal.record().moves.len();
        let at = self.look.playhead.at(entries);
        let turn = |message| Message::Past(message);
        let arrow = |name: &'static str, drawing: Drawing, hint: String, message| {
            let arrow = button(drawing.mark(ICON, Ink::Plain))
                .class(Paint::Plain)
                .padding(SPACE[1])
                .on_press(turn(message));
            with_tooltip_above(container(arrow).id(name), hint, scale)
        };
        let (label, message) = if self.is_now() {
            (tr.say(say::AppTableResult), Message::Board(Input::ShowResult))
        } else {
            (tr.say(say::AppPastNow), turn(PastMessage::Now))
        };
        let first = text_button(label, scale.lead(), Paint::First, message);
        let mut bar = Row::new().spacing(SPACE[1]).align_y(Center).push(first);
        if at > 0 {
            let hint = tr.say(say::AppPastEarlier);
            bar = bar.push(arrow("earlier", Drawing::UP, hint, PastMessage::Earlier));
        }
        if !self.is_now() {
            let hint = tr.say(say::AppPastLater);
            bar = bar.push(arrow("later", Drawing::DOWN, hint, PastMessage::Later));
        }
        let count = tr.say(say::AppPastOf { number: at.into(), entries: entries.into() });
        bar = bar.push(words(count, scale.body()).class(Ink::Quiet)).push(gap());
        let plain =
            |label: String, message| text_button(label, scale.body(), Paint::Plain, message);
        if self.play.is_closed() {
            let reopen = plain(tr.say(say::AppEndReopen), Message::Reopen);
            bar = bar.push(container(reopen).id("reopen"));
        } else {
            if at > 0 {
                let amend = if self.is_unclear(at) {
                    tr.say(say::AppPastMendIt)
                } else {
                    tr.say(say::AppPastAmendIt)
                };
                bar = bar
                    .push(plain(amend, turn(PastMessage::Amend)))
                    .push(plain(tr.say(say::AppPastRemoveIt), turn(PastMessage::Remove)));
            }
            bar = bar.push(plain(tr.say(say::AppPastInsertHere), turn(PastMessage::Insert)));
        }
        let bar = container(bar).class(Surface::Bar).padding([0.0, SPACE[3]]);
        bar.width(Fill).center_y(scale.actions()).into()
    }
}
