//! The checklist for the table, drawn as well as written.

use iced::widget::{Row, column, container, row, space};
use iced::{Center, Fill};

use super::{Message, Setup};
use crate::app::drawing::{self, Drawing};
use crate::app::focus::button;
use crate::app::frame::Frame;
use crate::app::scale::{ICON, SPACE};
use crate::app::theme::{Ink, Paint, Surface};
use crate::app::widget::{Element, icon_button, page_with_bar, strong, text_button, title, words};
use crate::i18n::say;
use crate::record::Player;

/// How high cards are in the drawings.
pub(super) const CARD: f32 = 44.0;
/// How wide the drawings are.
pub(super) const DRAWN: f32 = 270.0;

/// A step of the checklist.
pub(super) struct ChecklistItem<'a> {
    pub(super) picture: Element<'a, Message>,
    pub(super) sentence: String,
}

impl Setup {
    pub(super) fn checklist_view<'a>(
        &'a self,
        players: &'a [Player],
        ticked: &'a [bool],
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let (steps, note) = match self.record(players.to_vec()) {
            Some(record) => self.game_setup().steps(self, &record, frame),
            None => (Vec::new(), String::new()),
        };
        let heading = title(
            tr.say(say::AppSetupFor {
                game: tr.game_name(self.game),
                players: players.len().into(),
            }),
            scale.title(),
        );
        let mut content = column![
            row![
                heading.class(Ink::Porphyry),
                words(tr.say(say::AppSetupTick), scale.small()).class(Ink::Quiet)
            ]
            .spacing(SPACE[4])
            .align_y(Center)
        ]
        .spacing(SPACE[0]);
        for (number, step) in steps.into_iter().enumerate() {
            let done = ticked.get(number).copied().unwrap_or(false);
            let line = button(step.view(done, frame))
                .class(Paint::Plain)
                .padding([SPACE[0], SPACE[2]])
                .width(Fill)
                .on_press(Message::Tick(number));
            content = content.push(container(line).id(format!("step-{number}")));
        }
        let (back, ready) = (tr.say(say::AppBack), tr.say(say::AppSetupReady));
        let bar = row![
            text_button(back, scale.lead(), Paint::Plain, Message::Back),
            words(note, scale.body()).class(Ink::Quiet).width(Fill),
            icon_button(Drawing::Play, ready, scale.lead(), Paint::First, Message::Begin),
        ];
        page_with_bar(content, bar.spacing(SPACE[3]), scale)
    }

    /// Everybody's emblem.
    pub(super) fn emblems<'a>(&self) -> Element<'a, Message> {
        let seats = self.seats.iter().map(|place| drawing::emblem(place.colour, SPACE[4]));
        Row::with_children(seats).spacing(SPACE[0]).into()
    }

    pub(super) fn emblem<'a>(&self, seat: usize) -> Element<'a, Message> {
        match self.seats.get(seat) {
            Some(place) => drawing::emblem(place.colour, CARD),
            None => space().into(),
        }
    }
}

impl<'a> ChecklistItem<'a> {
    /// Whether it is done, a picture, a sentence.
    fn view(self, done: bool, frame: Frame<'a>) -> Element<'a, Message> {
        let (tick, ink) = if done {
            (Drawing::Check.mark(ICON, Ink::Accepted), Ink::Quiet)
        } else {
            let empty = container(space()).width(ICON).height(ICON);
            (empty.class(Surface::Outline).into(), Ink::Plain)
        };
        row![
            tick,
            container(self.picture).width(DRAWN),
            strong(self.sentence, frame.scale.lead()).class(ink).width(Fill),
        ]
        .spacing(SPACE[3])
        .align_y(Center)
        .into()
    }
}
