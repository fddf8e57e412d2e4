//! What Silk Road counts over many games, in words and as data.

use serde_json::{Value, json};

use crate::i18n::describe::CountedFigure;
use crate::i18n::{Translator, say};
use crate::statistics::Person;

// In the order in which the rules count them.
const LED: usize = 0;
const SILVER: usize = 1;
const CUBES: usize = 2;
const MAJORITIES: usize = 3;
const TILES: usize = 4;

/// All of it is told of an average game.
pub(super) fn figures(person: &Person, tr: &Translator) -> Vec<CountedFigure> {
    let average = |place| tr.decimal(person.figure_average(place));
    vec![
        CountedFigure {
            head: tr.say(say::SilkRoadFiguresLed),
            value: average(LED),
            explanation: tr.say(say::SilkRoadFiguresLedExplained),
        },
        CountedFigure {
            head: tr.say(say::SilkRoadFiguresSilver),
            value: average(SILVER),
            explanation: tr.say(say::SilkRoadFiguresSilverExplained),
        },
        CountedFigure {
            head: tr.say(say::SilkRoadFiguresCubes),
            value: average(CUBES),
            explanation: tr.say(say::SilkRoadFiguresCubesExplained),
        },
        CountedFigure {
            head: tr.say(say::SilkRoadFiguresMajorities),
            value: average(MAJORITIES),
            explanation: tr.say(say::SilkRoadFiguresMajoritiesExplained),
        },
        CountedFigure {
            head: tr.say(say::SilkRoadFiguresTiles),
            value: average(TILES),
            explanation: tr.say(say::SilkRoadFiguresTilesExplained),
        },
    ]
}

/// All games together.
pub(super) fn data(person: &Person) -> Value {
    let sum = |place| person.figure(place).sum;
    json!({
        "led": sum(LED),
        "silver": sum(SILVER),
        "cubes": sum(CUBES),
        "majorities": sum(MAJORITIES),
        "tiles": sum(TILES),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use crate::statistics::Figure;

    #[test]
    fn everything_is_an_average_and_begins_with_its_head() {
        let figure = |sum| Figure { sum, best: 9, of_all: 99 };
        let person = Person {
            games: 4,
            figures: [10, 93, 30, 6, 50].map(figure).into(),
            ..Person::default()
        };
        for language in Language::ALL {
            let told = figures(&person, &Translator::new(language));
            for counted in &told {
                assert!(counted.explanation.starts_with(&counted.head));
            }
            let values: Vec<&str> = told.iter().map(|counted| counted.value.as_str()).collect();
            let expected = ["2.5", "23.2", "7.5", "1.5", "12.5"];
            if language == Language::En {
                assert_eq!(values, expected);
            }
        }
        let expected = json!({"led": 10, "silver": 93, "cubes": 30, "majorities": 6, "tiles": 50});
        assert_eq!(data(&person), expected);
    }
}
