//! What somebody who learns a game hears.

use crate::i18n::{Translator, say};
use crate::rules::lesson::Lessons;
use crate::rules::{byzanz, kathai, silk_road};

/// A game that can be explained.
pub trait DescribeLessons: Lessons {
    /// What a step is about, in a sentence or two.
    fn explain(lesson: Self::Lesson, tr: &Translator) -> String;

    /// How something is entered, in a line.
    fn how(method: Self::EntryMethod, tr: &Translator) -> String;
}

impl DescribeLessons for byzanz::Position {
    fn explain(lesson: byzanz::Lesson, tr: &Translator) -> String {
        tr.say(say::AppDemoByzanz { lesson })
    }

    fn how(method: byzanz::EntryMethod, tr: &Translator) -> String {
        tr.say(say::AppDemoHowByzanz { method })
    }
}

impl DescribeLessons for kathai::Position {
    fn explain(lesson: kathai::Lesson, tr: &Translator) -> String {
        tr.say(say::AppDemoKathai { lesson })
    }

    fn how(method: kathai::EntryMethod, tr: &Translator) -> String {
        tr.say(say::AppDemoHowKathai { method })
    }
}

impl DescribeLessons for silk_road::Position {
    fn explain(lesson: silk_road::Lesson, tr: &Translator) -> String {
        tr.say(say::AppDemoSilkRoad { lesson })
    }

    fn how(method: silk_road::EntryMethod, tr: &Translator) -> String {
        tr.say(say::AppDemoHowSilkRoad { method })
    }
}
