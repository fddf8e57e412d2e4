//! Byzanz being set up: how much is written down, and the checklist for the table.

use iced::Center;
use iced::widget::{Row, Stack, pin, row};

use super::checklist::ChecklistItem;
use super::game_setup::{self, GameSetup};
use super::{Message as Any, Setup};
use crate::app::board::byzanz::drawing::{self, Drawing};
use crate::app::frame::Frame;
use crate::app::names;
use crate::app::scale::{EDGE, SPACE};
use crate::app::screen::setup::checklist::{CARD, DRAWN};
use crate::app::theme::Ink;
use crate::app::widget::{Element, strong, words};
use crate::i18n::{Translator, Words, say};
use crate::record::{AnyRecord, GameId, Player, Record};
use crate::rules::byzanz::{self, Depth, House, Rule, TableSetup};
use crate::rules::{RuleInfo, Seat};

/// What Byzanz asks beside who plays.
#[derive(Clone, Debug, Default)]
pub(super) struct Options {
    /// Who deals, if somebody sits there.
    dealer: usize,
    depth: Depth,
    house: House,
}

/// What can happen to it.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    Depth(Depth),
}

impl Options {
    /// The same rules; the next one deals.
    pub(super) fn again(table: &TableSetup) -> Self {
        Options {
            dealer: table.opener().index(),
            depth: table.depth(),
            house: table.house().clone(),
        }
    }

    pub(super) fn update(&mut self, message: Message) {
        match message {
            Message::Depth(depth) => self.depth = depth,
        }
    }
}

impl GameSetup for Options {
    fn mark(&self) -> Option<usize> {
        Some(self.dealer)
    }

    fn set_mark(&mut self, seat: Option<usize>) {
        self.dealer = seat.unwrap_or(0);
    }

    fn marked(&self, seats: usize) -> Option<usize> {
        // Somebody always deals.
        Some(self.dealer.min(seats.saturating_sub(1)))
    }

    fn record(&self, players: Vec<Player>, marked: Option<Seat>) -> Option<AnyRecord> {
        let count = u8::try_from(players.len()).ok()?;
        let table = TableSetup::new(count, marked?, self.depth, self.house.clone()).ok()?;
        Some(AnyRecord::Byzanz(Record::new(players, table)))
    }

    fn follows(&self, info: RuleInfo) -> bool {
        Rule::find(info).is_none_or(|rule| self.house.follows(rule))
    }

    fn decide(&mut self, info: RuleInfo, ours: bool) {
        if let Some(rule) = Rule::find(info) {
            self.house.decide(rule, ours);
        }
    }

    fn mark_word(&self, tr: &Translator) -> String {
        tr.say(say::AppByzanzDeals)
    }

    fn marked_sentence(&self, name: Option<String>, tr: &Translator) -> String {
        let name = name.unwrap_or_default();
        tr.say(say::AppByzanzDealer { name })
    }

    fn lots(&self, tr: &Translator) -> Option<String> {
        Some(tr.say(say::AppByzanzDraw))
    }

    fn more_word(&self, tr: &Translator) -> String {
        tr.say(say::AppSetupMore)
    }

    /// How much is written down.
    fn more<'a>(&'a self, frame: Frame<'a>) -> Option<Element<'a, Any>> {
        let tr = frame.tr();
        let depths = [
            (Depth::Winners, tr.say(say::AppByzanzDepthWinners)),
            (Depth::Cards, tr.say(say::AppByzanzDepthCards)),
        ];
        let explained = match self.depth {
            Depth::Winners => Rule::LogWinners,
            Depth::Cards => Rule::LogCards,
        };
        let message = |depth| Any::Byzanz(Message::Depth(depth));
        let info = (GameId::Byzanz, explained.info());
        Some(game_setup::depths(depths, self.depth, info, message, frame))
    }

    fn steps<'a>(
        &'a self,
        setup: &'a Setup,
        record: &AnyRecord,
        frame: Frame<'a>,
    ) -> (Vec<ChecklistItem<'a>>, String) {
        let AnyRecord::Byzanz(Record { players, table, .. }) = record else {
            return (Vec::new(), String::new());
        };
        let tr = frame.tr();
        let (plan, opener) = (table.plan(), table.opener().index());
        let whole = names::whole_players(players);
        let unused = plan.unused_offers();
        let unused: Vec<String> = unused.map(|offer| offer.to_string()).collect();
        let steps = plan.steps().into_iter().map(|step| {
            let mut sentence = match step {
                byzanz::SetupStep::Begin => {
                    let name = Words::new(tr, &whole).name(table.opener());
                    tr.say(say::AppByzanzOpensFirst { name })
                }
                _ => frame.words(&[]).describe(&step),
            };
            if matches!(step, byzanz::SetupStep::Offers { .. }) && !unused.is_empty() {
                let stay = tr.say(say::ByzanzSetupUnused { offers: tr.list(unused.clone()) });
                sentence = format!("{sentence} {stay}");
            }
            let picture = drawn(step, opener, setup, frame);
            ChecklistItem { picture, sentence }
        });
        let rounds = tr.say(say::ByzanzSetupRounds {
            rounds: plan.rounds().into(),
            cards: plan.per_round().into(),
        });
        (steps.collect(), rounds)
    }
}

/// A step as a picture.
fn drawn<'a>(
    step: byzanz::SetupStep,
    opener: usize,
    setup: &'a Setup,
    frame: Frame<'a>,
) -> Element<'a, Any> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let number = |number: u8| strong(number.to_string(), scale.title()).class(Ink::Gold);
    let label = |label: String| words(label, scale.small()).class(Ink::Quiet);
    let arrow = || words("→", scale.title()).class(Ink::Quiet);
    let picture: Row<'a, Any, _> = match step {
        byzanz::SetupStep::Market { cards } => Row::with_children(
            (0..cards).map(|_| Drawing::Mark.svg().width(CARD).height(CARD).into()),
        ),
        byzanz::SetupStep::Offers { cards } => row![stacked(cards)],
        byzanz::SetupStep::Shuffle { cards } => row![drawing::back(CARD), number(cards)],
        byzanz::SetupStep::Deal { each, .. } => {
            let hand = (0..each).map(|_| drawing::back(SPACE[4]));
            row![setup.emblems(), Row::with_children(hand).spacing(2.0 * EDGE),]
        }
        byzanz::SetupStep::SetAside { cards } => {
            row![drawing::back(CARD), number(cards), arrow(), label(tr.say(say::AppSetupBox))]
        }
        byzanz::SetupStep::Pile { cards } => {
            row![drawing::back(CARD), number(cards), label(tr.say(say::AppSetupPile))]
        }
        byzanz::SetupStep::Begin => row![setup.emblem(opener)],
    };
    picture.spacing(SPACE[1]).align_y(Center).height(CARD).into()
}

/// Offer cards as they lie: the highest on top, the others looking out from under it.
fn stacked<'a>(offers: &[u8]) -> Element<'a, Any> {
    let step = CARD * 0.6;
    let mut pile = Stack::new().width(DRAWN).height(CARD);
    for (place, offer) in (0_u8..).zip(offers).collect::<Vec<_>>().into_iter().rev() {
        pile = pile.push(pin(drawing::offer(*offer, CARD)).x(step * f32::from(place)));
    }
    pile.into()
}
