//! What somebody who learns a game hears.

use crate::i18n::{Translator, say};
use crate::rules::{Game, byzanz, kathai, silk_road};

/// A game that can be explained.
pub trait DescribeLessons: Game {
    /// What a step is about, in a sentence or two.
    fn explain(lesson: &str, tr: &Translator) -> String;

    /// How something is entered, in a line.
    fn how(method: &str, tr: &Translator) -> String;
}

impl DescribeLessons for byzanz::Position {
    fn explain(lesson: &str, tr: &Translator) -> String {
        let lesson = byzanz::Lesson::find(lesson);
        lesson.map_or_else(String::new, |lesson| tr.say(say::AppDemoByzanz { lesson }))
    }

    fn how(method: &str, tr: &Translator) -> String {
        let method = byzanz::EntryMethod::find(method);
        method.map_or_else(String::new, |method| tr.say(say::AppDemoHowByzanz { method }))
    }
}

impl DescribeLessons for kathai::Position {
    fn explain(lesson: &str, tr: &Translator) -> String {
        let lesson = kathai::Lesson::find(lesson);
        lesson.map_or_else(String::new, |lesson| tr.say(say::AppDemoKathai { lesson }))
    }

    fn how(method: &str, tr: &Translator) -> String {
        let method = kathai::EntryMethod::find(method);
        method.map_or_else(String::new, |method| tr.say(say::AppDemoHowKathai { method }))
    }
}

impl DescribeLessons for silk_road::Position {
    fn explain(lesson: &str, tr: &Translator) -> String {
        let lesson = silk_road::Lesson::find(lesson);
        lesson.map_or_else(String::new, |lesson| tr.say(say::AppDemoSilkRoad { lesson }))
    }

    fn how(method: &str, tr: &Translator) -> String {
        let method = silk_road::EntryMethod::find(method);
        method.map_or_else(String::new, |method| tr.say(say::AppDemoHowSilkRoad { method }))
    }
}
