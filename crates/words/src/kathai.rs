//! Kathai in words: goods and the setup.

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

use rand::seq::SliceRandom;
use serde_json::json;

use crate::Call;
use crate::describe::{fault_number, fault_text};
use crate::{
    Axes, Charts, Columns, Describe, DescribeGame, FigureSort, MemoryGroup, MemoryLine, SetupWords,
    TableWords, Term, Translator, Verdict, Why, Words, say,
};
use fondaco_record::FaultValue;
use fondaco_rules::kathai::{
    Camels, Due, Event, Good, Move, Plan, Position, RowPlace, Rule, SetupStep,
};
use fondaco_rules::{Game as _, Seat};
use fondaco_text::with_full_stop;

impl Translator {
    /// A good as it is called at the table.
    pub fn good(&self, good: Good) -> String {
        self.say(say::KathaiWordsGood { good })
    }

    /// Several goods as a list.
    pub fn goods(&self, goods: impl IntoIterator<Item = Good>) -> String {
        self.list(goods.into_iter().map(|good| self.good(good)))
    }

    /// The letter that stands for a good.
    pub fn good_letter(&self, good: Good) -> String {
        self.say(say::KathaiWordsLetter { good })
    }

    /// The goods from left to right. A row has no last entry to say “and” before.
    pub fn row(&self, order: [Good; 5]) -> String {
        order.map(|good| self.good(good)).join(", ")
    }

    /// What the price card of a place shows.
    pub fn price(&self, place: RowPlace) -> String {
        place.id().to_uppercase()
    }
}

