//! Score sheets as pictures: everything is on them, in our own letters, and nothing else gets in.

use std::io::Cursor;

use fondaco::export::picture::{Undrawable, outlined, png};
use fondaco::export::sheet::sheet;
use fondaco::palette::{CONTRAST, NIGHT, PARCHMENT, Palette, hex};
use fondaco_record::Player;
use fondaco_rules::Game as _;
use fondaco_rules::byzanz::{House, Position};
use fondaco_text::Language;
use fondaco_words::{DescribeGame as _, Translator, Words, say};

use crate::support::random_game::RandomGame;
use crate::support::system_fonts::{Fonts, LOOKS, NAMES as OTHER_SCRIPTS, on_each_computer};

const NAMES: [&str; 6] = ["Axel", "Eva", "Wilhelm", "Susanne", "Margherita", "Zoë"];

fn random(players: u8, fits: impl Fn(&Position) -> bool) -> Position {
    let games = (0..10_000).map(|seed| {
        let mut game = RandomGame::new(seed, players, &House::default());
        game.play_out(|_| {});
        game.cards
    });
    games.into_iter().find(fits).expect("such a game")
}

fn sheet_of(
    position: &Position,
    names: &[&str],
    language: Language,
    palette: &Palette,
) -> (String, Vec<Player>) {
    let names = names.iter().take(position.table().players().into());
    let players: Vec<Player> = names.map(|name| Player::new(*name, language)).collect();
    let tr = Translator::new(language);
    let words = Words::new(&tr, &players);
    let svg = sheet(position, &players, &words, Some("14 March"), palette);
    (svg, players)
}

fn plain_sheet() -> String {
    let game = random(4, Position::is_complete);
    sheet_of(&game, &NAMES, Language::En, &PARCHMENT).0
}

/// A picture's width, height, and pixels of four bytes each.
fn pixels(picture: &[u8]) -> (u32, u32, Vec<u8>) {
    let mut reader = png::Decoder::new(Cursor::new(picture)).read_info().expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut pixels).expect("a picture");
    assert_eq!(info.color_type, png::ColorType::Rgba);
    (info.width, info.height, pixels)
}

/// How many pixels differ between two pictures of the same size, from one row to another.
fn differing(one: &[u8], other: &[u8], rows: std::ops::Range<u32>) -> usize {
    let ((width, height, one), (_, other_height, other)) = (pixels(one), pixels(other));
    assert_eq!(height, other_height);
    let row = usize::try_from(width).expect("a width") * 4;
    let [from, to] = [rows.start, rows.end].map(|y| usize::try_from(y).expect("a row") * row);
    let (one, other) = (one[from..to].chunks(4), other[from..to].chunks(4));
    one.zip(other).filter(|(one, other)| one != other).count()
}

