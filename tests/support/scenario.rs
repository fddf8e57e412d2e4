//! Scenarios: a game told line by line, with what must be so in between. Whatever the game:
//!
//! ```text
//! # Eva raises too little
//! players: Axel de, Eva it, Wilhelm de
//! dealer: Wilhelm              (what else the game must know)
//!
//! Axel bids 4
//! Eva bids 4
//! → refused byzanz-bid
//! → says Eva’s bid is worth 4. Axel has bid 4, so it must be at least 5.
//! → nearest Eva bids 5.
//! → due Eva, bid at least 5 or pass.
//! ```
//!
//! A move must be legal unless a line `→ refused` follows it, which lists the rules it breaks.
//! What is said is said in English; `→ sagt` and `→ dice`, or `→ due sagt` and `→ due dice`, are
//! the same in German and Italian. `→ then` is what followed from the last move, `→ undo` what the
//! table does to take it back, `→ lies` what must lie on the table now.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use fondaco_record::Player;
use fondaco_rules::{Refusal, RuleInfo, Seat};
use fondaco_text::Language;
use fondaco_words::{DescribeGame as InWords, Translator, Words};

/// Something read, or why it cannot be.
pub type Parsed<T> = Result<T, String>;

/// A game whose scenarios can be read.
pub trait Tale: InWords {
    /// What is said before the first move, beside who plays.
    type Setup: Default;

    /// Reads one thing said before the first move.
    fn set_up(setup: &mut Self::Setup, key: &str, value: &str, people: &People) -> Parsed<()>;

    /// The table that was set up.
    fn laid(setup: &Self::Setup, people: &People) -> Parsed<Self::TableSetup>;

    /// What a line says that people did.
    fn entries(&self, line: &str, people: &People) -> Parsed<Vec<Self::Move>>;

    /// What is really so, written as the scenario writes it.
    fn found(&self, what: &str, told: &str, people: &People) -> Parsed<String>;
}

/// The people at the table.
#[derive(Default)]
pub struct People(Vec<Player>);

impl People {
    /// How many there are.
    pub fn count(&self) -> Parsed<u8> {
        u8::try_from(self.0.len()).map_err(|_| "too many".to_owned())
    }

    /// Where somebody sits.
    pub fn seat(&self, name: &str) -> Parsed<Seat> {
        (0..)
            .zip(&self.0)
            .find(|(_, player)| player.name == name)
            .map(|(seat, _)| Seat::new(seat))
            .ok_or(format!("nobody is called {name}"))
    }

    /// Where the first one named in a line sits.
    pub fn seat_in(&self, line: &str) -> Parsed<Seat> {
        self.seat(line.split(' ').next().unwrap_or_default())
    }

    /// Who sits there.
    pub fn name(&self, seat: Seat) -> &str {
        &self.0[seat.index()].name
    }
}

/// What a scenario has shown.
pub struct Outcome<G> {
    /// Reasons for which something was refused, by name.
    pub reasons: Vec<String>,
    /// The position at the end.
    pub end: G,
}

/// Plays all scenarios of a folder and returns what they showed.
pub fn play_all<G: Tale>(folder: &str) -> Vec<(PathBuf, Outcome<G>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios").join(folder);
    let mut files: Vec<PathBuf> = std::fs::read_dir(&folder)
        .expect("a folder of scenarios")
        .map(|entry| entry.expect("a file").path())
        .collect();
    files.sort();
    assert!(!files.is_empty(), "no scenarios in {}", folder.display());
    let mut outcomes = Vec::new();
    let mut faults = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a scenario");
        match play(&text) {
            Ok(outcome) => outcomes.push((file, outcome)),
            Err(fault) => faults.push(format!("{}: {fault}", file.display())),
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    outcomes
}

/// Every scenario of a folder refuses something, and all of them together show every reason that
/// there is. The reasons are read off their source.
pub fn show_every_reason<G: Tale>(folder: &str, source: &str) {
    let outcomes = play_all::<G>(folder);
    for (file, outcome) in &outcomes {
        let refuses = !outcome.reasons.is_empty();
        assert!(refuses, "{} refuses nothing", file.display());
    }
    let shown: BTreeSet<&str> = outcomes
        .iter()
        .flat_map(|(_, outcome)| outcome.reasons.iter().map(String::as_str))
        .collect();
    let mut all = all_reasons(source);
    // People in a scenario have names, so none can be missing from the table.
    assert!(all.remove("NoSuchSeat"));
    assert_eq!(shown, all);
}

/// The variants of `Reason`.
fn all_reasons(source: &str) -> BTreeSet<&str> {
    let (_, variants) = source.split_once("pub enum Reason {").expect("the reasons");
    let (variants, _) = variants.split_once("\n}").expect("their end");
    variants
        .lines()
        .filter_map(|line| line.strip_prefix("    "))
        .filter(|line| line.starts_with(|first: char| first.is_ascii_uppercase()))
        .filter_map(|line| line.split([' ', ',']).next())
        .collect()
}

/// Plays a scenario; the first thing that is not as told is the error.
fn play<G: Tale>(text: &str) -> Parsed<Outcome<G>> {
    let mut story = Story::<G>::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        story.read(line).map_err(|fault| format!("line {number}: {line}\n    {fault}"))?;
    }
    story.resolve()?;
    Ok(Outcome { reasons: story.reasons, end: story.position.ok_or("nothing was told")? })
}

