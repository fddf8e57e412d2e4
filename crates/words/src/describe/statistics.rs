//! Statistics in words.

use serde_json::json;

use super::{Axes, CountedFigure, DescribeGame, FigureSort};
use crate::{Translator, say};

use fondaco_record::statistics::{Pair, Person};
use fondaco_rules::Game as _;
use fondaco_rules::GameId;
use fondaco_rules::named;

impl Translator {
    /// The words along a chart of somebody's average points, round by round.
    pub fn rounds(&self, game: GameId) -> Axes {
        named!(game, Game => Game::charts(self).rounds)
    }

    /// What a game counts beside points, over all of somebody's games.
    pub fn figures(&self, game: GameId, person: &Person) -> Vec<CountedFigure> {
        named!(game, G => {
            let figures = (0..).zip(G::FIGURES);
            figures.map(|(place, id)| self.figure(game, id, G::figure_sort(id), place, person)).collect()
        })
    }

    fn figure(
        &self,
        game: GameId,
        id: &str,
        sort: FigureSort,
        place: usize,
        person: &Person,
    ) -> CountedFigure {
        let figure = person.figure(place);
        let (value, data) = match sort {
            FigureSort::Average => {
                (self.decimal(person.figure_average(place)), json!({ id: figure.sum }))
            }
            FigureSort::Best => (figure.best.to_string(), json!({ id: figure.best })),
            FigureSort::Share(share) => {
                (self.percent(figure.share()), json!({ id: figure.sum, share: figure.share() }))
            }
        };
        let [head, explanation] = self.figure_words(game, id);
        CountedFigure { head, value, explanation, data }
    }

    /// How it went with somebody of this name.
    pub fn pair(&self, name: String, pair: &Pair) -> String {
        let (mine, theirs) = pair.averages();
        self.say(say::AppStatisticsPair {
            name,
            games: pair.games.into(),
            ahead: pair.ahead.into(),
            behind: pair.behind.into(),
            level: pair.level().into(),
            mine: self.decimal(mine),
            theirs: self.decimal(theirs),
        })
    }
}
