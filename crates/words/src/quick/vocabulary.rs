//! All words of a game in all languages, and the names of those who play.

use std::collections::{HashMap, HashSet};

use super::automaton::Automaton;
use super::command::Commands;
use super::grammar::{NotionWords, QuickInput};
use super::token::{Token, tokens};
use crate::names::with_short_names;
use crate::{Translator, say};
use fondaco_record::Player;
use fondaco_rules::Seat;
use fondaco_text::Language;

/// The whole word.
pub const EXACT: u32 = 0;
/// One word of a name, or the letter that stands for something.
const PART: u32 = 1;
/// A word that carries no meaning is passed over.
pub const FILLER: u32 = 2;
/// The beginning of a word, or of several.
pub const BEGINNING: u32 = 3;
/// A word that is taken as it is typed.
pub const TYPED: u32 = 6;

/// What a word stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meaning<N> {
    /// A notion of the game.
    Notion(N),
    /// Somebody.
    Seat(Seat),
}

/// A way to say something: its words, each in one or two spellings.
struct Form {
    words: Vec<Vec<String>>,
    cost: u32,
    /// Whether its beginning is enough.
    shortens: bool,
}

struct Term<N> {
    meaning: Meaning<N>,
    forms: Vec<Form>,
}

/// A meaning that some words of the line have.
#[derive(Clone, Copy, Debug)]
pub struct Match<N> {
    pub meaning: Meaning<N>,
    /// How many words they are.
    pub length: usize,
    /// How far they are from the whole word.
    pub cost: u32,
}

/// All words of a game in all languages, and the names of those who play. It is made once for a
/// table and reads every line that is typed there.
pub struct Vocabulary<G: QuickInput> {
    terms: Vec<Term<G::Notion>>,
    /// By their first letter: the forms, each with the number of its term.
    forms: HashMap<char, Vec<(usize, usize)>>,
    shown: Vec<(G::Notion, [String; Language::ALL.len()])>,
    fillers: HashSet<String>,
    numbers: HashMap<String, u32>,
    names: Vec<Name>,
    pub(super) commands: Commands,
    pub(super) automaton: Automaton<G::Notion>,
}

/// Somebody's name, and how it is typed so that nobody else is meant.
struct Name {
    name: String,
    typed: String,
}

impl<G: QuickInput> Vocabulary<G> {
    /// The words of a game and the names of these people, in full and as they are shown.
    pub fn new<'a>(players: &[Player], translators: impl Fn(Language) -> &'a Translator) -> Self {
        let languages = Language::ALL.map(translators);
        let fillers: HashSet<String> = languages
            .into_iter()
            .flat_map(|tr| phrases(&tr.say(say::QuickFillers)))
            .flat_map(|word| spelt(&word))
            .collect();
        let vocabularies = languages.map(G::vocabulary);
        let notions = vocabularies[0].iter().map(|words| words.notion).enumerate();
        let in_each = |place| vocabularies.each_ref().map(|words| words.get(place));
        let mut terms: Vec<Term<G::Notion>> = notions
            .clone()
            .map(|(place, notion)| {
                let words = in_each(place).into_iter().flatten();
                let forms = words.flat_map(|words| forms_of(words, &fillers)).collect();
                Term { meaning: Meaning::Notion(notion), forms }
            })
            .collect();
        let shown = shown_names(players);
        let seats = (0..players.len()).filter_map(|place| u8::try_from(place).ok());
        terms.extend(seats.map(Seat::new).map(|seat| {
            Term {
                meaning: Meaning::Seat(seat),
                forms: both_forms(&players[seat.index()].name, shown.get(seat.index()), &fillers)
                    .into_iter()
                    .chain(languages.into_iter().flat_map(|tr| forms_of_seat(seat, &shown, tr)))
                    .collect(),
            }
        }));
        let first = |words: Option<&NotionWords<G::Notion>>| {
            words.and_then(|words| words.words.first()).cloned().unwrap_or_default()
        };
        Vocabulary {
            forms: by_first_letter(&terms),
            terms,
            shown: notions.map(|(place, notion)| (notion, in_each(place).map(first))).collect(),
            commands: Commands::new(&languages, &fillers),
            fillers,
            numbers: languages.into_iter().flat_map(number_words).collect(),
            names: names(shown),
            automaton: Automaton::new(G::SENTENCES),
        }
    }

    /// A notion as it is offered in a language.
    pub(super) fn shown(&self, notion: G::Notion, language: Language) -> &str {
        let place = Language::ALL.iter().position(|known| *known == language);
        let found = self.shown.iter().find(|(known, _)| *known == notion);
        match (found, place) {
            (Some((_, words)), Some(place)) => &words[place],
            _ => "",
        }
    }

    /// Everybody at the table.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(u8::try_from(self.names.len()).unwrap_or(u8::MAX))
    }

    pub(super) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", |name| &name.name)
    }

    /// What is typed to mean somebody and nobody else.
    pub(super) fn typed(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", |name| &name.typed)
    }

    /// Whether a word need not carry a meaning.
    pub(super) fn is_filler(&self, token: &Token) -> bool {
        let mut spellings = token.spellings.iter();
        token.elided || spellings.any(|spelling| self.fillers.contains(spelling))
    }

    /// The number that a word is.
    pub(super) fn number(&self, token: &Token) -> Option<u32> {
        let mut spellings = token.spellings.iter();
        let said = || spellings.find_map(|spelling| self.numbers.get(spelling).copied());
        token.number.or_else(said)
    }

    /// Everything that the first of these words can mean, alone or with those behind it.
    pub(super) fn matches(&self, tokens: &[Token]) -> Vec<Match<G::Notion>> {
        let mut matches: Vec<Match<G::Notion>> = Vec::new();
        let letters = tokens.first().into_iter().flat_map(first_letters);
        for (term, form) in letters.filter_map(|letter| self.forms.get(&letter)).flatten() {
            let term = &self.terms[*term];
            if let Some((length, cost)) = term.forms[*form].matched(tokens) {
                let meaning = term.meaning;
                let known = matches
                    .iter_mut()
                    .rev()
                    .find(|known| known.meaning == meaning && known.length == length);
                match known {
                    Some(known) => known.cost = known.cost.min(cost),
                    None => matches.push(Match { meaning, length, cost }),
                }
            }
        }
        let by_number = tokens.first().and_then(|token| token.seat);
        let sits = by_number.filter(|seat| usize::from(*seat) < self.names.len());
        matches.extend(sits.map(|seat| Match {
            meaning: Meaning::Seat(Seat::new(seat)),
            length: 1,
            cost: EXACT,
        }));
        matches
    }
}

