//! Tables at which people type.

use std::collections::HashMap;
use std::sync::OnceLock;

use fluent::FluentArgs;
use fondaco_record::{AnyRecord, Document, Player};
use fondaco_rules::Seat;
use fondaco_text::Language;
use fondaco_words::names::short_names;
use fondaco_words::{QuickInput, Reading, Translator, Vocabulary, Words};
use proptest::prelude::*;
use proptest::sample::select;

/// A game whose moves the tests can type.
pub trait Typed: QuickInput {
    /// The kinds of moves in random games, and what they can say.
    const KINDS: &'static [&'static str];

    /// Random games: the table and all moves.
    fn random_games(seed: u64) -> Vec<(Self::TableSetup, Vec<Self::Move>)>;

    /// How many play.
    fn players(table: &Self::TableSetup) -> u8;

    /// A move as it is typed: who, and the rest.
    fn typed(
        &self,
        entry: &Self::Move,
        bench: &Bench<Self>,
        language: Language,
    ) -> (Option<String>, String);

    /// Whether the table waits for just this one to make such a move, so that the name can be
    /// left out.
    fn is_called_to(&self, entry: &Self::Move) -> bool;

    /// What a sentence of the journal tells of a move; nothing if it leaves too much out.
    fn told(entry: &Self::Move) -> Option<Self::Move> {
        Some(entry.clone())
    }

    /// The lists of words of the game.
    fn lists() -> Vec<List>;

    /// The position of a record that was just read.
    fn of(record: AnyRecord) -> Option<Self>;
}

/// A list of words for each of several things.
pub struct List {
    pub message: &'static str,
    pub by: &'static str,
    pub choices: Vec<&'static str>,
    /// What is typed before such a word.
    pub behind: &'static str,
}

/// A table with people at it.
pub struct Bench<G: QuickInput> {
    players: Vec<Player>,
    words: Vocabulary<G>,
}

/// Names that are easily taken for something else.
const NAMES: [&str; 6] = ["Eva", "Axel Müller", "Wood", "Anna-Lena", "Passepartout", "Günther 2"];

/// The same, names with odd letters, and names that are much alike or none at all.
pub const ALL_NAMES: [[&str; 6]; 3] = [
    NAMES,
    ["Jean-Luc d’Arc", "O'Neil 3", "von der Mark", "Öcsi & Söhne", "山田 太郎", "מרים"],
    [
        "Anna Maria",
        "Anna Lena",
        "Maximiliana Theodora Anna Karolina Wilhelmina Friederike",
        "Maximiliana Theodora Eva Sophia Auguste Dorothea Margarethe",
        "",
        "Ñuño 7",
    ],
];

pub fn translator(language: Language) -> &'static Translator {
    static ALL: OnceLock<[Translator; 3]> = OnceLock::new();
    let all = ALL.get_or_init(|| Language::ALL.map(Translator::new));
    let mut found = all.iter().filter(|tr| tr.language() == language);
    found.next().expect("a translator")
}

impl<G: Typed> Bench<G> {
    pub fn new(table: &G::TableSetup) -> Self {
        Bench::named(table, NAMES)
    }

    pub fn named(table: &G::TableSetup, names: [&str; 6]) -> Self {
        let players = Seat::all(G::players(table))
            .map(|seat| Player::new(names[seat.index()], Language::En))
            .collect();
        Bench::with(players)
    }

    /// A move as the journal tells it: with the whole names, and with those that the window shows.
    pub fn sentences(&self, entry: &G::Move, language: Language) -> Vec<String> {
        let tr = translator(language);
        let shown = short_names(self.players.iter().map(|player| player.name.as_str()));
        let shown: Vec<Player> =
            shown.into_iter().map(|name| Player::new(&name, language)).collect();
        let tell = |players| Words::new(tr, players).describe(entry);
        let mut sentences = vec![tell(&self.players), tell(&shown)];
        sentences.dedup();
        sentences
    }

    fn with(players: Vec<Player>) -> Self {
        Bench { words: Vocabulary::new(&players, translator), players }
    }

    pub fn read(&self, line: &str, position: &G, language: Language) -> Reading<G::Move> {
        self.words.read(line, position, translator(language))
    }

    pub fn name(&self, seat: Seat) -> String {
        self.players[seat.index()].name.clone()
    }

    /// Whether somebody is told that a word is not understood.
    pub fn is_unknown(trouble: &str, language: Language) -> bool {
        let mut args = FluentArgs::new();
        args.set("word", "⟦⟧");
        let said = translator(language).format("quick-unknown", None, Some(&args));
        let (before, behind) = said.split_once("⟦⟧").expect("the word");
        trouble.contains(behind) && trouble.starts_with(before)
    }
}

