//! From a drawing with words to a picture that looks the same everywhere.
//!
//! Words are written in our own fonts and nothing outside the drawing is ever loaded, so that the
//! same game gives the same picture on every computer. Only letters that our fonts lack are those
//! of the system.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{FontResolver, ImageHrefResolver, Indent, Options, Tree, WriteOptions};

use fondaco_words::fonts;

/// More than any sheet needs, and little enough for any computer.
const MOST_PIXELS: f32 = 64_000_000.0;

/// Why there is no picture.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Undrawable {
    /// The text is no drawing.
    #[error("no SVG: {0}")]
    NoSvg(String),
    /// Nothing, or too much, would have to be drawn.
    #[error("no picture can be {0} pixels wide")]
    Size(u32),
    /// The picture could not be written.
    #[error("no PNG: {0}")]
    NoPng(String),
}

/// Reads a drawing.
pub(super) fn read(svg: &str) -> Result<Tree, Undrawable> {
    let options = Options {
        font_family: fonts::SANS.to_owned(),
        fontdb: fonts::database(svg),
        font_resolver: FontResolver {
            // Whoever writes words has named the font of each letter; another one found here would
            // change those beside it, too.
            select_fallback: Box::new(|_, _, _| None),
            ..FontResolver::default()
        },
        image_href_resolver: ImageHrefResolver {
            resolve_data: Box::new(|_, _, _| None),
            resolve_string: Box::new(|_, _| None),
        },
        ..Options::default()
    };
    Tree::from_str(svg, &options).map_err(|error| Undrawable::NoSvg(error.to_string()))
}

/// The same drawing with its words as outlines, for those who do not have our fonts.
///
/// # Errors
///
/// If the text is no drawing.
pub fn outlined(svg: &str) -> Result<String, Undrawable> {
    let options = WriteOptions {
        // A hundredth of a pixel is finer than any eye, and the files are half as long.
        coordinates_precision: 2,
        indent: Indent::None,
        ..WriteOptions::default()
    };
    Ok(read(svg)?.to_string(&options))
}

/// The drawing as a PNG of this width.
///
/// # Errors
///
/// If the text is no drawing, or the picture would be empty or enormous.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, Undrawable> {
    let tree = read(svg)?;
    let size = tree.size();
    let scale = to_f32(width) / size.width();
    let height = (size.height() * scale).round().max(1.0);
    if to_f32(width) * height > MOST_PIXELS {
        return Err(Undrawable::Size(width));
    }
    // At most as much as was just looked at.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let mut picture = Pixmap::new(width, height as u32).ok_or(Undrawable::Size(width))?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut picture.as_mut());
    picture.encode_png().map_err(|error| Undrawable::NoPng(error.to_string()))
}

#[allow(clippy::cast_precision_loss)]
fn to_f32(width: u32) -> f32 {
    width as f32
}
