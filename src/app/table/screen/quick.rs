//! The quick line: a move in a few typed words, or an undo, shown in a whole sentence before it
//! counts.

use iced::keyboard::Key;
use iced::keyboard::key::Named;
use iced::widget::{Column, Container, Row, column, container, opaque, row, text_input};
use iced::{Center, Fill, Left};

use super::{Action, Message, QuickMessage, Table};
use crate::app::table::board::{Board, Input};
use crate::app::table::far::scene::{FeedbackKind, FeedbackLine};
use crate::app::table::far::typed_size;
use crate::app::table::refusal::refusal;
use crate::app::ui::fitted;
use crate::app::ui::focus::{button, intercept_keys};
use crate::app::ui::frame::{Context, Frame};
use crate::app::ui::scale::{SANS, SPACE};
use crate::app::ui::theme::{Element, Ink, Paint, Surface, Theme};
use crate::app::ui::widget::{key_cap, strong, text_button};
use fondaco_record::journal::UndoStep;
use fondaco_record::{Deed, Player};
use fondaco_rules::{Refusal, Seat};
use fondaco_words::{Command, Reading, Translator, Vocabulary, Words, say};

/// What the field is called.
const FIELD: &str = "quick";

/// A line that is being typed.
pub struct Quick<G: Board> {
    line: String,
    vocabulary: Vocabulary<G>,
    reading: Reading<G::Move>,
    /// What stands against the move.
    refusal: Option<Box<Refusal<G>>>,
    /// What would be taken back or done again, if that is what the line tells.
    step: Option<UndoStep<G::Move>>,
}

impl<G: Board> Table<G> {
    /// Where people can begin to type, with what somebody at this table might do.
    pub(super) fn quick_invitation<'a>(
        &'a self,
        frame: Frame<'a>,
    ) -> Option<Element<'a, Message<G>>> {
        if !self.accepts_entries() || self.play.is_stepping() || frame.settings.keys_hidden {
            return None;
        }
        let scale = frame.scale;
        let called = G::awaited(&self.look.due).seats.first().copied().unwrap_or(Seat::new(0));
        let name = frame.words(&self.people.players).name(called).to_lowercase();
        // An example begins with somebody's name.
        let example = frame.tr().quick_example(G::ID);
        let what = example.split(' ').nth(1).unwrap_or_default();
        let sizes = [scale.small(), scale.least()];
        let example = fitted::words(format!("{name} {what} …"), &sizes, scale.small() * 1.3);
        let line = row![key_cap("/", scale), example.class(Ink::Quiet).align_x(Left).cut()]
            .spacing(SPACE[1])
            .align_y(Center);
        let open = button(line)
            .class(Paint::Plain)
            .padding([SPACE[0], SPACE[1]])
            .width(Fill)
            .on_press(Message::Quick(QuickMessage::Open));
        Some(container(open).id("quick-open").into())
    }

    /// Answers whoever types.
    pub(super) fn update_quick(&mut self, message: QuickMessage, context: Context<'_>) -> Action {
        match message {
            // Whoever comes back to a line goes on with it.
            QuickMessage::Open if self.quick.is_some() => return Action::focus(FIELD),
            QuickMessage::Open => {
                let translator = |language| context.translators.translator(language);
                let vocabulary = Vocabulary::new(&self.journal.record().players, translator);
                let position = self.position();
                self.quick = Some(Quick {
                    line: String::new(),
                    reading: vocabulary.read_offering(&self.commands(), "", position, context.tr()),
                    refusal: None,
                    step: None,
                    vocabulary,
                });
                return Action::focus(FIELD);
            }
            QuickMessage::Write(line) => self.read_line(line, context),
            QuickMessage::Take(number) => {
                let quick = self.quick.as_ref();
                let taken = quick.and_then(|quick| quick.reading.completions.get(number));
                if let Some(line) = taken.map(|completion| completion.line.clone()) {
                    self.read_line(line, context);
                }
                return Action::focus(FIELD);
            }
            QuickMessage::Enter => {
                let counts = |quick: &mut Quick<G>| quick.counts();
                let reading = self.quick.take_if(counts).map(|quick| quick.reading);
                return match reading {
                    Some(Reading { entry: Some(entry), .. }) => {
                        self.update(Input::Enter(entry).into(), context)
                    }
                    Some(Reading { command: Some(Command::Undo), .. }) => {
                        self.step_in_time(Deed::Undo)
                    }
                    Some(Reading { command: Some(Command::Redo), .. }) => {
                        self.step_in_time(Deed::Redo)
                    }
                    _ => Action::None,
                };
            }
            QuickMessage::Close => self.quick = None,
        }
        Action::None
    }

    /// The table has changed while somebody is typing.
    pub(super) fn read_line_again(&mut self, context: Context<'_>) {
        if let Some(line) = self.quick.as_ref().map(|quick| quick.line.clone()) {
            self.read_line(line, context);
        }
    }

    /// The field that people are typing into.
    pub fn field(&self) -> Option<&'static str> {
        self.quick.as_ref().map(|_| FIELD)
    }

    /// What can be done to the journal; in the past nothing.
    fn commands(&self) -> Vec<Command> {
        let can = |command: &Command| match command {
            Command::Undo => self.journal.can_undo(),
            Command::Redo => self.journal.can_redo(),
        };
        let commands = Command::ALL.into_iter();
        commands.filter(|command| self.is_now() && can(command)).collect()
    }

    /// Makes something of the line, and holds it against the rules.
    fn read_line(&mut self, line: String, context: Context<'_>) {
        let Some(mut quick) = self.quick.take() else {
            return;
        };
        let (position, commands) = (self.position(), self.commands());
        quick.reading = quick.vocabulary.read_offering(&commands, &line, position, context.tr());
        let command = quick.reading.command.filter(|command| commands.contains(command));
        let step = command.and_then(|command| match command {
            Command::Undo => self.journal.next_undo(),
            Command::Redo => self.journal.next_redo(),
        });
        quick.step = step.cloned();
        let entry = quick.reading.entry.as_ref();
        quick.refusal = entry.and_then(|entry| position.check(entry).err()).map(Box::new);
        quick.line = line;
        self.quick = Some(quick);
    }

    /// The line along the bottom, with what it means and what could come next.
    pub(super) fn quick_view<'a>(
        &'a self,
        quick: &'a Quick<G>,
        frame: Frame<'a>,
    ) -> Element<'a, Message<G>> {
        let scale = frame.scale;
        let content = column![
            quick.field(scale.lead(), scale.title(), frame),
            quick.meaning(self, frame),
            container(quick.offers(scale.body())).height(2.0 * scale.line() + 5.0 * SPACE[0]),
        ];
        container(opaque(sheet(content))).align_bottom(Fill).width(Fill).into()
    }

    /// The line along the bottom in far mode. What it means stands beneath the call.
    pub fn far_quick<'a>(&'a self, frame: Frame<'a>) -> Option<Element<'a, Message<G>>> {
        let quick = self.quick.as_ref()?;
        let [typed, offered] = typed_size(frame.scale);
        Some(sheet(column![quick.field(typed, typed, frame), quick.offers(offered)]).into())
    }
}

