//! Turning values of the rules into sentences of one language.

mod about;
mod record;
mod statistics;

use serde_json::Value;

use super::{Number, Term, Translator, say};
use fondaco_record::journal::{AnyMisfit, AnyPosition, Journal};
use fondaco_record::{BrokenOff, Entry, FaultValue, Player};
use fondaco_rules::whichever;
use fondaco_rules::{Game, Refusal, Seat, Standing, Standings};
use fondaco_text::Language;
use fondaco_text::with_full_stop;

pub use about::about_ids;
pub use record::{fault_number, fault_text};

/// A sentence, and the language in which it is to be said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    /// What is said.
    pub text: String,
    /// The language of the seat addressed.
    pub language: Language,
}

/// Something of a game that can be put into words.
pub trait Describe {
    fn describe(&self, words: &Words<'_>) -> String;

    /// Whom it speaks to by name, alone. It is said in their language.
    fn addressee(&self) -> Option<Seat> {
        None
    }
}

impl<M: Describe> Describe for Entry<M> {
    fn describe(&self, words: &Words<'_>) -> String {
        let entry = self.what.describe(words);
        if self.unclear { words.tr.say(say::JournalUnclear { entry }) } else { entry }
    }
}

/// A game that can be put into words. What is due is told as the call, and a return as what to do
/// with the real pieces when an entry is undone.
pub trait DescribeGame:
    Game<
        Move: Describe,
        Event: Describe,
        Due: Describe,
        Reason: Describe,
        Change: Describe,
        Return: Describe,
    >
{
    /// The number of the game at `boardgamegeek.com`, if it has one.
    const BGG_ID: Option<u32> = None;

    /// What can be asked of its setup in the terminal.
    const FLAGS: &'static [SetupFlag] = &[];

    /// How a table of so many is set up, with these flags.
    fn setup(players: u8, flags: &[&str], tr: &Translator) -> SetupWords;

    /// The words that people need to talk about the game, in the same order in every language and
    /// those of a group one after the other.
    fn terms(_tr: &Translator) -> Vec<Term> {
        Vec::new()
    }

    /// How far a game is that has come to this round or turn.
    fn stage_in_words(stage: u32, tr: &Translator) -> String;

    /// How far the game is, in a few words each.
    fn progress(&self, tr: &Translator) -> Vec<String>;

    /// How far the game is, in a sentence behind the names of those who play.
    fn progress_sentence(&self, names: String, tr: &Translator) -> String {
        format!("{} {}.", with_full_stop(names), self.progress(tr).join(", "))
    }

    /// What a move has brought, a sentence each. What is left to do by hand stands in
    /// [`to_do`](DescribeGame::to_do).
    fn happened(entry: &Self::Move, events: &[Self::Event], words: &Words<'_>) -> Vec<String> {
        let mut happened = vec![words.describe(entry)];
        happened.extend(words.describe_all(events));
        happened
    }

    /// What to do with the real pieces once a move was made at this table, a sentence each, in the
    /// words of whoever does it.
    fn to_do<'w>(
        &self,
        _entry: &Self::Move,
        _events: &[Self::Event],
        _words_to: &dyn Fn(Option<Seat>) -> Words<'w>,
    ) -> Vec<Call> {
        Vec::new()
    }

    /// What else is possible now, a sentence each.
    fn other_options(_due: &Self::Due, _words: &Words<'_>) -> Vec<String> {
        Vec::new()
    }

    /// What is wrong in a record that only this game can find, by the id of the sentence.
    fn fault(_id: &str, _values: &[(&str, FaultValue)], _tr: &Translator) -> Option<String> {
        None
    }

    /// What to ask before a move that ends the game sooner than it can have been played.
    fn early_end(&self, _words: &Words<'_>) -> String {
        String::new()
    }

