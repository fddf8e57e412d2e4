//! Far mode: the table read from two metres, also by whoever sits on the other side. The call is
//! the screen.

mod layout;
mod outline;
mod paint;
pub mod scene;

use iced::widget::{column, container, space, stack};
use iced::{Fill, Right, window};

use crate::app::ui::awake::HoldOutcome;
use crate::app::ui::drawing::Drawing;
use crate::app::ui::focus::button;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::{ICON, SPACE, Scale};
use crate::app::ui::theme::{Element, Ink, Paint};
use crate::app::ui::widget::with_tooltip;
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

/// How large people type in far mode, and how large the words are that could come next.
pub fn typed_size(scale: Scale) -> [f32; 2] {
    TYPED.map(|part| (scale.window.height * part).max(scale.small()))
}

/// Far mode as it looks: the picture, two quiet buttons in the corner, and the line that people
/// are typing, if there is one.
pub fn view<'a, M: 'a>(
    scene: Scene,
    typed: Option<Element<'a, M>>,
    frame: Frame<'a>,
    on_far: fn(Message) -> M,
) -> Element<'a, M> {
    let tr = frame.tr();
    let turn = tr.say(say::AppFarTurn);
    let close = tr.say(say::AppFarClose);
    let corner = column![
        quiet("far-turn", Drawing::TURN_ROUND, turn, Message::TurnRound, frame),
        quiet("far-close", Drawing::CLOSE, close, Message::Close, frame),
    ];
    let corner = container(corner).padding(SPACE[1]).width(Fill).align_x(Right);
    let corner = Element::from(corner).map(on_far);
    let picture = paint::SceneCanvas::view(scene, frame.settings.turned);
    let picture =
        stack![container(picture).id("far-picture"), column![corner, space().height(Fill)]];
    column![picture.width(Fill).height(Fill)].push(typed).into()
}

/// The way into far mode, for the bar along the top.
pub fn tool(frame: Frame<'_>) -> Element<'_, Message> {
    let hint = frame.tr().say(say::AppFarOpen);
    let tool = button(Drawing::FAR.mark(ICON, Ink::Plain))
        .class(Paint::Quiet)
        .padding(SPACE[0])
        .on_press(Message::Toggle);
    with_tooltip(container(tool).id("far"), hint, frame.scale)
}

/// A button in the corner.
fn quiet<'a>(
    id: &'static str,
    drawing: Drawing,
    hint: String,
    message: Message,
    frame: Frame<'a>,
) -> Element<'a, Message> {
    let icon = button(drawing.mark(ICON, Ink::Quiet))
        .class(Paint::Quiet)
        .padding(SPACE[1])
        .on_press(message);
    with_tooltip(container(icon).id(id), hint, frame.scale)
}
