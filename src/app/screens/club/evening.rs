//! The club's evening in the window: who is here, the plan of the next round, and the round that is
//! on.

use iced::Task;

use super::{Club, Message as ClubMessage};
use crate::app::served::evening::Known;
use crate::app::ui::clock::Timer;
use fondaco_ledger::seating::{self, Table, is_for};
use fondaco_ledger::{Error, Evening, Ledger, Round, RoundTable};
use fondaco_rules::GameId;
use fondaco_text::folded;

/// How long a round may last, in minutes.
pub const MINUTES: [u32; 5] = [30, 45, 60, 90, 120];
/// How alike a typed name and a known one are, at least, for the known one to be meant.
const ALIKE: f64 = 0.85;
/// So many names are suggested.
const SUGGESTED: usize = 8;

/// What can happen.
#[derive(Clone, Debug)]
pub enum Message {
    /// A name is typed.
    Name(String),
    /// Somebody has come, or gone.
    Come(String),
    Gone(String),
    People(Result<Vec<String>, Error>),
    /// So many tables are wanted.
    Tables(usize),
    /// A plan is wanted, and then another one.
    Plan,
    Planned(Result<Vec<Table>, Error>),
    /// This table plays another game.
    NextGame(usize),
    /// Somebody at a table is picked, who swaps places with whoever is picked next.
    Pick(usize, usize),
    Minutes(Option<u32>),
    Begin,
    /// More minutes for one table, or for all.
    More(Option<u32>, i32),
    End,
    Told(Result<Box<Evening>, Error>),
}

/// The plan of the next round, as far as it goes.
#[derive(Clone, Debug)]
pub struct Planning {
    /// What is typed.
    pub name: String,
    /// Everybody whom the ledger knows.
    people: Vec<String>,
    /// How many tables there are to be, if somebody has said.
    tables: Option<usize>,
    pub plan: Vec<Table>,
    pub picked: Option<(usize, usize)>,
    pub minutes: Option<u32>,
    /// Counts the plans, so that each is another one.
    plans: u64,
}

impl Default for Planning {
    fn default() -> Self {
        Planning {
            name: String::new(),
            people: Vec::new(),
            tables: None,
            plan: Vec::new(),
            picked: None,
            minutes: Some(60),
            plans: 0,
        }
    }
}

impl Planning {
    /// The names that somebody may mean who is typing one, of those who are not here yet.
    pub fn suggested(&self, here: &[String]) -> Vec<&str> {
        self.like(&self.name, here)
    }

    /// The names that are like what was typed, without these.
    pub fn like(&self, typed: &str, here: &[String]) -> Vec<&str> {
        let typed = folded(typed.trim());
        if typed.is_empty() {
            return Vec::new();
        }
        let alike = |name: &str| match folded(name) {
            name if name.starts_with(&typed) => 2.0,
            name if name.contains(&typed) => 1.0,
            name => strsim::jaro_winkler(&name, &typed),
        };
        let away = self.people.iter().filter(|name| !here.contains(name));
        let mut found: Vec<(f64, &str)> = away
            .map(|name| (alike(name), name.as_str()))
            .filter(|(alike, _)| *alike > ALIKE)
            .collect();
        found.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(other.1)));
        found.into_iter().take(SUGGESTED).map(|(_, name)| name).collect()
    }

    /// How many sit at each table, if so many people play.
    pub fn sizes(&self, people: usize) -> Vec<usize> {
        match self.tables {
            Some(tables) => seating::nearest_tables(people, tables),
            None => seating::tables_for(people),
        }
    }

    /// Another number of tables, if so many people can sit at them.
    pub fn other_tables(&self, people: usize, more: bool) -> Option<usize> {
        let now = self.sizes(people).len();
        let other = if more { now + 1 } else { now.checked_sub(1)? };
        seating::fits(people, &seating::even_tables(people, other)).then_some(other)
    }

    /// Somebody has come or gone: whoever is new sits down where the fewest sit. Where that does not
    /// do, there is no plan any more.
    fn keep_up_with(&mut self, guests: &[String]) {
        self.picked = None;
        for table in &mut self.plan {
            table.names.retain(|name| guests.contains(name));
        }
        for guest in guests {
            let is_seated = self.plan.iter().any(|table| table.names.contains(guest));
            if let (false, Some(table)) =
                (is_seated, self.plan.iter_mut().min_by_key(|table| table.names.len()))
            {
                table.names.push(guest.clone());
            }
        }
        if !self.plan.iter().all(|table| is_for(table.game, table.names.len())) {
            self.plan.clear();
        }
    }

    fn next_game(&mut self, table: usize) {
        if let Some(table) = self.plan.get_mut(table) {
            let mut turns = GameId::ALL.into_iter().cycle().skip_while(|game| *game != table.game);
            let people = table.names.len();
            let next = turns.by_ref().skip(1).take(GameId::ALL.len());
            table.game = next.into_iter().find(|game| is_for(*game, people)).unwrap_or(table.game);
        }
    }

    /// Picks somebody, or swaps them with whoever was picked before.
    fn pick(&mut self, table: usize, place: usize) {
        let name = |plan: &[Table], (table, place): (usize, usize)| {
            plan.get(table).and_then(|table| table.names.get(place)).cloned()
        };
        let now = (table, place);
        let Some(before) = self.picked.take() else {
            self.picked = name(&self.plan, now).map(|_| now);
            return;
        };
        if let (Some(one), Some(other)) = (name(&self.plan, before), name(&self.plan, now)) {
            self.plan[before.0].names[before.1] = other;
            self.plan[now.0].names[now.1] = one;
        }
    }
}

