//! Windows of any size: tiling desktops make them as small as they like.

use fondaco::app::table::far::{Piece, Scene, What, layout};
use fondaco::app::ui::measure::{Face, measure};
use fondaco::app::ui::theme::Theme;
use fondaco_store::settings::TextSize;
use fondaco_text::Language;
use iced::Size;
use iced::keyboard::key::Named;

use crate::far::scenes;
use crate::support::rooms::{self, ODD, USUAL, Window};

/// Sizes that nobody wants and some people have.
const SMALL: [Size; 6] = [
    Size::new(1.0, 1.0),
    Size::new(40.0, 30.0),
    Size::new(100.0, 600.0),
    Size::new(129.0, 200.0),
    Size::new(300.0, 100.0),
    Size::new(1900.0, 20.0),
];

/// Here everybody has a place.
const PLATES: Size = Size::new(144.0, 144.0);

/// Widths and heights, closer together where there is less room.
const STEPS: [f32; 16] = [
    0.0, 1.0, 2.0, 5.0, 13.0, 34.0, 55.0, 89.0, 103.0, 104.0, 129.0, 144.0, 233.0, 377.0, 610.0,
    1597.0,
];

/// Every letter is half an em wide: what is laid out need not be drawn here.
fn half_an_em(text: &str, _: Face) -> f32 {
    f32::from(u16::try_from(text.chars().count()).expect("short")) / 2.0
}

/// What cannot be drawn, if there is anything.
fn impossible(pieces: &[Piece]) -> Option<&Piece> {
    pieces.iter().find(|piece| {
        let bounds = piece.bounds;
        let sides = [bounds.x, bounds.y, bounds.width, bounds.height];
        let is_written = match piece.what {
            What::Words { size, .. } => size.is_finite() && size > 0.0 && bounds.height > 0.0,
            _ => bounds.width > 0.0 && bounds.height > 0.0,
        };
        !is_written || bounds.width < 0.0 || sides.iter().any(|side| !side.is_finite())
    })
}

fn can_be_drawn(name: &str, scene: &Scene, size: Size) {
    let pieces = layout(scene, size, &half_an_em);
    let wrong = impossible(&pieces);
    assert!(wrong.is_none(), "{name} at {size:?}: {wrong:?}");
    if size.width >= PLATES.width && size.height >= PLATES.height {
        let plates = pieces.iter().filter(|piece| matches!(piece.what, What::Plate { .. }));
        assert_eq!(plates.count(), scene.seats.len(), "{name} at {size:?}");
    }
}

#[test]
fn far_mode_comes_to_an_end_in_every_size() {
    for (language, names) in [(Language::De, ODD), (Language::It, USUAL)] {
        for (name, _, mut scene) in scenes(language, names) {
            scene.note = Some("The screen may go dark, and so on.".to_owned());
            for width in STEPS {
                for height in STEPS {
                    can_be_drawn(name, &scene, Size::new(width, height));
                }
            }
        }
    }
}

#[test]
fn far_mode_comes_to_an_end_while_a_window_grows_pixel_by_pixel() {
    let all = scenes(Language::De, USUAL);
    for wanted in ["auction", "kathai-locked", "silk-road-bid", "result"] {
        let (name, _, scene) = all.iter().find(|(name, ..)| *name == wanted).expect("a room");
        for pixel in 1_u16..320 {
            for other in [1.0, 60.0, 200.0, 900.0] {
                can_be_drawn(name, scene, Size::new(pixel.into(), other));
                can_be_drawn(name, scene, Size::new(other, pixel.into()));
            }
        }
    }
}

#[test]
fn far_mode_is_drawn_in_small_windows() {
    for name in ["auction", "kathai-locked", "silk-road-bid", "result"] {
        let window =
            Window { language: Language::De, size: SMALL[0], text: TextSize::Normal, names: ODD };
        let mut visitor = rooms::room(name, window);
        visitor.press(Named::F11);
        let scene = visitor.app.scene().expect("far mode");
        for size in SMALL {
            let wrong = layout(&scene, size, &measure);
            assert!(impossible(&wrong).is_none(), "{name} at {size:?}");
            visitor.size = size;
            for _ in 0..2 {
                visitor.drawn(Theme::Parchment, 1.0);
                visitor.press(Named::F12);
            }
        }
    }
}

#[test]
fn every_screen_is_built_in_small_windows() {
    for (name, enter) in rooms::rooms() {
        for text in [TextSize::Normal, TextSize::Large] {
            let mut visitor = enter(Window {
                language: Language::De,
                size: Size::new(1280.0, 800.0),
                text,
                names: USUAL,
            });
            for size in SMALL {
                visitor.size = size;
                let drawn = visitor.drawn(Theme::Parchment, 1.0);
                assert!(!drawn.rgba.is_empty(), "{name} at {size:?}");
            }
        }
    }
}
