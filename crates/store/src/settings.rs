//! What people set once and find again: language, look, comfort, and who has played before.

mod memories;

use std::collections::BTreeMap;
use std::fmt;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use fondaco_record::{Colour, Player};
use fondaco_rules::GameId;
use fondaco_text::Language;

pub use memories::{AnyMemory, ItemChange, Memories, MemoryOf};

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
    /// Whether the voice says what to do with the pieces, too.
    pub voice_detail: bool,
    /// Whether no key is shown where it acts.
    pub keys_hidden: bool,
    /// How many seconds a turn may take before its clock says so; `None` shows no clock of turns.
    pub turn: Option<u32>,
    /// Whether the clock of the game is shown.
    pub clock: bool,
    /// Whether nothing moves that need not.
    pub still: bool,
    /// Whether the result of a game is told place by place, from the last to the first.
    pub reveal: bool,
    /// Whether people want no hints about how things are entered.
    pub hints_off: bool,
    /// How often people have entered something in a way that a hint tells.
    pub learned: BTreeMap<String, u8>,
    /// Whether the large call is upside down, for whoever sits on the other side.
    pub turned: bool,
    /// What phones may do, and how they get onto the network.
    pub phones: PhoneSettings,
    /// The game that was played last.
    pub game: GameId,
    /// Who has played before, the latest first.
    pub people: Vec<KnownPlayer>,
    /// What games remember of a table, each under a name of its own.
    #[serde(flatten)]
    pub remembered: Map<String, Value>,
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

/// What people have set about phones at the table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct PhoneSettings {
    /// What may be entered on them.
    pub entry: PhoneEntry,
    pub wifi: Wifi,
}

/// What may be entered on a phone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PhoneEntry {
    Watch,
    /// The moves of whoever holds it.
    #[default]
    Own,
    All,
}

/// The Wi-Fi for guests; without a name there is none.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Wifi {
    pub name: String,
    pub password: String,
}

impl Wifi {
    /// What a phone reads from a code to get onto it.
    ///
    /// ```
    /// use fondaco_store::settings::Wifi;
    ///
    /// let wifi = Wifi { name: "Casa; \"2\"".to_owned(), password: "a:b".to_owned() };
    /// assert_eq!(wifi.code(), r#"WIFI:T:WPA;S:Casa\; \"2\";P:a\:b;;"#);
    /// ```
    pub fn code(&self) -> String {
        let escaped = |text: &str| {
            let letters = text.chars().flat_map(|letter| {
                let is_special = r#"\;,":"#.contains(letter);
                is_special.then_some('\\').into_iter().chain([letter])
            });
            letters.collect::<String>()
        };
        let (name, password) = (escaped(&self.name), escaped(&self.password));
        if password.is_empty() {
            format!("WIFI:T:nopass;S:{name};;")
        } else {
            format!("WIFI:T:WPA;S:{name};P:{password};;")
        }
    }
}

/// The password is nobody else's business.
impl fmt::Debug for Wifi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Wifi").field("name", &self.name).finish_non_exhaustive()
    }
}

/// Somebody who has played before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KnownPlayer {
    pub name: String,
    pub lang: Language,
    pub colour: Colour,
    /// Another colour, chosen for them the last time somebody chose one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other_colour: Option<Colour>,
}

/// Somebody who sits down to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    pub name: String,
    pub lang: Language,
    pub colour: Colour,
    /// Whether somebody chose this colour for them now. Others have whatever was free.
    pub chose_colour: bool,
}

impl KnownPlayer {
    /// Somebody as they are known after this game.
    ///
    /// The colour somebody had first is theirs, since guests come back for it: neither a clash nor
    /// a whim of one evening changes it, and a rematch chooses nothing. Whoever chooses the same
    /// other colour in two setups in a row means it. A language is not taken by anybody else: the
    /// last one is the right one.
    fn after(known: Option<KnownPlayer>, guest: &Guest) -> KnownPlayer {
        let Guest { name, lang, colour, chose_colour } = guest.clone();
        let (own, other_colour) = match known {
            None => (colour, None),
            Some(known) if known.colour == colour => (colour, None),
            Some(known) if !chose_colour => (known.colour, known.other_colour),
            Some(known) if known.other_colour == Some(colour) => (colour, None),
            Some(known) => (known.colour, Some(colour)),
        };
        KnownPlayer { name, lang, colour: own, other_colour }
    }
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
        let mut settings = Settings {
            language: field(&fields, "language"),
            theme: field(&fields, "look"),
            text: field(&fields, "text"),
            totals: field(&fields, "totals"),
            voice: field(&fields, "voice"),
            voice_detail: field(&fields, "voice_detail"),
            keys_hidden: field(&fields, "keys_hidden"),
            turn: field(&fields, "turn"),
            clock: field(&fields, "clock"),
            still: field(&fields, "still"),
            reveal: field(&fields, "reveal"),
            hints_off: field(&fields, "hints_off"),
            learned: field(&fields, "learned"),
            turned: field(&fields, "turned"),
            phones: field(&fields, "phones"),
            game: field(&fields, "game"),
            people: people
                .into_iter()
                .filter_map(|person| serde_json::from_value(person).ok())
                .collect(),
            remembered: Map::new(),
        };
        // Whatever else there is belongs to a game.
        if let (Value::Object(fields), Ok(Value::Object(own))) =
            (fields, serde_json::to_value(&settings))
        {
            let is_foreign = |(name, _): &(String, Value)| !own.contains_key(name);
            settings.remembered = fields.into_iter().filter(is_foreign).collect();
        }
        settings
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

