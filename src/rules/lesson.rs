//! What somebody who learns a game should hear, and when. Words come later: here are only the
//! kinds of things that happen, and the methods in which they are entered.

use std::fmt;

use super::Game;

/// Lists the methods in which things of a game are entered, each with its stable id.
macro_rules! entry_methods {
    ($($method:ident = $id:literal),* $(,)?) => {
        /// A method in which something is entered.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs)]
        pub enum EntryMethod { $($method),* }

        impl EntryMethod {
            /// All methods.
            pub const ALL: [EntryMethod; [$($id),*].len()] = [$(EntryMethod::$method),*];

            /// The method's stable id.
            pub const fn id(self) -> &'static str {
                match self { $(EntryMethod::$method => $id),* }
            }
        }
    };
}

/// Lists what can be learnt from the steps of a game: each with its stable id, the method in which
/// such a thing is entered, and the rule about it.
macro_rules! lessons {
    ($($lesson:ident = $id:literal by $method:ident under $rule:ident),* $(,)?) => {
        /// What somebody who learns the game hears about a step.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs)]
        pub enum Lesson { $($lesson),* }

        impl Lesson {
            /// All lessons.
            pub const ALL: [Lesson; [$($id),*].len()] = [$(Lesson::$lesson),*];

            /// The lesson's stable id.
            pub const fn id(self) -> &'static str {
                match self { $(Lesson::$lesson => $id),* }
            }

            /// How such a thing is entered.
            pub const fn entry_method(self) -> EntryMethod {
                match self { $(Lesson::$lesson => EntryMethod::$method),* }
            }

            /// The rule about it.
            pub const fn rule(self) -> Rule {
                match self { $(Lesson::$lesson => Rule::$rule),* }
            }
        }
    };
}

/// One step of a game.
#[derive(Clone, Copy, Debug)]
pub struct LessonStep<'a, G: Game> {
    /// The table before it.
    pub before: &'a G,
    /// What was entered.
    pub entry: &'a G::Move,
    /// What followed by itself.
    pub events: &'a [G::Event],
    /// The table after it.
    pub after: &'a G,
}

impl<G: Game> LessonStep<'_, G> {
    /// Whether something of a kind followed by itself.
    pub fn happened(&self, wanted: fn(&G::Event) -> bool) -> bool {
        self.events.iter().any(wanted)
    }
}

/// A game that can be learnt step by step.
pub trait Lessons: Game {
    /// What is learnt from a step.
    type Lesson: Copy + PartialEq + fmt::Debug;
    /// How something is entered.
    type EntryMethod: Copy + PartialEq + fmt::Debug;

    /// What is learnt before the first step.
    const BEGIN: Self::Lesson;

    /// What is learnt from a step.
    fn lesson(step: LessonStep<'_, Self>) -> Self::Lesson;

    /// How what is learnt was entered.
    fn method_of(lesson: Self::Lesson) -> Self::EntryMethod;

    /// The rule about what is learnt.
    fn rule_of(lesson: Self::Lesson) -> Self::Rule;

    /// A method's stable id.
    fn method_id(method: Self::EntryMethod) -> &'static str;

    /// The methods to enter what is due and what may be done besides, the most needed first.
    fn entry_methods(&self) -> Vec<Self::EntryMethod>;

    /// The methods in which an entry is made; this is the table before it.
    fn practised(&self, entry: &Self::Move) -> Vec<Self::EntryMethod>;

    /// Which part of the game this is, in whatever people tell its parts by.
    fn part(&self) -> usize;
}

/// Lets a game's own lessons and methods answer for themselves.
macro_rules! lessons_of_game {
    () => {
        type Lesson = Lesson;
        type EntryMethod = EntryMethod;

        const BEGIN: Lesson = Lesson::Begin;

        fn method_of(lesson: Lesson) -> EntryMethod {
            lesson.entry_method()
        }

        fn rule_of(lesson: Lesson) -> Rule {
            lesson.rule()
        }

        fn method_id(method: EntryMethod) -> &'static str {
            method.id()
        }
    };
}
