//! Numbers as people write them: 1,234.5 in English, 1.234,5 in German and Italian.

use fluent::FluentValue;

use fondaco_text::Language;

/// The formatter for a language. It takes plain functions only, hence one for each way.
pub(super) fn formatter<M>(language: Language) -> fn(&FluentValue<'_>, &M) -> Option<String> {
    match language {
        Language::En => |value, _| format(value, ',', '.'),
        Language::De | Language::It => |value, _| format(value, '.', ','),
    }
}

/// A number in plain digits as it is written in a language.
pub(super) fn written(plain: &str, language: Language) -> String {
    match language {
        Language::En => punctuate(plain, ',', '.'),
        Language::De | Language::It => punctuate(plain, '.', ','),
    }
}

fn format(value: &FluentValue<'_>, thousands: char, decimal: char) -> Option<String> {
    let FluentValue::Number(number) = value else {
        return None;
    };
    Some(punctuate(&number.as_string(), thousands, decimal))
}

fn punctuate(plain: &str, thousands: char, decimal: char) -> String {
    let (sign, digits) = match plain.strip_prefix('-') {
        Some(digits) => ("−", digits),
        None => ("", plain),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let mut text = sign.to_owned();
    for (place, digit) in whole.chars().enumerate() {
        if place > 0 && (whole.len() - place) % 3 == 0 {
            text.push(thousands);
        }
        text.push(digit);
    }
    if !fraction.is_empty() {
        text.push(decimal);
        text.push_str(fraction);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_parted_and_minus_is_a_minus() {
        let english = |plain| punctuate(plain, ',', '.');
        let german = |plain| punctuate(plain, '.', ',');
        assert_eq!(english("0"), "0");
        assert_eq!(english("999"), "999");
        assert_eq!(english("1000"), "1,000");
        assert_eq!(english("1234567.5"), "1,234,567.5");
        assert_eq!(german("1234.50"), "1.234,50");
        assert_eq!(german("-12"), "−12");
        assert_eq!(german("-100000"), "−100.000");
    }
}
