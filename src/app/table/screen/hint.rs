//! A quiet line above the bar along the bottom: how what is due is entered, as long as people are
//! new to it.

use iced::widget::{container, row, space};
use iced::{Center, Fill, Left};

use super::play::Play;
use super::{DemoMessage, Message, Table};
use crate::app::table::board::Board;
use crate::app::ui::fitted;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::{Element, Ink, Paint};
use crate::app::ui::widget::{text_button, with_tooltip};
use fondaco_record::Deed;
use fondaco_words::say;

/// What a method is remembered by.
fn name_of<G: Board>(method: &str) -> String {
    format!("{}-{method}", G::ID.id())
}

impl<G: Board> Table<G> {
    /// How people have entered what is on its way to the disk.
    pub fn practised(&self) -> Vec<String> {
        let pending = self.saving.pending.as_ref();
        let deed = pending.and_then(|pending| pending.journal.deeds().last());
        let Some(Deed::Play { entry }) = deed else {
            return Vec::new();
        };
        let methods = self.journal.position().entry_methods(Some(&entry.what));
        methods.into_iter().map(name_of::<G>).collect()
    }

    /// The line above the bar, if there is room for one: the table stays where it is, whether
    /// there is something to tell or not.
    pub(super) fn hint_line<'a>(&'a self, frame: Frame<'a>) -> Option<Element<'a, Message<G>>> {
        let height = frame.scale.small() * 1.6;
        let hint = match self.play {
            Play::Steps { .. } => return None,
            Play::Try { .. } => Some(try_out(frame)),
            _ if frame.settings.hints_off || frame.scale.is_tight() => return None,
            Play::Open | Play::Closed => self.hint(frame),
        };
        let line = row![space().height(height)].push(hint).align_y(Center);
        let line = container(line).padding([0.0, SPACE[3]]).width(Fill);
        Some(line.height(height).into())
    }

    /// The same beneath the call, where nothing else is told, in a window that has no room for a
    /// line of its own.
    pub(super) fn hint_beneath<'a>(&'a self, frame: Frame<'a>) -> Option<Element<'a, Message<G>>> {
        let is_here = frame.scale.is_tight() && !self.is_demo();
        is_here.then(|| self.hint(frame)).flatten()
    }

    /// How what is due is entered, if people have not done it often enough.
    fn hint<'a>(&'a self, frame: Frame<'a>) -> Option<Element<'a, Message<G>>> {
        if !self.is_now() || self.play.is_closed() {
            return None;
        }
        let mut methods = self.look.methods.iter().copied();
        let new = methods.find(|method| frame.settings.wants_hint(&name_of::<G>(method)))?;
        let label = frame.tr().say(say::AppDemoHush);
        let cross = text_button("×", frame.scale.body(), Paint::Quiet, Message::DismissHints);
        let cross = container(cross.padding([0.0, SPACE[1]])).id("hush");
        let cross = with_tooltip(cross, label, frame.scale);
        Some(sentence(frame.tr().entry_method(G::ID, new), cross, frame))
    }
}

/// That nothing is kept, and the way back to the demo.
fn try_out<G: Board>(frame: Frame<'_>) -> Element<'_, Message<G>> {
    let label = frame.tr().say(say::AppDemoReturn);
    let back = Message::Demo(DemoMessage::Return);
    let back = text_button(label, frame.scale.small(), Paint::Link, back);
    let back = container(back.padding([0.0, SPACE[0]])).id("demo-return");
    sentence(frame.tr().say(say::AppDemoTry), back.into(), frame)
}

/// A quiet sentence, and what can be done about it.
fn sentence<'a, G: Board>(
    text: String,
    beside: Element<'a, Message<G>>,
    frame: Frame<'a>,
) -> Element<'a, Message<G>> {
    // What can be pressed keeps its place, however long the sentence is.
    let (size, height) = (frame.scale.small(), frame.scale.small() * 1.6);
    let text =
        fitted::words(text, &[size, frame.scale.least()], height).align_x(Left).class(Ink::Quiet);
    row![beside, container(text).id("hint")].spacing(SPACE[1]).align_y(Center).into()
}
