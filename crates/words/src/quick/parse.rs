//! Parsing a line: the automaton of sentences is walked word by word, on every path at once.

use std::collections::BTreeMap;

use super::automaton::Slot;
use super::grammar::{Ask, QuickInput, Said};
use super::token::Token;
use super::vocabulary::{BEGINNING, EXACT, FILLER, Meaning, TYPED, Vocabulary};

/// Something that was said on the way here.
#[derive(Clone, PartialEq, Debug)]
pub struct ParseStep<N> {
    said: Said<N>,
    /// The same, if it was said in other words.
    sense: Said<N>,
    /// Which word said it.
    pub token: usize,
    /// Whether it was said in full.
    pub in_full: bool,
    before: Option<usize>,
}

/// Nobody needs to know more meanings of a word than this.
const DOUBTS: usize = 12;

/// One path through the automaton that fits the words so far.
#[derive(Clone, Debug)]
pub struct ParsePath {
    /// How far the words are from what they are taken for.
    pub cost: u32,
    last: Option<usize>,
    /// Steps that are equally likely.
    pub doubts: Vec<usize>,
    /// How many words were passed over.
    pub skips: usize,
    /// Whether the last word was.
    skipped: bool,
}

/// All paths through the automaton that fit a line.
pub struct Parse<N> {
    steps: Vec<ParseStep<N>>,
    /// For each number of words: the states that are reached, each on the best path.
    reached: Vec<BTreeMap<usize, ParsePath>>,
}