/// What the line lies on.
fn sheet<'a, M: 'a>(content: Column<'a, M, Theme>) -> Container<'a, M, Theme> {
    let content = content.spacing(SPACE[1]);
    container(content).class(Surface::Raised).padding(SPACE[3]).width(Fill)
}

impl<G: Board> Quick<G> {
    /// Whether it is a move, and a legal one, or something that can be taken back or done again.
    fn counts(&self) -> bool {
        (self.reading.entry.is_some() && self.refusal.is_none()) || self.step.is_some()
    }

    /// What Enter will do, in a whole sentence, if it will do anything.
    fn sentence(&self, spoken: &Words<'_>) -> Option<String> {
        let tr = spoken.translator();
        let told = match (self.reading.command, &self.step) {
            (Some(Command::Undo), Some(UndoStep::Played(entry))) => {
                tr.say(say::AppQuickUndo { entry: spoken.describe(entry) })
            }
            (Some(Command::Redo), Some(UndoStep::Played(entry))) => {
                tr.say(say::AppQuickRedo { entry: spoken.describe(entry) })
            }
            (Some(Command::Undo), Some(UndoStep::Corrected { .. })) => {
                tr.say(say::AppQuickUndoCorrection)
            }
            (Some(Command::Redo), Some(UndoStep::Corrected { .. })) => {
                tr.say(say::AppQuickRedoCorrection)
            }
            (Some(Command::Undo), Some(UndoStep::BrokenOff(_))) => tr.say(say::AppEndAskGoOn),
            (Some(Command::Redo), Some(UndoStep::BrokenOff(_))) => {
                tr.say(say::AppTableBreakOffAgain)
            }
            (Some(Command::Undo), Some(UndoStep::Left(seat)))
            | (Some(Command::Redo), Some(UndoStep::Returned(seat))) => {
                tr.say(say::AppTableBack { name: spoken.name(*seat) })
            }
            (Some(Command::Undo), Some(UndoStep::Returned(seat)))
            | (Some(Command::Redo), Some(UndoStep::Left(seat))) => {
                tr.say(say::AppTableAway { name: spoken.name(*seat) })
            }
            _ => spoken.describe(self.reading.entry.as_ref()?),
        };
        Some(told)
    }

    /// What is said beneath it, unless the rules are against it: what Enter does, or what is
    /// still missing.
    fn remark(&self, tr: &Translator) -> String {
        match (self.reading.command, &self.step) {
            (Some(Command::Undo), Some(_)) => tr.say(say::AppQuickUndoEnter),
            (Some(Command::Undo), None) => tr.say(say::AppQuickUndoNothing),
            (Some(Command::Redo), Some(_)) => tr.say(say::AppQuickRedoEnter),
            (Some(Command::Redo), None) => tr.say(say::AppQuickRedoNothing),
            (None, _) if self.reading.entry.is_some() => tr.say(say::AppQuickEnter),
            (None, _) => self.reading.trouble.clone().unwrap_or_default(),
        }
    }

    /// The rule behind what stands against the move.
    pub(super) fn rule(&self) -> Option<G::Rule> {
        self.refusal.as_ref()?.rules().first().copied()
    }

    /// Where people type, behind a stroke as large as this.
    fn field<'a>(&'a self, size: f32, stroke: f32, frame: Frame<'a>) -> Element<'a, Message<G>> {
        let write = |line| Message::Quick(QuickMessage::Write(line));
        let field = text_input(&frame.tr().say(say::AppQuickHint), &self.line)
            .id(FIELD)
            .font(SANS)
            .size(size)
            .padding([SPACE[1], SPACE[2]])
            .on_input(write)
            .on_submit(Message::Quick(QuickMessage::Enter));
        row![
            strong("/", stroke).class(Ink::Porphyry),
            intercept_keys(field, |key, modifiers| match key {
                Key::Named(Named::Tab) if modifiers.is_empty() =>
                    Some(Message::Quick(QuickMessage::Take(0))),
                Key::Named(Named::Escape) => Some(Message::Quick(QuickMessage::Close)),
                _ => None,
            }),
        ]
        .spacing(SPACE[1])
        .align_y(Center)
        .into()
    }

    /// What could come next.
    fn offers(&self, size: f32) -> Element<'_, Message<G>> {
        let offers = self.reading.completions.iter().enumerate();
        let offers = offers.map(|(number, completion)| {
            let take = Message::Quick(QuickMessage::Take(number));
            text_button(&completion.word, size, Paint::Plain, take)
                .padding([SPACE[0], SPACE[1]])
                .into()
        });
        Row::with_children(offers).spacing(SPACE[1]).wrap().vertical_spacing(SPACE[1]).into()
    }

    /// The same as the meaning in one go, for people far away.
    pub(super) fn far_meaning(&self, players: &[Player], context: Context<'_>) -> FeedbackLine {
        let spoken = Words::new(context.tr(), players);
        let mut lines: Vec<String> = self.sentence(&spoken).into_iter().collect();
        let kind = if let Some(refused) = &self.refusal {
            lines.extend(refused.reasons.iter().map(|reason| spoken.describe(reason)));
            FeedbackKind::Refusal
        } else {
            lines.push(self.remark(context.tr()));
            if self.counts() { FeedbackKind::Understood } else { FeedbackKind::Instruction }
        };
        lines.retain(|line| !line.is_empty());
        FeedbackLine { text: lines.join(" "), kind }
    }

    /// The move in a whole sentence and what comes of it, or what is still missing.
    fn meaning<'a>(&'a self, table: &'a Table<G>, frame: Frame<'a>) -> Element<'a, Message<G>> {
        let (scale, spoken) = (frame.scale, frame.words(&table.people.players));
        // The sheet keeps its size while people type.
        let room = 2.0 * scale.line() + 2.0 * SPACE[0];
        let sizes = [scale.lead(), scale.body(), scale.small()];
        let sentence = self.sentence(&spoken).unwrap_or_default();
        let sentence = fitted::strong(sentence, &sizes, scale.lead() * 1.3).align_x(Left);
        let word = if let Some(refused) = &self.refusal {
            refusal(refused, &spoken, room, frame, |rule| {
                Message::Board(Input::OpenRule(rule.into()))
            })
        } else {
            let ink = if self.counts() { Ink::Accepted } else { Ink::Quiet };
            let remark = self.remark(frame.tr());
            let sizes = scale.reading_sizes();
            fitted::words(remark, &sizes, room).align_x(Left).class(ink).into()
        };
        column![sentence, word].into()
    }
}
