//! Byzanz in words: cards and the setup.

pub(super) mod choice;
mod due;
mod events;
pub(super) mod glossary;
mod moves;
mod quick;
mod refusal;
mod score;
mod table;
mod to_do;

use serde_json::json;

use crate::Call;
use crate::describe::fault_text;
use crate::{
    Axes, Charts, Columns, Describe, DescribeGame, FigureSort, SetupWords, TableWords, Term,
    Translator, Verdict, Why, Words, say,
};
use fondaco_record::FaultValue;
use fondaco_rules::Seat;
use fondaco_rules::byzanz::{Card, Due, Event, Kind, Move, Phase, Plan, Position, SetupStep};

impl Translator {
    /// A kind as it is called at the table.
    pub fn kind(&self, kind: Kind) -> String {
        self.say(say::ByzanzWordsKind { kind })
    }

    /// Several kinds as a list.
    pub fn kinds(&self, kinds: &[Kind]) -> String {
        self.list(kinds.iter().map(|kind| self.kind(*kind)))
    }

    /// A card as it is called at the table.
    pub fn card(&self, card: Card) -> String {
        self.say(say::ByzanzWordsCard { kind: card.kind(), value: card.value().into() })
    }

    /// Several cards as a list. No real list is longer than a dozen or two; an absurd one is cut.
    pub fn cards(&self, cards: impl IntoIterator<Item = Card>) -> String {
        const MOST: usize = 24;
        let mut cards = cards.into_iter();
        let mut names: Vec<String> =
            cards.by_ref().take(MOST).map(|card| self.card(card)).collect();
        if cards.next().is_some() {
            names.push("…".to_owned());
        }
        if names.is_empty() {
            return self.say(say::WordsNothing);
        }
        self.list(names)
    }
}

impl Describe for SetupStep {
    fn describe(&self, words: &Words<'_>) -> String {
        let tr = words.tr;
        match self {
            SetupStep::Market { cards } => tr.say(say::ByzanzSetupMarket { cards: cards.into() }),
            SetupStep::Offers { cards } => {
                tr.say(say::ByzanzSetupStack { offers: tr.list(cards.iter().map(u8::to_string)) })
            }
            SetupStep::Shuffle { cards } => tr.say(say::ByzanzSetupShuffle { cards: cards.into() }),
            SetupStep::Deal { each, total } => {
                tr.say(say::ByzanzSetupGive { each: each.into(), total: total.into() })
            }
            SetupStep::SetAside { cards } => tr.say(say::ByzanzSetupAside { cards: cards.into() }),
            SetupStep::Pile { cards } => tr.say(say::ByzanzSetupPile { cards: cards.into() }),
            SetupStep::Begin => tr.say(say::ByzanzSetupBegin),
        }
    }
}

/// The whole setup as a checklist; offer cards that are not used have an entry of their own.
fn setup_steps(plan: &Plan, words: &Words<'_>) -> Vec<String> {
    let mut steps = Vec::new();
    for step in plan.steps() {
        steps.push(words.describe(&step));
        let unused: Vec<String> = plan.unused_offers().map(|offer| offer.to_string()).collect();
        if matches!(step, SetupStep::Offers { .. }) && !unused.is_empty() {
            let offers = words.tr.list(unused);
            steps.push(words.tr.say(say::ByzanzSetupUnused { offers }));
        }
    }
    steps
}

impl DescribeGame for Position {
    const BGG_ID: Option<u32> = Some(38_032);

    fn happened(entry: &Move, events: &[Event], words: &Words<'_>) -> Vec<String> {
        to_do::happened(entry, events, words)
    }

