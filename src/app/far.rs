//! Far mode: the table read from two metres, also by whoever sits on the other side. The call is
//! the screen.

mod layout;
mod outline;
mod paint;
pub mod scene;

use iced::widget::{column, container, operation, space, stack};
use iced::{Fill, Right, Task, window};

use super::awake::{Awake, HoldOutcome};
use super::drawing::Drawing;
use super::focus::button;
use super::frame::Frame;
use super::keys::KeyAction;
use super::scale::{ICON, SPACE, Scale};
use super::theme::{Element, Ink, Paint};
use super::widget::with_tooltip;
use super::{App, Screen, painted};
use fondaco_words::say;

pub use layout::{CALL, Measure, Piece, Tone, What, layout};
pub use scene::Scene;

/// How large people type, and how large the words are that could come next, as parts of the height.
const TYPED: [f32; 2] = [0.06, 0.035];

/// What can happen to far mode.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    /// On or off.
    Toggle,
    /// Off.
    Close,
    /// Upside down, or back.
    TurnRound,
    Opened(window::Id),
    /// How the window was before it was to fill the screen.
    Was(window::Id, window::Mode),
    /// Whether the screen stays awake.
    Awake(HoldOutcome),
}

/// Far mode, and what it needs of the system.
#[derive(Debug, Default)]
pub struct Far {
    pub(super) is_on: bool,
    window: Option<window::Id>,
    /// Whether the window was asked to fill the screen.
    is_full: bool,
    before: Option<window::Mode>,
    /// Keeps the screen awake as long as it is there.
    awake: Option<Awake>,
    /// Whether the system does not let us keep the screen awake.
    is_drowsy: bool,
}

impl App {
    /// What far mode shows, if it is what people look at.
    pub fn scene(&self) -> Option<Scene> {
        let is_shown = self.far.is_on && self.overlay.is_none();
        let table = self.table().filter(|table| is_shown && !table.blocks_far_mode())?;
        let context = self.context();
        let note = match &self.notice {
            Some(notice) => Some(self.notice_words(notice)),
            None => self.far.is_drowsy.then(|| context.tr().say(say::AppFarDrowsy)),
        };
        let mut scene = Scene { note, ..table.scene(context) };
        if let Some(timer) = self.club_timer() {
            // There is room for two, and this one is everybody's.
            scene.clocks.truncate(1);
            scene.clocks.push(timer);
        }
        Some(scene)
    }

    /// Answers a message.
    pub(super) fn update_far(&mut self, message: Message) -> Task<super::Message> {
        match message {
            Message::Toggle => {
                self.far.is_on = !self.far.is_on && self.table().is_some();
                return self.type_on();
            }
            Message::Close => {
                self.far.is_on = false;
                return self.type_on();
            }
            Message::TurnRound => {
                self.settings.turned = !self.settings.turned;
                return self.save_settings();
            }
            Message::Opened(window) => self.far.window = Some(window),
            Message::Was(window, mode) => {
                self.far.before = Some(mode);
                if self.far.is_full && mode != window::Mode::Fullscreen {
                    return window::set_mode(window, window::Mode::Fullscreen);
                }
            }
            Message::Awake(outcome) => self.far.is_drowsy = outcome == HoldOutcome::Refused,
        }
        Task::none()
    }

    /// Whoever is typing goes on, with far mode and without.
    fn type_on(&self) -> Task<super::Message> {
        let field = self.table().and_then(super::AnyTable::field);
        field.map_or_else(Task::none, |field| painted(operation::focus(field)))
    }

    /// What a key asks of far mode, if it is its business.
    pub(super) fn press_far(&self, press: KeyAction) -> Option<Message> {
        let is_at_table = self.overlay.is_none() && self.table().is_some();
        let is_typing = self.table().is_some_and(|table| table.field().is_some());
        match press {
            KeyAction::Far if is_at_table => Some(Message::Toggle),
            KeyAction::TurnRound if self.scene().is_some() => Some(Message::TurnRound),
            KeyAction::Close if self.scene().is_some() && !is_typing => Some(Message::Close),
            _ => None,
        }
    }