/// The last move that was played: the position before it, and what followed.
struct Played<G: Tale> {
    before: G,
    entry: G::Move,
    events: Vec<G::Event>,
}

struct Story<G: Tale> {
    people: People,
    setup: G::Setup,
    position: Option<G>,
    played: Option<Played<G>>,
    /// The last move was refused, and nobody has said yet that it should be.
    unexpected: Option<Refusal<G>>,
    last_refusal: Option<Refusal<G>>,
    reasons: Vec<String>,
}

impl<G: Tale> Story<G> {
    fn new() -> Self {
        Story {
            people: People::default(),
            setup: G::Setup::default(),
            position: None,
            played: None,
            unexpected: None,
            last_refusal: None,
            reasons: Vec::new(),
        }
    }

    fn read(&mut self, line: &str) -> Parsed<()> {
        if let Some(expectation) = line.strip_prefix('→') {
            return self.expect(expectation.trim());
        }
        self.resolve()?;
        if self.position.is_none()
            && let Some((key, value)) = line.split_once(": ")
            && !key.contains(' ')
        {
            return match key {
                "players" => self.seat_people(value),
                _ => G::set_up(&mut self.setup, key, value, &self.people),
            };
        }
        self.last_refusal = None;
        self.open()?;
        let entries = self.position()?.entries(line, &self.people)?;
        entries.into_iter().try_for_each(|entry| self.play(entry))
    }

    fn seat_people(&mut self, value: &str) -> Parsed<()> {
        for player in value.split(',') {
            let (name, lang) = player.trim().rsplit_once(' ').ok_or("no language")?;
            let lang = lang.parse().map_err(|_| "no such language")?;
            self.people.0.push(Player::new(name.to_owned(), lang));
        }
        Ok(())
    }

    /// The game begins with the first thing done or expected.
    fn open(&mut self) -> Parsed<()> {
        if self.position.is_none() {
            let table = G::laid(&self.setup, &self.people)?;
            self.position = Some(G::start(&table));
        }
        Ok(())
    }

    fn position(&self) -> Parsed<&G> {
        self.position.as_ref().ok_or("no game".to_owned())
    }

    fn play(&mut self, entry: G::Move) -> Parsed<()> {
        self.resolve()?;
        let position = self.position.as_mut().ok_or("no game")?;
        let before = position.clone();
        match position.play(&entry) {
            Ok(events) => {
                self.played = Some(Played { before, entry, events });
            }
            Err(_) if *position != before => {
                return Err("was refused, but changed the position".to_owned());
            }
            Err(refusal) => self.unexpected = Some(refusal),
        }
        Ok(())
    }

    /// A refusal that no line has announced is a fault.
    fn resolve(&mut self) -> Parsed<()> {
        match self.unexpected.take() {
            Some(refusal) => Err(format!("refused before this line: {}", self.told(&refusal))),
            None => Ok(()),
        }
    }

    fn told(&self, refusal: &Refusal<G>) -> String {
        let tr = Translator::new(Language::En);
        let told = Words::new(&tr, &self.people.0).refusal(refusal);
        format!("{} {told}", rules(refusal))
    }

