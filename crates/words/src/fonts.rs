//! Which letters can be drawn, and in which font: one of our own, or one of the system's.
//!
//! Our fonts have the letters of European languages. The fonts of the system are looked at only
//! when a text needs others, as there may be thousands of them.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use fontdb::{Database, FaceInfo, ID, Source, Stretch, Style};
use ttf_parser::Face;
use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

use fondaco_text::is_invisible;

/// The family of everything that is read.
pub const SANS: &str = "Fira Sans";
/// The family of the call and of titles.
pub const SERIF: &str = "Alegreya";

/// Our fonts, built into the program.
pub static OWN: [&[u8]; 3] = [
    include_bytes!("../../../assets/fonts/FiraSans-Regular.ttf"),
    include_bytes!("../../../assets/fonts/FiraSans-SemiBold.ttf"),
    include_bytes!("../../../assets/fonts/Alegreya-Bold.ttf"),
];

/// The weight of what is read.
const REGULAR: u16 = 400;
/// Families that have a box for every letter and a shape for none.
const BOXES: [&str; 2] = ["LastResort", "Last Resort"];

/// A font of the system.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SystemFont {
    pub family: String,
    pub weight: u16,
}

/// Whether every letter of a text can be drawn.
pub fn is_drawable(text: &str) -> bool {
    text.graphemes(true).all(|letter| is_own(letter) || system_font(letter, REGULAR).is_some())
}

/// A text in pieces that are drawn in one font each; `None` is our own, also for what no font has.
pub fn runs(text: &str, weight: u16) -> Vec<(&str, Option<SystemFont>)> {
    let mut runs = Vec::new();
    let (mut start, mut running) = (0, None);
    for (at, letter) in text.grapheme_indices(true) {
        let font = if is_own(letter) { None } else { system_font(letter, weight) };
        if font != running {
            runs.push((&text[start..at], std::mem::replace(&mut running, font)));
            start = at;
        }
    }
    runs.push((&text[start..], running));
    runs.retain(|(run, _)| !run.is_empty());
    runs
}

/// The fonts that a text is drawn with: our own, and those of the system if it needs them.
pub fn database(text: &str) -> Arc<Database> {
    static OURS: LazyLock<Arc<Database>> = LazyLock::new(|| Arc::new(with_own(Database::new())));
    if is_own(text) { Arc::clone(&OURS) } else { Arc::clone(&SYSTEM.database) }
}

/// Whether our own fonts have every letter.
fn is_own(text: &str) -> bool {
    static FACES: LazyLock<Vec<Face<'static>>> =
        LazyLock::new(|| OWN.iter().filter_map(|font| Face::parse(font, 0).ok()).collect());
    text.is_ascii()
        || inked(text).all(|letter| FACES.iter().all(|face| face.glyph_index(letter).is_some()))
}

/// The letters that need a shape, as they are drawn: an accent with what it stands on.
fn inked(text: &str) -> impl Iterator<Item = char> {
    let takes_ink =
        |letter: &char| !is_invisible(*letter) && !letter.is_whitespace() && !letter.is_control();
    text.nfc().filter(takes_ink)
}

/// The fonts of the system, ours beside them, and what was found in them.
struct SystemFonts {
    database: Arc<Database>,
    /// The upright ones, those that look most like ours first.
    upright: Vec<ID>,
    /// The font for a letter in a weight.
    found: Mutex<HashMap<(String, u16), Option<SystemFont>>>,
}

static SYSTEM: LazyLock<SystemFonts> = LazyLock::new(SystemFonts::load);

/// The font of the system that has this letter, the nearest to a weight.
fn system_font(letter: &str, weight: u16) -> Option<SystemFont> {
    let mut found = SYSTEM.found.lock().unwrap_or_else(PoisonError::into_inner);
    let font = found.entry((letter.to_owned(), weight));
    font.or_insert_with(|| SYSTEM.find(letter, weight)).clone()
}

