//! How a game's moves are typed, as data: sentences made of patterns, and what was said with them.

use std::collections::BTreeSet;
use std::fmt::Debug;

use super::automaton::Automaton;
use crate::{DescribeGame, Translator};

use fondaco_rules::GameId;
use fondaco_rules::Seat;
use fondaco_rules::named;

/// A pattern of a sentence. Whatever is said is labelled with the question that it answers.
#[derive(Clone, Copy, Debug)]
pub enum Pattern<N: 'static> {
    /// One of these notions.
    Word(Ask, &'static [N]),
    /// Somebody at the table.
    Seat(Ask),
    /// A number, at least and at most.
    Number(Ask, u32, u32),
    /// The rest of the line, as it is typed.
    Text(Ask),
    /// One after the other.
    All(&'static [Pattern<N>]),
    /// One of them.
    Any(&'static [Pattern<N>]),
    /// All of them, or none.
    Maybe(&'static [Pattern<N>]),
    /// All of them, once or more often.
    Many(&'static [Pattern<N>]),
}

/// A sentence: its patterns, one after the other.
pub type Sentence<N> = &'static [Pattern<N>];

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said<N> {
    /// A notion of the game.
    Word(N),
    /// Somebody.
    Seat(Ask, Seat),
    Number(Ask, u32),
    /// A text as it was typed.
    Text(String),
}

/// A question to which a pattern of a sentence is the answer. Its text is found by its id; every
/// game brings its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ask {
    id: &'static str,
    /// Whether “a” is an answer, as “one” is.
    takes_article: bool,
}

impl Ask {
    /// Who does it. Every game asks this,
    pub const WHO: Ask = Ask::new("who");
    /// and what they do.
    pub const VERB: Ask = Ask::new("verb");

    /// A question of a game.
    pub const fn new(id: &'static str) -> Self {
        Ask { id, takes_article: true }
    }

    /// A question that is never answered by an article.
    pub const fn without_article(id: &'static str) -> Self {
        Ask { id, takes_article: false }
    }

    /// Whether “a” is an answer, as “one” is.
    pub fn takes_article(self) -> bool {
        self.takes_article
    }

    /// The id of its text.
    pub fn text_id(self, game: GameId) -> String {
        match self {
            Ask::WHO | Ask::VERB => format!("quick-question-{}", self.id),
            own => format!("{}-quick-question-{}", game.id(), own.id),
        }
    }
}

/// The words for a notion in a language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotionWords<N> {
    /// What they stand for.
    pub notion: N,
    /// The first one is offered.
    pub words: Vec<String>,
    /// The letter that stands for it on the keyboard.
    pub letter: Option<String>,
}

/// A game whose moves can be typed.
pub trait QuickInput: DescribeGame {
    /// What words stand for.
    type Notion: Copy + PartialEq + Debug + 'static;

    /// Every sentence that can be typed.
    const SENTENCES: &'static [Sentence<Self::Notion>];

    /// Everything that words stand for, in the same order in every language.
    fn vocabulary(tr: &Translator) -> Vec<NotionWords<Self::Notion>>;

    /// Notions that come to the same have the same sense.
    fn sense(notion: Self::Notion) -> Self::Notion {
        notion
    }

    /// The move that was typed, legal or not.
    ///
    /// # Errors
    ///
    /// The question that has still to be answered.
    fn understand(&self, due: &Self::Due, said: &[Said<Self::Notion>]) -> Result<Self::Move, Ask>;

    /// Whether a notion or a seat is worth offering behind what was said.
    fn suits(
        &self,
        due: &Self::Due,
        said: &[Said<Self::Notion>],
        next: &Said<Self::Notion>,
    ) -> bool;

    /// The numbers worth offering behind what was said, out of those that can stand there.
    fn numbers(
        &self,
        _due: &Self::Due,
        _said: &[Said<Self::Notion>],
        _ask: Ask,
        (least, most): (u32, u32),
    ) -> Vec<u32> {
        const FEW: usize = 4;
        (least..=most).take(FEW).collect()
    }
}

/// The ids of the texts of all questions.
pub fn question_ids() -> BTreeSet<String> {
    fn asks<G: QuickInput>() -> Vec<Ask> {
        let states = Automaton::new(G::SENTENCES).states.into_iter();
        states.flat_map(|state| state.transitions).map(|(slot, _)| slot.ask()).collect()
    }
    let ids = |game| {
        let asks = named!(game, G => asks::<G>());
        asks.into_iter().map(move |ask| ask.text_id(game))
    };
    GameId::ALL.into_iter().flat_map(ids).collect()
}

/// Who is named in answer to a question.
pub fn seat_of<N>(said: &[Said<N>], ask: Ask) -> Option<Seat> {
    said.iter().find_map(|said| match said {
        Said::Seat(asked, seat) if *asked == ask => Some(*seat),
        _ => None,
    })
}

/// The numbers that answer a question.
pub fn numbers_of<N>(said: &[Said<N>], ask: Ask) -> impl Iterator<Item = u32> {
    said.iter().filter_map(move |said| match said {
        Said::Number(asked, number) if *asked == ask => Some(*number),
        _ => None,
    })
}

/// The first number that answers a question.
pub fn number_of<N>(said: &[Said<N>], ask: Ask) -> Option<u32> {
    numbers_of(said, ask).next()
}

/// The notions that were said.
pub fn words_of<N: Copy>(said: &[Said<N>]) -> impl Iterator<Item = N> {
    said.iter().filter_map(|said| match said {
        Said::Word(notion) => Some(*notion),
        _ => None,
    })
}
