//! Writes what a package needs beside the program: `cargo run --example package_files -- DIR`.
//!
//! ```text
//! icons/hicolor/…          the icon in every size, as desktops look for it
//! icons/fondaco.ico        for Windows
//! icons/fondaco.icns       for macOS
//! man/man1, man/de/man1 …  a page for the program and for each of its commands
//! completions/en, de …     for bash, zsh, fish, PowerShell and elvish
//! ```

mod completions;
mod icons;
mod manual;

use std::error::Error;
use std::path::Path;

use fondaco_text::Language;

fn main() -> Result<(), Box<dyn Error>> {
    let Some(folder) = std::env::args_os().nth(1) else {
        return Err("Usage: package_files DIR".into());
    };
    let folder = Path::new(&folder);
    icons::write(&folder.join("icons"))?;
    for language in Language::ALL {
        manual::write(&folder.join("man"), language)?;
        completions::write(&folder.join("completions").join(language.id()), language)?;
    }
    Ok(())
}
