//! The sentences of a game, knotted into one net that is walked word by word.

use super::grammar::{Ask, Piece, Sentence};

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
pub struct Knot<N: 'static> {
    /// What can come next, and where it leads.
    pub ways: Vec<(Slot<N>, usize)>,
    /// Whether a sentence can end here.
    pub ends: bool,
}

impl<N> Knot<N> {
    /// Whether a text that is taken as it is typed can begin here.
    pub fn takes_text(&self) -> bool {
        let mut ways = self.ways.iter();
        ways.any(|(slot, _)| matches!(slot, Slot::Text(_)))
    }
}

/// All sentences of a game. They begin at the first knot.
#[derive(Debug)]
pub struct Net<N: 'static> {
    /// The places between words.
    pub knots: Vec<Knot<N>>,
}

/// A knot while the net is made: some threads lead on without a word.
struct Loose<N: 'static> {
    ways: Vec<(Slot<N>, usize)>,
    free: Vec<usize>,
    ends: bool,
}

struct Maker<N: 'static>(Vec<Loose<N>>);

impl<N: Copy> Net<N> {
    /// The net of these sentences.
    pub fn new(sentences: &[Sentence<N>]) -> Self {
        let mut maker = Maker(Vec::new());
        let start = maker.knot();
        for sentence in sentences {
            let first = maker.knot();
            maker.0[start].free.push(first);
            let end = maker.all(sentence, first);
            maker.0[end].ends = true;
        }
        let knots = (0..maker.0.len()).map(|knot| maker.tighten(knot)).collect();
        Net { knots }
    }
}

impl<N: Copy> Maker<N> {
    fn knot(&mut self) -> usize {
        self.0.push(Loose {
            ways: Vec::new(),
            free: Vec::new(),
            ends: false,
        });
        self.0.len() - 1
    }

    fn slot(&mut self, slot: Slot<N>, from: usize) -> usize {
        let to = self.knot();
        self.0[from].ways.push((slot, to));
        to
    }

    fn all(&mut self, pieces: &[Piece<N>], from: usize) -> usize {
        pieces
            .iter()
            .fold(from, |from, piece| self.add(piece, from))
    }

    fn add(&mut self, piece: &Piece<N>, from: usize) -> usize {
        match piece {
            Piece::Word(ask, notions) => self.slot(Slot::Word(*ask, notions), from),
            Piece::Seat(ask) => self.slot(Slot::Seat(*ask), from),
            Piece::Number(ask, least, most) => self.slot(Slot::Number(*ask, *least, *most), from),
            Piece::Text(ask) => self.slot(Slot::Text(*ask), from),
            Piece::All(pieces) => self.all(pieces, from),
            Piece::Any(pieces) => {
                let ends: Vec<usize> = pieces
                    .iter()
                    .map(|piece| {
                        let first = self.knot();
                        self.0[from].free.push(first);
                        self.add(piece, first)
                    })
                    .collect();
                let to = self.knot();
                for end in ends {
                    self.0[end].free.push(to);
                }
                to
            }
            Piece::Maybe(pieces) => {
                let end = self.all(pieces, from);
                let to = self.knot();
                self.0[end].free.push(to);
                self.0[from].free.push(to);
                to
            }
            Piece::Many(pieces) => {
                let first = self.knot();
                self.0[from].free.push(first);
                let end = self.all(pieces, first);
                self.0[end].free.push(first);
                end
            }
        }
    }

    /// A knot with everything that it reaches without a word, in the order of the sentences.
    fn tighten(&self, knot: usize) -> Knot<N> {
        let mut seen = Vec::new();
        let mut open = vec![knot];
        while let Some(knot) = open.pop() {
            if !seen.contains(&knot) {
                seen.push(knot);
                open.extend(self.0[knot].free.iter().rev());
            }
        }
        let ways = seen.iter().flat_map(|knot| self.0[*knot].ways.iter());
        Knot {
            ways: ways.copied().collect(),
            ends: seen.iter().any(|knot| self.0[*knot].ends),
        }
    }
}
