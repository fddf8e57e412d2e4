//! What people set once and find again: language, look, and who has played before.

use serde::{Deserialize, Serialize};

use crate::i18n::detect;
use crate::language::Language;
use crate::record::{Colour, Player};

/// How many people are remembered.
const PEOPLE: usize = 24;

/// What is remembered between evenings.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language of the table; `None` follows the system.
    pub language: Option<Language>,
    /// The colours of the window.
    pub look: Look,
    /// How large everything is written.
    pub text: TextSize,
    /// Whether running totals are shown, although profit lies face down.
    pub totals: bool,
    /// Who has played before, the latest first.
    pub people: Vec<Person>,
}

/// The colours of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Look {
    /// Light or dark, as the system has it.
    #[default]
    System,
    /// Parchment.
    Light,
    /// The market at night.
    Dark,
    /// Black on white, for weak eyes and weak lamps.
    Contrast,
}

impl Look {
    /// All looks.
    pub const ALL: [Look; 4] = [Look::System, Look::Light, Look::Dark, Look::Contrast];
}

/// How large everything is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum TextSize {
    #[default]
    Normal,
    Large,
}

impl TextSize {
    /// Both sizes.
    pub const ALL: [TextSize; 2] = [TextSize::Normal, TextSize::Large];
}

/// Somebody who has played before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Person {
    pub name: String,
    pub lang: Language,
    pub colour: Colour,
}

impl Settings {
    /// The language of the table.
    pub fn table_language(&self) -> Language {
        self.language.unwrap_or_else(detect)
    }

    /// Remembers who plays now, before those who played earlier.
    pub fn remember(&mut self, players: &[Player]) {
        let known = |name: &str| players.iter().any(|player| player.name == name);
        self.people.retain(|person| !known(&person.name));
        let wishes: Vec<Option<Colour>> = players.iter().map(|player| player.colour).collect();
        let now = players.iter().zip(Colour::deal(&wishes));
        let now = now.map(|(player, colour)| Person {
            name: player.name.clone(),
            lang: player.lang,
            colour,
        });
        self.people.splice(0..0, now);
        self.people.truncate(PEOPLE);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_players_come_first_and_nobody_twice() {
        let players = |names: &[&str]| -> Vec<Player> {
            let player = |name: &&str| Player::new(*name, Language::It);
            names.iter().map(player).collect()
        };
        let mut settings = Settings::default();
        settings.remember(&players(&["Axel", "Eva", "Susanne"]));
        settings.remember(&players(&["Eva", "Wilhelm"]));
        let names: Vec<&str> = settings
            .people
            .iter()
            .map(|who| who.name.as_str())
            .collect();
        assert_eq!(names, ["Eva", "Wilhelm", "Axel", "Susanne"]);
        for evening in 0..20 {
            settings.remember(&players(&[
                &format!("A{evening}"),
                "B",
                &format!("C{evening}"),
            ]));
        }
        assert_eq!(settings.people.len(), PEOPLE);
    }

    #[test]
    fn what_is_missing_in_a_file_is_as_usual() {
        let read: Settings = serde_json::from_str(r#"{"look": "dark"}"#).expect("settings");
        let usual = Settings::default();
        assert_eq!(
            read,
            Settings {
                look: Look::Dark,
                ..usual
            }
        );
    }
}
