//! Walking through the net of sentences, word by word, on every way at once.

use std::collections::BTreeMap;

use super::grammar::{Ask, Said, Spoken};
use super::net::Slot;
use super::token::Token;
use super::vocabulary::{BEGINNING, EXACT, FILLER, Meaning, TYPED, Vocabulary};

/// Something that was said on the way here.
#[derive(Clone, PartialEq, Debug)]
pub struct Step<N> {
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

/// One way through the net that fits the words so far.
#[derive(Clone, Debug)]
pub struct Way {
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

/// All ways through the net that fit a line.
pub struct Walk<N> {
    steps: Vec<Step<N>>,
    /// For each number of words: the knots that are reached, each on the best way.
    reached: Vec<BTreeMap<usize, Way>>,
}

impl<N: Copy + PartialEq + 'static> Walk<N> {
    /// Walks as far as the words lead.
    pub fn new<G: Spoken<Notion = N>>(words: &Vocabulary<G>, line: &str, tokens: &[Token]) -> Self {
        let mut walk = Walk {
            steps: Vec::new(),
            reached: vec![BTreeMap::new(); tokens.len() + 1],
        };
        let start = Way {
            cost: 0,
            last: None,
            doubts: Vec::new(),
            skips: 0,
            skipped: false,
        };
        walk.reached[0].insert(0, start);
        for place in 0..tokens.len() {
            walk.go_on(words, line, tokens, place);
        }
        // A line does not end with a word that means nothing, if it can be helped.
        if let Some(ways) = walk.reached.last_mut() {
            for way in ways.values_mut().filter(|way| way.skipped) {
                way.cost += FILLER;
            }
        }
        walk
    }

    fn go_on<G: Spoken<Notion = N>>(
        &mut self,
        words: &Vocabulary<G>,
        line: &str,
        tokens: &[Token],
        place: usize,
    ) {
        let ways = self.reached[place].clone();
        if ways.is_empty() {
            return;
        }
        let here = &tokens[place..];
        let matches = words.matches(here);
        let number = words.number(&here[0]);
        let is_filler = words.is_filler(&here[0]);
        let is_article = is_filler && here[0].number.is_none();
        for (knot, way) in &ways {
            let knot = (*knot, &words.net.knots[*knot]);
            if is_filler && !knot.1.takes_text() {
                // A line begins with a name rather than with a word that means nothing.
                let cost = if place == 0 { 2 * FILLER } else { FILLER };
                let skipping = Way {
                    cost: way.cost + cost,
                    skips: way.skips + 1,
                    skipped: true,
                    ..way.clone()
                };
                self.arrive(place + 1, knot.0, skipping);
            }
            for (slot, to) in &knot.1.ways {
                let mut say = |said, length, cost| {
                    let sense = match &said {
                        Said::Word(notion) => Said::Word(G::sense(*notion)),
                        said => said.clone(),
                    };
                    self.step(way, (said, sense), (place, length), cost, *to);
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
                    Slot::Number(Ask::Value, ..) if is_article => {}
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
        way: &Way,
        (said, sense): (Said<N>, Said<N>),
        (place, length): (usize, usize),
        cost: u32,
        knot: usize,
    ) {
        self.steps.push(Step {
            said,
            sense,
            token: place,
            in_full: cost < BEGINNING,
            before: way.last,
        });
        let way = Way {
            cost: way.cost.saturating_add(cost),
            last: Some(self.steps.len() - 1),
            doubts: way.doubts.clone(),
            skips: way.skips,
            skipped: false,
        };
        self.arrive(place + length, knot, way);
    }

    /// Of two ways to the same knot the better one counts; if they are equally good and say
    /// different things, that is remembered as a doubt.
    fn arrive(&mut self, place: usize, knot: usize, way: Way) {
        let Some(known) = self.reached[place].get(&knot) else {
            self.reached[place].insert(knot, way);
            return;
        };
        if way.cost < known.cost {
            self.reached[place].insert(knot, way);
        } else if way.cost == known.cost && known.doubts.len() < DOUBTS {
            let difference = self.difference(known, &way);
            if let Some(known) = self.reached[place].get_mut(&knot) {
                known
                    .doubts
                    .extend(difference.into_iter().flat_map(<[usize; 2]>::from));
                known.doubts.extend(way.doubts);
            }
        }
    }

    fn steps(&self, way: &Way) -> Vec<usize> {
        let mut steps = Vec::new();
        let mut last = way.last;
        while let Some(step) = last {
            steps.push(step);
            last = self.steps[step].before;
        }
        steps.reverse();
        steps
    }

    /// The first steps in which two ways differ.
    pub fn difference(&self, one: &Way, other: &Way) -> Option<(usize, usize)> {
        if one.last == other.last {
            return None;
        }
        let (one, other) = (self.steps(one), self.steps(other));
        let mut pairs = one.into_iter().zip(other);
        pairs.find(|(one, other)| self.steps[*one].sense != self.steps[*other].sense)
    }

    /// A step of a doubt.
    pub fn at(&self, step: usize) -> &Step<N> {
        &self.steps[step]
    }

    /// What was said on a way.
    pub fn said(&self, way: &Way) -> Vec<Said<N>> {
        let steps = self.steps(way).into_iter();
        steps.map(|step| self.steps[step].said.clone()).collect()
    }

    /// Whether the last word of a way was said in full.
    pub fn is_in_full(&self, way: &Way) -> bool {
        !way.skipped && way.last.is_none_or(|last| self.steps[last].in_full)
    }

    /// How many words were understood before none fitted any more.
    pub fn furthest(&self) -> usize {
        let reached = self.reached.iter().rposition(|ways| !ways.is_empty());
        reached.unwrap_or(0)
    }

    /// The best ways that so many words lead, and the knots they lead to.
    pub fn best(&self, place: usize) -> Vec<(usize, &Way)> {
        self.ranked(place).into_iter().next().unwrap_or_default()
    }

    /// All ways that so many words lead: the best ones first, those that are equally good
    /// together.
    pub fn ranked(&self, place: usize) -> Vec<Vec<(usize, &Way)>> {
        let mut ranks: BTreeMap<u32, Vec<(usize, &Way)>> = BTreeMap::new();
        for (knot, way) in self.reached.get(place).into_iter().flatten() {
            ranks.entry(way.cost).or_default().push((*knot, way));
        }
        ranks.into_values().collect()
    }
}

impl<N> Step<N> {
    /// What was said.
    pub fn said(&self) -> &Said<N> {
        &self.said
    }
}

/// A question, with the least and the most where a number answers it.
pub type Question = (Ask, Option<(u32, u32)>);

/// The question that a place of the net asks.
pub fn question<N>(slot: &Slot<N>) -> Question {
    match slot {
        Slot::Number(ask, least, most) => (*ask, Some((*least, *most))),
        slot => (slot.ask(), None),
    }
}