    fn to_do<'w>(
        &self,
        entry: &Move,
        events: &[Event],
        words_to: &dyn Fn(Option<Seat>) -> Words<'w>,
    ) -> Vec<Call> {
        to_do::to_do(self, entry, events, words_to)
    }

    fn fault(id: &str, values: &[(&str, FaultValue)], tr: &Translator) -> Option<String> {
        let found = fault_text(values, "found");
        (id == "record-card").then(|| tr.say(say::RecordCard { found }))
    }

    fn setup(players: u8, _flags: &[&str], tr: &Translator) -> SetupWords {
        let Some(plan) = Plan::new(players) else {
            return SetupWords { steps: Vec::new(), notes: Vec::new(), data: json!({}) };
        };
        let before = (1_u8..).zip(plan.pile_before_rounds()).map(|(round, cards)| {
            let line = tr.say(say::ByzanzSetupBefore { round: round.into(), cards: cards.into() });
            format!("    {line}")
        });
        let rounds =
            say::ByzanzSetupRounds { rounds: plan.rounds().into(), cards: plan.per_round().into() };
        let notes = [tr.say(rounds), tr.say(say::ByzanzSetupPiles)];
        let offers: Vec<u8> = plan.offers().iter().rev().copied().collect();
        SetupWords {
            steps: setup_steps(&plan, &Words::new(tr, &[])),
            notes: notes.into_iter().chain(before).collect(),
            data: json!({
                "offers": offers,
                "unused_offers": plan.unused_offers().collect::<Vec<_>>(),
                "dealt_each": plan.dealt_each(),
                "dealt": plan.dealt(),
                "removed": plan.set_aside(),
                "pile": plan.pile(),
                "cards_per_round": plan.per_round(),
                "rounds": plan.rounds(),
                "pile_before_round": plan.pile_before_rounds().collect::<Vec<_>>(),
            }),
        }
    }

    fn other_options(due: &Due, words: &Words<'_>) -> Vec<String> {
        due::also(due, words)
    }

    fn terms(tr: &Translator) -> Vec<Term> {
        glossary::terms(tr)
    }

    fn stage_in_words(stage: u32, tr: &Translator) -> String {
        tr.say(say::ByzanzWordsRound { round: stage.into() })
    }

    fn progress(&self, tr: &Translator) -> Vec<String> {
        let table = self.table();
        let round = tr.say(say::AppTableRound {
            round: self.round().into(),
            rounds: table.plan().rounds().into(),
        });
        let phase = match self.phase() {
            Phase::Market { .. } => tr.say(say::AppByzanzMarket),
            Phase::Closing => tr.say(say::AppByzanzClosing),
            _ => tr.say(say::AppByzanzAuction {
                auction: self.auction_number().into(),
                auctions: table.players().into(),
            }),
        };
        let pile = tr.say(say::AppTablePile { cards: self.pile().into() });
        vec![round, phase, pile]
    }

    fn progress_sentence(&self, names: String, tr: &Translator) -> String {
        if *self.phase() == Phase::Closing {
            return tr.say(say::AppByzanzContinueClosing { names });
        }
        tr.say(say::AppContinueHint {
            names,
            round: self.round().into(),
            rounds: self.table().plan().rounds().into(),
        })
    }

    fn describe_table(&self, words: &Words<'_>) -> TableWords {
        TableWords { open: words.describe_all(&self.on_table()), hidden: Vec::new() }
    }

    fn columns(&self, tr: &Translator) -> Columns {
        score::columns(self, tr)
    }

    fn charts(tr: &Translator) -> Charts {
        let course = Axes {
            heading: tr.say(say::AppByzanzChart),
            along: tr.say(say::ExportRound),
            upwards: tr.say(say::AppByzanzTotal),
            points: tr.say(say::AppByzanzTotal),
        };
        let rounds = Axes { heading: tr.say(say::ByzanzFiguresRounds), ..course.clone() };
        Charts { course, rounds }
    }

    fn figure_sort(_figure: &str) -> FigureSort {
        FigureSort::Share("merchant_share")
    }

    fn verdict(&self, words: &Words<'_>) -> Verdict {
        Verdict { winner: score::winner(self, words), decided: score::decided(self, words) }
    }

    fn why(&self, seat: Seat, words: &Words<'_>) -> Vec<Why> {
        score::why(self, seat, words)
    }
}
