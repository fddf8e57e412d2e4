//! A number alone, or behind a name: whatever takes just a number now is meant.

use super::automaton::Slot;
use super::grammar::{Ask, QuickInput, Said};
use super::token::Token;
use super::{Completion, Finding, Reader};
use crate::say;

/// What could be done with the number, and what comes of it.
type Meanings<G> = Vec<(<G as QuickInput>::Notion, Result<Move<G>, Ask>)>;
type Move<G> = <G as fondaco_rules::Game>::Move;

impl<G: QuickInput> Reader<'_, G> {
    /// The move that a bare number is, if there is one that takes it.
    pub(super) fn bare_number(&self) -> Option<Finding<G::Move>> {
        let (words, place) = (self.words, self.parse.furthest());
        let (token, rest) = self.tokens.get(place..)?.split_first()?;
        let number = words.number(token)?;
        let paths = self.parse.best(place);
        let (_, path) = paths.first()?;
        let said = self.parse.said(path);
        let only_name = said.iter().all(|said| matches!(said, Said::Seat(Ask::WHO, _)));
        if !only_name || !rest.iter().all(|token| words.is_filler(token)) {
            return None;
        }
        if !path.doubts.is_empty() {
            return Some(Finding::Trouble(self.doubt(&path.doubts)));
        }
        let states: Vec<usize> = paths.iter().map(|(state, _)| *state).collect();
        let meanings = self.meanings(&states, &said, &said, number);
        match meanings.as_slice() {
            [] if said.is_empty() => self.by_whom(&states, token, number),
            [] => None,
            [(_, Ok(entry))] => Some(Finding::Entry(entry.clone())),
            [(_, Err(ask))] => Some(Finding::Trouble(self.missing(Some(*ask)))),
            several => {
                let notions = several.iter().map(|(notion, _)| *notion);
                let offered = notions.map(|notion| {
                    let word = words.shown(notion, self.tr.language());
                    self.completion(word, word, token)
                });
                let offered: Vec<Completion> = offered.collect();
                let meanings = self.tr.list(offered.iter().map(|offer| offer.word.clone()));
                let word = self.word(place);
                let trouble = self.tr.say(say::QuickSeveral { word, meanings });
                Some(Finding::Several(trouble, offered))
            }
        }
    }

    /// Something that takes a number is due by several people, and by nobody else: by whom?
    fn by_whom(&self, states: &[usize], token: &Token, number: u32) -> Option<Finding<G::Move>> {
        let words = self.words;
        let called = G::awaited(self.due).seats;
        let of = |seat| {
            let meanings = self.meanings(states, &[], &[Said::Seat(Ask::WHO, seat)], number);
            meanings.into_iter().map(|(notion, _)| notion).collect::<Vec<_>>()
        };
        let others = words.seats().filter(|seat| !called.contains(seat)).flat_map(of);
        let others: Vec<G::Notion> = others.collect();
        let mut due = called.iter().copied().flat_map(of).filter(|notion| !others.contains(notion));
        let notion = due.next()?;
        if due.any(|other| other != notion) {
            return None;
        }
        let verb = words.shown(notion, self.tr.language());
        let offered = called.iter().map(|seat| {
            let typed = format!("{} {verb}", words.typed(*seat));
            self.completion(words.name(*seat), &typed, token)
        });
        Some(Finding::Several(self.ask(Ask::WHO, None), offered.collect()))
    }

    /// The line with something put before the number.
    fn completion(&self, word: &str, typed: &str, token: &Token) -> Completion {
        let (before, behind) = self.line.split_at(token.span.start);
        Completion { word: word.to_owned(), line: format!("{before}{typed} {behind}") }
    }

    /// What can be done from these states that takes a number and nothing else, if it suits
    /// whoever is named.
    fn meanings(
        &self,
        states: &[usize],
        said: &[Said<G::Notion>],
        named: &[Said<G::Notion>],
        number: u32,
    ) -> Meanings<G> {
        let (position, due) = (self.position, self.due);
        let automaton = &self.words.automaton.states;
        let mut meanings: Meanings<G> = Vec::new();
        let transitions = states.iter().flat_map(|state| &automaton[*state].transitions);
        for (slot, to) in transitions {
            let Slot::Word(Ask::VERB, notions) = slot else {
                continue;
            };
            let numbers = automaton[*to].transitions.iter().filter_map(|(slot, end)| match slot {
                Slot::Number(ask, least, most) if automaton[*end].ends => {
                    Some((*ask, (*least, *most)))
                }
                _ => None,
            });
            for (ask, range) in numbers.filter(|(_, range)| (range.0..=range.1).contains(&number)) {
                for notion in *notions {
                    let told = [said, &[Said::Word(*notion)]].concat();
                    let is_known = meanings.iter().any(|(known, _)| known == notion);
                    if !is_known
                        && position.suits(due, named, &Said::Word(*notion))
                        && !position.numbers(due, &told, ask, range).is_empty()
                    {
                        let told = [told.as_slice(), &[Said::Number(ask, number)]].concat();
                        meanings.push((*notion, position.understand(due, &told)));
                    }
                }
            }
        }
        meanings
    }
}
