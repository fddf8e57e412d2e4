//! The sentences of a game, as one automaton that is walked word by word.

use super::grammar::{Ask, Pattern, Sentence};

/// What can stand at one place.
#[derive(Clone, Copy, Debug)]
pub enum Slot<N: 'static> {
    /// One of these notions.
    Word(Ask, &'static [N]),
    /// Somebody.
    Seat(Ask),
    /// A number, at least and at most.
    Number(Ask, u32, u32),
    /// The rest of the line.
    Text(Ask),
}

impl<N> Slot<N> {
    /// The question that it answers.
    pub fn ask(&self) -> Ask {
        match self {
            Slot::Word(ask, _) | Slot::Seat(ask) | Slot::Number(ask, ..) | Slot::Text(ask) => *ask,
        }
    }
}

/// A place between two words.
#[derive(Debug)]
pub struct State<N: 'static> {
    /// What can come next, and where it leads.
    pub transitions: Vec<(Slot<N>, usize)>,
    /// Whether a sentence can end here.
    pub ends: bool,
}

impl<N> State<N> {
    /// Whether a text that is taken as it is typed can begin here.
    pub fn takes_text(&self) -> bool {
        self.transitions.iter().any(|(slot, _)| matches!(slot, Slot::Text(_)))
    }
}

/// All sentences of a game. They begin at the first state.
#[derive(Debug)]
pub struct Automaton<N: 'static> {
    /// The places between words.
    pub states: Vec<State<N>>,
}

/// A state while the automaton is built: jumps lead on without a word.
struct OpenState<N: 'static> {
    transitions: Vec<(Slot<N>, usize)>,
    jumps: Vec<usize>,
    ends: bool,
}

struct Builder<N: 'static>(Vec<OpenState<N>>);

impl<N: Copy> Automaton<N> {
    /// The automaton of these sentences.
    pub fn new(sentences: &[Sentence<N>]) -> Self {
        let mut builder = Builder(Vec::new());
        let start = builder.state();
        for sentence in sentences {
            let first = builder.state();
            builder.0[start].jumps.push(first);
            let end = builder.all(sentence, first);
            builder.0[end].ends = true;
        }
        let states = (0..builder.0.len()).map(|state| builder.closed(state)).collect();
        Automaton { states }
    }
}

impl<N: Copy> Builder<N> {
    fn state(&mut self) -> usize {
        self.0.push(OpenState { transitions: Vec::new(), jumps: Vec::new(), ends: false });
        self.0.len() - 1
    }

    fn slot(&mut self, slot: Slot<N>, from: usize) -> usize {
        let to = self.state();
        self.0[from].transitions.push((slot, to));
        to
    }

    fn all(&mut self, patterns: &[Pattern<N>], from: usize) -> usize {
        patterns.iter().fold(from, |from, pattern| self.add(pattern, from))
    }

    fn add(&mut self, pattern: &Pattern<N>, from: usize) -> usize {
        match pattern {
            Pattern::Word(ask, notions) => self.slot(Slot::Word(*ask, notions), from),
            Pattern::Seat(ask) => self.slot(Slot::Seat(*ask), from),
            Pattern::Number(ask, least, most) => self.slot(Slot::Number(*ask, *least, *most), from),
            Pattern::Text(ask) => self.slot(Slot::Text(*ask), from),
            Pattern::All(patterns) => self.all(patterns, from),
            Pattern::Any(patterns) => {
                let ends: Vec<usize> = patterns
                    .iter()
                    .map(|pattern| {
                        let first = self.state();
                        self.0[from].jumps.push(first);
                        self.add(pattern, first)
                    })
                    .collect();
                let to = self.state();
                for end in ends {
                    self.0[end].jumps.push(to);
                }
                to
            }
            Pattern::Maybe(patterns) => {
                let end = self.all(patterns, from);
                let to = self.state();
                self.0[end].jumps.push(to);
                self.0[from].jumps.push(to);
                to
            }
            Pattern::Many(patterns) => {
                let first = self.state();
                self.0[from].jumps.push(first);
                let end = self.all(patterns, first);
                self.0[end].jumps.push(first);
                end
            }
        }
    }

    /// A state with everything that it reaches without a word, in the order of the sentences.
    fn closed(&self, state: usize) -> State<N> {
        let mut seen = Vec::new();
        let mut open = vec![state];
        while let Some(state) = open.pop() {
            if !seen.contains(&state) {
                seen.push(state);
                open.extend(self.0[state].jumps.iter().rev());
            }
        }
        let transitions = seen.iter().flat_map(|state| self.0[*state].transitions.iter());
        State {
            transitions: transitions.copied().collect(),
            ends: seen.iter().any(|state| self.0[*state].ends),
        }
    }
}