/// A drawing with all its words taken out.
fn without_words(svg: &str) -> String {
    svg.lines().filter(|line| !line.contains("<text")).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_picture_has_words_and_they_look_the_same_as_outlines() {
    let svg = plain_sheet();
    let bare = without_words(&svg);
    assert!(bare.len() < svg.len());
    let picture = png(&svg, 1200).expect("a picture");
    let title = differing(&picture, &png(&bare, 1200).expect("a picture"), 160..230);
    assert!(title > 2_000, "{title} pixels of the verdict");
    let outlines = outlined(&svg).expect("a drawing");
    assert!(!outlines.contains("<text"));
    let (_, height, _) = pixels(&picture);
    let again = png(&outlines, 1200).expect("a picture");
    let others = differing(&picture, &again, 160..230);
    assert!(others < title / 20, "{others} of {title} pixels look different");
    assert!(differing(&picture, &again, 0..height) < 20_000);
}

#[test]
fn every_name_total_and_sale_is_on_the_sheet() {
    for (players, language) in (3..=6).zip(Language::ALL.into_iter().cycle()) {
        let game = random(players, Position::is_complete);
        let (svg, people) = sheet_of(&game, &NAMES, language, &NIGHT);
        let tr = Translator::new(language);
        let words = Words::new(&tr, &people);
        let text = svg.replace("&apos;", "'").replace("&quot;", "\"");
        let said = |what: &str| {
            // Sentences may go on in the next line.
            let found = what.split(' ').all(|word| text.contains(word));
            assert!(found, "{language:?}: {what}");
        };
        for place in game.standings().places {
            assert!(text.contains(&format!(">{}</text>", words.name(place.seat))));
            assert!(text.contains(&format!(">{}</text>", place.points)));
            for why in game.why(place.seat, &words) {
                said(&why.text);
            }
        }
        said(&game.verdict(&words).winner);
        said(&game.verdict(&words).decided.expect("a decision"));
        assert!(text.contains(">14 March</text>"));
    }
}

#[test]
fn hands_stand_in_the_table_where_they_counted() {
    let tied = |position: &Position| {
        let best = &position.standings().places[0];
        position.tiebreak_hand(best.seat).is_some()
    };
    let tr = Translator::new(Language::De);
    let column = format!(">{}</text>", tr.say(say::AppEndHand));
    for counted in [true, false] {
        let game = random(4, |position| tied(position) == counted);
        let (svg, _) = sheet_of(&game, &NAMES, Language::De, &PARCHMENT);
        assert_eq!(svg.contains(&column), counted);
    }
}

#[test]
fn a_game_that_goes_on_has_standings_and_no_winner() {
    let mut game = RandomGame::new(5, 4, &House::default());
    for round in [1, 3] {
        while game.cards.round() < round {
            assert!(game.step());
        }
        for language in Language::ALL {
            let tr = Translator::new(language);
            let (svg, _) = sheet_of(&game.cards, &NAMES, language, &PARCHMENT);
            assert!(svg.contains(&format!(">{}</text>", tr.say(say::ExportSoFar))));
            assert!(!svg.contains(&hex(PARCHMENT.gold)), "nothing is gold yet");
            assert!(NAMES[..4].iter().all(|name| svg.contains(name)));
            assert!(png(&svg, 600).is_ok());
        }
    }
}

#[test]
fn strange_names_survive() {
    let (long, smileys) = ("W".repeat(60), "👩‍👩‍👧🎲".repeat(12));
    let names =
        ["<&\"'>", "\u{2068}Eva", &long, &smileys, "אביגיל בת שבע", "a\u{1}b\u{0}\nc]]>\u{FFFF}"];
    let game = random(6, Position::is_complete);
    for language in Language::ALL {
        let (svg, _) = sheet_of(&game, &names, language, &PARCHMENT);
        for name in
            ["&lt;&amp;&quot;&apos;&gt;", "\u{2068}Eva", &long, &smileys, names[4], "ab c]]&gt;"]
        {
            assert!(svg.contains(&format!("<title>{name}</title>")), "{name}");
        }
        let outlines = outlined(&svg).expect("a drawing");
        assert!(!outlines.contains("<text"));
        let (width, _, _) = pixels(&png(&outlines, 1200).expect("a picture"));
        assert_eq!(width, 1200);
    }
}

#[test]
fn long_names_stay_within_the_sheet() {
    let long = "W".repeat(60);
    let names = [long.as_str(); 6];
    let game = random(3, Position::is_complete);
    let (svg, _) = sheet_of(&game, &names, Language::En, &PARCHMENT);
    let (width, height, pixels) = pixels(&png(&svg, 1200).expect("a picture"));
    let ground = &pixels[..4];
    for y in 0..height {
        for x in (0..40).chain(width - 40..width) {
            let at = usize::try_from((y * width + x) * 4).expect("a pixel");
            assert_eq!(&pixels[at..at + 4], ground, "{x} {y}");
        }
    }
}

#[test]
fn every_look_has_its_own_colours() {
    let game = random(3, Position::is_complete);
    let sheets = [PARCHMENT, NIGHT, CONTRAST].map(|palette| {
        let (svg, _) = sheet_of(&game, &NAMES, Language::En, &palette);
        assert!(svg.contains(&hex(palette.ground)) && svg.contains(&hex(palette.surface)));
        let (_, _, pixels) = pixels(&png(&svg, 300).expect("a picture"));
        pixels[..4].to_vec()
    });
    assert_eq!(sheets[0], [0xF6, 0xEF, 0xE1, 0xFF]);
    assert_eq!(sheets[1], [0x16, 0x13, 0x1C, 0xFF]);
    assert_eq!(sheets[2], [0xFF; 4]);
}

#[test]
fn pictures_are_as_large_as_asked() {
    let svg = plain_sheet();
    let (_, high, _) = pixels(&png(&svg, 1200).expect("a picture"));
    for width in [1, 600, 2400] {
        let picture = png(&svg, width).expect("a picture");
        let number = |at: usize| u32::from_be_bytes(picture[at..at + 4].try_into().expect("four"));
        assert_eq!(number(16), width);
        let height = f64::from(high) * f64::from(width) / 1200.0;
        assert!((f64::from(number(20)) - height).abs() <= 1.0);
    }
    for width in [0, 1_000_000, u32::MAX] {
        assert_eq!(png(&svg, width), Err(Undrawable::Size(width)));
    }
    for text in ["", "no drawing", "<svg", "<svg xmlns='http://www.w3.org/2000/svg'>"] {
        assert!(matches!(png(text, 100), Err(Undrawable::NoSvg(_))), "{text}");
        assert!(matches!(outlined(text), Err(Undrawable::NoSvg(_))), "{text}");
    }
}

#[test]
fn nothing_from_outside_gets_into_a_picture() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/drawings/laurel.svg");
    assert!(std::path::Path::new(file).exists());
    let data = "data:image/svg+xml;utf8,<svg xmlns=%27http://www.w3.org/2000/svg%27>\
                <rect width=%2750%27 height=%2750%27/></svg>";
    for href in [file, &format!("file://{file}"), "https://example.org/a.png", data] {
        let href = href.replace('<', "&lt;");
        for attribute in ["href", "xlink:href"] {
            let image = format!("<image {attribute}=\"{href}\" width=\"50\" height=\"50\"/>");
            let svg = format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"50\" height=\"50\" \
                 xmlns:xlink=\"http://www.w3.org/1999/xlink\">{image}</svg>"
            );
            let (_, _, pixels) = pixels(&png(&svg, 50).expect("a picture"));
            assert!(pixels.iter().all(|byte| *byte == 0), "{href}");
            assert!(!outlined(&svg).expect("a drawing").contains("<image"), "{href}");
        }
    }
}

