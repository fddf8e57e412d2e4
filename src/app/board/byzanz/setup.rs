//! Byzanz being set up: how much is written down, and the checklist for the table.

use iced::Center;
use iced::widget::{Row, Stack, pin, row};

use crate::app::board::byzanz::drawing::{self, Drawing};
use crate::app::board::setup::{
    CARD, Checklist, DRAWN, OptionInput, SetupView, depths, emblem, emblems,
};
use crate::app::frame::Frame;
use crate::app::scale::{EDGE, SPACE};
use crate::app::theme::Ink;
use crate::app::widget::{Element, strong, words};
use crate::i18n::{Words, say};
use crate::record::{Colour, Player};
use crate::rules::byzanz::{self, Depth, House, Position, Rule, TableSetup};
use crate::rules::{GameId, Seat};

/// What Byzanz asks beside who plays.
#[derive(Clone, Debug, Default)]
pub struct Options {
    pub(super) depth: Depth,
    pub(super) house: House,
}

#[derive(Clone, Copy, Debug)]
pub enum OptionChange {
    Depth(Depth),
}

impl Options {
    pub(super) fn view<'a>(
        &'a self,
        marked: Option<String>,
        frame: Frame<'a>,
    ) -> SetupView<'a, OptionInput<Position>> {
        let tr = frame.tr();
        let choices = [
            (Depth::Winners, tr.say(say::AppByzanzDepthWinners)),
            (Depth::Cards, tr.say(say::AppByzanzDepthCards)),
        ];
        let explained = match self.depth {
            Depth::Winners => Rule::LogWinners,
            Depth::Cards => Rule::LogCards,
        };
        let change = |depth| OptionInput::Change(OptionChange::Depth(depth));
        let rule = (GameId::Byzanz, explained.info());
        SetupView {
            mark: tr.say(say::AppByzanzDeals),
            marked: tr.say(say::AppByzanzDealer { name: marked.unwrap_or_default() }),
            lots: Some(tr.say(say::AppByzanzDraw)),
            asked: None,
            more_label: tr.say(say::AppSetupMore),
            more: Some(depths(choices, self.depth, rule, change, frame)),
        }
    }
}

/// The checklist for the table, and how the rounds go.
pub(super) fn checklist<'a, M: 'a>(
    table: &TableSetup,
    players: &[Player],
    colours: &[Colour],
    frame: Frame<'a>,
) -> Checklist<'a, M> {
    let tr = frame.tr();
    let (plan, opener) = (table.plan(), table.opener());
    let whole = Player::with_whole_names(players);
    let unused = plan.unused_offers();
    let unused: Vec<String> = unused.map(|offer| offer.to_string()).collect();
    let steps = plan.steps().into_iter().map(|step| {
        let mut sentence = match step {
            byzanz::SetupStep::Begin => {
                let name = Words::new(tr, &whole).name(opener);
                tr.say(say::AppByzanzOpensFirst { name })
            }
            _ => frame.words(&[]).describe(&step),
        };
        if matches!(step, byzanz::SetupStep::Offers { .. }) && !unused.is_empty() {
            let stay = tr.say(say::ByzanzSetupUnused { offers: tr.list(unused.clone()) });
            sentence = format!("{sentence} {stay}");
        }
        (drawn(step, opener, colours, frame), sentence)
    });
    let note = tr.say(say::ByzanzSetupRounds {
        rounds: plan.rounds().into(),
        cards: plan.per_round().into(),
    });
    Checklist { steps: steps.collect(), note }
}

/// A step as a picture.
fn drawn<'a, M: 'a>(
    step: byzanz::SetupStep,
    opener: Seat,
    colours: &[Colour],
    frame: Frame<'a>,
) -> Element<'a, M> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let number = |number: u8| strong(number.to_string(), scale.title()).class(Ink::Gold);
    let label = |label: String| words(label, scale.small()).class(Ink::Quiet);
    let arrow = || words("→", scale.title()).class(Ink::Quiet);
    let picture: Row<'a, M, _> = match step {
        byzanz::SetupStep::Market { cards } => Row::with_children(
            (0..cards).map(|_| Drawing::MARK.svg().width(CARD).height(CARD).into()),
        ),
        byzanz::SetupStep::Offers { cards } => row![stacked(cards)],
        byzanz::SetupStep::Shuffle { cards } => row![drawing::back(CARD), number(cards)],
        byzanz::SetupStep::Deal { each, .. } => {
            let hand = (0..each).map(|_| drawing::back(SPACE[4]));
            row![emblems(colours), Row::with_children(hand).spacing(2.0 * EDGE),]
        }
        byzanz::SetupStep::SetAside { cards } => {
            row![drawing::back(CARD), number(cards), arrow(), label(tr.say(say::AppSetupBox))]
        }
        byzanz::SetupStep::Pile { cards } => {
            row![drawing::back(CARD), number(cards), label(tr.say(say::AppSetupPile))]
        }
        byzanz::SetupStep::Begin => row![emblem(colours, Some(opener))],
    };
    picture.spacing(SPACE[1]).align_y(Center).height(CARD).into()
}

/// Offer cards as they lie: the highest on top, the others looking out from under it.
fn stacked<'a, M: 'a>(offers: &[u8]) -> Element<'a, M> {
    let step = CARD * 0.6;
    let mut pile = Stack::new().width(DRAWN).height(CARD);
    for (place, offer) in (0_u8..).zip(offers).collect::<Vec<_>>().into_iter().rev() {
        pile = pile.push(pin(drawing::offer(*offer, CARD)).x(step * f32::from(place)));
    }
    pile.into()
}