    /// Somebody who has played before, by whatever way of writing their name.
    pub fn known(&self, name: &str) -> Option<&KnownPlayer> {
        self.people.iter().find(|person| is_same(&person.name, name))
    }

    /// Remembers what is played now, and who plays, before those who played earlier.
    pub fn remember(&mut self, game: GameId, guests: &[Guest]) {
        self.game = game;
        self.remember_people(guests);
    }

    fn remember_people(&mut self, guests: &[Guest]) {
        let now = guests.iter().map(|guest| {
            let known = self.known(&guest.name).cloned();
            KnownPlayer::after(known, guest)
        });
        let now: Vec<KnownPlayer> = now.collect();
        let plays = |name: &str| guests.iter().any(|guest| is_same(&guest.name, name));
        self.people.retain(|person| !plays(&person.name));
        self.people.splice(0..0, now);
        self.people.truncate(PEOPLE);
    }
}

fn is_same(one: &str, other: &str) -> bool {
    Player::called(one) == Player::called(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guest(name: &str, colour: Colour, chose_colour: bool) -> Guest {
        Guest { name: name.to_owned(), lang: Language::It, colour, chose_colour }
    }

    #[test]
    fn a_colour_is_somebodys_own_until_they_choose_another_one_twice() {
        let mut settings = Settings::default();
        let mut play = |colour, chose| {
            settings.remember_people(&[guest("Eva", colour, chose)]);
            settings.known("EVA ").expect("she has played").colour
        };
        assert_eq!(play(Colour::Red, false), Colour::Red, "the first one is hers");
        assert_eq!(play(Colour::Blue, false), Colour::Red, "somebody else had it");
        assert_eq!(play(Colour::Blue, false), Colour::Red, "again");
        assert_eq!(play(Colour::Green, true), Colour::Red, "a whim");
        assert_eq!(play(Colour::Green, false), Colour::Red, "a rematch");
        assert_eq!(play(Colour::Grey, true), Colour::Red, "another whim");
        assert_eq!(play(Colour::Red, false), Colour::Red, "as usual");
        assert_eq!(play(Colour::Grey, true), Colour::Red, "that was long ago");
        assert_eq!(play(Colour::Grey, true), Colour::Grey, "she means it");
        assert_eq!(play(Colour::Red, true), Colour::Grey, "a whim");
    }

    #[test]
    fn the_latest_players_come_first_and_nobody_twice() {
        let guests = |names: &[&str]| -> Vec<Guest> {
            names.iter().map(|name| guest(name, Colour::Blue, false)).collect()
        };
        let mut settings = Settings::default();
        settings.remember_people(&guests(&["Axel", "eva", "Susanne"]));
        settings.remember_people(&guests(&["Eva", "Wilhelm"]));
        let names: Vec<&str> = settings.people.iter().map(|who| who.name.as_str()).collect();
        assert_eq!(names, ["Eva", "Wilhelm", "Axel", "Susanne"]);
        for evening in 0..20 {
            let evening = [&format!("A{evening}"), "B", &format!("C{evening}")];
            settings.remember_people(&guests(&evening));
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
        let eva = KnownPlayer {
            name: "Eva".to_owned(),
            lang: Language::It,
            colour: Colour::Red,
            other_colour: None,
        };
        let theme = ThemeChoice::Dark;
        assert_eq!(read, Settings { theme, people: vec![eva], ..usual });
        let written = serde_json::to_vec(&read).expect("JSON");
        assert_eq!(Settings::read(&written), read);
    }
}