/// The letters that a word can begin with.
fn first_letters(token: &Token) -> impl Iterator<Item = char> {
    let mut letters: Vec<char> = initials(&token.spellings).collect();
    letters.dedup();
    letters.into_iter()
}

fn initials(spellings: &[String]) -> impl Iterator<Item = char> {
    spellings.iter().filter_map(|spelling| spelling.chars().next())
}

fn by_first_letter<N>(terms: &[Term<N>]) -> HashMap<char, Vec<(usize, usize)>> {
    let mut forms: HashMap<char, Vec<(usize, usize)>> = HashMap::new();
    for (number, term) in terms.iter().enumerate() {
        for (place, form) in term.forms.iter().enumerate() {
            for letter in form.words.first().into_iter().flat_map(|word| initials(word)) {
                let known = forms.entry(letter).or_default();
                if known.last() != Some(&(number, place)) {
                    known.push((number, place));
                }
            }
        }
    }
    forms
}

impl Form {
    /// How many words of the line are this, and how far they are from it.
    fn matched(&self, tokens: &[Token]) -> Option<(usize, u32)> {
        let mut cost = self.cost;
        let mut length = 0;
        for (word, token) in self.words.iter().zip(tokens) {
            let begins = |with: &String| word.iter().any(|word| word.starts_with(with));
            if token.spellings.iter().any(|spelling| word.contains(spelling)) {
                length += 1;
            } else if self.shortens && token.number.is_none() && token.spellings.iter().any(begins)
            {
                cost = cost.max(BEGINNING);
                length += 1;
            } else {
                break;
            }
        }
        if length == 0 {
            None
        } else if length < self.words.len() {
            self.shortens.then_some((length, BEGINNING))
        } else {
            Some((length, cost))
        }
    }
}

fn form(phrase: &str, cost: u32, shortens: bool) -> Option<Form> {
    let words: Vec<_> = tokens(phrase).into_iter().map(|word| word.spellings).collect();
    (!words.is_empty()).then_some(Form { words, cost, shortens })
}

/// A phrase, and the same in one word.
fn forms(phrase: &str) -> impl Iterator<Item = Form> {
    let parted = form(phrase, EXACT, true);
    let joined: Vec<String> = match &parted {
        Some(form) if form.words.len() > 1 => {
            let spelling = |place: usize| -> String {
                form.words.iter().map(|word| word[place.min(word.len() - 1)].as_str()).collect()
            };
            vec![spelling(0), spelling(1)]
        }
        _ => Vec::new(),
    };
    let joined =
        (!joined.is_empty()).then(|| Form { words: vec![joined], cost: EXACT, shortens: false });
    parted.into_iter().chain(joined)
}

fn forms_of<N>(words: &NotionWords<N>, fillers: &HashSet<String>) -> Vec<Form> {
    let letter = words
        .letter
        .as_ref()
        .and_then(|letter| form(letter, PART, false))
        .filter(|form| !form.words[0].iter().any(|letter| fillers.contains(letter)));
    words.words.iter().flat_map(|phrase| forms(phrase)).chain(letter).collect()
}