    /// What must lie on the table now.
    fn describe_table(&self, words: &Words<'_>) -> TableWords;

    /// Who has won; while the game goes on, that it does.
    fn verdict(&self, words: &Words<'_>) -> Verdict;

    /// How somebody came by their points.
    fn why(&self, seat: Seat, words: &Words<'_>) -> Vec<Why>;

    /// The columns of the result beside everybody's points.
    fn columns(&self, _tr: &Translator) -> Columns {
        Columns::default()
    }

    /// The words along the charts.
    fn charts(tr: &Translator) -> Charts;

    /// What it remembers of the table, in words: as many lines as there are items, in their order.
    fn memory(_memory: &Self::Memory, _tr: &Translator) -> Vec<MemoryGroup> {
        Vec::new()
    }

    /// How one of its [`FIGURES`](fondaco_rules::Game::FIGURES) is told over all of somebody's games.
    fn figure_sort(_figure: &str) -> FigureSort {
        FigureSort::Average
    }
}

/// A part of what a game remembers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MemoryGroup {
    /// What it is about.
    pub heading: String,
    /// One thing each.
    pub lines: Vec<MemoryLine>,
}

/// One thing that a game remembers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MemoryLine {
    /// What it is.
    pub label: String,
    /// Its name, if it can get another one.
    pub name: Option<String>,
    /// What it can be, and what it is.
    pub choices: Vec<(String, bool)>,
}

impl MemoryGroup {
    /// A part that is left out if there is nothing in it.
    pub(super) fn new(heading: String, lines: Vec<MemoryLine>) -> Option<Self> {
        (!lines.is_empty()).then_some(MemoryGroup { heading, lines })
    }

    /// All of it on one line: what it is, or how many there are.
    pub fn summary(&self, tr: &Translator) -> String {
        let what = match &self.lines[..] {
            [line] => line.told(),
            lines => lines.len().to_string(),
        };
        tr.say(say::AppBoxLine { heading: self.heading.clone(), what })
    }
}

impl MemoryLine {
    /// What it is, with whatever was chosen.
    pub fn told(&self) -> String {
        let chosen = self.choices.iter().find(|(_, chosen)| *chosen);
        match chosen {
            Some((choice, _)) => format!("{}: {choice}", self.label),
            None => self.label.clone(),
        }
    }
}

/// Something that can be asked of a setup in the terminal, such as `--reverse`.
#[derive(Clone, Copy)]
pub struct SetupFlag {
    /// The flag.
    pub id: &'static str,
    /// What it does.
    pub help: fn(&Translator) -> String,
    /// Why another game, which has this name, does not know it.
    pub not_here: fn(String, &Translator) -> String,
}

/// How a table is set up.
#[derive(Clone, PartialEq, Debug)]
pub struct SetupWords {
    /// Step by step.
    pub steps: Vec<String>,
    /// What is good to know besides.
    pub notes: Vec<String>,
    /// Every number of it as data.
    pub data: Value,
}

/// What must lie on the table, a sentence each.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TableWords {
    /// In sight.
    pub open: Vec<String>,
    /// Out of sight, for whoever wants to know.
    pub hidden: Vec<String>,
}

impl TableWords {
    /// All of it.
    pub fn all(self) -> Vec<String> {
        [self.open, self.hidden].concat()
    }
}

/// How a game ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// Who has won; while the game goes on, that it does.
    pub winner: String,
    /// Which step decided; `None` while nothing is decided.
    pub decided: Option<String>,
}

/// The words along the charts of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Charts {
    /// The course of a game.
    pub course: Axes,
    /// Somebody's average points round by round. The heading stands behind their name.
    pub rounds: Axes,
}

/// A part of the answer to why somebody has so many points.
#[derive(Clone, PartialEq, Debug)]
pub struct Why {
    /// In words.
    pub text: String,
    /// The same as data.
    pub data: Value,
    /// Whether it sums up what comes before.
    pub is_sum: bool,
}

impl Why {
    /// A part of it.
    pub fn part(text: String, data: Value) -> Self {
        Why { text, data, is_sum: false }
    }

    /// What sums up what comes before.
    pub fn sum(text: String, data: Value) -> Self {
        Why { text, data, is_sum: true }
    }
}

/// The words along a chart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Axes {
    /// Above it.
    pub heading: String,
    /// What it is counted in.
    pub along: String,
    /// What it is counted up to.
    pub upwards: String,
    /// What points are called.
    pub points: String,
}

/// How something that a game counts is told over many games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FigureSort {
    /// Of an average game.
    Average,
    /// The most in one game.
    Best,
    /// As somebody's share of everybody's, which has this name in data.
    Share(&'static str),
}

