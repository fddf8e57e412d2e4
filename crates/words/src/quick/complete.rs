//! What could be typed next.

use super::automaton::Slot;
use super::grammar::{Ask, QuickInput, Said};
use super::parse::{ParsePath, Question, question};
use super::vocabulary::{EXACT, Meaning};
use super::{Completion, Reader};
use fondaco_rules::Seat;

/// At most so many are offered.
pub const MOST: usize = 8;
/// A name or a term has no more words than this that are worth completing together.
const WORDS: usize = 3;

/// Something that could come next.
pub struct Suggestion {
    /// How it is shown, and typed.
    pub word: String,
    typed: String,
    /// Where in the line it goes.
    start: usize,
    /// The best ones are small.
    rank: u8,
    /// The question that it answers.
    pub asked: Question,
}

impl<G: QuickInput> Reader<'_, G> {
    /// What could come next, the best first.
    pub(super) fn suggestions(&self) -> Vec<Suggestion> {
        let count = self.tokens.len();
        let is_open = self.tokens.last().is_some_and(|last| last.span.end == self.line.len());
        let mut suggestions = Vec::new();
        if is_open {
            for length in 1..=WORDS.min(count) {
                self.behind(count - length, Some(length), &mut suggestions);
            }
        }
        let is_said = |(_, path): &(usize, &ParsePath)| self.parse.is_in_full(path);
        if !is_open || self.parse.best(count).iter().any(is_said) {
            self.behind(count, None, &mut suggestions);
        }
        sorted(suggestions)
    }

    /// What could come behind so many words, whatever is typed there now.
    pub(super) fn suggestions_at(&self, place: usize) -> Vec<Suggestion> {
        let mut suggestions = Vec::new();
        self.behind(place, None, &mut suggestions);
        sorted(suggestions)
    }

    /// The line with a suggestion taken.
    pub(super) fn completed(&self, suggestion: Suggestion) -> Completion {
        let before = self.line[..suggestion.start].trim_end();
        let gap = if before.is_empty() { "" } else { " " };
        Completion { line: format!("{before}{gap}{} ", suggestion.typed), word: suggestion.word }
    }

    /// The line with somebody's name before it.
    pub(super) fn with_names(&self) -> Vec<Completion> {
        let called = G::awaited(self.due).seats;
        let (first, others): (Vec<_>, Vec<_>) =
            self.words.seats().partition(|seat| called.contains(seat));
        let seats = first.into_iter().chain(others).take(MOST);
        seats
            .map(|seat| Completion {
                word: self.words.name(seat).to_owned(),
                line: format!("{} {}", self.words.typed(seat), self.line.trim_start()),
            })
            .collect()
    }

    /// Suggestions behind so many words. The words after them, if there are any, are to be
    /// completed.
    fn behind(&self, place: usize, open: Option<usize>, suggestions: &mut Vec<Suggestion>) {
        let start = match open {
            Some(_) => self.tokens[place].span.start,
            None => self.line.len(),
        };
        let tail = &self.tokens[place..];
        let begun = match open {
            Some(length) => {
                let matches = self.words.matches(tail).into_iter();
                let fits = matches.filter(|found| found.length == length && found.cost > EXACT);
                fits.map(|found| found.meaning).collect()
            }
            None => Vec::new(),
        };
        let fits = |meaning: Meaning<G::Notion>| open.is_none() || begun.contains(&meaning);
        for (state, path) in self.parse.best(place) {
            let said = self.parse.said(path);
            for (slot, to) in &self.words.automaton.states[state].transitions {
                let mut suggestion = |rank: u8, word: &str, typed: &str| {
                    let is_there = open.is_some() && self.line[start..] == *typed;
                    if !is_there && !typed.is_empty() {
                        suggestions.push(Suggestion {
                            word: word.to_owned(),
                            typed: typed.to_owned(),
                            start,
                            rank,
                            asked: question(slot),
                        });
                    }
                };
                match slot {
                    Slot::Word(_, notions) => {
                        for notion in *notions {
                            let suits = self.position.suits(self.due, &said, &Said::Word(*notion));
                            if fits(Meaning::Notion(*notion)) && (suits || open.is_some()) {
                                let word = self.words.shown(*notion, self.tr.language());
                                suggestion(if suits { 0 } else { 3 }, word, word);
                            }
                        }
                    }
                    Slot::Seat(ask) => {
                        for seat in self.words.seats() {
                            let rank = self.rank(&said, *ask, seat, *to);
                            if fits(Meaning::Seat(seat)) && (rank < 3 || open.is_some()) {
                                suggestion(rank, self.words.name(seat), self.words.typed(seat));
                            }
                        }
                    }
                    Slot::Number(ask, least, most) if open.is_none() => {
                        let possible = (*least, *most);
                        let numbers = self.position.numbers(self.due, &said, *ask, possible);
                        let fits = |number: &u32| (least..=most).contains(&number);
                        for number in numbers.into_iter().filter(fits) {
                            let number = number.to_string();
                            suggestion(0, &number, &number);
                        }
                    }
                    Slot::Number(..) | Slot::Text(_) => {}
                }
            }
        }
    }

    /// Whoever is called comes first where a sentence begins; whoever can do nothing, last.
    fn rank(&self, said: &[Said<G::Notion>], ask: Ask, seat: Seat, to: usize) -> u8 {
        if ask != Ask::WHO {
            return if self.position.suits(self.due, said, &Said::Seat(ask, seat)) { 0 } else { 3 };
        }
        let said = [said, &[Said::Seat(ask, seat)]].concat();
        let mut paths = self.words.automaton.states[to].transitions.iter();
        let can_act = paths.any(|(slot, _)| match slot {
            Slot::Word(_, notions) => notions
                .iter()
                .any(|notion| self.position.suits(self.due, &said, &Said::Word(*notion))),
            _ => false,
        });
        match can_act {
            false => 3,
            true if G::awaited(self.due).seats.contains(&seat) => 1,
            true => 2,
        }
    }
}

/// The best first, each once.
fn sorted(mut suggestions: Vec<Suggestion>) -> Vec<Suggestion> {
    suggestions.sort_by_key(|suggestion| suggestion.rank);
    let mut kept: Vec<Suggestion> = Vec::new();
    for suggestion in suggestions {
        let known =
            |kept: &Suggestion| kept.word == suggestion.word && kept.start == suggestion.start;
        if kept.len() < MOST && !kept.iter().any(known) {
            kept.push(suggestion);
        }
    }
    kept
}
