//! Questions before a large step: a finished game that is to go on, one that is to be broken off, a
//! move that ends a game sooner than it can have been played, and one that looks like a slip of the
//! pen. Whoever answers by habit changes nothing.

use iced::Center;
use iced::widget::{Row, column, container, row};

use super::play::Play;
use super::{Action, Message, Table};
use crate::app::table::board::Board;
use crate::app::ui::drawing;
use crate::app::ui::focus::button;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::{Element, Ink, Paint};
use crate::app::ui::widget::{self, strong, text_button, title, words};
use fondaco_record::journal::UndoStep;
use fondaco_record::{BrokenOff, Deed};
use fondaco_rules::Seat;
use fondaco_words::say;

/// What is asked.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Question<M> {
    /// The game is over. May it go on, with this?
    Reopen(Option<Deed<M>>),
    /// The game would be over with this, so soon.
    EndEarly(M),
    /// This looks like a slip of the pen.
    Doubt(M),
    /// The game is to be broken off. Does it count?
    BreakOff,
    /// Somebody leaves, or is back.
    WhoLeaves,
}

impl<G: Board> Table<G> {
    /// Takes the last step back or does it again. Where people look at a finished game, they are
    /// asked first.
    pub(super) fn step_in_time(&mut self, deed: Deed<G::Move>) -> Action {
        let can = match deed {
            Deed::Undo => self.journal.can_undo(),
            _ => self.journal.can_redo(),
        };
        if !self.is_now() && self.accepts_entries() && !self.play.is_stepping() {
            // Whoever corrects something leaves that first.
            self.return_to_now();
            return Action::None;
        }
        let is_over = self.journal.is_over();
        let is_finished = self.ending().is_some() || (self.saving.is_seen() && is_over);
        if !can || !is_finished || self.is_demo() {
            return self.perform(deed);
        }
        self.question = Some(Question::Reopen(Some(deed)));
        Action::None
    }

    /// People say yes.
    pub(super) fn say_yes(&mut self) -> Action {
        match self.question.take() {
            Some(Question::Reopen(deed)) => {
                self.play = Play::Open;
                self.over = None;
                // What was broken off goes on when that is taken back.
                let deed = deed.or(self.journal.broken_off().map(|_| Deed::Undo));
                deed.map_or(Action::None, |deed| self.perform(deed))
            }
            Some(Question::EndEarly(entry) | Question::Doubt(entry)) => {
                self.perform(Deed::Play { entry: entry.into() })
            }
            Some(Question::BreakOff | Question::WhoLeaves) | None => Action::None,
        }
    }

    /// Somebody leaves, or is back.
    pub(super) fn leave_or_return(&mut self, seat: Seat) -> Action {
        self.question = None;
        let is_away = self.journal.left().contains(&seat);
        self.perform(if is_away { Deed::Return { seat } } else { Deed::Leave { seat } })
    }

