//! What somebody who learns a game should hear, and when. Words come later: here are only the
//! kinds of things that happen, and the methods in which they are entered.

use super::{Game, RuleInfo};

/// What is learnt from a step.
/// ```
/// use fondaco_rules::lesson::Lesson;
/// use fondaco_rules::{Game, kathai};
///
/// let Lesson { id, method, rule } = kathai::Position::FIRST_LESSON;
/// assert_eq!((id, method, rule.id), ("begin", "turn", "kathai-turn"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Its stable id among those of the game.
    pub id: &'static str,
    /// The id of the method in which such a thing is entered.
    pub method: &'static str,
    /// The rule about it.
    pub rule: RuleInfo,
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
            /// All lessons as every game has them.
            pub const INFOS: [$crate::lesson::Lesson; [$($id),*].len()] =
                [$(Lesson::$lesson.info()),*];

            /// All lessons.
            pub const ALL: [Lesson; [$($id),*].len()] = [$(Lesson::$lesson),*];

            /// The lesson's stable id.
            pub const fn id(self) -> &'static str {
                match self { $(Lesson::$lesson => $id),* }
            }

            /// The same as every game has it.
            pub const fn info(self) -> $crate::lesson::Lesson {
                let (method, rule) = match self {
                    $(Lesson::$lesson => (EntryMethod::$method, Rule::$rule)),*
                };
                $crate::lesson::Lesson {
                    id: self.id(),
                    method: method.id(),
                    rule: rule.info(),
                }
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
