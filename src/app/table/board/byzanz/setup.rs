//! Byzanz being set up: how much is written down, the checklist, and the table that it makes.

use iced::widget::{Row, column, container, row};
use iced::{Center, Fill, Size};

use super::drawing::{self, Drawing, card_width};
use crate::app::table::board::setup::{
    Answer, Checklist, LaidTable, Laying, OptionInput, Question, SetupView, hand, spread,
    step_mark_size,
};
use crate::app::ui::frame::{Context, Frame};
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::{Element, Ink, Surface};
use fondaco_record::Player;
use fondaco_rules::byzanz::{Depth, Good, House, Kind, Position, SetupStep, TableSetup};
use fondaco_words::names::with_whole_names;
use fondaco_words::{Words, say};

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
        let depth = |depth, name, means| Answer {
            name: Some(name),
            means,
            is_chosen: self.depth == depth,
            message: OptionInput::Change(OptionChange::Depth(depth)),
        };
        let depths = Question {
            title: tr.say(say::AppSetupDepth),
            answers: vec![
                depth(
                    Depth::Winners,
                    tr.say(say::AppByzanzDepthWinners),
                    tr.say(say::AppByzanzDepthWinnersMeans),
                ),
                depth(
                    Depth::Cards,
                    tr.say(say::AppByzanzDepthCards),
                    tr.say(say::AppByzanzDepthCardsMeans),
                ),
            ],
        };
        SetupView {
            mark: tr.say(say::AppByzanzDeals),
            marked: tr.say(say::AppByzanzDealer { name: marked.unwrap_or_default() }),
            lots: Some(tr.say(say::AppByzanzDraw)),
            asked: None,
            missing: None,
            questions: vec![depths],
            more_label: tr.say(say::AppSetupMore),
        }
    }
}

/// Three of the cards.
pub(super) fn portrait<'a, M: 'a>(height: f32) -> Element<'a, M> {
    let kinds = [Kind::Good(Good::Wine), Kind::Good(Good::Spices), Kind::Merchant];
    let cards = kinds.map(|kind| {
        container(Drawing::of_kind(kind).svg().width(Fill).height(Fill))
            .class(Surface::Card(drawing::colour(kind)))
            .padding(SPACE[0])
            .width(card_width(height))
            .height(height)
            .into()
    });
    Row::with_children(cards).spacing(SPACE[0]).into()
}

/// The checklist for the table, and how the rounds go.
pub(super) fn checklist(table: &TableSetup, players: &[Player], context: Context<'_>) -> Checklist {
    let tr = context.tr();
    let (plan, opener) = (table.plan(), table.opener());
    let whole = with_whole_names(players);
    let unused = plan.unused_offers();
    let unused: Vec<String> = unused.map(|offer| offer.to_string()).collect();
    let steps = plan.steps().into_iter().map(|step| {
        let mut sentence = match step {
            SetupStep::Begin => {
                let name = Words::new(tr, &whole).name(opener);
                tr.say(say::AppByzanzOpensFirst { name })
            }
            _ => context.words(&[]).describe(&step),
        };
        if matches!(step, SetupStep::Offers { .. }) && !unused.is_empty() {
            let stay = tr.say(say::ByzanzSetupUnused { offers: tr.list(unused.clone()) });
            sentence = format!("{sentence} {stay}");
        }
        sentence
    });
    let note = tr.say(say::ByzanzSetupRounds {
        rounds: plan.rounds().into(),
        cards: plan.per_round().into(),
    });
    Checklist { steps: steps.collect(), note }
}

/// How far each offer card looks out from under the one above it, for the height of a card.
const OFFER_STEP: f32 = 0.6;