    pub(super) fn question_view<'a>(
        &'a self,
        question: &Question<G::Move>,
        frame: Frame<'a>,
    ) -> Element<'a, Message<G>> {
        let tr = frame.tr();
        let spoken = frame.words(&self.people.players);
        let (heading, explanation, yes, no) = match question {
            Question::BreakOff => return break_off_view(frame),
            Question::WhoLeaves => return self.who_leaves_view(frame),
            Question::Reopen(deed) => {
                let explanation = match (deed, self.journal.next_undo()) {
                    (Some(Deed::Undo), Some(UndoStep::Played(entry))) => {
                        tr.say(say::AppEndAskUndo { entry: spoken.describe(entry) })
                    }
                    (Some(Deed::Undo), Some(UndoStep::Corrected { .. })) => {
                        tr.say(say::AppQuickUndoCorrection)
                    }
                    (_, Some(UndoStep::BrokenOff(_))) => tr.say(say::AppEndAskGoOn),
                    (Some(Deed::Undo), Some(UndoStep::Left(seat))) => {
                        tr.say(say::AppTableBack { name: spoken.name(*seat) })
                    }
                    (Some(Deed::Undo), Some(UndoStep::Returned(seat))) => {
                        tr.say(say::AppTableAway { name: spoken.name(*seat) })
                    }
                    _ => tr.say(say::AppEndAskReopen),
                };
                let verdict = self.verdict(&spoken).winner;
                (
                    tr.say(say::AppEndAskTitle),
                    format!("{verdict} {explanation}"),
                    tr.say(say::AppEndAskYes),
                    tr.say(say::AppEndAskNo),
                )
            }
            Question::EndEarly(_) => (
                tr.say(say::AppTableEarlyTitle),
                self.position().early_end(&spoken),
                tr.say(say::AppTableEarlyYes),
                tr.say(say::AppTableEarlyNo),
            ),
            Question::Doubt(entry) => (
                tr.say(say::AppTableDoubtTitle),
                G::doubt(self.view_without_totals(), entry, tr).unwrap_or_default(),
                tr.say(say::AppTableDoubtYes),
                tr.say(say::AppTableDoubtNo),
            ),
        };
        let (yes, no) = ((yes, Message::Confirm), (no, Message::Dismiss));
        widget::question(heading, explanation, yes, no, frame.scale)
    }

    /// An answer for everybody: whoever is here leaves, whoever has left is back.
    fn who_leaves_view<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message<G>> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let spoken = frame.words(&self.people.players);
        let seats = (0..).map(Seat::new).zip(&self.people.colours);
        let answers = seats.filter_map(|(seat, colour)| {
            let name = spoken.name(seat);
            let label = if self.journal.left().contains(&seat) {
                tr.say(say::AppTableReturn { name })
            } else if self.journal.can_leave(seat) {
                tr.say(say::AppTableLeaves { name })
            } else {
                return None;
            };
            let emblem = drawing::emblem(*colour, scale.lead() * 1.2);
            let label = row![emblem, strong(label, scale.lead())].spacing(SPACE[1]);
            let answer = button(label.align_y(Center)).class(Paint::Plain);
            let answer =
                answer.padding([SPACE[1], SPACE[2]]).on_press(Message::LeaveOrReturn(seat));
            Some(container(answer).id(format!("leave-{seat}")).into())
        });
        let answers = Row::with_children(answers).spacing(SPACE[2]).align_y(Center);
        let no = tr.say(say::AppTableBreakOffNo);
        let no = text_button(no, scale.lead(), Paint::First, Message::Dismiss);
        let content = column![
            title(tr.say(say::AppTableLeaveTitle), scale.title()).class(Ink::Porphyry),
            words(tr.say(say::AppTableLeaveAsk), scale.lead()),
            answers.wrap().vertical_spacing(SPACE[1]),
            container(no).id("no"),
        ];
        widget::sheet(content.spacing(SPACE[3]), Message::Dismiss, scale)
    }
}

/// Three answers: the game counts, it does not, or it goes on. What changes nothing is the first
/// thing to press.
fn break_off_view<G: Board>(frame: Frame<'_>) -> Element<'_, Message<G>> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let answer = |name: &'static str, label: String, result| {
        let message = Message::BreakOff(Some(result));
        container(text_button(label, scale.lead(), Paint::Plain, message)).id(name)
    };
    let counted = tr.say(say::AppTableBreakOffCounted);
    let uncounted = tr.say(say::AppTableBreakOffUncounted);
    let go_on = tr.say(say::AppTableBreakOffNo);
    let go_on = text_button(go_on, scale.lead(), Paint::First, Message::Dismiss);
    let answers = row![
        answer("break-off-counted", counted, BrokenOff::Counted),
        answer("break-off-uncounted", uncounted, BrokenOff::Uncounted),
        container(go_on).id("no"),
    ];
    let content = column![
        title(tr.say(say::AppTableBreakOffTitle), scale.title()).class(Ink::Porphyry),
        words(tr.say(say::AppTableBreakOffAsk), scale.lead()),
        answers.spacing(SPACE[2]).align_y(Center).wrap().vertical_spacing(SPACE[1]),
    ];
    widget::sheet(content.spacing(SPACE[3]), Message::Dismiss, scale)
}
