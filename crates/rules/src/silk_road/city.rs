//! The cities along the road. Eleven have names that we know; the others are on the board only, and
//! the table types their names.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use serde::{Serialize, Serializer};
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use crate::fields::Fault;
use crate::written::words;

/// A city, by its name as it is written on the map. Names that differ only in capitals, accents,
/// marks such as ’ and ', hyphens or spaces are the same city.
///
/// ```
/// use fondaco_rules::silk_road::City;
///
/// let city = City::new(" chang  an")?;
/// assert_eq!((city.name(), &city), ("Chang'An", &City::east()));
/// assert_ne!(City::new("Turfan")?, City::new("Hami")?);
/// # Ok::<(), fondaco_rules::silk_road::CityError>(())
/// ```
#[derive(Clone, Debug)]
pub struct City {
    name: Arc<str>,
    /// What makes it this city and no other.
    folded: Arc<str>,
}

/// Why a city cannot have such a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum CityError {
    #[error("a city has a name")]
    Empty,
    #[error("a city's name has at most {limit} letters, not {length}")]
    TooLong { length: usize, limit: usize },
    #[error("a city's name has letters that cannot be shown")]
    Unprintable,
}

impl CityError {
    /// What is wrong with the name, as a record would say it.
    pub fn fault(self) -> Fault {
        match self {
            CityError::Empty => Fault::NameEmpty,
            CityError::TooLong { length, limit } => Fault::NameTooLong { length, limit },
            CityError::Unprintable => Fault::NameUnprintable,
        }
    }
}

impl City {
    /// The names that we know, from east to west.
    pub const KNOWN: [&str; 11] = [
        "Chang'An", "Lanzhou", "Yumen", "Dunhuang", "Koria", "Kashgar", "Merv", "Susia", "Aleppo",
        "Tyr", "Antioch",
    ];
    /// A name has at most so many letters.
    pub const LONGEST: usize = 30;

    /// The cities where the leader may use a tile that is printed on the map.
    const PRINTED: [&str; 5] = ["Dunhuang", "Koria", "Kashgar", "Merv", "Susia"];

    /// The city of this name. White space around it and more than one space inside it do not
    /// count; names that we know get their usual spelling.
    ///
    /// # Errors
    ///
    /// Refuses names without letters, names that are too long, and letters that cannot be shown.
    pub fn new(name: &str) -> Result<Self, CityError> {
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        let folded = fold(&name);
        let (length, limit) = (name.chars().count(), City::LONGEST);
        if name.contains(is_unprintable) {
            Err(CityError::Unprintable)
        } else if !folded.contains(char::is_alphanumeric) {
            Err(CityError::Empty)
        } else if length > limit {
            Err(CityError::TooLong { length, limit })
        } else {
            let known = City::known().find(|city| *city.folded == *folded);
            Ok(known.unwrap_or(City { name: name.into(), folded: folded.into() }))
        }
    }

    fn usual(name: &str) -> Self {
        City { name: name.into(), folded: fold(name).into() }
    }

    /// The cities whose names we know, from east to west.
    pub fn known() -> impl Iterator<Item = City> {
        City::KNOWN.into_iter().map(City::usual)
    }

    /// Chang'An, the eastern end of the road.
    pub fn east() -> Self {
        City::usual(City::KNOWN[0])
    }

    /// Antioch, the western end of the road.
    pub fn west() -> Self {
        City::usual(City::KNOWN[City::KNOWN.len() - 1])
    }

    /// The name as it is written on the map.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether it is one of those whose names we know.
    pub fn is_known(&self) -> bool {
        City::KNOWN.contains(&self.name())
    }

    /// The name as it is compared with others.
    pub(super) fn folded(&self) -> &str {
        &self.folded
    }

    /// Whether a tile is printed on the map there.
    pub fn has_printed(&self) -> bool {
        City::PRINTED.contains(&self.name())
    }
}

/// What is left of a name without capitals, accents, hyphens, spaces and marks like '.
pub(super) fn fold(name: &str) -> String {
    let letters = name.nfd().filter(|letter| {
        !letter.is_whitespace()
            && !is_combining_mark(*letter)
            && !matches!(letter, '\'' | '’' | '‘' | 'ʼ' | 'ʻ' | '`' | '´' | '′')
            && !matches!(letter, '-' | '‐'..='―' | '−' | '_')
    });
    letters.flat_map(char::to_lowercase).collect()
}

