//! What Kathai counts over many games, in words and as data.

use serde_json::{Value, json};

use crate::i18n::describe::CountedFigure;
use crate::i18n::{Translator, say};
use crate::statistics::Person;

// In the order in which the rules count them.
const SALES: usize = 0;
const BEST: usize = 1;
const BRIBES: usize = 2;
const TRADES: usize = 3;
const EXCHANGE: usize = 4;

/// Everything but the best sale is told of an average game.
pub(super) fn figures(person: &Person, tr: &Translator) -> Vec<CountedFigure> {
    let average = |place| tr.decimal(person.figure_average(place));
    vec![
        CountedFigure {
            head: tr.say(say::KathaiFiguresSales),
            value: average(SALES),
            explanation: tr.say(say::KathaiFiguresSalesExplained),
        },
        CountedFigure {
            head: tr.say(say::KathaiFiguresBest),
            value: person.figure(BEST).best.to_string(),
            explanation: tr.say(say::KathaiFiguresBestExplained),
        },
        CountedFigure {
            head: tr.say(say::KathaiFiguresBribes),
            value: average(BRIBES),
            explanation: tr.say(say::KathaiFiguresBribesExplained),
        },
        CountedFigure {
            head: tr.say(say::KathaiFiguresTrades),
            value: average(TRADES),
            explanation: tr.say(say::KathaiFiguresTradesExplained),
        },
        CountedFigure {
            head: tr.say(say::KathaiFiguresExchange),
            value: average(EXCHANGE),
            explanation: tr.say(say::KathaiFiguresExchangeExplained),
        },
    ]
}

/// All games together; of the best sale, the best.
pub(super) fn data(person: &Person) -> Value {
    let sum = |place| person.figure(place).sum;
    json!({
        "sales": sum(SALES),
        "best_sale": person.figure(BEST).best,
        "bribes": sum(BRIBES),
        "trades": sum(TRADES),
        "exchange": sum(EXCHANGE),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use crate::statistics::Figure;

    #[test]
    fn sales_are_averages_and_the_best_sale_is_the_best() {
        let figure = |sum, best| Figure { sum, best, of_all: 99 };
        let person = Person {
            games: 4,
            figures: vec![figure(10, 4), figure(23, 8), figure(3, 2), figure(13, 5), figure(2, 1)],
            ..Person::default()
        };
        let tr = Translator::new(Language::De);
        let told = figures(&person, &tr);
        let values: Vec<&str> = told.iter().map(|counted| counted.value.as_str()).collect();
        assert_eq!(values, ["2,5", "8", "0,8", "3,2", "0,5"]);
        for counted in told {
            assert!(counted.explanation.starts_with(&counted.head));
        }
        let expected =
            json!({"sales": 10, "best_sale": 8, "bribes": 3, "trades": 13, "exchange": 2});
        assert_eq!(data(&person), expected);
    }
}