/// Something that a game counts over all of somebody's games.
#[derive(Clone, PartialEq, Debug)]
pub struct CountedFigure {
    /// What it is, in a word or two.
    pub head: String,
    /// How much there is of it, as it is written.
    pub value: String,
    /// What it means, in a sentence that begins with the head.
    pub explanation: String,
    /// The same as data, of all games together. The names stay the same in every language and
    /// version.
    pub data: Value,
}

impl CountedFigure {
    /// Several of them as one piece of data.
    pub fn data_of(figures: Vec<CountedFigure>) -> Value {
        let data = figures.into_iter().filter_map(|counted| match counted.data {
            Value::Object(data) => Some(data),
            _ => None,
        });
        Value::Object(data.flatten().collect())
    }
}

/// The columns of a result beside everybody's points: those before them, and those behind.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Columns {
    /// What the points are made of.
    pub before: Vec<Column>,
    /// What else counted.
    pub behind: Vec<Column>,
}

/// A column of a result.
#[derive(Clone, PartialEq, Debug)]
pub struct Column {
    /// What it counts, in a word.
    pub head: String,
    /// One entry per seat, in the order of the seats; `None` where nothing is known or counted.
    pub numbers: Vec<Option<u32>>,
}

/// A translator that knows the names of the people at the table.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    pub(super) tr: &'a Translator,
    pub(super) players: &'a [Player],
}

impl<'a> Words<'a> {
    /// Words for these people.
    pub fn new(tr: &'a Translator, players: &'a [Player]) -> Self {
        Words { tr, players }
    }

    /// The translator behind the words.
    pub fn translator(&self) -> &'a Translator {
        self.tr
    }

    /// Somebody's name; the seat where they have none that can be shown, its number where nobody
    /// sits.
    pub fn name(&self, seat: Seat) -> String {
        match self.players.get(seat.index()) {
            Some(player) if player.name.is_empty() => {
                self.tr.say(say::WordsSeat { number: (seat.index() + 1).into() })
            }
            Some(player) => player.name.clone(),
            None => seat.to_string(),
        }
    }

    /// A sentence in this language.
    pub fn call(&self, text: String) -> Call {
        Call { text, language: self.tr.language() }
    }

    /// Something of the game in words.
    pub fn describe(&self, something: &impl Describe) -> String {
        something.describe(self)
    }

    /// Several things of the game in words, one after the other.
    pub fn describe_all<'d, D: Describe + 'd>(
        &self,
        things: impl IntoIterator<Item = &'d D>,
    ) -> Vec<String> {
        things.into_iter().map(|thing| self.describe(thing)).collect()
    }

    /// Several names as a list.
    pub fn names(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        self.tr.list(seats.into_iter().map(|seat| self.name(seat)))
    }

    /// Everybody's names as a list.
    pub fn everybody(&self) -> String {
        self.names((0..self.players.len()).filter_map(seat))
    }

    /// A refusal as one text: all reasons, and the nearest legal entry if there is one.
    pub fn refusal<G: DescribeGame>(&self, refusal: &Refusal<G>) -> String {
        let mut told = self.describe_all(&refusal.reasons);
        told.extend(self.nearest(refusal));
        told.join(" ")
    }

    /// The nearest legal entry, as a sentence.
    pub fn nearest<G: DescribeGame>(&self, refusal: &Refusal<G>) -> Option<String> {
        let nearest = refusal.nearest.as_ref()?;
        Some(self.tr.say(say::JournalNearest { entry: self.describe(nearest) }))
    }

    /// Why a game from elsewhere is refused.
    pub fn misfit(&self, misfit: &AnyMisfit) -> (usize, String) {
        whichever!(misfit, AnyMisfit(misfit) => (misfit.index, self.refusal(&misfit.refusal)))
    }

    /// Who has won, or who was ahead when the game was broken off, and what that counts.
    pub fn verdict<G: DescribeGame>(&self, journal: &Journal<G>) -> Verdict {
        let Some(broken_off) = journal.broken_off() else {
            return journal.position().verdict(self);
        };
        let places = journal.standings().places;
        let ahead = places.iter().filter(|place| place.rank == 1).map(|place| place.seat);
        let points = places.first().map_or(0, |best| best.points).into();
        let winner = self.tr.say(say::AppEndBrokenOff { names: self.names(ahead), points });
        let decided = match broken_off {
            BrokenOff::Counted => self.tr.say(say::AppEndBrokenOffCounted),
            BrokenOff::Uncounted => self.tr.say(say::AppEndBrokenOffUncounted),
        };
        Verdict { winner, decided: Some(decided) }
    }

    /// A game on one line: who plays, and how far they are or, if it is finished, who has won.
    pub fn summary<G: DescribeGame>(&self, position: &G, finished: bool) -> String {
        let standings = position.standings();
        if !finished || standings.decided.is_none() {
            return position.progress_sentence(self.everybody(), self.tr);
        }
        self.won(&standings)
    }

    /// A finished game on one line: who played, and who has won.
    pub fn won(&self, standings: &Standings) -> String {
        let best = standings.places.first().map_or(0, |best| best.points);
        let won = self
            .tr
            .say(say::AppLibraryWon { names: self.names(winners(standings)), points: best.into() });
        format!("{} {won}", with_full_stop(self.everybody()))
    }

    /// The same of whatever game.
    pub fn summary_of(&self, position: &AnyPosition, finished: bool) -> String {
        whichever!(position, AnyPosition(position) => self.summary(&**position, finished))
    }

    /// The ranking, a line for each player.
    pub fn ranking(&self, standings: &Standings) -> Vec<String> {
        let place = |place: &Standing| {
            self.tr.say(say::WordsPlace {
                rank: place.rank.into(),
                name: self.name(place.seat),
                points: place.points.into(),
            })
        };
        standings.places.iter().map(place).collect()
    }
}