impl SystemFonts {
    fn load() -> Self {
        let mut database = Database::new();
        database.load_system_fonts();
        // Ours are the ones that everything was measured with.
        let twins: Vec<ID> =
            database.faces().filter(|face| is_ours(face)).map(|face| face.id).collect();
        for twin in twins {
            database.remove_face(twin);
        }
        let mut upright: Vec<&FaceInfo> = database.faces().filter(|face| is_usable(face)).collect();
        let key = |face: &FaceInfo| {
            let family = family(face).to_owned();
            (face.monospaced, family.contains("Serif"), family)
        };
        upright.sort_by_cached_key(|face| key(face));
        let upright = upright.into_iter().map(|face| face.id).collect();
        let database = Arc::new(with_own(database));
        SystemFonts { database, upright, found: Mutex::default() }
    }

    fn find(&self, letter: &str, weight: u16) -> Option<SystemFont> {
        let faces = self.upright.iter().filter_map(|id| self.database.face(*id));
        let mut first = None;
        let mut nearest: Option<SystemFont> = None;
        for face in faces.filter(|face| self.has(face.id, letter)) {
            // All weights of the first family that has it stand side by side.
            let family = family(face);
            if *first.get_or_insert(family) != family {
                break;
            }
            let off = |font: &SystemFont| font.weight.abs_diff(weight);
            let font = SystemFont { family: family.to_owned(), weight: face.weight.0 };
            if nearest.as_ref().is_none_or(|nearest| off(&font) < off(nearest)) {
                nearest = Some(font);
            }
        }
        nearest
    }

    fn has(&self, font: ID, letter: &str) -> bool {
        let has = |data: &[u8], number: u32| {
            let face = Face::parse(data, number).ok();
            face.is_some_and(|face| inked(letter).all(|one| face.glyph_index(one).is_some()))
        };
        self.database.with_face_data(font, has).unwrap_or(false)
    }
}

fn family(face: &FaceInfo) -> &str {
    face.families.first().map_or("", |(name, _)| name)
}

fn is_ours(face: &FaceInfo) -> bool {
    face.families.iter().any(|(name, _)| name == SANS || name == SERIF)
}

/// Whether the window would use it, too: it draws with upright fonts of usual width, and emoji.
fn is_usable(face: &FaceInfo) -> bool {
    let is_upright = face.style == Style::Normal && face.stretch == Stretch::Normal;
    let is_emoji = face.post_script_name.contains("Emoji");
    let has_boxes = |name: &str| BOXES.iter().any(|boxes| name.contains(boxes));
    (is_upright || is_emoji) && !has_boxes(family(face)) && !has_boxes(&face.post_script_name)
}

/// Adds our own fonts, and has whatever asks for no family in particular use them.
fn with_own(mut fonts: Database) -> Database {
    for font in OWN {
        fonts.load_font_source(Source::Binary(Arc::new(font)));
    }
    fonts.set_sans_serif_family(SANS);
    fonts.set_monospace_family(SANS);
    fonts.set_cursive_family(SERIF);
    fonts.set_fantasy_family(SERIF);
    fonts.set_serif_family(SERIF);
    fonts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_fonts_have_the_letters_of_our_languages_and_their_neighbours() {
        for text in ["Eva", "Łukasz", "Ðorđe Šćepanović", "e\u{301}", "Zoë…", "“Ça”", "Ναυσικά"]
        {
            assert!(is_own(text) && is_drawable(text), "{text}");
            assert_eq!(runs(text, REGULAR), [(text, None)]);
        }
        for text in ["鈴木", "עדה", "😀"] {
            assert!(!is_own(text), "{text}");
        }
    }

    #[test]
    fn what_nobody_sees_needs_no_font() {
        assert!(is_drawable("\u{2068}Eva\u{2069} \u{200d}\u{fe0f}"));
        assert!(is_drawable(""));
        assert!(runs("", REGULAR).is_empty());
    }

    #[test]
    fn what_no_font_has_cannot_be_drawn() {
        // No character of Unicode, now or ever.
        assert!(!is_drawable("Eva \u{1fffe}"));
    }

    #[test]
    fn a_text_in_pieces_is_the_whole_text() {
        for text in ["Eva und 鈴木 😀!", "עדה", "\u{2068}עדה\u{2069}, 5", "👩‍👩‍👧 Müller"]
        {
            let pieces: String = runs(text, 600).into_iter().map(|(run, _)| run).collect();
            assert_eq!(pieces, text);
        }
    }
}
