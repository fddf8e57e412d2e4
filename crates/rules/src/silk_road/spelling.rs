//! Cities that somebody may mean, however they are spelt.

use super::City;
use super::city::fold;

/// Those of some cities that somebody may mean who has typed this so far, the likeliest first: names
/// that are the same, that begin or go on like it, and that are spelt much like it.
///
/// ```
/// use fondaco_rules::silk_road::{City, meant};
///
/// let cities: Vec<City> = City::known().collect();
/// assert_eq!(meant("yumn", &cities), [City::new("Yumen")?]);
/// assert_eq!(meant("ka", &cities), [City::new("Kashgar")?]);
/// assert_eq!(meant("Samarkand", &cities), []);
/// # Ok::<(), fondaco_rules::silk_road::CityError>(())
/// ```
pub fn meant(typed: &str, cities: &[City]) -> Vec<City> {
    let typed = fold(typed);
    if typed.is_empty() {
        return Vec::new();
    }
    let slips = |city: &City| Some((slips(&typed, city.folded())?, city.clone()));
    let mut meant: Vec<(usize, City)> = cities.iter().filter_map(slips).collect();
    // The sort keeps equals in their order.
    meant.sort_by_key(|(slips, _)| *slips);
    meant.into_iter().map(|(_, city)| city).collect()
}

/// How far something typed is from a name, if it may be meant for it.
fn slips(typed: &str, name: &str) -> Option<usize> {
    let length = typed.chars().count();
    if typed == name {
        return Some(0);
    } else if name.starts_with(typed) {
        return Some(1);
    } else if name.contains(typed) && length > 1 {
        return Some(2);
    }
    // A slip in every three letters, whether the name is complete or not.
    let begun: String = name.chars().take(length).collect();
    let [whole, begun] = [name, &begun].map(|name| strsim::osa_distance(typed, name));
    let slips = whole.min(begun);
    (slips <= length / 3).then_some(2 + slips)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meant_by(typed: &str) -> Vec<String> {
        let typed_names =
            ["Samarkand", "Ak-Su", "Hami"].map(|name| City::new(name).expect("a name"));
        let cities: Vec<City> = City::known().chain(typed_names).collect();
        meant(typed, &cities).iter().map(City::to_string).collect()
    }

    #[test]
    fn slips_of_the_pen_are_forgiven() {
        for (typed, city) in [
            ("yumn", "Yumen"),
            ("Jumen", "Yumen"),
            ("dunhunag", "Dunhuang"),
            ("KASHAGR", "Kashgar"),
            ("Kaschgar", "Kashgar"),
            ("sarmak", "Samarkand"),
            ("aksu", "Ak-Su"),
            ("changan", "Chang'An"),
            ("Tyre", "Tyr"),
            ("Antiochia", "Antioch"),
        ] {
            assert_eq!(meant_by(typed).first().map(String::as_str), Some(city), "{typed}");
        }
    }

    #[test]
    fn whatever_begins_like_it_comes_first() {
        assert_eq!(meant_by("s"), ["Susia", "Samarkand"]);
        assert_eq!(meant_by("mar"), ["Samarkand", "Merv"]);
        assert_eq!(meant_by("a"), ["Aleppo", "Antioch", "Ak-Su"]);
    }

    #[test]
    fn another_city_is_another_city() {
        for typed in ["", " - ", "Bukhara", "Palmyra", "x", "Rey"] {
            assert_eq!(meant_by(typed), [""; 0], "{typed}");
        }
    }
}
