//! What eyes make of colours: what can be read, and what can be told apart.

use super::parts;

/// How far two colours are apart in lightness, as WCAG counts it: from 1 to 21.
///
/// ```
/// use fondaco::palette::{CONTRAST, contrast};
///
/// assert!((contrast(CONTRAST.ink, CONTRAST.ground) - 21.0).abs() < 1e-9);
/// assert!((contrast(0x777777, 0x777777) - 1.0).abs() < 1e-9);
/// ```
pub fn contrast(one: u32, other: u32) -> f64 {
    let luminance = |colour| {
        let [red, green, blue] = light(colour);
        0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    };
    let (one, other) = (luminance(one), luminance(other));
    one.max(other) / one.min(other)
}

/// What somebody's eyes see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// Every colour.
    Full,
    /// No red: protanopia.
    NoRed,
    /// No green: deuteranopia.
    NoGreen,
    /// No blue: tritanopia.
    NoBlue,
}

impl Sight {
    /// All of them.
    pub const ALL: [Sight; 4] = [Sight::Full, Sight::NoRed, Sight::NoGreen, Sight::NoBlue];

    /// What a colour looks like to such eyes, by the model of Machado, Oliveira and Fernandes.
    ///
    /// ```
    /// use fondaco::palette::{Sight, difference};
    ///
    /// let [leaf, brick] = [0x6C7B2E, 0xA0662C];
    /// let as_seen = |sight: Sight| difference(sight.sees(leaf), sight.sees(brick));
    /// assert!(as_seen(Sight::Full) > 25.0);
    /// assert!(as_seen(Sight::NoGreen) < 10.0);
    /// ```
    pub fn sees(self, colour: u32) -> u32 {
        let seen = match self {
            Sight::Full => return colour,
            Sight::NoRed => [
                [0.152286, 1.052583, -0.204868],
                [0.114503, 0.786281, 0.099216],
                [-0.003882, -0.048116, 1.051998],
            ],
            Sight::NoGreen => [
                [0.367322, 0.860646, -0.227968],
                [0.280085, 0.672501, 0.047413],
                [-0.011820, 0.042940, 0.968881],
            ],
            Sight::NoBlue => [
                [1.255528, -0.076749, -0.178779],
                [-0.078411, 0.930809, 0.147602],
                [0.004733, 0.691367, 0.303900],
            ],
        };
        let light = light(colour);
        seen.iter().fold(0, |parts, row| {
            let part: f64 = row.iter().zip(light).map(|(share, part)| share * part).sum();
            (parts << 8) | encoded(part)
        })
    }
}

/// How different two colours look, as CIEDE2000 counts it: with 1 they can just be told apart side
/// by side. Simpler counts find blue and violet far apart, which many eyes take for each other.
pub fn difference(one: u32, other: u32) -> f64 {
    apart(lab(one), lab(other))
}

/// The light of red, green and blue, each from 0 to 1.
fn light(colour: u32) -> [f64; 3] {
    parts(colour).map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

/// As much light as a part of a colour, from 0 to 255.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn encoded(light: f64) -> u32 {
    let part =
        if light <= 0.0031308 { light * 12.92 } else { 1.055 * light.powf(1.0 / 2.4) - 0.055 };
    (part.clamp(0.0, 1.0) * 255.0).round() as u32
}

/// How light a colour is, where between green and red, and where between blue and yellow.
fn lab(colour: u32) -> [f64; 3] {
    let [red, green, blue] = light(colour);
    let x = 0.4124564 * red + 0.3575761 * green + 0.1804375 * blue;
    let y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue;
    let z = 0.0193339 * red + 0.1191920 * green + 0.9503041 * blue;
    let [x, y, z] = [x / 0.95047, y, z / 1.08883].map(|part| {
        if part > 216.0 / 24389.0 { part.cbrt() } else { (24389.0 / 27.0 * part + 16.0) / 116.0 }
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// CIEDE2000: lightness, chroma and hue, each weighed by how well eyes judge it there.
fn apart([one_light, one_a, one_b]: [f64; 3], [light, a, b]: [f64; 3]) -> f64 {
    let vivid = |chroma: f64| (chroma.powi(7) / (chroma.powi(7) + 25_f64.powi(7))).sqrt();
    let stretch = 1.5 - 0.5 * vivid(f64::midpoint(one_a.hypot(one_b), a.hypot(b)));
    let (one_a, a) = (one_a * stretch, a * stretch);
    let (one_chroma, chroma) = (one_a.hypot(one_b), a.hypot(b));
    let one_hue = one_b.atan2(one_a).to_degrees();
    // From one hue to the other it is never more than half a turn.
    let turn = (b.atan2(a).to_degrees() - one_hue + 180.0).rem_euclid(360.0) - 180.0;
    let hue = (one_hue + turn / 2.0).rem_euclid(360.0);
    let cos = |times: f64, shift: f64| (times * hue + shift).to_radians().cos();
    let tone = 1.0 - 0.17 * cos(1.0, -30.0) + 0.24 * cos(2.0, 0.0) + 0.32 * cos(3.0, 6.0)
        - 0.20 * cos(4.0, -63.0);
    let mean_chroma = f64::midpoint(one_chroma, chroma);
    let from_middle = (f64::midpoint(one_light, light) - 50.0).powi(2);
    let lighter = (light - one_light) / (1.0 + 0.015 * from_middle / (20.0 + from_middle).sqrt());
    let stronger = (chroma - one_chroma) / (1.0 + 0.045 * mean_chroma);
    let turned = 2.0 * (one_chroma * chroma).sqrt() * (turn / 2.0).to_radians().sin();
    let turned = turned / (1.0 + 0.015 * mean_chroma * tone);
    // Among blues chroma and hue are not judged apart from each other.
    let blue = 30.0 * (-((hue - 275.0) / 25.0).powi(2)).exp();
    let together = -2.0 * vivid(mean_chroma) * (2.0 * blue).to_radians().sin();
    let sum = lighter.powi(2) + stronger.powi(2) + turned.powi(2) + together * stronger * turned;
    sum.sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grey_is_grey_to_all_eyes() {
        for sight in Sight::ALL {
            for grey in [0x000000, 0x808080, 0xFFFFFF] {
                assert!(difference(sight.sees(grey), grey) < 0.5, "{sight:?}: {grey:06X}");
            }
        }
    }

    /// Pairs that Sharma, Wu and Dalal published to check by.
    #[test]
    fn differences_are_those_that_were_published() {
        for (one, other, difference) in [
            ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
            ([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669),
            ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
            ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
            ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
        ] {
            let found = apart(one, other);
            assert!((found - difference).abs() < 1e-4, "{found}, not {difference}");
        }
    }
}
