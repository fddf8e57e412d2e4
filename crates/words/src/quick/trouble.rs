//! What is not understood, not clear, or still missing, in sentences.

use super::Reader;
use super::grammar::{Ask, QuickInput, Said};
use super::parse::{Question, question};
use crate::say;
use fondaco_text::excerpt;

impl<G: QuickInput> Reader<'_, G> {
    /// A word as it was typed.
    pub(super) fn word(&self, token: usize) -> String {
        let token = self.tokens.get(token);
        excerpt(token.map_or("", |token| &self.line[token.span.clone()]))
    }

    /// No sentence goes on with this word.
    pub(super) fn not_understood(&self) -> String {
        let place = self.parse.furthest();
        let word = self.word(place);
        let token = self.tokens.get(place);
        let is_number = token.is_some_and(|token| self.words.number(token).is_some());
        match self.asked(place) {
            Some((_, Some((least, most)))) if is_number => self.tr.say(say::QuickOutside {
                number: word,
                least: least.into(),
                most: most.into(),
            }),
            _ => {
                let unknown = self.tr.say(say::QuickUnknown { word });
                format!("{unknown} {}", self.question(place))
            }
        }
    }

    /// A word that can mean several things.
    pub(super) fn doubt(&self, steps: &[usize]) -> String {
        let token = steps.iter().map(|step| self.parse.at(*step).token).min();
        let token = token.unwrap_or(0);
        let word = self.word(token);
        let here = steps.iter().map(|step| self.parse.at(*step)).filter(|step| step.token == token);
        let mut meanings: Vec<String> = Vec::new();
        for step in here {
            let meaning = self.meaning(step.said());
            if !meanings.contains(&meaning) {
                meanings.push(meaning);
            }
        }
        if meanings.len() < 2 {
            return self.tr.say(say::QuickUnclear { word });
        }
        let meanings = self.tr.list(meanings);
        self.tr.say(say::QuickSeveral { word, meanings })
    }

    fn meaning(&self, said: &Said<G::Notion>) -> String {
        let words = self.words;
        match said {
            Said::Word(notion) => words.shown(*notion, self.tr.language()).to_owned(),
            Said::Seat(_, seat) => words.name(*seat).to_owned(),
            Said::Number(_, number) => number.to_string(),
            Said::Text(text) => excerpt(text),
        }
    }

    /// What a line still lacks: the answer to this question, or to whichever comes next.
    pub(super) fn missing(&self, ask: Option<Ask>) -> String {
        match ask {
            Some(ask) => self.ask(ask, None),
            None => self.question(self.tokens.len()),
        }
    }

    /// What is asked behind so many words: whatever is offered first answers it.
    fn asked(&self, place: usize) -> Option<Question> {
        let suggestions = self.suggestions_at(place);
        let first = || {
            let paths = self.parse.best(place).into_iter();
            let states = paths.map(|(state, _)| &self.words.automaton.states[state]);
            let mut slots = states.flat_map(|state| state.transitions.iter());
            slots.next().map(|(slot, _)| question(slot))
        };
        suggestions.first().map(|suggestion| suggestion.asked).or_else(first)
    }

    /// The question behind so many words.
    fn question(&self, place: usize) -> String {
        match self.asked(place) {
            None => self.tr.say(say::QuickEnd),
            Some((ask @ (Ask::VERB | Ask::WHO), _)) => {
                const EXAMPLES: usize = 3;
                let suggestions = self.suggestions_at(place).into_iter().take(EXAMPLES);
                let words: Vec<String> = suggestions.map(|suggestion| suggestion.word).collect();
                if words.is_empty() {
                    return self.ask(ask, None);
                }
                let words = self.tr.list(words);
                self.tr.say(say::QuickExamples { words })
            }
            Some((ask, range)) => self.ask(ask, range),
        }
    }

    /// A question, and the numbers that answer it.
    pub(super) fn ask(&self, what: Ask, range: Option<(u32, u32)>) -> String {
        /// Nobody needs to be told that there are not a hundred cards.
        const WORTH_SAYING: u32 = 20;
        let question = self.tr.plain(&what.text_id(G::ID));
        match range {
            Some((least, most)) if most <= WORTH_SAYING => {
                let range = self.tr.say(say::QuickRange { least: least.into(), most: most.into() });
                format!("{question} {range}")
            }
            _ => question,
        }
    }
}
