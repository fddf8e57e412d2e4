//! A finished game to step through, with explanations, and to play on from any moment of it.

use std::time::Duration;

use iced::widget::{Row, column, container, responsive, row, scrollable};
use iced::{Center, Fill};
use jiff::Timestamp;

use super::clocks::Clocks;
use super::play::Play;
use super::{Action, DemoMessage, Feedback, Message, PastMessage, PastMode, Playhead, Table, Way};
use crate::app::table::board::{Board, Input};
use crate::app::table::keys::KeyAction;
use crate::app::ui::drawing::Drawing;
use crate::app::ui::frame::{Context, Frame};
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::{Element, Ink, Paint, Surface};
use crate::app::ui::widget::{gap, icon_button, strong, text_button, words};
use fondaco_record::journal::Journal;
use fondaco_record::{Origin, Record};
use fondaco_rules::GameId;
use fondaco_rules::lesson::Lesson;
use fondaco_words::say;

/// How much of the column beside the table the explanation takes at most.
const NOTE: f32 = 0.75;

impl<G: Board> Table<G> {
    /// A finished game at its beginning. Nothing of it is ever kept.
    pub fn demo(serial: u64, journal: Journal<G>) -> Self {
        let mut table = Table::new(serial, journal, Origin::new(Timestamp::now()));
        table.step_to(0);
        table
    }

    /// Whether nothing of this game is kept.
    pub fn is_demo(&self) -> bool {
        self.play.is_demo()
    }

    /// How many steps there are.
    fn steps(&self) -> usize {
        self.journal.record().moves.len()
    }

    /// How many steps were taken.
    pub fn step(&self) -> usize {
        self.look.playhead.at(self.steps())
    }

    /// Shows the table after so many steps, and what the last of them brought.
    pub(super) fn step_to(&mut self, at: usize) {
        let at = at.min(self.steps());
        let last = at.checked_sub(1);
        self.feedback = last.map_or(Feedback::Nothing, Feedback::Played);
        self.draft = G::Draft::default();
        self.quick = None;
        self.over = None;
        self.show(Playhead::Past { at, mode: PastMode::Look });
        self.play = Play::steps(&self.journal, at);
    }

    /// Goes through the game as people otherwise go through the past.
    pub(super) fn step_by(&mut self, message: PastMessage) {
        let here = self.step();
        match message {
            PastMessage::GoTo(at) => self.step_to(at),
            PastMessage::Earlier => self.step_to(here.saturating_sub(1)),
            PastMessage::Later => self.step_to(here + 1),
            PastMessage::Now => self.step_to(self.steps()),
            PastMessage::Amend
            | PastMessage::Mend
            | PastMessage::EnterAgain
            | PastMessage::Insert
            | PastMessage::Remove => {}
        }
    }

    pub(super) fn update_demo(&mut self, message: DemoMessage, context: Context<'_>) -> Action {
        match message {
            DemoMessage::Next if self.step() == self.steps() => return self.show_result(context),
            DemoMessage::Next => self.step_by(PastMessage::Later),
            DemoMessage::Back => self.step_by(PastMessage::Earlier),
            DemoMessage::Part => {
                if let Play::Steps { next_part: Some(at), .. } = self.play {
                    self.step_to(at);
                }
            }
            DemoMessage::PlayOn => self.play_on(),
            DemoMessage::Return => self.step_again(),
            DemoMessage::OpenDemo(game) => return Action::Go(Way::Demo(game)),
            DemoMessage::Leave => return Action::Go(Way::Home),
        }
        Action::None
    }

    /// Back from trying things out to where people were in the game.
    pub(super) fn step_again(&mut self) {
        if let Play::Try { whole, at } = &mut self.play {
            let at = *at;
            std::mem::swap(&mut self.journal, whole);
            self.step_to(at);
        }
    }

    /// The steps so far become a game in which people can try things out.
    fn play_on(&mut self) {
        let at = self.step();
        let record = self.journal.record();
        let begun = Record { moves: record.moves[..at].to_vec(), ..record.clone() };
        let journal = Journal::replay(begun).journal;
        let whole = Box::new(std::mem::replace(&mut self.journal, journal));
        self.play = Play::Try { whole, at };
        self.over = None;
        self.clocks = Clocks::start(Duration::ZERO);
        self.return_to_now();
    }

