//! The start: five large choices, and a quiet one.

use iced::widget::{Column, column, container, row, scrollable, space};
use iced::{Center, Fill};

use crate::app::ui::drawing::Drawing;
use crate::app::ui::focus::button;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::{Element, Ink, Paint};
use crate::app::ui::widget::{PAGE_ID, title, words};
use fondaco_rules::GameId;
use fondaco_words::say;

/// How wide a choice is.
const CHOICE: f32 = 620.0;
/// How high everything is together, bar included.
const HEIGHT: f32 = 700.0;

/// What can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    NewGame,
    Continue,
    Rulebook,
    Library,
    Settings,
    Demo,
}

/// The choices, in their order.
const CHOICES: [Message; 6] = [
    Message::NewGame,
    Message::Continue,
    Message::Rulebook,
    Message::Library,
    Message::Settings,
    Message::Demo,
];

/// A choice by its number, from 1.
pub fn nth(place: u8) -> Option<Message> {
    CHOICES.into_iter().nth(usize::from(place).checked_sub(1)?)
}

/// What most people want: whoever comes back in the middle of a game wants nothing else.
pub fn first(waiting: bool) -> Option<Message> {
    nth(if waiting { 2 } else { 1 })
}

/// A game that waits for somebody.
pub struct Waiting {
    /// Which, if it can be read.
    pub game: Option<GameId>,
    /// Who plays, and how far they are.
    pub summary: String,
}

/// The start.
pub fn view(waiting: Option<Waiting>, frame: Frame<'_>) -> Element<'_, Message> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let is_waiting = waiting.is_some();
    let (game, hint) = match waiting {
        Some(Waiting { game, summary }) => (game, summary),
        None => (None, tr.say(say::AppContinueNone)),
    };
    let go_on = match game {
        Some(game) => tr.say(say::AppContinueGame { game: tr.game_name(game) }),
        None => tr.say(say::AppContinue),
    };
    let heading = row![
        Drawing::MARK.svg().width(72.0).height(72.0),
        column![
            title(tr.say(say::AppName), scale.headline()).class(Ink::Porphyry),
            words(tr.say(say::AppAbout), scale.body()).class(Ink::Quiet),
        ],
    ]
    .spacing(SPACE[3])
    .align_y(Center);
    let labels = [
        (Drawing::PLUS, tr.say(say::AppNew), tr.say(say::AppNewHint)),
        (Drawing::PLAY, go_on, hint),
        (Drawing::BOOK, tr.say(say::AppRulebook), tr.say(say::AppRulebookHint)),
        (Drawing::LIBRARY, tr.say(say::AppLibrary), tr.say(say::AppLibraryHint)),
        (Drawing::GEAR, tr.say(say::AppSettings), tr.say(say::AppSettingsHint)),
        (Drawing::EYE, tr.say(say::AppDemoSee), tr.say(say::AppDemoSeeHint)),
    ];
    let first = usize::from(is_waiting);
    let choices = labels.into_iter().zip(CHOICES).enumerate().map(
        |(place, ((drawing, label, hint), message))| {
            let nothing = message == Message::Continue && !is_waiting;
            let message = (!nothing).then_some(message);
            let (paint, ink, quiet) = if place == first {
                (Paint::First, Ink::OnPorphyry, Ink::OnPorphyry)
            } else if message == Some(Message::Demo) {
                (Paint::Quiet, Ink::Plain, Ink::Quiet)
            } else {
                (Paint::Plain, Ink::Plain, Ink::Quiet)
            };
            let ink = if message.is_some() { ink } else { Ink::Quiet };
            let content = row![
                drawing.mark(SPACE[5], ink),
                column![
                    title(label, scale.title()).class(ink),
                    words(hint, scale.small()).class(quiet),
                ],
            ]
            .spacing(SPACE[3])
            .align_y(Center);
            button(content)
                .class(paint)
                .padding([SPACE[1], SPACE[3]])
                .width(Fill)
                .on_press_maybe(message)
                .into()
        },
    );
    let choices = Column::with_children(choices).spacing(SPACE[1]).max_width(CHOICE);
    let mut content = column![heading, choices].spacing(SPACE[4]).align_x(Center);
    if !scale.is_small() {
        let arcade = Drawing::ARCADE.svg().class(Ink::Gold);
        content = content.push(arcade.width(CHOICE).height(SPACE[6] * 2.0));
    }
    // A little above the middle, as pictures hang.
    let above = (scale.window.height - HEIGHT).max(0.0) / 3.0;
    scrollable(column![space().height(above), container(content).center_x(Fill)].padding(SPACE[3]))
        .id(PAGE_ID)
        .width(Fill)
        .height(Fill)
        .into()
}