impl Club {
    /// Who is here.
    pub fn guests(&self) -> &[String] {
        self.evening.as_ref().map_or(&[], |known| &known.evening.guests)
    }

    /// Whether rounds are planned on this computer.
    pub fn may_plan(&self) -> bool {
        self.evening.as_ref().is_some_and(|known| known.evening.may_plan)
    }

    /// The round that is on.
    pub fn round(&self) -> Option<&Round> {
        self.evening.as_ref()?.evening.round.as_ref()
    }

    /// The table of this computer in the round that is on.
    pub fn own_table(&self) -> Option<&RoundTable> {
        self.round()?.table_of(&self.membership.as_ref()?.name)
    }

    /// The clock of the round that is on, for this computer's table.
    pub fn timer(&self) -> Option<Timer> {
        self.evening.as_ref()?.timer(self.own_table())
    }

    pub(super) fn hear_of_evening(&mut self, evening: Evening) {
        if self.guests() != evening.guests {
            self.planning.keep_up_with(&evening.guests);
        }
        self.evening = Some(Known::now(evening));
    }

    /// Everybody whom the ledger knows, to be suggested.
    pub(super) fn ask_for_people(&self) -> Task<ClubMessage> {
        let told = |people| ClubMessage::Evening(Message::People(people));
        if self.may_plan() { self.ask(Ledger::people, told) } else { Task::none() }
    }

    /// Changes something, and hears how the evening stands then.
    fn change(
        &self,
        change: impl FnOnce(&mut Ledger) -> Result<(), Error> + Send + 'static,
    ) -> Task<ClubMessage> {
        let question = |ledger: &mut Ledger| {
            change(ledger)?;
            ledger.evening().map(Box::new)
        };
        self.ask(question, |told| ClubMessage::Evening(Message::Told(told)))
    }

    /// Changes who is here, as the ledger has it now: somebody may come while another one is on the
    /// way there.
    fn welcome(&self, change: impl FnOnce(&mut Vec<String>) + Send + 'static) -> Task<ClubMessage> {
        self.change(move |ledger| {
            let mut names = ledger.evening()?.guests;
            change(&mut names);
            ledger.welcome(&names)
        })
    }

    pub(super) fn update_evening(&mut self, message: Message) -> Task<ClubMessage> {
        let people = self.guests().len();
        match message {
            Message::Name(name) => self.planning.name = name,
            Message::Come(name) => {
                let name = name.trim().to_owned();
                self.planning.name.clear();
                if !name.is_empty() {
                    return self.welcome(|names| names.push(name));
                }
            }
            Message::Gone(gone) => {
                return self.welcome(move |names| names.retain(|name| *name != gone));
            }
            Message::People(Ok(people)) => self.planning.people = people,
            Message::Tables(tables) => {
                self.planning.tables = Some(tables);
                return self.plan();
            }
            Message::Plan => return self.plan(),
            Message::Planned(Ok(plan)) => {
                let seated: usize = plan.iter().map(|table| table.names.len()).sum();
                // Somebody may have come meanwhile.
                if seated == people {
                    self.planning.plan = plan;
                }
                self.planning.picked = None;
            }
            Message::NextGame(table) => self.planning.next_game(table),
            Message::Pick(table, place) => self.planning.pick(table, place),
            Message::Minutes(minutes) => self.planning.minutes = minutes,
            Message::Begin => {
                let tables = std::mem::take(&mut self.planning.plan);
                let minutes = self.planning.minutes;
                return self.change(move |ledger| ledger.begin_round(&tables, minutes).map(drop));
            }
            Message::More(table, minutes) => {
                return self.change(move |ledger| ledger.prolong(table, minutes).map(drop));
            }
            Message::End => return self.change(|ledger| ledger.end_round().map(drop)),
            Message::Told(Ok(evening)) => {
                self.failed = None;
                self.hear_of_evening(*evening);
            }
            Message::Told(Err(error)) | Message::Planned(Err(error)) => self.failed = Some(error),
            // Nobody is suggested, then.
            Message::People(Err(_)) => {}
        }
        Task::none()
    }

