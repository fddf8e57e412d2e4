//! The checklist for the table, drawn as well as written.

use iced::widget::{column, container, row, space};
use iced::{Center, Fill};

use super::options::checklist;
use super::{Message, Setup};
use crate::app::board::setup::DRAWN;
use crate::app::drawing::Drawing;
use crate::app::focus::button;
use crate::app::frame::Frame;
use crate::app::scale::{ICON, SPACE};
use crate::app::theme::{Ink, Paint, Surface};
use crate::app::widget::{Element, icon_button, page_with_bar, strong, text_button, title, words};
use crate::i18n::say;
use crate::record::{Colour, Player};

impl Setup {
    pub(super) fn checklist_view<'a>(
        &'a self,
        players: &'a [Player],
        ticked: &'a [bool],
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let colours: Vec<Colour> = self.seats.iter().map(|place| place.colour).collect();
        let record = self.record(players.to_vec());
        let checklist = record.map(|record| checklist(&record, &colours, frame));
        let (steps, note) = checklist.map(|list| (list.steps, list.note)).unwrap_or_default();
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
        for (number, (picture, sentence)) in steps.into_iter().enumerate() {
            let done = ticked.get(number).copied().unwrap_or(false);
            let line = button(step(picture, sentence, done, frame))
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
            icon_button(Drawing::PLAY, ready, scale.lead(), Paint::First, Message::Begin),
        ];
        page_with_bar(content, bar.spacing(SPACE[3]), scale)
    }
}

/// Whether it is done, a picture, a sentence.
fn step<'a>(
    picture: Element<'a, Message>,
    sentence: String,
    done: bool,
    frame: Frame<'a>,
) -> Element<'a, Message> {
    let (tick, ink) = if done {
        (Drawing::CHECK.mark(ICON, Ink::Accepted), Ink::Quiet)
    } else {
        let empty = container(space()).width(ICON).height(ICON);
        (empty.class(Surface::Outline).into(), Ink::Plain)
    };
    row![
        tick,
        container(picture).width(DRAWN),
        strong(sentence, frame.scale.lead()).class(ink).width(Fill),
    ]
    .spacing(SPACE[3])
    .align_y(Center)
    .into()
}