    fn expect(&mut self, line: &str) -> Parsed<()> {
        let (what, rest) = line.split_once(' ').unwrap_or((line, ""));
        if what == "refused" {
            let refusal = self.unexpected.take().ok_or("was accepted")?;
            self.reasons.extend(refusal.reasons.iter().map(name_of));
            let (found, told) = (rules(&refusal), self.told(&refusal));
            self.last_refusal = Some(refusal);
            return same(rest, &found).map_err(|fault| format!("{fault} ({told})"));
        }
        self.resolve()?;
        self.open()?;
        if let Some(language) = language(what) {
            return same(rest, &self.said("refusal", language)?.unwrap_or_default());
        }
        // `due sagt …` is in German, `due …` in English.
        let (first, words) = rest.split_once(' ').unwrap_or((rest, ""));
        let (language, words) = match language(first) {
            Some(language) => (language, words),
            None => (Language::En, rest),
        };
        match self.said(what, language)? {
            Some(said) => same(words, &said),
            None => same(rest, &self.found(what, rest)?),
        }
    }

    /// What the program says in words, if it is something that it says.
    fn said(&self, what: &str, language: Language) -> Parsed<Option<String>> {
        let tr = Translator::new(language);
        let words = Words::new(&tr, &self.people.0);
        let position = self.position()?;
        let refusal = || self.last_refusal.as_ref().ok_or("nothing was refused");
        let played = || self.played.as_ref().ok_or("nothing was played");
        let told: Vec<String> = match what {
            "refusal" => {
                let reasons = refusal()?.reasons.iter();
                reasons.map(|reason| words.describe(reason)).collect()
            }
            "nearest" => match &refusal()?.nearest {
                Some(nearest) => vec![words.describe(nearest)],
                None => vec!["none".to_owned()],
            },
            "due" => vec![words.describe(&position.due())],
            "also" => G::other_options(&position.due(), &words),
            "then" => {
                let events = played()?.events.iter();
                events.map(|event| words.describe(event)).collect()
            }
            "undo" => {
                let Played { before, entry, .. } = played()?;
                words.describe_all(&before.take_back(position, entry))
            }
            "lies" => position.describe_table(&words).all(),
            "winner" => {
                let places = position.standings().places;
                let winners = places.iter().filter(|place| place.winner);
                vec![words.names(winners.map(|place| place.seat))]
            }
            "because" => position.verdict(&words).decided.into_iter().collect(),
            _ => return Ok(None),
        };
        Ok(Some(told.join(" ")))
    }

    /// What is really so, written as the scenario writes it.
    fn found(&self, what: &str, told: &str) -> Parsed<String> {
        let position = self.position()?;
        let standings = position.standings();
        let name = |seat| self.people.name(seat);
        Ok(match what {
            "result" => {
                let places = standings.places.iter();
                let places = places
                    .map(|place| format!("{}. {} {}", place.rank, name(place.seat), place.points));
                places.collect::<Vec<_>>().join(", ")
            }
            "decided" => match standings.decided {
                Some(decided) => decided.id().to_owned(),
                None => "not yet".to_owned(),
            },
            "points" | "profit" => {
                let seat = self.people.seat_in(told)?;
                let points = standings.of(seat).map_or(0, |place| place.points);
                format!("{} {points}", name(seat))
            }
            _ => position.found(what, told, &self.people)?,
        })
    }
}

/// `says`, `sagt` and `dice`, each in its language.
fn language(verb: &str) -> Option<Language> {
    match verb {
        "says" => Some(Language::En),
        "sagt" => Some(Language::De),
        "dice" => Some(Language::It),
        _ => None,
    }
}

/// The rules behind a refusal.
fn rules<G: Tale>(refusal: &Refusal<G>) -> String {
    let rules = refusal.rules().into_iter().map(Into::<RuleInfo>::into);
    rules.map(|rule| rule.id).collect::<Vec<_>>().join(", ")
}

/// `BidTooLow { seat: … }` → `BidTooLow`
fn name_of(reason: &impl std::fmt::Debug) -> String {
    let told = format!("{reason:?}");
    told.split(' ').next().unwrap_or_default().to_owned()
}

fn same(told: &str, found: &str) -> Parsed<()> {
    if told == found { Ok(()) } else { Err(format!("really: {found}")) }
}

/// A number of whatever size is wanted.
pub fn number<N: FromStr>(text: &str) -> Parsed<N> {
    text.parse().map_err(|_| format!("{text} is no number"))
}

/// Something that has a name in records.
pub fn parse<T: FromStr>(text: &str) -> Parsed<T> {
    text.trim().parse().map_err(|_| format!("there is no {text}"))
}
