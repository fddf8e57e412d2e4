//! Silk Road in words: goods, tiles and cities, and the setup.

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
use crate::{
    Axes, Charts, Columns, Describe, DescribeGame, MemoryGroup, MemoryLine, Number, SetupFlag,
    SetupWords, TableWords, Term, Translator, Verdict, Why, Words, say,
};
use fondaco_rules::silk_road::{
    CITIES, City, Depth, Direction, Doubt, Due, Event, Good, Goods, MapItem, MapMemory, Move, Now,
    Plan, Position, Road, SHORTEST, SetupStep, Tile,
};
use fondaco_rules::{Game as _, Memory as _, Seat};
use fondaco_text::with_full_stop;

impl Translator {
    /// A kind of goods as it is called at the table.
    pub fn silk_road_good(&self, good: Good) -> String {
        self.say(say::SilkRoadWordsGood { good })
    }

    /// Several kinds as a list; “nothing” where there are none.
    pub fn silk_road_kinds(&self, kinds: impl IntoIterator<Item = Good>) -> String {
        self.list_or_nothing(kinds.into_iter().map(|good| self.silk_road_good(good)))
    }

    /// So many cubes of a kind: “2 silk”.
    pub fn silk_road_cubes(&self, good: Good, count: impl Into<Number>) -> String {
        let count = count.into();
        self.say(say::SilkRoadWordsCubes { good, count })
    }

    /// Cubes by kind as a list, “2 silk and 1 jewel”; “nothing” where there are none.
    pub fn silk_road_goods(&self, goods: Goods) -> String {
        self.list_or_nothing(goods.iter().map(|(good, count)| self.silk_road_cubes(good, count)))
    }

    /// Why the next stop looks like a slip of the pen, and what is asked.
    pub fn doubt(&self, doubt: &Doubt) -> String {
        match doubt {
            Doubt::OneRoadTooMany { city, roads, to } => self.say(say::SilkRoadDueDoubtRoad {
                city: self.city(city),
                roads: self.list(roads.iter().map(|city| self.city(city))),
                to: self.city(to),
            }),
            Doubt::MuchAlike { city, meant } => self
                .say(say::SilkRoadDueDoubtAlike { city: self.city(city), meant: self.city(meant) }),
            Doubt::OneCityTooMany { city, cities } => self.say(say::SilkRoadDueDoubtCity {
                city: self.city(city),
                cities: (*cities).into(),
                most: CITIES.into(),
            }),
        }
    }

    /// The letter that stands for a kind of goods.
    pub fn silk_road_letter(&self, good: Good) -> String {
        self.say(say::SilkRoadWordsLetter { good })
    }

    /// The name of a trade tile.
    pub fn tile(&self, tile: Tile) -> String {
        self.say(say::SilkRoadWordsTile { tile })
    }

    /// A trade tile as somebody takes one: “a seller”.
    pub fn a_tile(&self, tile: Tile) -> String {
        self.say(say::SilkRoadWordsATile { tile })
    }

    /// Several trade tiles as a list; “nothing” where there are none.
    pub fn tiles(&self, tiles: impl IntoIterator<Item = Tile>) -> String {
        self.list_or_nothing(tiles.into_iter().map(|tile| self.tile(tile)))
    }

    /// A city as it is written in a text: Chang’An.
    pub fn city(&self, city: &City) -> String {
        city.name().replace('\'', "’")
    }

    /// What it is called to write down so much.
    pub fn silk_road_depth(&self, depth: Depth) -> String {
        self.say(say::SilkRoadWordsDepth { depth })
    }

    /// Which way the caravan goes.
    pub fn silk_road_direction(&self, direction: Direction) -> String {
        self.say(say::SilkRoadWordsDirection { direction })
    }

    fn list_or_nothing(&self, entries: impl IntoIterator<Item = String>) -> String {
        let list = self.list(entries);
        if list.is_empty() { self.say(say::WordsNothing) } else { list }
    }
}

/// The flag for the journey from west to east.
const REVERSE: &str = "reverse";

