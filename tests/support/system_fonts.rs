//! Computers with other fonts than this one: with none at all, or with one that has a few letters
//! which ours lack.
//!
//! Which fonts a system has is read once by a program, hence each is tried in a program of its own.

use std::fs;
use std::path::Path;
use std::process::Command;

use fondaco_words::fonts;
use tempfile::TempDir;
use ttf_parser::Face;

/// Tells the program that tries something which fonts it has.
const WHICH: &str = "FONDACO_TRIED_FONTS";

/// What each letter looks like in the font, so that it can be held against letters of ours. These
/// are never moved towards each other.
const LETTERS: [(char, char); 6] =
    [('鈴', 'H'), ('木', 'N'), ('ע', 'H'), ('ד', 'N'), ('ה', 'M'), ('😀', 'I')];
/// Names in such letters, and names in ours that look the same.
pub const NAMES: [&str; 3] = ["鈴木", "עדה", "😀"];
pub const LOOKS: [&str; 3] = ["HN", "MNH", "I"];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fonts {
    None,
    Letters,
}

impl Fonts {
    const ALL: [(Fonts, &str); 2] = [(Fonts::None, "none"), (Fonts::Letters, "letters")];
}

/// Calls a test again on each kind of computer. Whoever is called there learns which it is.
#[track_caller]
pub fn on_each_computer(test: &str) -> Option<Fonts> {
    let which = std::env::var(WHICH).ok();
    if let Some((fonts, _)) = Fonts::ALL.into_iter().find(|(_, id)| which.as_deref() == Some(id)) {
        return Some(fonts);
    }
    if cfg!(any(windows, target_os = "macos")) {
        // There nothing says where fonts are looked for.
        return None;
    }
    for (fonts, id) in Fonts::ALL {
        let folder = TempDir::new().expect("a folder");
        if fonts == Fonts::Letters {
            fs::write(folder.path().join("letters.ttf"), font()).expect("a font");
        }
        let tried = Command::new(std::env::current_exe().expect("this program"))
            .args(["--exact", test, "--nocapture"])
            .env(WHICH, id)
            .env("FONTCONFIG_FILE", config(folder.path()))
            .output()
            .expect("a program");
        let told = String::from_utf8_lossy(&tried.stdout) + String::from_utf8_lossy(&tried.stderr);
        assert!(tried.status.success() && told.contains("1 passed"), "{id}: {told}");
    }
    None
}

/// Where fonts are looked for.
fn config(folder: &Path) -> std::path::PathBuf {
    let path = folder.join("fonts.conf");
    let text = format!("<fontconfig><dir>{}</dir></fontconfig>", folder.display());
    fs::write(&path, text).expect("written");
    path
}

/// One of our own fonts under another name, with the letters alone.
fn font() -> Vec<u8> {
    let own = fonts::OWN[1];
    let face = Face::parse(own, 0).expect("a font");
    let mut letters = LETTERS.map(|(letter, look)| {
        let glyph = face.glyph_index(look).expect("a letter");
        [u32::from(letter), u32::from(letter), u32::from(glyph.0)]
    });
    letters.sort_unstable();
    let number = |at: usize| u32::from_be_bytes(own[at..at + 4].try_into().expect("four bytes"));
    let count = usize::from(u16::from_be_bytes([own[4], own[5]]));
    let (mut head, mut body) = (own[..12].to_vec(), Vec::new());
    for record in (0..count).map(|table| 12 + 16 * table) {
        let (tag, start) = (&own[record..record + 4], number(record + 8));
        let range = start as usize..(start + number(record + 12)) as usize;
        let data = match tag {
            b"cmap" => character_map(&letters),
            b"name" => renamed(&own[range]),
            _ => own[range].to_vec(),
        };
        let place = 12 + 16 * count + body.len();
        head.extend(&own[record..record + 8]);
        for number in [place, data.len()] {
            head.extend(u32::try_from(number).expect("a small font").to_be_bytes());
        }
        body.extend(data);
        body.resize(body.len().next_multiple_of(4), 0);
    }
    [head, body].concat()
}

/// The table of a font that says which glyph a letter has.
fn character_map(letters: &[[u32; 3]]) -> Vec<u8> {
    let groups = u32::try_from(letters.len()).expect("a few");
    // One table, for all of Unicode, right behind this; in format 12, of so many bytes.
    let mut table: Vec<u8> = [0_u16, 1, 3, 10, 0, 12, 12, 0].map(u16::to_be_bytes).concat();
    table.extend([16 + 12 * groups, 0, groups].map(u32::to_be_bytes).concat());
    table.extend(letters.iter().flatten().flat_map(|number| number.to_be_bytes()));
    table
}

/// The table of a font that says what it is called, with a name as long as before.
fn renamed(table: &[u8]) -> Vec<u8> {
    let wide = |name: &str| -> Vec<u8> { name.encode_utf16().flat_map(u16::to_be_bytes).collect() };
    let mut table = table.to_vec();
    for (from, to) in [(b"Fira".to_vec(), b"Test".to_vec()), (wide("Fira"), wide("Test"))] {
        let places = table.windows(from.len()).enumerate().filter(|(_, bytes)| *bytes == from);
        let places: Vec<usize> = places.map(|(place, _)| place).collect();
        for place in places {
            table[place..place + to.len()].copy_from_slice(&to);
        }
    }
    table
}
