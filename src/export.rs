//! Games given to others: as a record, a table of results, a link for a phone, a score sheet, and
//! as they stand.

pub mod bgstats;
pub mod chart;
pub mod csv;
pub mod ornament;
pub mod picture;
pub mod sheet;
pub mod state;
mod typography;

use crate::palette::Palette;
use fondaco_record::journal::AnyGame;
use fondaco_text::Language;
use fondaco_words::{Translator, Words, time_zone};

use fondaco_rules::whichever;
use fondaco_store::StoredGame;

/// How wide a score sheet is as a picture.
const WIDTH: u32 = 1600;

/// In what form a game is given out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// The record.
    Json,
    /// A table of results.
    Csv,
    /// A link for BG Stats.
    Bgstats,
    /// A score sheet, drawn.
    Svg,
    /// A score sheet as a picture.
    Png,
}

/// A game that cannot be given out in this form.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ExportError {
    /// It cannot be read.
    #[error("the game cannot be read")]
    Unread,
    /// It has no result yet.
    #[error("the game is not over")]
    NotOver,
    /// It cannot be drawn.
    #[error("the game cannot be drawn")]
    Undrawable,
}

/// A game to be given out, in a language and a look.
#[derive(Clone, Debug)]
pub struct GameExport {
    stored: StoredGame,
    language: Language,
    palette: &'static Palette,
}

/// Packs a sheet as a picture, or else as a drawing.
///
/// # Errors
///
/// If it cannot be drawn.
pub fn pack_sheet(sheet: &str, format: Format) -> Result<Vec<u8>, ExportError> {
    let packed = match format {
        Format::Png => picture::png(sheet, WIDTH),
        _ => picture::outlined(sheet).map(String::into_bytes),
    };
    packed.map_err(|_| ExportError::Undrawable)
}

impl Format {
    /// All forms.
    pub const ALL: [Format; 5] =
        [Format::Json, Format::Csv, Format::Bgstats, Format::Svg, Format::Png];

    /// The form's name.
    pub const fn id(self) -> &'static str {
        match self {
            Format::Json => "json",
            Format::Csv => "csv",
            Format::Bgstats => "bgstats",
            Format::Svg => "svg",
            Format::Png => "png",
        }
    }
}

impl GameExport {
    /// A game to be given out.
    pub fn new(stored: StoredGame, language: Language, palette: &'static Palette) -> Self {
        GameExport { stored, language, palette }
    }

    /// What a file with it is called.
    pub fn file_name(&self, format: Format) -> String {
        let begun = self.stored.origin.begun;
        let date = begun.map(|begun| time_zone().to_datetime(begun).date().to_string());
        let date = date.map_or_else(String::new, |date| format!("-{date}"));
        let end = match format {
            Format::Bgstats => "txt",
            other => other.id(),
        };
        format!("fondaco-{}{date}.{end}", self.stored.number)
    }

    /// The link for BG Stats, if the game is over.
    pub fn link(&self) -> Option<String> {
        let game = self.stored.game.as_ref().ok()?;
        let tr = Translator::new(self.language);
        whichever!(game, AnyGame(resumed) => {
            bgstats::link(&resumed.journal, &self.stored.origin, &tr)
        })
    }

    /// Packs the game.
    ///
    /// # Errors
    ///
    /// If it has no such form.
    pub fn pack(&self, format: Format) -> Result<Vec<u8>, ExportError> {
        match format {
            Format::Json => {
                let document = self.stored.document().ok_or(ExportError::Unread)?;
                let text = document.to_json().map_err(|_| ExportError::Unread)?;
                Ok(text.into_bytes())
            }
            Format::Csv => {
                let table = csv::results(&self.stored).map_err(|_| ExportError::Unread)?;
                Ok(table.into_bytes())
            }
            Format::Bgstats => {
                let link = self.link().ok_or(ExportError::NotOver)?;
                Ok(format!("{link}\n").into_bytes())
            }
            Format::Svg | Format::Png => pack_sheet(&self.sheet()?, format),
        }
    }

    fn sheet(&self) -> Result<String, ExportError> {
        let game = self.stored.game.as_ref().map_err(|_| ExportError::Unread)?;
        let tr = Translator::new(self.language);
        let words = Words::new(&tr, game.players());
        let begun = self.stored.origin.begun.map(|begun| tr.date(begun));
        let broken_off = game.broken_off().map(|broken_off| tr.broken_off(broken_off));
        let when: Vec<String> = begun.into_iter().chain(broken_off).collect();
        let when = (!when.is_empty()).then(|| when.join(" · "));
        let (players, when, palette) = (game.players(), when.as_deref(), self.palette);
        Ok(whichever!(game, AnyGame(resumed) => {
            sheet::sheet(resumed.journal.position(), players, &words, when, palette)
        }))
    }
}