impl DescribeGame for Position {
    const BGG_ID: Option<u32> = Some(1_110);

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
        let number = |name| fault_number(values, name).into();
        match id {
            "record-camels" => Some(tr.say(say::RecordCamels {
                found: number("found"),
                least: number("least"),
                most: number("most"),
            })),
            "record-good-twice" => {
                let good = fault_text(values, "good");
                let good = good.parse().map_or(good, |good| tr.good(good));
                Some(tr.say(say::RecordGoodTwice { good }))
            }
            _ => None,
        }
    }

    /// The goods are drawn by lot; who begins and how many camels there are, only the table knows.
    fn setup(players: u8, _flags: &[&str], tr: &Translator) -> SetupWords {
        let mut goods = Good::ALL;
        goods.shuffle(&mut rand::rng());
        let plan = Plan::new(players, goods);
        SetupWords {
            steps: Words::new(tr, &[]).describe_all(&plan.steps()),
            notes: vec![tr.plain(Rule::SetupCamels.id())],
            data: json!({
                "goods": goods,
                "dealt_each": plan.dealt_each(),
                "dealt": plan.dealt(),
                "pile": plan.pile(),
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
        tr.say(say::KathaiDueBarTurn { turn: stage.into() })
    }

    fn progress(&self, tr: &Translator) -> Vec<String> {
        if self.is_complete() {
            return vec![tr.say(say::KathaiDueBarOver)];
        }
        let turn = tr.say(say::KathaiDueBarTurn { turn: self.turn_number().into() });
        let rest = match self.turns_left() {
            None if self.drawn_by().is_some() => {
                tr.say(say::KathaiDueBarPileDrawn { cards: self.pile().into() })
            }
            None => tr.say(say::KathaiDueBarPile { cards: self.pile().into() }),
            Some(0) => tr.say(say::KathaiDueBarEnd),
            Some(left) => tr.say(say::KathaiDueBarLeft { left: left.into() }),
        };
        vec![turn, rest]
    }

    fn progress_sentence(&self, names: String, tr: &Translator) -> String {
        format!("{} {}", with_full_stop(names), score::how_far(self, tr))
    }

    fn describe_table(&self, words: &Words<'_>) -> TableWords {
        TableWords { open: words.describe_all(&self.on_table()), hidden: Vec::new() }
    }

    fn columns(&self, tr: &Translator) -> Columns {
        score::columns(self, tr)
    }

    fn charts(tr: &Translator) -> Charts {
        let course = Axes {
            heading: tr.say(say::KathaiScoreChart),
            along: tr.say(say::KathaiScoreStep),
            upwards: tr.say(say::KathaiScorePoints),
            points: tr.say(say::KathaiScorePoints),
        };
        let rounds = Axes {
            heading: tr.say(say::KathaiFiguresRounds),
            along: tr.say(say::KathaiFiguresRound),
            ..course.clone()
        };
        Charts { course, rounds }
    }

    fn memory(camels: &Option<Camels>, tr: &Translator) -> Vec<MemoryGroup> {
        let lines = camels.iter().map(|camels| MemoryLine {
            label: camels.numbers().map(|number| number.to_string()).join(" · "),
            ..MemoryLine::default()
        });
        let heading = tr.say(say::AppKathaiBoxCamels);
        MemoryGroup::new(heading, lines.collect()).into_iter().collect()
    }

    fn figure_sort(figure: &str) -> FigureSort {
        if figure == "best_sale" { FigureSort::Best } else { FigureSort::Average }
    }

    fn verdict(&self, words: &Words<'_>) -> Verdict {
        Verdict { winner: score::winner(self, words), decided: score::decided(self, words) }
    }

    fn why(&self, seat: Seat, words: &Words<'_>) -> Vec<Why> {
        score::why(self, seat, words)
    }
}

impl Describe for SetupStep {
    fn describe(&self, words: &Words<'_>) -> String {
        let tr = words.tr;
        match self {
            SetupStep::Prices => tr.say(say::KathaiSetupPrices),
            SetupStep::Goods { order } => tr.say(say::KathaiSetupGoods { row: tr.row(*order) }),
            SetupStep::Shuffle { cards } => tr.say(say::KathaiSetupShuffle { cards: cards.into() }),
            SetupStep::Deal { each, total } => {
                tr.say(say::KathaiSetupGive { each: each.into(), total: total.into() })
            }
            SetupStep::Pile { cards } => tr.say(say::KathaiSetupPile { cards: cards.into() }),
            SetupStep::Begin { starter: None } => tr.say(say::KathaiSetupYoungest),
            SetupStep::Begin { starter: Some(starter) } => {
                tr.say(say::KathaiSetupBegin { name: words.name(*starter) })
            }
        }
    }
}

/// A table of three to try the words on.
#[cfg(test)]
mod trial {
    use super::*;
    use fondaco_record::Player;
    use fondaco_rules::kathai::{Camels, House, LastTurns, Move, TableSetup};
    use fondaco_text::Language;

    pub fn table(last_turns: LastTurns) -> TableSetup {
        let camels = Camels::new([Camels::FOUR, 5, 4, 3]).expect("camels");
        let goods = [Good::Silk, Good::Spices, Good::Tea, Good::Salt, Good::Gold];
        let house = House { last_turns };
        TableSetup::new(3, Seat::new(0), camels, goods, house).expect("a table")
    }

    pub fn players() -> Vec<Player> {
        ["Axel", "Eva", "Otto"].map(|name| Player::new(name.to_owned(), Language::En)).into()
    }

    /// Sells three cards of the dearest good while there are enough, and tells every call.
    pub fn played_out(last_turns: LastTurns, words: &Words<'_>) -> (Position, Vec<String>) {
        let mut position = table(last_turns).start();
        let mut calls = Vec::new();
        while let Some(seat) = position.turn() {
            calls.push(words.describe(&position.due()));
            let entry = if position.hand(seat) > 3 {
                Move::Sell {
                    seat,
                    good: position.market().good_at(RowPlace::Four),
                    cards: 3,
                    goods: None,
                }
            } else {
                Move::Pass { seat }
            };
            position.play(&entry).expect("a legal move");
        }
        calls.push(words.describe(&position.due()));
        (position, calls)
    }
}

#[cfg(test)]
mod tests {
    use super::trial::{played_out, players, table};
    use super::*;
    use fondaco_rules::kathai::{LastTurns, Move};
    use fondaco_text::Language;

    #[test]
    fn the_table_is_set_up_step_by_step() {
        let (tr, players) = (Translator::new(Language::En), players());
        assert_eq!(
            table(LastTurns::TwoMore)
                .plan()
                .steps()
                .into_iter()
                .map(|step| Words::new(&tr, &players).describe(&step))
                .collect::<Vec<_>>(),
            [
                "Lay the price cards in a row, from left to right: +4, +2, +1, +0, X.",
                "Lay the goods cards under them, from left to right: silk, spices, tea, salt, gold.",
                "Shuffle all 55 trade cards.",
                "Deal 3 to each player, face down: 9 in all.",
                "The rest is the draw pile. It should have 46 cards.",
                "Axel has the first turn. Then play goes clockwise.",
            ]
        );
    }

    #[test]
    fn a_turn_is_called_and_everything_possible_is_said() {
        let (tr, players) = (Translator::new(Language::En), players());
        let words = Words::new(&tr, &players);
        let position = table(LastTurns::TwoMore).start();
        assert_eq!(words.describe(&position.due()), "Axel, draw a card, then take your turn.");
        assert_eq!(
            Position::other_options(&position.due(), &words),
            [
                "Sell, if your cards show enough: silk, spices, tea and salt.",
                "Trade with the others, or swap one card with the pile.",
                "Bribe the market and swap: silk–spices, spices–tea, tea–salt and salt–gold.",
                "Pass.",
            ]
        );
        assert_eq!(position.progress(&tr), ["Turn 1", "Pile after drawing: 45"]);
        assert_eq!(
            position.progress_sentence("Axel".to_owned(), &tr),
            "Axel. Turn 1, 45 cards in the pile."
        );
    }

    #[test]
    fn a_full_hand_draws_nothing() {
        let (tr, players) = (Translator::new(Language::En), players());
        let words = Words::new(&tr, &players);
        let mut position = table(LastTurns::TwoMore).start();
        let mut events = Vec::new();
        for turn in 0..12 {
            let seat = Seat::new(turn % 3);
            events = position.play(&Move::Pass { seat }).expect("a legal move");
        }
        let events: Vec<String> = events.iter().map(|event| words.describe(event)).collect();
        assert_eq!(events, ["Axel already holds 7 cards and doesn’t draw."]);
        assert_eq!(
            words.describe(&position.due()),
            "Axel, your hand is full: take your turn without drawing."
        );
    }

    #[test]
    fn the_last_turns_are_counted_down() {
        let (tr, players) = (Translator::new(Language::En), players());
        let words = Words::new(&tr, &players);
        let (position, calls) = played_out(LastTurns::TwoMore, &words);
        assert_eq!(
            calls[45..],
            [
                "Axel, draw the last card. After your turn, there are 6 more.",
                "Eva, this is your second-to-last turn. 5 more turns after this.",
                "Otto, this is your second-to-last turn. 4 more turns after this.",
                "Axel, this is your second-to-last turn. 3 more turns after this.",
                "Eva, this is your last turn. 2 more turns after this.",
                "Otto, this is your last turn. One more turn after this.",
                "Axel, this is the last turn of the game.",
                "That was the last turn. See who won.",
            ]
        );
        assert_eq!(position.progress(&tr), ["The game is over"]);
        assert_eq!(
            position.progress_sentence("Axel".to_owned(), &tr),
            "Axel. The last turn has been played."
        );
        assert!(Position::other_options(&position.due(), &words).is_empty());
    }

    #[test]
    fn with_the_house_rule_the_last_card_is_the_last_turn() {
        let (tr, players) = (Translator::new(Language::En), players());
        let words = Words::new(&tr, &players);
        let (_, calls) = played_out(LastTurns::DrawersTurn, &words);
        assert_eq!(
            calls[45..],
            [
                "Axel, draw the last card. This is the last turn of the game.",
                "That was the last turn. See who won.",
            ]
        );
    }

    #[test]
    fn every_good_has_a_letter_of_its_own() {
        for language in Language::ALL {
            let tr = Translator::new(language);
            let mut letters = Good::ALL.map(|good| tr.good_letter(good)).to_vec();
            letters.sort();
            letters.dedup();
            assert_eq!(letters.len(), Good::ALL.len(), "{language:?}");
        }
    }
}