/// The pixels of a name in the ranking, in a picture as large as its drawing.
fn ranked(picture: &[u8], svg: &str, name: &str) -> Vec<u8> {
    let line = svg.lines().find(|line| {
        line.starts_with("<text x=\"160\"") && line.ends_with(&format!(">{name}</text>"))
    });
    let (_, rest) = line.and_then(|line| line.split_once(" y=\"")).expect("a line of the ranking");
    let (y, _) = rest.split_once('"').expect("a number");
    let base: usize = y.split('.').next().and_then(|y| y.parse().ok()).expect("a number");
    let (width, _, pixels) = pixels(picture);
    let rows = pixels.chunks(usize::try_from(width).expect("a width") * 4);
    rows.skip(base - 20).take(28).flat_map(|row| row[160 * 4..300 * 4].to_vec()).collect()
}

#[test]
fn letters_that_our_fonts_lack_are_those_of_the_system_and_never_boxes() {
    let test = "pictures::letters_that_our_fonts_lack_are_those_of_the_system_and_never_boxes";
    let Some(fonts) = on_each_computer(test) else {
        return;
    };
    let game = random(3, Position::is_complete);
    let drawn = |names: &[&str]| {
        let svg = sheet_of(&game, names, Language::En, &PARCHMENT).0;
        (png(&svg, 1200).expect("a picture"), svg)
    };
    let (picture, svg) = drawn(&OTHER_SCRIPTS);
    if fonts == Fonts::None {
        assert_eq!(picture, drawn(&["Seat 1", "Seat 2", "Seat 3"]).0);
        return;
    }
    let (looks, looks_svg) = drawn(&LOOKS);
    let bare = png(&without_words(&looks_svg), 1200).expect("a picture");
    for name in LOOKS {
        let ranked = |picture| ranked(picture, &looks_svg, name);
        assert_ne!(ranked(&looks), ranked(&bare), "{name} has ink");
        assert_eq!(ranked(&picture), ranked(&looks), "{name} has the right ink");
    }
    let outlines = png(&outlined(&svg).expect("a drawing"), 1200).expect("a picture");
    for name in LOOKS {
        assert_ne!(ranked(&outlines, &looks_svg, name), ranked(&bare, &looks_svg, name));
    }
}
