//! The checklist for the table, drawn as well as written.

use iced::widget::{Row, Stack, button, column, container, pin, row, space};
use iced::{Center, Fill};

use super::{Message, Setup};
use crate::app::drawing::{self, Drawing};
use crate::app::frame::Frame;
use crate::app::names;
use crate::app::scale::{EDGE, ICON, SPACE};
use crate::app::theme::{Ink, Paint, Sheet};
use crate::app::widget::{Element, page_with_bar, press, press_with, strong, title, words};
use crate::i18n::say;
use crate::record::Player;
use crate::rules::byzanz::{Step, Table};

/// How high cards are in the drawings.
const CARD: f32 = 44.0;
/// How wide the drawings are.
const DRAWN: f32 = 270.0;

impl Setup {
    pub(super) fn checklist_view<'a>(
        &'a self,
        players: &'a [Player],
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
        .spacing(SPACE[0]);
        for (number, step) in plan.steps().into_iter().enumerate() {
            let done = ticked.get(number).copied().unwrap_or(false);
            let line = button(self.step(step, &table, players, done, frame))
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
        let (back, ready) = (tr.say(say::AppBack {}), tr.say(say::AppSetupReady {}));
        let bar = row![
            press(back, scale.lead(), Paint::Plain, Message::Back),
            words(rounds, scale.body()).class(Ink::Quiet).width(Fill),
            press_with(
                Drawing::Play,
                ready,
                scale.lead(),
                Paint::First,
                Message::Begin
            ),
        ];
        page_with_bar(content, bar.spacing(SPACE[3]), scale)
    }

    /// A step of the checklist: whether it is done, a picture, a sentence.
    fn step<'a>(
        &'a self,
        step: Step,
        table: &Table,
        players: &[Player],
        done: bool,
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let tr = frame.tr();
        let opener = table.opener().index();
        let mut sentence = match (step, players.get(opener)) {
            (Step::Begin, Some(player)) => tr.say(say::AppSetupOpens {
                name: names::name(&player.name),
            }),
            _ => tr.setup_step(step),
        };
        let unused = table.plan().unused_offers();
        let unused: Vec<String> = unused.map(|offer| offer.to_string()).collect();
        if matches!(step, Step::Offers { .. }) && !unused.is_empty() {
            let stay = tr.say(say::SetupUnused {
                offers: tr.list(unused),
            });
            sentence = format!("{sentence} {stay}");
        }
        let (tick, ink) = if done {
            (Drawing::Check.mark(ICON, Ink::Accepted), Ink::Quiet)
        } else {
            let empty = container(space()).width(ICON).height(ICON);
            (empty.class(Sheet::Outline).into(), Ink::Plain)
        };
        row![
            tick,
            container(self.drawn(step, opener, frame)).width(DRAWN),
            strong(sentence, frame.scale.lead()).class(ink).width(Fill),
        ]
        .spacing(SPACE[3])
        .align_y(Center)
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