impl DescribeGame for Position {
    const BGG_ID: Option<u32> = Some(18_296);
    const FLAGS: &'static [SetupFlag] = &[SetupFlag {
        id: REVERSE,
        help: |tr| tr.say(say::SilkRoadSetupFlagReverse),
        not_here: |game, tr| tr.say(say::SilkRoadSetupFlagReverseOnly { game }),
    }];

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

    /// Who leads first is drawn at the table, or in the window.
    fn setup(players: u8, flags: &[&str], tr: &Translator) -> SetupWords {
        let direction =
            if flags.contains(&REVERSE) { Direction::Reverse } else { Direction::Forward };
        let plan = Plan::new(players, direction);
        SetupWords {
            steps: Words::new(tr, &[]).describe_all(&plan.steps()),
            notes: Vec::new(),
            data: json!({
                "direction": direction.id(),
                "tiles_per_city": plan.tiles_per_city(),
                "tiles": plan.tiles_used(),
                "tokens": plan.tokens(),
                "guarded": direction.guarded(),
                "start": direction.start(),
                "goal": direction.goal(),
            }),
        }
    }

    fn other_options(due: &Due, words: &Words<'_>) -> Vec<String> {
        due::also(due, words)
    }

    fn early_end(&self, words: &Words<'_>) -> String {
        let tr = words.tr;
        tr.say(say::SilkRoadDueEarly {
            city: tr.city(&self.direction().goal()),
            stop: self.journey().len().into(),
            least: SHORTEST.into(),
        })
    }

    fn terms(tr: &Translator) -> Vec<Term> {
        glossary::terms(tr)
    }

    fn stage_in_words(stage: u32, tr: &Translator) -> String {
        tr.say(say::SilkRoadDueBarTurn { turn: stage.into() })
    }

    fn progress(&self, tr: &Translator) -> Vec<String> {
        let turn = tr.say(say::SilkRoadDueBarTurn { turn: self.turn_number().into() });
        let city = tr.say(say::SilkRoadDueBarCity { city: tr.city(self.city()) });
        match self.due().now {
            Now::Finish => vec![tr.say(say::SilkRoadDueBarOver)],
            Now::Count { .. } => vec![tr.say(say::SilkRoadDueBarCount)],
            Now::Take { tiles, .. } | Now::Hand { tiles, .. } => {
                let tiles = tiles.into();
                vec![turn, city, tr.say(say::SilkRoadDueBarTiles { tiles })]
            }
            _ => vec![turn, city],
        }
    }

    fn progress_sentence(&self, names: String, tr: &Translator) -> String {
        format!("{} {}", with_full_stop(names), score::how_far(self, tr))
    }

    fn describe_table(&self, words: &Words<'_>) -> TableWords {
        let things = self.on_table();
        let (hidden, open): (Vec<_>, Vec<_>) = things.iter().partition(|thing| thing.is_hidden());
        TableWords { open: words.describe_all(open), hidden: words.describe_all(hidden) }
    }

    fn columns(&self, tr: &Translator) -> Columns {
        score::columns(self, tr)
    }

    fn memory(map: &MapMemory, tr: &Translator) -> Vec<MemoryGroup> {
        let (mut cities, mut tiles, mut roads) = (Vec::new(), Vec::new(), Vec::new());
        for item in map.items() {
            match item {
                MapItem::City(city) => cities.push(MemoryLine {
                    label: tr.city(&city),
                    name: Some(city.name().to_owned()),
                    ..MemoryLine::default()
                }),
                MapItem::Tile(city, printed) => {
                    let choices = MapMemory::printable();
                    let choices = choices.map(|tile| (tr.tile(tile), tile == printed)).collect();
                    let label = tr.city(&city);
                    tiles.push(MemoryLine { label, choices, ..MemoryLine::default() });
                }
                MapItem::Road(Road { east, west, .. }) => roads.push(MemoryLine {
                    label: format!("{} – {}", tr.city(&east), tr.city(&west)),
                    ..MemoryLine::default()
                }),
            }
        }
        let groups = [
            MemoryGroup::new(tr.say(say::AppSilkRoadBoxCities), cities),
            MemoryGroup::new(tr.say(say::AppSilkRoadBoxTiles), tiles),
            MemoryGroup::new(tr.say(say::AppSilkRoadBoxRoads), roads),
        ];
        groups.into_iter().flatten().collect()
    }

    fn charts(tr: &Translator) -> Charts {
        let course = Axes {
            heading: tr.say(say::SilkRoadScoreChart),
            along: tr.say(say::SilkRoadScoreStep),
            upwards: tr.say(say::SilkRoadScoreColumnSilver),
            points: tr.say(say::SilkRoadScorePoints),
        };
        let rounds = Axes {
            heading: tr.say(say::SilkRoadFiguresRounds),
            along: tr.say(say::SilkRoadFiguresRound),
            ..course.clone()
        };
        Charts { course, rounds }
    }

    fn verdict(&self, words: &Words<'_>) -> Verdict {
        Verdict { winner: score::winner(self, words), decided: score::decided(self, words) }
    }

    fn why(&self, seat: Seat, words: &Words<'_>) -> Vec<Why> {
        score::why(self, seat, words)
    }
}