impl<N: Copy + PartialEq + 'static> Parse<N> {
    /// Walks as far as the words lead.
    pub fn new<G: QuickInput<Notion = N>>(
        words: &Vocabulary<G>,
        line: &str,
        tokens: &[Token],
    ) -> Self {
        let mut parse =
            Parse { steps: Vec::new(), reached: vec![BTreeMap::new(); tokens.len() + 1] };
        let start = ParsePath { cost: 0, last: None, doubts: Vec::new(), skips: 0, skipped: false };
        parse.reached[0].insert(0, start);
        for place in 0..tokens.len() {
            parse.advance(words, line, tokens, place);
        }
        // A line does not end with a word that means nothing, if it can be helped.
        if let Some(paths) = parse.reached.last_mut() {
            for path in paths.values_mut().filter(|path| path.skipped) {
                path.cost += FILLER;
            }
        }
        parse
    }

    fn advance<G: QuickInput<Notion = N>>(
        &mut self,
        words: &Vocabulary<G>,
        line: &str,
        tokens: &[Token],
        place: usize,
    ) {
        let paths = self.reached[place].clone();
        if paths.is_empty() {
            return;
        }
        let here = &tokens[place..];
        let matches = words.matches(here);
        let number = words.number(&here[0]);
        let is_filler = words.is_filler(&here[0]);
        let is_article = is_filler && here[0].number.is_none();
        for (state, path) in &paths {
            let state = (*state, &words.automaton.states[*state]);
            if is_filler && !state.1.takes_text() {
                // A line begins with a name rather than with a word that means nothing.
                let cost = if place == 0 { 2 * FILLER } else { FILLER };
                let skipping = ParsePath {
                    cost: path.cost + cost,
                    skips: path.skips + 1,
                    skipped: true,
                    ..path.clone()
                };
                self.reach(place + 1, state.0, skipping);
            }
            for (slot, to) in &state.1.transitions {
                let mut say = |said, length, cost| {
                    let sense = match &said {
                        Said::Word(notion) => Said::Word(G::sense(*notion)),
                        said => said.clone(),
                    };
                    self.step(path, (said, sense), (place, length), cost, *to);
                };
                match slot {
                    Slot::Word(_, notions) => {
                        for found in &matches {
                            if let Meaning::Notion(notion) = found.meaning
                                && notions.contains(&notion)
                            {
                                say(Said::Word(notion), found.length, found.cost);
                            }
                        }
                    }
                    Slot::Seat(ask) => {
                        for found in &matches {
                            if let Meaning::Seat(seat) = found.meaning {
                                say(Said::Seat(*ask, seat), found.length, found.cost);
                            }
                        }
                    }
                    // “A merchant” is no card of the value 1.
                    Slot::Number(ask, ..) if is_article && !ask.takes_article() => {}
                    Slot::Number(ask, least, most) => {
                        if let Some(number) = number.filter(|found| (least..=most).contains(&found))
                        {
                            say(Said::Number(*ask, number), 1, EXACT);
                        }
                    }
                    Slot::Text(_) => {
                        let end = tokens.last().map_or(line.len(), |last| last.span.end);
                        let text = line[here[0].span.start..end].to_owned();
                        let length = u32::try_from(here.len()).unwrap_or(u32::MAX);
                        let cost = TYPED.saturating_mul(length);
                        say(Said::Text(text), here.len(), cost);
                    }
                }
            }
        }
    }

    fn step(
        &mut self,
        path: &ParsePath,
        (said, sense): (Said<N>, Said<N>),
        (place, length): (usize, usize),
        cost: u32,
        state: usize,
    ) {
        self.steps.push(ParseStep {
            said,
            sense,
            token: place,
            in_full: cost < BEGINNING,
            before: path.last,
        });
        let path = ParsePath {
            cost: path.cost.saturating_add(cost),
            last: Some(self.steps.len() - 1),
            doubts: path.doubts.clone(),
            skips: path.skips,
            skipped: false,
        };
        self.reach(place + length, state, path);
    }

    /// Of two paths to the same state the better one counts; if they are equally good and say
    /// different things, that is remembered as a doubt.
    fn reach(&mut self, place: usize, state: usize, path: ParsePath) {
        let Some(known) = self.reached[place].get(&state) else {
            self.reached[place].insert(state, path);
            return;
        };
        if path.cost < known.cost {
            self.reached[place].insert(state, path);
        } else if path.cost == known.cost && known.doubts.len() < DOUBTS {
            let difference = self.difference(known, &path);
            if let Some(known) = self.reached[place].get_mut(&state) {
                known.doubts.extend(difference.into_iter().flat_map(<[usize; 2]>::from));
                known.doubts.extend(path.doubts);
            }
        }
    }

    fn steps(&self, path: &ParsePath) -> Vec<usize> {
        let mut steps = Vec::new();
        let mut last = path.last;
        while let Some(step) = last {
            steps.push(step);
            last = self.steps[step].before;
        }
        steps.reverse();
        steps
    }

    /// The first steps in which two paths differ.
    pub fn difference(&self, one: &ParsePath, other: &ParsePath) -> Option<(usize, usize)> {
        if one.last == other.last {
            return None;
        }
        let (one, other) = (self.steps(one), self.steps(other));
        let mut pairs = one.into_iter().zip(other);
        pairs.find(|(one, other)| self.steps[*one].sense != self.steps[*other].sense)
    }

    /// A step of a doubt.
    pub fn at(&self, step: usize) -> &ParseStep<N> {
        &self.steps[step]
    }

    pub fn said(&self, path: &ParsePath) -> Vec<Said<N>> {
        let steps = self.steps(path).into_iter();
        steps.map(|step| self.steps[step].said.clone()).collect()
    }

    /// Whether the last word of a path was said in full.
    pub fn is_in_full(&self, path: &ParsePath) -> bool {
        !path.skipped && path.last.is_none_or(|last| self.steps[last].in_full)
    }

    /// How many words were understood before none fitted any more.
    pub fn furthest(&self) -> usize {
        let reached = self.reached.iter().rposition(|paths| !paths.is_empty());
        reached.unwrap_or(0)
    }

    /// The best paths after so many words, and the states they lead to.
    pub fn best(&self, place: usize) -> Vec<(usize, &ParsePath)> {
        self.ranked(place).into_iter().next().unwrap_or_default()
    }

    /// All paths after so many words: the best ones first, those that are equally good
    /// together.
    pub fn ranked(&self, place: usize) -> Vec<Vec<(usize, &ParsePath)>> {
        let mut ranks: BTreeMap<u32, Vec<(usize, &ParsePath)>> = BTreeMap::new();
        for (state, path) in self.reached.get(place).into_iter().flatten() {
            ranks.entry(path.cost).or_default().push((*state, path));
        }
        ranks.into_values().collect()
    }
}

impl<N> ParseStep<N> {
    pub fn said(&self) -> &Said<N> {
        &self.said
    }
}

/// A question, with the least and the most where a number answers it.
pub type Question = (Ask, Option<(u32, u32)>);

/// The question that a place of the automaton asks.
pub fn question<N>(slot: &Slot<N>) -> Question {
    match slot {
        Slot::Number(ask, least, most) => (*ask, Some((*least, *most))),
        slot => (slot.ask(), None),
    }
}
