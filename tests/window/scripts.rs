//! Scripts that anybody can read, played in the real program; and pictures of its main screens.

use std::fs::{self, File};
use std::io::BufWriter;
use std::path::Path;

use fondaco::app::ui::theme::Theme;
use fondaco::app::{App, Message, Options, application};
use fondaco_store::settings::TextSize;
use fondaco_text::Language;
use iced::{Preset, Program, Size, Task};
use iced_test::emulator::{Emulator, Mode};
use iced_test::futures::futures::channel::mpsc;

use crate::support::rooms::{USUAL, Window, room};
use crate::support::visitor::Visitor;

const HERE: &str = env!("CARGO_MANIFEST_DIR");

fn window(language: Language) -> Window {
    Window { language, size: Size::new(1280.0, 800.0), text: TextSize::Normal, names: USUAL }
}

/// A preset that opens the window in a certain room.
fn preset(name: &'static str, language: Language, place: &'static str) -> Preset<App, Message> {
    Preset::new(name, move || {
        let visitor = room(place, window(language));
        (visitor.app, Task::none())
    })
}

fn program(
    presets: Vec<Preset<App, Message>>,
) -> impl Program<State = App, Message = Message, Theme = Theme> {
    // The scripts' own fonts are not loaded by themselves; whoever looks once has loaded them.
    assert!(!Visitor::new(Language::En).texts().is_empty());
    let folder = tempfile::tempdir().expect("a folder").keep();
    application(Options {
        folder: Some(folder),
        language: Some(Language::En),
        ..Options::default()
    })
    .presets(presets)
}

#[test]
fn the_scripts_play_as_they_are_written() {
    let presets = vec![
        preset("Start", Language::En, "start"),
        preset("Market", Language::En, "market-of-four"),
    ];
    let folder = Path::new(HERE).join("tests/ice");
    let scripts = fs::read_dir(&folder).expect("a folder").count();
    assert!(scripts >= 3);
    iced_test::run(program(presets), folder).expect("every line holds");
}

const PICTURES: [(&str, Theme); 8] = [
    ("start", Theme::Parchment),
    ("checklist", Theme::Parchment),
    ("auction", Theme::Parchment),
    ("sale", Theme::Night),
    ("market", Theme::Night),
    // Without the code for a phone, which is another one each time.
    ("result-why", Theme::Contrast),
    ("kathai-locked", Theme::Parchment),
    ("kathai-sale", Theme::Night),
];

/// The main screens look as they did. `FONDACO_NEW_PICTURES=1` takes new pictures instead.
#[test]
fn the_main_screens_look_as_in_the_pictures() {
    let anew = std::env::var_os("FONDACO_NEW_PICTURES").is_some();
    let mut different = Vec::new();
    for ((name, theme), language) in PICTURES.into_iter().zip(Language::ALL.into_iter().cycle()) {
        let program = program(vec![preset("Room", language, name)]);
        let (sender, _receiver) = mpsc::channel(16);
        let preset = program.presets().first();
        let size = Size::new(1024.0, 640.0);
        let mut emulator = Emulator::with_preset(sender, &program, Mode::Immediate, size, preset);
        let shot = emulator.screenshot(&program, &theme, 1.0);
        let (width, height) = (shot.size.width, shot.size.height);
        let path = Path::new(HERE).join(format!("tests/pictures/{name}.png"));
        if anew {
            write(&path, width, height, &shot.rgba);
        }
        let (size, expected) = read(&path);
        assert_eq!(size, (width, height), "{name}");
        let share = difference(&shot.rgba, &expected);
        if share > 0.002 {
            let now = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.png"));
            write(&now, width, height, &shot.rgba);
            different.push(format!("{name}: {:.1} % differ, see {}", share * 100.0, now.display()));
        }
    }
    assert!(different.is_empty(), "{}", different.join("\n"));
}

fn write(path: &Path, width: u32, height: u32, rgba: &[u8]) {
    let file = BufWriter::new(File::create(path).expect("a file"));
    let mut encoder = png::Encoder::new(file, width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_compression(png::Compression::High);
    let rgb: Vec<u8> = rgba.chunks(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
    let mut writer = encoder.write_header().expect("a picture");
    writer.write_image_data(&rgb).expect("a picture");
}

fn read(path: &Path) -> ((u32, u32), Vec<u8>) {
    let file = File::open(path).unwrap_or_else(|_| panic!("{} is missing", path.display()));
    let mut reader =
        png::Decoder::new(std::io::BufReader::new(file)).read_info().expect("a picture");
    let mut bytes = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut bytes).expect("a picture");
    ((info.width, info.height), bytes)
}

/// Which part of the pixels differs by more than eyes forgive.
#[allow(clippy::cast_precision_loss)]
fn difference(rgba: &[u8], rgb: &[u8]) -> f64 {
    let pixels = rgba.chunks(4).zip(rgb.chunks(3));
    let far = |(one, two): &(&[u8], &[u8])| {
        one.iter().zip(two.iter()).any(|(one, two)| one.abs_diff(*two) > 24)
    };
    let all = rgb.len() / 3;
    pixels.filter(far).count() as f64 / all as f64
}