/// Who has how many of something, as a list: “Eva 4 and Axel 2”.
fn each_has<N: Copy + Into<Number>>(held: &[(Seat, N)], words: &Words<'_>) -> String {
    words.tr.list(held.iter().map(|(seat, number)| {
        words.tr.say(say::SilkRoadWordsWith { name: words.name(*seat), number: (*number).into() })
    }))
}

impl Describe for SetupStep {
    fn describe(&self, words: &Words<'_>) -> String {
        let tr = words.tr;
        match self {
            SetupStep::Screens { players } => {
                tr.say(say::SilkRoadSetupScreens { players: players.into() })
            }
            SetupStep::Purses { gold, silver } => {
                tr.say(say::SilkRoadSetupPurses { gold: gold.into(), silver: silver.into() })
            }
            SetupStep::Cubes { each, total } => {
                tr.say(say::SilkRoadSetupCubes { each: each.into(), total: total.into() })
            }
            SetupStep::Tiles { per_city, used, boxed, swapped } => {
                let (each, used) = (per_city.into(), used.into());
                let lay = if *swapped {
                    tr.say(say::SilkRoadSetupLaySwapped { each, used })
                } else {
                    tr.say(say::SilkRoadSetupLay { each, used })
                };
                if *boxed == 0 {
                    return lay;
                }
                let boxed = tr.say(say::SilkRoadSetupBoxed { boxed: boxed.into() });
                format!("{lay} {boxed}")
            }
            SetupStep::Forbidden { cities } => tr.say(say::SilkRoadSetupGuarded {
                cities: tr.list(cities.iter().map(|city| tr.city(city))),
            }),
            SetupStep::Caravan { city } => {
                tr.say(say::SilkRoadSetupCaravan { city: tr.city(city) })
            }
            SetupStep::Leader { leader: Some(leader), tokens } => {
                tr.say(say::SilkRoadSetupBegin { name: words.name(*leader), tokens: tokens.into() })
            }
            SetupStep::Leader { leader: None, tokens } => {
                tr.say(say::SilkRoadSetupDraw { tokens: tokens.into() })
            }
        }
    }
}

/// Tables to try the words on.
#[cfg(test)]
mod trial {
    use super::*;
    use fondaco_record::Player;
    use fondaco_rules::silk_road::{Move, TableSetup};
    use fondaco_text::Language;

    pub const AXEL: Seat = Seat::new(0);
    pub const EVA: Seat = Seat::new(1);
    pub const OTTO: Seat = Seat::new(2);
    pub const IDA: Seat = Seat::new(3);

    /// A table of so many, led by the first.
    pub fn table(players: u8, depth: Depth) -> TableSetup {
        TableSetup::new(players, AXEL, Direction::Forward, depth).expect("a table")
    }

    pub fn players() -> Vec<Player> {
        ["Axel", "Eva", "Otto", "Ida"].map(|name| Player::new(name.to_owned(), Language::En)).into()
    }