impl List {
    /// All words in a language. The names of things are whole, whatever they are made of.
    pub fn words(&self, language: Language) -> Vec<String> {
        let mut words = Vec::new();
        for choice in &self.choices {
            let found = list(language, self.message, self.by, choice);
            if self.message.contains("-quick-") {
                words.extend(found.split_whitespace().map(|word| word.replace('_', " ")));
            } else {
                words.push(found);
            }
        }
        words
    }
}

/// What kind of move it is, and everything else that is said of it.
pub fn kinds<G: Typed>(entry: &G::Move) -> Vec<String> {
    let entry = serde_json::to_value(entry).expect("JSON");
    let said = ["move", "tile"].into_iter().filter_map(|key| entry[key].as_str());
    let kind = said.collect::<Vec<_>>().join(" ");
    let details = entry.as_object().expect("an object").keys().map(|key| format!(".{key}"));
    [kind].into_iter().chain(details).collect()
}

/// A list of words.
pub fn list(language: Language, message: &str, by: &str, choice: &str) -> String {
    let mut args = FluentArgs::new();
    args.set(by.to_owned(), choice.to_owned());
    translator(language).format(message, None, Some(&args))
}

/// The first word of a list.
pub fn first(language: Language, message: &str, by: &str, choice: &str) -> String {
    let words = list(language, message, by, choice);
    let first = words.split_whitespace().next().expect("a word");
    first.replace('_', " ")
}

/// A word that could be in a line, or most of one.
pub fn some_word<G: Typed>() -> impl Strategy<Value = String> {
    let mut words: Vec<String> = NAMES.map(str::to_owned).to_vec();
    for language in Language::ALL {
        words.extend(G::lists().iter().flat_map(|list| list.words(language)));
        for message in ["quick-fillers", "quick-numbers"] {
            let found = list(language, message, "", "");
            words.extend(found.split([' ', '/']).map(str::to_owned));
        }
    }
    words.extend((0..6).map(|number| number.to_string()));
    words.extend(["#1", "#2", "#9", "99999999999", "?"].map(str::to_owned));
    (select(words), 1_usize..20).prop_map(|(word, length)| word.chars().take(length).collect())
}

/// Reads a script: tables, and what is typed there.
///
/// `table:` opens a table, `> …` is typed and played, and `en | line | answer` is typed only, at
/// a table that speaks English. The answer is a move, `= ` and what is done to the journal, `! ` and
/// what is wrong, or `+ ` and what is offered first.
pub fn script<G: Typed>(script: &str) {
    let mut settings: HashMap<&str, &str> = HashMap::new();
    let mut at: Option<(Bench<G>, G)> = None;
    let (mut checked, mut wrong) = (0, Vec::new());
    for (number, line) in script.lines().enumerate() {
        let place = format!("line {}: {line}", number + 1);
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some((key, value)) = line.split_once(": ").filter(|_| !line.contains('|')) {
            settings.insert(key, value);
            at = (key == "table").then(|| open(&settings));
            continue;
        }
        let (bench, position) = at.as_mut().expect("a table");
        if let Some(typed) = line.strip_prefix("> ") {
            let reading = bench.read(typed, position, Language::En);
            let entry = reading.entry.unwrap_or_else(|| panic!("{place}: {:?}", reading.trouble));
            position.play(&entry).unwrap_or_else(|refusal| panic!("{place}: {refusal:?}"));
            continue;
        }
        let parts: Vec<&str> = line.splitn(3, '|').collect();
        let [language, typed, answer] = parts[..] else {
            panic!("{place}: three parts");
        };
        let language = language.trim().parse().expect("a language");
        let typed = typed.strip_prefix(' ').expect("a space").strip_suffix(' ').expect("a space");
        let reading = bench.read(typed, position, language);
        let answer = answer.trim();
        let offered = reading.completions.iter().map(|offer| offer.word.as_str());
        let found = if answer.starts_with('+') {
            format!("+ {}", offered.collect::<Vec<_>>().join(", "))
        } else if let Some(command) = reading.command {
            format!("= {}", command.id())
        } else if let Some(trouble) = reading.trouble {
            format!("! {trouble}")
        } else {
            serde_json::to_string(&reading.entry).expect("JSON")
        };
        if found.trim_end() != answer {
            wrong.push(format!("{place}\n  {found}"));
        }
        checked += 1;
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    assert!(checked > 20, "{checked} lines are not much of a script");
}

fn open<G: Typed>(settings: &HashMap<&str, &str>) -> (Bench<G>, G) {
    let names = settings["players"].split(", ");
    let players: Vec<Player> = names.map(|name| Player::new(name, Language::En)).collect();
    let table = settings["table"].trim_start_matches('{');
    let seats = serde_json::to_string(&players).expect("JSON");
    let title = G::ID.id();
    let record =
        format!(r#"{{"format":"fondaco/1","game":"{title}","seats":{seats},"moves":[],{table}"#);
    let document = Document::read(record.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let position = G::of(document.record).expect("a record of the game");
    (Bench::with(players), position)
}
