//! What people set once and find again: language, look, comfort, and who has played before.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::language::Language;
use crate::record::{AnyRecord, Colour, GameId, Player};

/// Whoever has done something so often needs no hint any more.
const PRACTICE: u8 = 2;
/// How many people are remembered.
const PEOPLE: usize = 24;

/// What is remembered between evenings.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
// Most of what people set is a switch.
#[allow(clippy::struct_excessive_bools)]
pub struct Settings {
    /// The language of the table; `None` follows the system.
    pub language: Option<Language>,
    /// The colours of the window.
    #[serde(rename = "look")]
    pub theme: ThemeChoice,
    /// How large everything is written.
    pub text: TextSize,
    /// Whether running totals are shown where points lie face down.
    pub totals: bool,
    /// Whether calls are spoken.
    pub voice: bool,
    /// How many seconds a turn may take before its clock says so; `None` shows no clock of turns.
    pub turn: Option<u32>,
    /// Whether the clock of the game is shown.
    pub clock: bool,
    /// Whether nothing moves that need not.
    pub still: bool,
    /// Whether people want no hints about how things are entered.
    pub hints_off: bool,
    /// How often people have entered something in a way that a hint tells.
    pub learned: BTreeMap<String, u8>,
    /// Whether the large call is upside down, for whoever sits on the other side.
    pub turned: bool,
    /// The game that was played last.
    pub game: GameId,
    /// What the table has read off the price cards of Kathai, from left to right.
    pub camels: Option<[u8; 4]>,
    /// Who has played before, the latest first.
    pub people: Vec<KnownPlayer>,
}

/// The colours of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ThemeChoice {
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

impl ThemeChoice {
    /// All choices.
    pub const ALL: [ThemeChoice; 4] =
        [ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::Contrast];
}

/// How large everything is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
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
pub struct KnownPlayer {
    pub name: String,
    pub lang: Language,
    pub colour: Colour,
}

impl Settings {
    /// Reads settings word by word: what is not understood is as usual, the rest stays.
    pub fn read(text: &[u8]) -> Settings {
        fn field<T: DeserializeOwned + Default>(fields: &Value, name: &str) -> T {
            let field = fields.get(name).cloned().unwrap_or_default();
            serde_json::from_value(field).unwrap_or_default()
        }
        let fields: Value = serde_json::from_slice(text).unwrap_or_default();
        let people: Vec<Value> = field(&fields, "people");
        Settings {
            language: field(&fields, "language"),
            theme: field(&fields, "look"),
            text: field(&fields, "text"),
            totals: field(&fields, "totals"),
            voice: field(&fields, "voice"),
            turn: field(&fields, "turn"),
            clock: field(&fields, "clock"),
            still: field(&fields, "still"),
            hints_off: field(&fields, "hints_off"),
            learned: field(&fields, "learned"),
            turned: field(&fields, "turned"),
            game: field(&fields, "game"),
            camels: field(&fields, "camels"),
            people: people
                .into_iter()
                .filter_map(|person| serde_json::from_value(person).ok())
                .collect(),
        }
    }

    /// Whether people still want to hear how something is entered.
    pub fn wants_hint(&self, method: &str) -> bool {
        let done = self.learned.get(method).copied().unwrap_or(0);
        !self.hints_off && done < PRACTICE
    }

    /// People have entered something in this way; tells whether that is worth remembering.
    pub fn practise(&mut self, method: String) -> bool {
        let done = self.learned.entry(method).or_default();
        let learns = *done < PRACTICE;
        *done += u8::from(learns);
        learns
    }

    /// Remembers what is played now, and who plays, before those who played earlier. Seats that
    /// nobody gave a name are nobody.
    pub fn remember(&mut self, record: &AnyRecord, is_person: impl Fn(&str) -> bool) {
        self.game = record.game_id();
        if let AnyRecord::Kathai(record) = record {
            self.camels = Some(record.table.camels().numbers());
        }
        self.remember_people(record.players(), is_person);
    }

    fn remember_people(&mut self, players: &[Player], is_person: impl Fn(&str) -> bool) {
        let known = |name: &str| players.iter().any(|player| player.name == name);
        self.people.retain(|person| !known(&person.name));
        let now = players.iter().zip(Player::colours(players));
        let now = now.filter(|(player, _)| is_person(&player.name));
        let now = now.map(|(player, colour)| KnownPlayer {
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
        let anybody = |_: &str| true;
        settings.remember_people(&players(&["Axel", "Eva", "Susanne"]), anybody);
        let is_person = |name: &str| name != "Ship";
        settings.remember_people(&players(&["Eva", "Ship", "Wilhelm"]), is_person);
        let names: Vec<&str> = settings.people.iter().map(|who| who.name.as_str()).collect();
        assert_eq!(names, ["Eva", "Wilhelm", "Axel", "Susanne"]);
        for evening in 0..20 {
            let evening = [&format!("A{evening}"), "B", &format!("C{evening}")];
            settings.remember_people(&players(&evening), anybody);
        }
        assert_eq!(settings.people.len(), PEOPLE);
    }

    #[test]
    fn what_is_not_understood_is_as_usual_and_the_rest_stays() {
        let usual = Settings::default();
        assert_eq!(Settings::read(b"["), usual);
        assert_eq!(Settings::read(b"{}"), usual);
        let text = r#"{"look": "dark", "text": "enormous", "totals": 7, "people": [
            {"name": "Eva", "lang": "it", "colour": "red"}, {"name": "Axel", "lang": "la"}]}"#;
        let read = Settings::read(text.as_bytes());
        let eva = KnownPlayer { name: "Eva".to_owned(), lang: Language::It, colour: Colour::Red };
        let theme = ThemeChoice::Dark;
        assert_eq!(read, Settings { theme, people: vec![eva], ..usual });
        let written = serde_json::to_vec(&read).expect("JSON");
        assert_eq!(Settings::read(&written), read);
    }
}
