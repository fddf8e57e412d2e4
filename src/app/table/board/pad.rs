//! What all pads have in common: a form is filled in until it is a move, the rules say what would
//! come of it whenever it changes, and a sheet over the table shows all of that.

use std::fmt::Debug;

use iced::Fill;
use iced::widget::{column, container};

use super::{Board, Entering, Input, View, parts};
use crate::app::table::keys::KeyAction;
use crate::app::table::refusal::refusal;
use crate::app::ui::frame::{Context, Frame};
use crate::app::ui::scale::{SPACE, Scale};
use crate::app::ui::theme::Element;
use crate::app::ui::widget::pad_panel;
use fondaco_rules::{Game, Refusal, RuleInfo};

/// How many lines there are for the verdict on a pad.
const VERDICT: f32 = 4.5;
/// How high a pad is, in lines.
const PAD: f32 = 25.0;

/// What is filled in on a game's pads.
pub trait Form: Clone + Debug + Send + 'static {
    type Game: Board;
    /// What can be changed on it.
    type Change: Clone + Debug + Send + 'static;

    /// The move so far, if it is one.
    fn entry(&self, position: &Self::Game) -> Option<<Self::Game as Game>::Move>;

    /// Why it cannot be entered as it is. What is not chosen yet stands against nothing.
    fn refusal(&self, position: &Self::Game) -> Option<Refusal<Self::Game>>;

    /// The rule about what is being entered.
    fn rule(&self) -> <Self::Game as Game>::Rule;

    /// The field that people type into first.
    fn field(&self) -> Option<&'static str> {
        None
    }

    /// Changes something.
    fn change(&mut self, change: Self::Change, position: &Self::Game) -> Next<Self::Game>;

    /// Does what a key asks for.
    fn press(
        &mut self,
        key: KeyAction,
        position: &Self::Game,
        context: Context<'_>,
    ) -> Next<Self::Game>;

    /// What the rules say about it.
    fn judge(&mut self, position: &Self::Game) -> Verdict<Self::Game> {
        if let Some(refusal) = self.refusal(position) {
            return Verdict::Refused(refusal);
        }
        let mut after = position.clone();
        match self.entry(position).map(|entry| after.play(&entry)) {
            Some(Ok(events)) => Verdict::Fits { events, after: Box::new(after) },
            _ => Verdict::Wanting,
        }
    }

    /// Whether it can be entered at once when somebody says that it is all.
    fn confirm(&mut self, _position: &Self::Game) -> bool {
        true
    }

    /// The form as it looks, with that verdict.
    fn view<'a>(
        &'a self,
        verdict: &'a Verdict<Self::Game>,
        view: View<'a, Self::Game>,
        frame: Frame<'a>,
    ) -> PadView<'a, Self>;
}

/// What comes of a change.
pub enum Next<G: Game> {
    /// Nothing else.
    Changed,
    /// What is on the pad is entered, if it can be.
    Done,
    /// This is entered.
    Enter(G::Move),
    /// The pad is put away.
    Close,
}

/// What the rules say about what is on a pad so far.
#[derive(Clone, Debug)]
pub enum Verdict<G: Game> {
    /// Something is still to be chosen.
    Wanting,
    /// It can be entered, and this follows.
    Fits { events: Vec<G::Event>, after: Box<G> },
    /// It cannot.
    Refused(Refusal<G>),
}

impl<G: Game> Verdict<G> {
    pub fn fits(&self) -> bool {
        matches!(self, Verdict::Fits { .. })
    }
}

/// A form being filled in, with what the rules say about it.
#[derive(Clone, Debug)]
pub struct Pad<F: Form> {
    form: F,
    verdict: Verdict<F::Game>,
}

/// What can happen on a pad.
#[derive(Clone, Debug)]
pub enum Message<F: Form> {
    Change(F::Change),
    Enter,
    Close,
    OpenRule(RuleInfo),
}

