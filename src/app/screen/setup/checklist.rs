//! The checklist for the table, drawn as well as written.

use iced::widget::{Row, Stack, button, column, container, pin, row, scrollable, space};
use iced::{Center, Fill};

use super::{Message, Setup};
use crate::app::drawing::{self, Drawing};
use crate::app::frame::Frame;
use crate::app::names;
use crate::app::scale::{EDGE, SPACE};
use crate::app::theme::{Ink, Paint, Sheet};
use crate::app::widget::{Element, press, press_with, strong, title, words};
use crate::i18n::say;
use crate::rules::byzanz::Step;

/// How high cards are in the drawings.
const CARD: f32 = 44.0;
/// How wide the drawings are.
const DRAWN: f32 = 270.0;

impl Setup {
    pub(super) fn checklist_view<'a>(
        &'a self,
        ticked: &'a [bool],
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let Some(table) = self.table() else {
            return space().into();
        };
        let plan = table.plan();
        let heading = title(
            tr.say(say::SetupTitle {
                players: plan.players().into(),
            }),
            scale.title(),
        );
        let mut content = column![
            row![
                heading.class(Ink::Porphyry),
                words(tr.say(say::AppSetupTick {}), scale.small()).class(Ink::Quiet)
            ]
            .spacing(SPACE[4])
            .align_y(Center)
        ]
        .spacing(SPACE[0])
        .max_width(1180.0);
        let names: Vec<String> = self
            .players(tr)
            .iter()
            .map(|player| names::name(&player.name))
            .collect();
        let opener = names
            .get(table.opener().index())
            .cloned()
            .unwrap_or_default();
        for (number, step) in plan.steps().into_iter().enumerate() {
            let done = ticked.get(number).copied().unwrap_or(false);
            let mut sentence = match step {
                Step::Begin => tr.say(say::AppSetupOpens {
                    name: opener.clone(),
                }),
                _ => tr.setup_step(step),
            };
            let unused: Vec<String> = plan
                .unused_offers()
                .map(|offer| offer.to_string())
                .collect();
            if matches!(step, Step::Offers { .. }) && !unused.is_empty() {
                let stay = tr.say(say::SetupUnused {
                    offers: tr.list(unused),
                });
                sentence = format!("{sentence} {stay}");
            }
            let ink = if done { Ink::Quiet } else { Ink::Plain };
            let tick = if done {
                Drawing::Check.mark(20.0, Ink::Accepted)
            } else {
                container(space())
                    .width(20.0)
                    .height(20.0)
                    .class(Sheet::Outline)
                    .into()
            };
            let line = row![
                tick,
                container(self.drawn(step, table.opener().index(), frame)).width(DRAWN),
                strong(sentence, scale.lead()).class(ink).width(Fill),
            ]
            .spacing(SPACE[3])
            .align_y(Center);
            let line = button(line)
                .class(Paint::Plain)
                .padding([SPACE[0], SPACE[2]])
                .width(Fill)
                .on_press(Message::Tick(number));
            content = content.push(container(line).id(format!("step-{number}")));
        }
        let rounds = tr.say(say::SetupRounds {
            rounds: plan.rounds().into(),
            cards: plan.per_round().into(),
        });
        let ready = press_with(
            Drawing::Play,
            tr.say(say::AppSetupReady {}),
            scale.lead(),
            Paint::First,
            Message::Begin,
        );
        let back = press(
            tr.say(say::AppBack {}),
            scale.lead(),
            Paint::Plain,
            Message::Back,
        );
        let bar = row![
            back,
            words(rounds, scale.body()).class(Ink::Quiet).width(Fill),
            ready
        ]
        .spacing(SPACE[3])
        .align_y(Center);
        column![
            scrollable(
                container(content)
                    .center_x(Fill)
                    .padding([SPACE[2], SPACE[4]])
            )
            .width(Fill)
            .height(Fill),
            container(bar)
                .class(Sheet::Bar)
                .padding([SPACE[1], SPACE[4]]),
        ]
        .into()
    }

    /// A step as a picture.
    fn drawn<'a>(&'a self, step: Step, opener: usize, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let number = |number: u8| strong(number.to_string(), scale.title()).class(Ink::Gold);
        let label = |label: String| words(label, scale.small()).class(Ink::Quiet);
        let arrow = || words("→", scale.title()).class(Ink::Quiet);
        let picture: Row<'a, Message, _> = match step {
            Step::Market { cards } => Row::with_children(
                (0..cards).map(|_| Drawing::Mark.svg().width(CARD).height(CARD).into()),
            ),
            Step::Offers { cards } => row![stacked(cards)],
            Step::Shuffle { cards } => row![drawing::back(CARD), number(cards)],
            Step::Deal { each, .. } => {
                let seats = self
                    .seats
                    .iter()
                    .map(|place| drawing::emblem(place.colour, SPACE[4]));
                let hand = (0..each).map(|_| drawing::back(SPACE[4]));
                row![
                    Row::with_children(seats).spacing(SPACE[0]),
                    Row::with_children(hand).spacing(2.0 * EDGE),
                ]
            }
            Step::SetAside { cards } => row![
                drawing::back(CARD),
                number(cards),
                arrow(),
                label(tr.say(say::AppSetupBox {}))
            ],
            Step::Pile { cards } => row![
                drawing::back(CARD),
                number(cards),
                label(tr.say(say::AppSetupPile {}))
            ],
            Step::Begin => match self.seats.get(opener) {
                Some(place) => row![drawing::emblem(place.colour, CARD)],
                None => row![],
            },
        };
        picture
            .spacing(SPACE[1])
            .align_y(Center)
            .height(CARD)
            .into()
    }
}

/// Offer cards as they lie: the highest on top, the others looking out from under it.
fn stacked<'a>(offers: &[u8]) -> Element<'a, Message> {
    let step = CARD * 0.6;
    let mut pile = Stack::new().width(DRAWN).height(CARD);
    for (place, offer) in (0_u8..).zip(offers).collect::<Vec<_>>().into_iter().rev() {
        pile = pile.push(pin(drawing::offer(*offer, CARD)).x(step * f32::from(place)));
    }
    pile.into()
}