    fn plan(&mut self) -> Task<ClubMessage> {
        let names = self.guests().to_vec();
        let sizes = self.planning.sizes(names.len());
        let seed = self.planning.plans;
        self.planning.plans += 1;
        let question = move |ledger: &mut Ledger| {
            let meetings = ledger.meetings(&names)?;
            Ok(seating::next_round(&names, &sizes, &[], &meetings, seed))
        };
        self.ask(question, |plan| ClubMessage::Evening(Message::Planned(plan)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn planning(people: &[&str]) -> Planning {
        let people = people.iter().map(|name| (*name).to_owned()).collect();
        Planning { people, ..Planning::default() }
    }

    fn table(names: &[&str]) -> Table {
        let names = names.iter().map(|name| (*name).to_owned()).collect();
        Table { game: GameId::Byzanz, names }
    }

    #[test]
    fn names_are_found_by_their_beginning_a_part_or_with_a_slip() {
        let mut planning = planning(&["Eva Müller", "Evelyn", "Axel", "Maxim"]);
        for (typed, found) in [
            ("ev", vec!["Eva Müller", "Evelyn"]),
            ("MÜLL", vec!["Eva Müller"]),
            ("muller", vec!["Eva Müller"]),
            ("Eva Muler", vec!["Eva Müller"]),
            ("ax", vec!["Axel", "Maxim"]),
            ("Zoë", vec![]),
            (" ", vec![]),
        ] {
            typed.clone_into(&mut planning.name);
            assert_eq!(planning.suggested(&[]), found, "{typed}");
        }
        "ev".clone_into(&mut planning.name);
        assert_eq!(planning.suggested(&["Evelyn".to_owned()]), ["Eva Müller"], "one is here");
    }

    #[test]
    fn a_plan_outlives_whoever_comes_late_and_goes_early() {
        let guests =
            |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
        let mut planning = planning(&[]);
        planning.plan = vec![table(&["A", "B", "C", "D"]), table(&["E", "F", "G"])];
        planning.keep_up_with(&guests(&["A", "B", "C", "D", "E", "F", "G", "Late"]));
        assert_eq!(planning.plan[1].names, ["E", "F", "G", "Late"]);
        planning.keep_up_with(&guests(&["A", "C", "D", "E", "F", "G", "Late"]));
        assert_eq!(planning.plan[0].names, ["A", "C", "D"]);
        planning.keep_up_with(&guests(&["A", "E", "F", "G", "Late"]));
        assert_eq!(planning.plan, [], "two are too few for a table of their own");
    }

    #[test]
    fn two_who_are_picked_swap_places() {
        let mut planning = planning(&[]);
        planning.plan = vec![table(&["Axel", "Eva", "Nina"]), table(&["Ole", "Renée", "Susanne"])];
        planning.pick(0, 1);
        assert_eq!(planning.picked, Some((0, 1)));
        planning.pick(1, 2);
        assert_eq!(planning.plan[0].names, ["Axel", "Susanne", "Nina"]);
        assert_eq!(planning.plan[1].names, ["Ole", "Renée", "Eva"]);
        planning.pick(7, 0);
        assert_eq!(planning.picked, None, "nobody sits there");
        planning.pick(1, 2);
        planning.pick(1, 2);
        assert_eq!((planning.plan[1].names[2].as_str(), planning.picked), ("Eva", None));
    }

    #[test]
    fn there_are_as_many_tables_as_somebody_wants_and_people_allow() {
        let mut planning = planning(&[]);
        assert_eq!(planning.sizes(12), [4, 4, 4]);
        assert_eq!(planning.other_tables(12, true), Some(4));
        planning.tables = Some(2);
        assert_eq!(planning.sizes(12), [6, 6]);
        assert_eq!(planning.other_tables(12, false), None);
        assert_eq!(planning.sizes(14), [5, 5, 4], "two tables are too few by now");
        assert!(planning.sizes(2).is_empty());
    }

    #[test]
    fn a_table_plays_the_next_game_that_so_many_can_play() {
        let mut planning = planning(&[]);
        planning.plan = vec![table(&["a", "b", "c", "d", "e", "f"])];
        planning.next_game(0);
        assert_eq!(planning.plan[0].game, GameId::SilkRoad, "Kathai is not for six");
        planning.next_game(0);
        planning.next_game(9);
        assert_eq!(planning.plan[0].game, GameId::Byzanz);
    }
}
