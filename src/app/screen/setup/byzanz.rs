//! Byzanz being set up: how much is written down, and the checklist for the table.

use iced::Center;
use iced::widget::{Row, Stack, column, pin, row};

use super::{Message, Setup, Step};
use crate::app::drawing::{self, Drawing};
use crate::app::frame::Frame;
use crate::app::names;
use crate::app::scale::{EDGE, SPACE};
use crate::app::screen::setup::checklist::{CARD, DRAWN};
use crate::app::theme::Ink;
use crate::app::widget::{Element, choice, strong, words};
use crate::i18n::say;
use crate::record::Player;
pub(super) use crate::rules::byzanz::Rule;
use crate::rules::byzanz::{self, Depth, House, Table};
use crate::rules::{Rule as _, Seat};

/// What Byzanz asks beside who plays.
#[derive(Clone, Debug, Default)]
pub(super) struct Options {
    pub(super) depth: Depth,
    pub(super) house: House,
}

impl Options {
    pub(super) fn of(table: &Table) -> Self {
        Options {
            depth: table.depth(),
            house: table.house().clone(),
        }
    }

    /// Who plays by which rules.
    pub(super) fn table(&self, players: u8, dealer: Seat) -> Option<Table> {
        Table::new(players, dealer, self.depth, self.house.clone()).ok()
    }

    /// How much is written down.
    pub(super) fn more<'a>(&self, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let depths = [
            (Depth::Winners, tr.say(say::AppByzanzDepthWinners {})),
            (Depth::Cards, tr.say(say::AppByzanzDepthCards {})),
        ];
        let explained = match self.depth {
            Depth::Winners => Rule::LogWinners,
            Depth::Cards => Rule::LogCards,
        };
        let article = frame
            .rulebook(super::Title::Byzanz)
            .article(explained.law());
        let explained = article.map_or_else(String::new, |article| article.text.clone());
        column![
            row![
                strong(tr.say(say::AppSetupDepth {}), scale.body()),
                choice(depths, self.depth, scale.body(), Message::Depth),
            ]
            .spacing(SPACE[2])
            .align_y(Center),
            words(explained, scale.body()).class(Ink::Quiet),
        ]
        .spacing(SPACE[2])
        .into()
    }
}

impl Setup {
    /// The checklist, and what stands beneath it.
    pub(super) fn byzanz_steps<'a>(
        &'a self,
        table: &Table,
        players: &[Player],
        frame: Frame<'a>,
    ) -> (Vec<Step<'a>>, String) {
        let tr = frame.tr();
        let (plan, opener) = (table.plan(), table.opener().index());
        let unused = plan.unused_offers();
        let unused: Vec<String> = unused.map(|offer| offer.to_string()).collect();
        let steps = plan.steps().into_iter().map(|step| {
            let mut sentence = match (step, players.get(opener)) {
                (byzanz::Step::Begin, Some(player)) => tr.say(say::AppByzanzOpensFirst {
                    name: names::name(&player.name),
                }),
                _ => tr.setup_step(step),
            };
            if matches!(step, byzanz::Step::Offers { .. }) && !unused.is_empty() {
                let stay = tr.say(say::ByzanzSetupUnused {
                    offers: tr.list(unused.clone()),
                });
                sentence = format!("{sentence} {stay}");
            }
            let picture = self.byzanz_drawn(step, opener, frame);
            Step { picture, sentence }
        });
        let rounds = tr.say(say::ByzanzSetupRounds {
            rounds: plan.rounds().into(),
            cards: plan.per_round().into(),
        });
        (steps.collect(), rounds)
    }

    /// A step as a picture.
    fn byzanz_drawn<'a>(
        &'a self,
        step: byzanz::Step,
        opener: usize,
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let number = |number: u8| strong(number.to_string(), scale.title()).class(Ink::Gold);
        let label = |label: String| words(label, scale.small()).class(Ink::Quiet);
        let arrow = || words("→", scale.title()).class(Ink::Quiet);
        let picture: Row<'a, Message, _> = match step {
            byzanz::Step::Market { cards } => Row::with_children(
                (0..cards).map(|_| Drawing::Mark.svg().width(CARD).height(CARD).into()),
            ),
            byzanz::Step::Offers { cards } => row![stacked(cards)],
            byzanz::Step::Shuffle { cards } => row![drawing::back(CARD), number(cards)],
            byzanz::Step::Deal { each, .. } => {
                let hand = (0..each).map(|_| drawing::back(SPACE[4]));
                row![self.emblems(), Row::with_children(hand).spacing(2.0 * EDGE),]
            }
            byzanz::Step::SetAside { cards } => row![
                drawing::back(CARD),
                number(cards),
                arrow(),
                label(tr.say(say::AppSetupBox {}))
            ],
            byzanz::Step::Pile { cards } => row![
                drawing::back(CARD),
                number(cards),
                label(tr.say(say::AppSetupPile {}))
            ],
            byzanz::Step::Begin => row![self.emblem(opener)],
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