    pub fn city(name: &str) -> City {
        City::new(name).expect("a city")
    }

    pub fn to(seat: Seat, name: &str) -> Move {
        Move::Travel { seat, city: city(name) }
    }

    pub fn play(position: &mut Position, moves: &[Move]) {
        for entry in moves {
            position.play(entry).expect("a legal move");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::trial::{AXEL, EVA, city, players, table};
    use super::*;
    use fondaco_rules::silk_road::TableSetup;
    use fondaco_text::Language;

    fn steps(table: &TableSetup) -> Vec<String> {
        let (tr, players) = (Translator::new(Language::En), players());
        let words = Words::new(&tr, &players);
        let steps = table.plan().steps();
        steps.iter().map(|step| words.describe(step)).collect()
    }

    #[test]
    fn the_table_is_set_up_step_by_step() {
        assert_eq!(
            steps(&table(4, Depth::Calls))[..6],
            [
                "Each of you takes a screen and puts it up: 4 in all.",
                "Each of you takes 1 gold and 5 silver and hides them behind the screen.",
                "Put all the cubes into the bag. Each of you draws 3 without looking and hides them: 12 in all.",
                "Shuffle the trade tiles and lay 3 face up in every city, orange on orange and purple on purple: 54 in all. Put none in Chang’An or Antioch. The other 36 go back into the box unseen.",
                "Check Aleppo and Tyr: there must be no crook and no barterer there. Swap any you find with tiles from other cities.",
                "Put the caravan in Chang’An.",
            ]
        );
    }

    #[test]
    fn the_journey_back_swaps_the_colours() {
        let back = TableSetup::new(6, AXEL, Direction::Reverse, Depth::Calls).expect("a table");
        let told = steps(&back);
        assert_eq!(
            told[3..6],
            [
                "Shuffle the trade tiles and lay 5 face up in every city, orange on purple and purple on orange: 90 in all. Put none in Antioch or Chang’An.",
                "Check Lanzhou and Yumen: there must be no crook and no barterer there. Swap any you find with tiles from other cities.",
                "Put the caravan in Antioch.",
            ]
        );
    }

    #[test]
    fn the_first_leader_is_named_or_drawn() {
        let (tr, players) = (Translator::new(Language::En), players());
        let words = Words::new(&tr, &players);
        let told = |leader| words.describe(&SetupStep::Leader { leader, tokens: 3 });
        assert_eq!(told(Some(EVA)), "Eva leads first and takes the leader pawn and 3 turn tokens.");
        assert_eq!(
            told(None),
            "Choose the first leader at random: that player takes the leader pawn and 3 turn tokens."
        );
    }

    #[test]
    fn goods_are_listed_as_people_say_them() {
        let tr = Translator::new(Language::En);
        let goods = Goods::new([0, 2, 1, 1, 3]);
        assert_eq!(tr.silk_road_goods(goods), "2 silk, 1 dried fruit, 1 jewel and 3 spices");
        assert_eq!(tr.silk_road_goods(Goods::default()), "nothing");
        assert_eq!(tr.tiles([Tile::Crook, Tile::Barterer]), "crook and barterer");
        assert_eq!(tr.city(&city("chang an")), "Chang’An");
    }

    #[test]
    fn every_good_has_a_letter_of_its_own() {
        for language in Language::ALL {
            let tr = Translator::new(language);
            let mut letters = Good::ALL.map(|good| tr.silk_road_letter(good)).to_vec();
            letters.sort();
            letters.dedup();
            assert_eq!(letters.len(), Good::ALL.len(), "{language:?}");
        }
    }

    #[test]
    fn depths_and_directions_have_names() {
        let tr = Translator::new(Language::En);
        assert_eq!(Depth::ALL.map(|depth| tr.silk_road_depth(depth)), ["Calls", "Ledger"]);
        assert_eq!(
            Direction::ALL.map(|direction| tr.silk_road_direction(direction)),
            ["Chang’An to Antioch", "Antioch to Chang’An"]
        );
    }
}