/// A form as it looks.
pub struct PadView<'a, F: Form> {
    pub heading: String,
    pub choices: Element<'a, Message<F>>,
    /// What is still to be chosen, or what would come of it, above the buttons; `None` if it stands
    /// among the choices.
    pub told: Option<Element<'a, Message<F>>>,
    /// What the button says that enters it.
    pub enter: Option<String>,
    /// What else can be done with it.
    pub other: Option<Element<'a, Message<F>>>,
}

impl<F: Form> Pad<F> {
    /// A pad with this on it.
    pub fn new(mut form: F, position: &F::Game) -> Self {
        let verdict = form.judge(position);
        Pad { form, verdict }
    }

    pub fn entering(&self) -> Entering {
        let broken = match &self.verdict {
            Verdict::Refused(refusal) => refusal.rules().first().copied(),
            _ => None,
        };
        let rule = broken.unwrap_or_else(|| self.form.rule()).into();
        Entering { rule, field: self.form.field() }
    }

    /// Somebody else has entered something meanwhile.
    pub fn judge_again(&mut self, position: &F::Game) {
        self.verdict = self.form.judge(position);
    }

    pub fn form(&self) -> &F {
        &self.form
    }

    /// Answers a message on the pad that is open.
    pub fn update(
        open: &mut Option<Self>,
        message: Message<F>,
        position: &F::Game,
    ) -> Option<Input<F::Game>> {
        let pad = open.as_mut()?;
        let next = match message {
            Message::Change(change) => pad.form.change(change, position),
            Message::Enter => Next::Done,
            Message::Close => Next::Close,
            Message::OpenRule(rule) => return Some(Input::OpenRule(rule)),
        };
        Pad::go_on(open, next, position)
    }

    /// Answers a key on the pad that is open.
    pub fn press(
        open: &mut Option<Self>,
        key: KeyAction,
        position: &F::Game,
        context: Context<'_>,
    ) -> Option<Input<F::Game>> {
        let next = open.as_mut()?.form.press(key, position, context);
        Pad::go_on(open, next, position)
    }

    fn go_on(
        open: &mut Option<Self>,
        next: Next<F::Game>,
        position: &F::Game,
    ) -> Option<Input<F::Game>> {
        let pad = open.as_mut()?;
        let entry = match next {
            Next::Close => {
                *open = None;
                return None;
            }
            Next::Enter(entry) => return Some(Input::Enter(entry)),
            Next::Done if pad.form.confirm(position) => pad.form.entry(position),
            Next::Done | Next::Changed => None,
        };
        pad.verdict = pad.form.judge(position);
        entry.filter(|entry| position.check(entry).is_ok()).map(Input::Enter)
    }

    /// The pad over the table.
    pub fn view<'a>(
        &'a self,
        view: View<'a, F::Game>,
        frame: Frame<'a>,
    ) -> Element<'a, Message<F>> {
        let scale = frame.scale;
        let looks = self.form.view(&self.verdict, view, frame);
        let enter = looks.enter.map(|label| (label, Message::Enter));
        let buttons = parts::buttons(enter, Message::Close, looks.other, frame).width(Fill);
        let room = scale.window.height - scale.bar() - 2.0 * SPACE[1];
        let choices = column![looks.choices];
        let Some(told) = looks.told else {
            return pad_panel(looks.heading, choices, column![buttons], room, scale);
        };
        let told = match &self.verdict {
            Verdict::Refused(refusal) => refused(refusal, verdict_height(scale), view, frame),
            _ => told,
        };
        let told = container(told).center_x(Fill).center_y(verdict_height(scale));
        let below = column![told, buttons];
        pad_panel(looks.heading, choices, below, room.min(PAD * scale.line()), scale)
    }
}

/// How high the verdict on a pad is, whatever it says.
fn verdict_height(scale: Scale) -> f32 {
    VERDICT * scale.line()
}

/// Why what is on a pad cannot be entered, in a room of this height.
pub fn refused<'a, F: Form>(
    against: &Refusal<F::Game>,
    room: f32,
    view: View<'a, F::Game>,
    frame: Frame<'a>,
) -> Element<'a, Message<F>> {
    refusal(against, &frame.words(view.players), room, frame, |rule| Message::OpenRule(rule.into()))
}