/// Control characters, marks that turn the direction of the text around them, and those that
/// nobody can see.
fn is_unprintable(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}')
        || matches!(letter, '\u{2060}'..='\u{206f}' | '\u{ad}' | '\u{feff}')
}

impl PartialEq for City {
    fn eq(&self, other: &Self) -> bool {
        self.folded == other.folded
    }
}

impl Eq for City {}

impl Hash for City {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.folded.hash(state);
    }
}

impl PartialOrd for City {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for City {
    fn cmp(&self, other: &Self) -> Ordering {
        self.folded.cmp(&other.folded)
    }
}

/// As on the map: `Chang'An`.
impl fmt::Display for City {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl Serialize for City {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.name)
    }
}

words! {
    /// Which way the caravan goes.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub enum Direction {
        /// From Chang'An in the east to Antioch in the west.
        #[default]
        Forward = "forward",
        /// From Antioch in the west to Chang'An in the east.
        Reverse = "reverse",
    }
}

impl Direction {
    /// Where the caravan sets out.
    pub fn start(self) -> City {
        match self {
            Direction::Forward => City::east(),
            Direction::Reverse => City::west(),
        }
    }

    /// Where the journey ends.
    pub fn goal(self) -> City {
        match self {
            Direction::Forward => City::west(),
            Direction::Reverse => City::east(),
        }
    }

    /// A step of the caravan, its eastern end first.
    pub(super) fn east_first<T>(self, from: T, to: T) -> (T, T) {
        match self {
            Direction::Forward => (from, to),
            Direction::Reverse => (to, from),
        }
    }

    /// The cities, the last ones before the goal, where no crook and no barterer lies.
    pub fn guarded(self) -> [City; 2] {
        match self {
            Direction::Forward => ["Aleppo", "Tyr"].map(City::usual),
            Direction::Reverse => ["Lanzhou", "Yumen"].map(City::usual),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn city(name: &str) -> City {
        City::new(name).expect("a name")
    }

    #[test]
    fn names_are_the_same_however_they_are_typed() {
        for name in ["CHANG'AN", "chang’an", "Chang-An", "  Chang\tAn ", "ChangAn"] {
            assert_eq!(city(name).name(), "Chang'An", "{name}");
        }
        assert_eq!(city("  Nova   Urgench ").name(), "Nova Urgench");
        assert_eq!(city("nova-urgench"), city("Nova Urgench"));
        assert_ne!(city("Tyre"), city("Tyr"));
        assert!(city("tyr").is_known() && !city("Tyre").is_known());
    }

    #[test]
    fn a_name_has_letters_and_not_too_many() {
        for name in ["", "  ", "'", " - "] {
            assert_eq!(City::new(name), Err(CityError::Empty), "{name:?}");
        }
        let (length, limit) = (31, 30);
        let refused = Err(CityError::TooLong { length, limit });
        assert_eq!(City::new(&"ö".repeat(31)), refused);
        assert!(City::new(&"ö".repeat(30)).is_ok());
        for name in ["Ha\u{7}mi", "Ha\u{202e}mi", "\u{200b}", "Ha\u{ad}mi"] {
            assert_eq!(City::new(name), Err(CityError::Unprintable), "{name:?}");
        }
    }

    #[test]
    fn every_known_city_is_found_by_its_own_name() {
        for (known, name) in City::known().zip(City::KNOWN) {
            assert_eq!((known.to_string().as_str(), city(name)), (name, known));
        }
        let printed: Vec<_> = City::known().filter(City::has_printed).collect();
        let names = ["Dunhuang", "Koria", "Kashgar", "Merv", "Susia"];
        assert_eq!(printed, names.map(city));
    }

    #[test]
    fn either_end_is_the_start_or_the_goal() {
        let [forward, reverse] = Direction::ALL;
        assert_eq!((forward.start(), forward.goal()), (City::east(), City::west()));
        assert_eq!((reverse.start(), reverse.goal()), (City::west(), City::east()));
        for direction in Direction::ALL {
            assert!(direction.guarded().iter().all(City::is_known));
        }
        assert_ne!(forward.guarded(), reverse.guarded());
    }
}
