//! Dates, averages and shares as people write them.

use std::{env, fs};

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::{Translator, say};

/// A month of the year.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Month(usize);

const NAMES: [&str; 12] =
    ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

impl Month {
    pub(super) const ALL: [Month; 12] = {
        let mut all = [Month(0); 12];
        let mut place = 0;
        while place < all.len() {
            all[place] = Month(place);
            place += 1;
        }
        all
    };

    /// The month with this number, from 1.
    fn new(number: i8) -> Self {
        let place = usize::try_from(number).unwrap_or(1).saturating_sub(1);
        Month(place.min(NAMES.len() - 1))
    }

    /// A short name.
    pub(super) const fn id(self) -> &'static str {
        NAMES[self.0]
    }
}

/// The time zone of this computer. A variable that names a pipe or a device instead of a zone is
/// not followed: whoever reads one may wait for ever.
pub fn time_zone() -> TimeZone {
    let named = env::var_os("TZ").and_then(|named| fs::metadata(named).ok());
    match named {
        Some(found) if !found.is_file() => TimeZone::UTC,
        _ => TimeZone::system(),
    }
}

impl Translator {
    /// A day as it is called where we are.
    pub fn date(&self, moment: Timestamp) -> String {
        let date = time_zone().to_datetime(moment).date();
        self.say(say::WordsDate {
            day: date.day().unsigned_abs().into(),
            month: Month::new(date.month()),
            year: date.year().to_string(),
        })
    }

    /// A time of day, as clocks show it in all our languages.
    pub fn time(&self, moment: Timestamp) -> String {
        let now = time_zone().to_datetime(moment);
        format!("{}:{:02}", now.hour(), now.minute())
    }

    /// A number with one decimal place.
    pub fn decimal(&self, number: f64) -> String {
        let plain = format!("{number:.1}");
        super::number::written(&plain, self.language())
    }

    /// A share, from 0 to 1, in parts of a hundred.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    pub fn percent(&self, share: f64) -> String {
        let number = (share.clamp(0.0, 1.0) * 100.0).round() as u32;
        self.say(say::WordsPercent { number: number.into() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fondaco_text::Language;

    #[test]
    fn days_are_called_as_people_call_them() {
        // Noon: the same day in every zone that matters here.
        let noon = "2026-03-09T12:00:00Z".parse().expect("a moment");
        let date = |language| Translator::new(language).date(noon);
        assert_eq!(date(Language::En), "9 March 2026");
        assert_eq!(date(Language::De), "9. März 2026");
        assert_eq!(date(Language::It), "9 marzo 2026");
    }

    #[test]
    fn averages_and_shares_have_the_signs_of_their_language() {
        let (en, de) = (Translator::new(Language::En), Translator::new(Language::De));
        assert_eq!((en.decimal(4.75), de.decimal(1234.0)), ("4.8".into(), "1.234,0".into()));
        assert_eq!((en.percent(0.256), en.percent(7.0)), ("26%".into(), "100%".into()));
    }
}