/// The table: market and offer cards, the pile and what goes back into the box, and a hand for each.
pub(super) fn laid_table<'a, M: 'a>(
    table: &TableSetup,
    laying: Laying<'_>,
    frame: Frame<'a>,
) -> LaidTable<'a, M> {
    let (tr, plan) = (frame.tr(), table.plan());
    let (card, is_wide) = card_height(plan.offers(), laying);
    let label_width = card * 2.0 + laying.scale.small() * 4.0;
    let (mut market, mut upper, mut lower) = (None, Vec::new(), Vec::new());
    let mut dealt = Vec::new();
    let mut begins = (table.opener(), row![].into());
    for (number, step) in plan.steps().into_iter().enumerate() {
        let counted = |cards: u8| {
            row![drawing::back(card), laying.count(cards.into(), card * 0.6)]
                .spacing(SPACE[1])
                .align_y(Center)
        };
        match step {
            SetupStep::Market { cards } => {
                let places =
                    (0..cards).map(|_| Drawing::MARK.svg().width(card).height(card).into());
                let places = Row::with_children(places).spacing(SPACE[0]);
                let label = tr.say(say::AppByzanzMarket);
                market = Some(laying.part(number, places, Some(label), label_width));
            }
            SetupStep::Offers { cards } => {
                let offers = cards.iter().map(|offer| drawing::offer(*offer, card)).collect();
                let size = Size::new(card * 0.75, card);
                let offers = spread(offers, size, card * OFFER_STEP);
                let label = tr.say(say::AppByzanzOffers);
                upper.push(laying.part(number, offers, Some(label), label_width));
            }
            SetupStep::Pile { cards } => {
                let label = tr.say(say::AppSetupPile);
                lower.push(laying.part(number, counted(cards), Some(label), label_width));
            }
            SetupStep::SetAside { cards } => {
                let aside = counted(cards).push(Drawing::INTO_BOX.mark(card * 0.8, Ink::Quiet));
                let label = tr.say(say::AppSetupBox);
                lower.push(laying.part(number, aside, Some(label), label_width));
            }
            SetupStep::Deal { each, .. } => {
                dealt = table.seats().map(|_| hand_of(number, each, laying)).collect();
            }
            SetupStep::Begin => begins.1 = laying.mark(number),
            SetupStep::Shuffle { .. } => {}
        }
    }
    let rows = if is_wide {
        vec![Row::with_children(upper), Row::with_children(lower)]
    } else {
        upper.into_iter().chain(lower).map(|part| row![part]).collect()
    };
    let rows = rows.into_iter().map(|row| row.spacing(SPACE[3]).align_y(Center).into());
    let rest = container(column(rows).spacing(SPACE[0]).align_x(Center)).center(Fill);
    // The market lies at the edge of the table.
    let middle = column![].push(market).push(rest).spacing(SPACE[0]).align_x(Center);
    LaidTable { middle: middle.into(), dealt, begins }
}

/// Somebody's hand, with the number of the step that deals it.
fn hand_of<'a, M: 'a>(number: usize, cards: u8, laying: Laying<'_>) -> Element<'a, M> {
    let mark = step_mark_size(laying.scale) + SPACE[0];
    let room = Size::new(laying.dealt.width - mark, laying.dealt.height);
    row![laying.mark(number), hand(cards, room)].spacing(SPACE[0]).align_y(Center).into()
}

/// How high the cards in the middle are, and whether they lie in three rows rather than in four.
fn card_height(offers: &[u8], laying: Laying<'_>) -> (f32, bool) {
    const LARGEST: f32 = 120.0;
    // A card, how many there are, and the way into the box.
    const COUNTED: f32 = 2.5;
    let beneath = u8::try_from(offers.len().saturating_sub(1)).unwrap_or(0);
    let stack = 0.75 + OFFER_STEP * f32::from(beneath);
    let (room, mark) = (laying.middle, step_mark_size(laying.scale) + SPACE[0]);
    let line = laying.label_height() + SPACE[0];
    let in_rows = |rows: f32| ((room.width - mark) / stack).min(room.height / rows - line);
    let counted = (room.width - 2.0 * mark - SPACE[3]) / 2.0 - SPACE[1];
    let (in_three, in_four) = (in_rows(3.0).min(counted / COUNTED), in_rows(4.0));
    (in_three.max(in_four).clamp(12.0, LARGEST), in_three >= in_four)
}
