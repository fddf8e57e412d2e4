//! The icon in every size and container that systems ask for.

use std::error::Error;
use std::fs;
use std::path::Path;

use png::{BitDepth, ColorType, Compression, Encoder, Filter};
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8, Transform};
use resvg::usvg::{Options, Tree};

/// The name of the icon, of the desktop entry and of the window: what ties them together.
pub const ID: &str = "io.github.fondaco.Fondaco";

/// The sizes of the icon on a desktop.
pub const SIZES: [u32; 9] = [16, 22, 24, 32, 48, 64, 128, 256, 512];

const LARGE: &str = include_str!("../../assets/icon/fondaco.svg");
/// Up to 32 pixels: fewer windows, and edges where pixels have theirs.
const SMALL: &str = include_str!("../../assets/icon/fondaco-small.svg");

const WINDOWS: [u32; 4] = [16, 32, 48, 256];
/// Sizes for macOS and the names that it has for them.
const MACOS: [(u32, [u8; 4]); 3] = [(128, *b"ic07"), (256, *b"ic08"), (512, *b"ic09")];

/// Writes the icon as desktops, Windows and macOS take it.
///
/// # Errors
///
/// If a drawing cannot be read or the folder cannot be written to.
pub fn write(folder: &Path) -> Result<(), Box<dyn Error>> {
    let theme = folder.join("hicolor");
    for size in SIZES {
        let apps = theme.join(format!("{size}x{size}/apps"));
        fs::create_dir_all(&apps)?;
        fs::write(apps.join(format!("{ID}.png")), png(size)?)?;
    }
    let scalable = theme.join("scalable/apps");
    fs::create_dir_all(&scalable)?;
    fs::write(scalable.join(format!("{ID}.svg")), LARGE)?;
    fs::write(folder.join("fondaco.ico"), ico()?)?;
    fs::write(folder.join("fondaco.icns"), icns()?)?;
    Ok(())
}

/// The icon as a picture of so many pixels each way.
///
/// # Errors
///
/// If the drawing cannot be read.
pub fn png(size: u32) -> Result<Vec<u8>, Box<dyn Error>> {
    let drawing = if size <= 32 { SMALL } else { LARGE };
    let tree = Tree::from_str(drawing, &Options::default())?;
    let mut picture = Pixmap::new(size, size).ok_or("a picture needs a size")?;
    #[allow(clippy::cast_precision_loss)]
    let scale = size as f32 / tree.size().width();
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut picture.as_mut());
    let pixels: Vec<u8> = picture
        .pixels()
        .iter()
        .map(PremultipliedColorU8::demultiply)
        .flat_map(|colour| [colour.red(), colour.green(), colour.blue(), colour.alpha()])
        .collect();
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, size, size);
    encoder.set_color(ColorType::Rgba);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::High);
    // Flat colours compress best as they are.
    encoder.set_filter(Filter::Up);
    encoder.write_header()?.write_image_data(&pixels)?;
    Ok(file)
}

/// A container for Windows: a list of pictures, then the pictures.
fn ico() -> Result<Vec<u8>, Box<dyn Error>> {
    let mut list = Vec::new();
    let mut pictures = Vec::new();
    let first = 6 + 16 * WINDOWS.len();
    for size in WINDOWS {
        let picture = png(size)?;
        // A nought stands for 256.
        let side = u8::try_from(size).unwrap_or(0);
        list.extend([side, side, 0, 0, 1, 0, 32, 0]);
        list.extend(u32::try_from(picture.len())?.to_le_bytes());
        list.extend(u32::try_from(first + pictures.len())?.to_le_bytes());
        pictures.extend(picture);
    }
    let count = u8::try_from(WINDOWS.len())?;
    Ok([vec![0, 0, 1, 0, count, 0], list, pictures].concat())
}

/// A container for macOS: pictures, each with its name and length in front.
fn icns() -> Result<Vec<u8>, Box<dyn Error>> {
    let mut pictures = Vec::new();
    for (size, name) in MACOS {
        pictures.extend(piece(name, &png(size)?)?);
    }
    piece(*b"icns", &pictures)
}

fn piece(name: [u8; 4], content: &[u8]) -> Result<Vec<u8>, Box<dyn Error>> {
    let length = u32::try_from(8 + content.len())?;
    Ok([&name, &length.to_be_bytes()[..], content].concat())
}