/// Who has won, if anybody has.
pub(super) fn winners(standings: &Standings) -> impl Iterator<Item = Seat> + '_ {
    standings.places.iter().filter(|place| place.winner).map(|place| place.seat)
}

/// Everybody who has the most points.
pub(super) fn tied(standings: &Standings) -> impl Iterator<Item = Seat> + '_ {
    let best = standings.places.first().map(|best| best.points);
    let tied = standings.places.iter().filter(move |place| Some(place.points) == best);
    tied.map(|place| place.seat)
}

/// The points of whoever came second.
pub(super) fn second(standings: &Standings) -> Number {
    standings.places.get(1).map_or(0, |next| next.points).into()
}

fn seat(place: usize) -> Option<Seat> {
    u8::try_from(place).ok().map(Seat::new)
}

impl Translator {
    /// A list as people say it: “wood, wine and grain”.
    pub fn list(&self, entries: impl IntoIterator<Item = String>) -> String {
        let entries: Vec<String> = entries.into_iter().collect();
        let mut backwards = entries.into_iter().rev();
        let Some(last) = backwards.next() else {
            return String::new();
        };
        let Some(first) = backwards.next() else {
            return last;
        };
        let end = self.say(say::WordsListTwo { first, last });
        backwards.fold(end, |rest, first| self.say(say::WordsListMore { first, rest }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fondaco_text::Language;

    #[test]
    fn lists_are_put_together_as_people_say_them() {
        let list = |language, entries: &[&str]| {
            Translator::new(language).list(entries.iter().map(ToString::to_string))
        };
        assert_eq!(list(Language::En, &[]), "");
        assert_eq!(list(Language::En, &["a"]), "a");
        assert_eq!(list(Language::De, &["a", "b"]), "a und b");
        assert_eq!(list(Language::It, &["a", "b", "c", "d"]), "a, b, c e d");
        assert_eq!(list(Language::It, &["Axel", "Eva"]), "Axel ed Eva");
        assert_eq!(list(Language::It, &["Eva", "Axel"]), "Eva e Axel");
        assert_eq!(list(Language::En, &["Axel", "Eva"]), "Axel and Eva");
        assert_eq!(list(Language::De, &["Axel", "Eva"]), "Axel und Eva");
    }

    #[test]
    fn an_empty_seat_is_called_by_its_number() {
        let tr = Translator::new(Language::En);
        assert_eq!(Words::new(&tr, &[]).name(Seat::new(4)), "4");
    }

    #[test]
    fn whoever_has_no_name_to_show_is_called_by_their_seat() {
        let players = ["Eva", ""].map(|name| Player::new(name, Language::It));
        for (language, seat) in Language::ALL.into_iter().zip(["Seat 2", "Platz 2", "Posto 2"]) {
            let tr = Translator::new(language);
            let words = Words::new(&tr, &players);
            assert_eq!([0, 1].map(Seat::new).map(|seat| words.name(seat)), ["Eva", seat]);
        }
    }
}
