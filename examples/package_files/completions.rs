//! What shells need to finish a command that somebody begins to type.

use std::fs;
use std::io;
use std::path::Path;

use clap::ValueEnum;
use clap_complete::{Shell, generate_to};
use fondaco::cli;
use fondaco_text::Language;

/// Writes a completion for every shell, with explanations in a language.
///
/// # Errors
///
/// If the folder cannot be written to.
pub fn write(folder: &Path, language: Language) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for shell in Shell::value_variants() {
        generate_to(*shell, &mut cli::command(language), "fondaco", folder)?;
    }
    Ok(())
}