    /// Has the window and the screen follow what people look at. Nothing is asked of the system
    /// before there is a window.
    pub(super) fn sync_with_system(&mut self) -> Option<Task<super::Message>> {
        if !matches!(self.screen, Screen::Table) || self.table.is_none() {
            self.far.is_on = false;
        }
        let window = self.far.window?;
        match (self.fill_screen(window), self.stay_awake()) {
            (Some(fill), Some(stay)) => Some(Task::batch([fill, stay])),
            (fill, stay) => fill.or(stay),
        }
    }

    fn fill_screen(&mut self, window: window::Id) -> Option<Task<super::Message>> {
        if self.far.is_on == self.far.is_full {
            return None;
        }
        self.far.is_full = self.far.is_on;
        if self.far.is_full {
            let was = move |mode| super::Message::Far(Message::Was(window, mode));
            return Some(window::mode(window).map(was));
        }
        let before = self.far.before.take()?;
        (before != window::Mode::Fullscreen).then(|| window::set_mode(window, before))
    }

    /// The screen stays awake while people play, and in far mode.
    fn stay_awake(&mut self) -> Option<Task<super::Message>> {
        let is_running = self.table().is_some_and(super::AnyTable::is_running);
        let is_wanted = self.far.is_on || is_running;
        if !is_wanted {
            self.far.awake = None;
            return None;
        }
        if self.far.awake.is_some() {
            return None;
        }
        let reason = self.context().tr().say(say::AppFarReason);
        let (awake, outcome) = Awake::hold(None, reason);
        self.far.awake = Some(awake);
        let on_outcome = |outcome| super::Message::Far(Message::Awake(outcome));
        Some(Task::perform(outcome, on_outcome))
    }
}

/// How large people type in far mode, and how large the words are that could come next.
pub fn typed_size(scale: Scale) -> [f32; 2] {
    TYPED.map(|part| (scale.window.height * part).max(scale.small()))
}

/// Far mode as it looks: the picture, two quiet buttons in the corner, and the line that people
/// are typing, if there is one.
pub fn view<'a>(
    scene: Scene,
    typed: Option<Element<'a, super::Message>>,
    frame: Frame<'a>,
) -> Element<'a, super::Message> {
    let tr = frame.tr();
    let turn = tr.say(say::AppFarTurn);
    let close = tr.say(say::AppFarClose);
    let corner = column![
        quiet("far-turn", Drawing::TURN_ROUND, turn, Message::TurnRound, frame),
        quiet("far-close", Drawing::CLOSE, close, Message::Close, frame),
    ];
    let corner = container(corner).padding(SPACE[1]).width(Fill).align_x(Right);
    let picture = paint::SceneCanvas::view(scene, frame.settings.turned);
    let picture =
        stack![container(picture).id("far-picture"), column![corner, space().height(Fill)]];
    column![picture.width(Fill).height(Fill)].push(typed).into()
}

/// The way into far mode, for the bar along the top.
pub fn tool(frame: Frame<'_>) -> Element<'_, super::Message> {
    let hint = frame.tr().say(say::AppFarOpen);
    let tool = button(Drawing::FAR.mark(ICON, Ink::Plain))
        .class(Paint::Quiet)
        .padding(SPACE[0])
        .on_press(super::Message::Far(Message::Toggle));
    with_tooltip(container(tool).id("far"), hint, frame.scale)
}

/// A button in the corner.
fn quiet<'a>(
    id: &'static str,
    drawing: Drawing,
    hint: String,
    message: Message,
    frame: Frame<'a>,
) -> Element<'a, super::Message> {
    let icon = button(drawing.mark(ICON, Ink::Quiet))
        .class(Paint::Quiet)
        .padding(SPACE[1])
        .on_press(super::Message::Far(message));
    with_tooltip(container(icon).id(id), hint, frame.scale)
}