/// The whole name, and every word of it that is more than a number and says something.
fn forms_of_name(name: &str, fillers: &HashSet<String>) -> Vec<Form> {
    let name = name.replace('#', " ");
    let mut found: Vec<Form> = forms(&name).collect();
    let words = tokens(&name);
    if words.len() > 1 {
        let is_filler = |word: &Token| word.spellings.iter().any(|word| fillers.contains(word));
        let alone = words.iter().filter(|word| word.number.is_none() && !is_filler(word));
        found.extend(alone.map(|word| Form {
            words: vec![word.spellings.clone()],
            cost: PART,
            shortens: true,
        }));
    }
    found
}

/// The ways to type somebody's name: in full, or as it is shown.
fn both_forms(name: &str, shown: Option<&String>, fillers: &HashSet<String>) -> Vec<Form> {
    let shown = shown.filter(|shown| *shown != name);
    forms_of_name(name, fillers)
        .into_iter()
        .chain(shown.into_iter().flat_map(|shown| forms_of_name(shown, fillers)))
        .collect()
}

/// Whoever has no name that can be shown is called by their seat.
fn forms_of_seat(seat: Seat, shown: &[String], tr: &Translator) -> Vec<Form> {
    match shown.get(seat.index()) {
        Some(name) if name.is_empty() => {
            forms(&tr.say(say::WordsSeat { number: (seat.index() + 1).into() })).collect()
        }
        _ => Vec::new(),
    }
}

/// Everybody's name as the table shows it, in plain letters.
fn shown_names(players: &[Player]) -> Vec<String> {
    let shown = with_short_names(players).into_iter();
    shown.map(|player| player.name.replace(['\u{2068}', '\u{2069}'], "")).collect()
}

fn names(shown: Vec<String>) -> Vec<Name> {
    let written: Vec<Vec<Vec<String>>> = shown
        .iter()
        .map(|name| tokens(&name.replace('#', " ")))
        .map(|words| words.into_iter().map(|word| word.spellings).collect())
        .collect();
    let sounds = |one: &[Vec<String>], other: &[Vec<String>]| {
        let mut words = one.iter().zip(other);
        let same = words.all(|(one, other)| one.iter().any(|spelling| other.contains(spelling)));
        one.len() == other.len() && same
    };
    shown
        .into_iter()
        .enumerate()
        .map(|(place, name)| {
            let is_this = |(other, words): (usize, &Vec<Vec<String>>)| {
                other != place && sounds(words, &written[place])
            };
            let is_clear = !written[place].is_empty()
                && !name.contains('#')
                && !written.iter().enumerate().any(is_this);
            let typed = if is_clear { name.clone() } else { format!("#{}", place + 1) };
            Name { name: if name.is_empty() { typed.clone() } else { name }, typed }
        })
        .collect()
}

/// A message of words with spaces between them. What belongs together has a line between.
pub fn phrases(message: &str) -> Vec<String> {
    message.split_whitespace().map(|word| word.replace('_', " ")).collect()
}

pub fn spelt(word: &str) -> Vec<String> {
    tokens(word).into_iter().flat_map(|token| token.spellings).collect()
}

/// The words for numbers, from zero on.
fn number_words(tr: &Translator) -> Vec<(String, u32)> {
    let words = tr.say(say::QuickNumbers);
    let each = words.split_whitespace().zip(0..).flat_map(|(words, number)| {
        let spellings: Vec<String> = words.split('/').flat_map(spelt).collect();
        spellings.into_iter().map(move |word| (word, number))
    });
    each.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use fondaco_rules::byzanz::Position;

    #[test]
    fn people_are_meant_by_their_whole_names_and_by_what_they_are_called() {
        let languages = Language::ALL.map(Translator::new);
        let names = ["Maximiliana Theodora Anna", "Maximiliana Theodora Eva", &"W".repeat(30)];
        let players = names.map(|name| Player::new(name, Language::De));
        let words: Vocabulary<Position> = Vocabulary::new(&players, |language| {
            let found = languages.iter().find(|tr| tr.language() == language);
            found.unwrap_or(&languages[0])
        });
        for (seat, name) in Seat::all(3).zip(names) {
            for typed in [name, words.typed(seat)] {
                let tokens = tokens(typed);
                let mut matches = words.matches(&tokens).into_iter();
                let is_meant = matches.any(|found| {
                    found.meaning == Meaning::Seat(seat)
                        && (found.length, found.cost) == (tokens.len(), EXACT)
                });
                assert!(is_meant, "{typed}");
            }
        }
        assert_eq!(words.typed(Seat::new(0)), "Maximiliana A.");
        assert_eq!(words.name(Seat::new(2)), format!("{}…", "W".repeat(13)));
    }
}