    /// A key, if it goes through the game.
    pub(super) fn press_in_demo(
        &mut self,
        press: KeyAction,
        context: Context<'_>,
    ) -> Option<Action> {
        if !self.play.is_stepping() {
            return None;
        }
        let back = matches!(press, KeyAction::Remove | KeyAction::StepBack | KeyAction::Earlier);
        if self.ending().is_some() {
            if back {
                self.over = None;
            }
            return Some(Action::None);
        }
        match press {
            KeyAction::Confirm | KeyAction::Pass | KeyAction::StepOn | KeyAction::Later => {
                Some(self.update_demo(DemoMessage::Next, context))
            }
            _ if back => Some(self.update_demo(DemoMessage::Back, context)),
            _ => None,
        }
    }

    /// What happens here, above what the game has beside the table.
    pub(super) fn note_and_board<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message<G>> {
        responsive(move |room| {
            let note = container(scrollable(self.note(frame)).spacing(SPACE[0]).width(Fill))
                .id("note")
                .max_height(room.height * NOTE);
            let side = G::view(self.board_view(frame.context), &self.draft, frame).side;
            column![note, side.map(Message::Board)].spacing(SPACE[3]).into()
        })
        .into()
    }

    fn note<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message<G>> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let Lesson { id, method, rule } = match &self.play {
            Play::Steps { lesson, .. } => *lesson,
            _ => G::FIRST_LESSON,
        };
        let entry = self.step().checked_sub(1);
        let entry = entry.and_then(|place| self.journal.record().moves.get(place));
        let heading = match entry {
            Some(entry) => frame.words(&self.people.players).describe(entry),
            None => tr.say(say::AppDemoBeforeFirst),
        };
        let title = frame.rulebook(G::ID).title_of(rule);
        let rule = text_button(
            tr.say(say::AppTableRule { title }),
            scale.small(),
            Paint::Link,
            Message::Board(Input::OpenRule(rule)),
        );
        let mut note = column![
            words(tr.say(say::AppDemoHappens), scale.small()).class(Ink::Gold),
            strong(heading, scale.body()),
            words(tr.lesson(G::ID, id), scale.body()),
            words(tr.entry_method(G::ID, method), scale.small()).class(Ink::Quiet),
            rule.padding([0.0, SPACE[0]]),
        ]
        .spacing(SPACE[1])
        .width(Fill);
        if entry.is_none() {
            let others = GameId::ALL.into_iter().filter(|game| *game != G::ID);
            let others = others.map(|game| {
                let open = Message::Demo(DemoMessage::OpenDemo(game));
                let name = tr.game_name(game);
                let button = text_button(name, scale.small(), Paint::Plain, open);
                container(button.padding([SPACE[0], SPACE[1]]))
                    .id(format!("see-{}", game.id()))
                    .into()
            });
            let label = words(tr.say(say::AppDemoOthers), scale.small()).class(Ink::Quiet);
            let others = std::iter::once(label.into()).chain(others);
            let others = Row::with_children(others).spacing(SPACE[1]).align_y(Center);
            note = note.push(others.wrap().vertical_spacing(SPACE[0]));
        }
        note.into()
    }

    /// The bar along the bottom while people step through a game.
    pub(super) fn demo_bar<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message<G>> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let size = if scale.is_tight() && scale.is_large() { scale.small() } else { scale.body() };
        let (step, steps) = (self.step(), self.steps());
        let label =
            if step == steps { tr.say(say::AppTableResult) } else { tr.say(say::AppDemoNext) };
        let next = Message::Demo(DemoMessage::Next);
        let next = icon_button(Drawing::PLAY, label, scale.lead(), Paint::First, next);
        let plain = |id: &'static str, label: String, message: Option<DemoMessage>| {
            let message = message.map(Message::Demo);
            let button = text_button(label, size, Paint::Plain, message);
            container(button.padding([SPACE[1], SPACE[2]])).id(id)
        };
        let back = tr.say(say::AppDemoBefore);
        let back = plain("demo-back", back, (step > 0).then_some(DemoMessage::Back));
        let count = tr.say(say::AppDemoStep { number: step.into(), steps: steps.into() });
        let part = tr.next_part(G::ID);
        let has_next = matches!(self.play, Play::Steps { next_part: Some(_), .. });
        let part = plain("demo-part", part, has_next.then_some(DemoMessage::Part));
        let bar = row![container(next).id("demo-next")]
            .push(back)
            .push(words(count, size).class(Ink::Quiet))
            .push(gap())
            .push(part)
            .push(plain("demo-play-on", tr.say(say::AppDemoPlayOn), Some(DemoMessage::PlayOn)))
            .push(plain("demo-leave", tr.say(say::AppDemoLeave), Some(DemoMessage::Leave)))
            .spacing(SPACE[1])
            .align_y(Center);
        let bar = container(bar).class(Surface::Bar).padding([0.0, SPACE[3]]);
        bar.width(Fill).center_y(scale.actions()).into()
    }
}
