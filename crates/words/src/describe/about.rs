//! What people who do not know a game hear about it. These texts are found by the game's id and
//! stand in a file of its own.

use crate::Translator;

use fondaco_rules::Game;
use fondaco_rules::GameId;
use fondaco_rules::named;

impl Translator {
    /// The name of a game, as on its box.
    pub fn game_name(&self, game: GameId) -> String {
        self.about(game, NAME)
    }

    /// On to the next part of a game, in a demo.
    pub fn next_part(&self, game: GameId) -> String {
        self.about(game, PART)
    }

    /// A move of a game, as it can be typed.
    pub fn quick_example(&self, game: GameId) -> String {
        self.about(game, EXAMPLE)
    }

    /// What a step is about, in a sentence or two.
    pub fn lesson(&self, game: GameId, id: &str) -> String {
        self.about(game, &lesson(id))
    }

    /// How something is entered, in a line.
    pub fn entry_method(&self, game: GameId, id: &str) -> String {
        self.about(game, &entry_method(id))
    }

    /// What something that is counted is called, and what it means.
    pub(super) fn figure_words(&self, game: GameId, id: &str) -> [String; 2] {
        figure(id).map(|what| self.about(game, &what))
    }

    fn about(&self, game: GameId, what: &str) -> String {
        self.plain(&text_id(game, what))
    }
}

const NAME: &str = "name";
const PART: &str = "part";
const EXAMPLE: &str = "example";

fn lesson(id: &str) -> String {
    format!("lesson-{id}")
}

fn entry_method(id: &str) -> String {
    format!("method-{id}")
}

/// The head of a column, and what it means.
fn figure(id: &str) -> [String; 2] {
    ["", "-explained"].map(|part| format!("figure-{}{part}", id.replace('_', "-")))
}

fn text_id(game: GameId, what: &str) -> String {
    format!("{}-about-{what}", game.id())
}

/// The ids of all these texts.
pub fn about_ids(game: GameId) -> Vec<String> {
    let (lessons, methods, figures) = named!(game, G => (G::LESSONS, G::ENTRY_METHODS, G::FIGURES));
    let lessons = lessons.iter().map(|found| lesson(found.id));
    let methods = methods.iter().map(|id| entry_method(id));
    let figures = figures.iter().flat_map(|id| figure(id));
    let texts = [NAME, PART, EXAMPLE].map(str::to_owned).into_iter();
    let texts = texts.chain(lessons).chain(methods).chain(figures);
    texts.map(|what| text_id(game, &what)).collect()
}
