//! Taking a game along: files for other programs, and a code for a phone.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use iced::widget::qr_code;
use iced::{Task, widget::Row};

use super::{AnyTable, Message, Table};
use crate::app::board::Board;
use crate::app::frame::{Context, Frame};
use crate::app::scale::SPACE;
use crate::app::theme::{Ink, Paint, Theme};
use crate::app::widget::{Element, raised, strong, text_button, words};
use crate::export::{Format, GameExport, bgstats};
use crate::i18n::{Translator, say};
use crate::journal::Resumed;
use crate::palette;

use crate::rules::games::whichever;
use crate::store::{Error, StoredGame};

/// A code is drawn with squares of so many points.
const SQUARE: f32 = 3.0;

/// A file on its way to the disk.
pub struct ExportJob {
    folder: PathBuf,
    export: GameExport,
    format: Format,
}

/// What became of a file: where it is, or where it should have gone and why it is not there.
#[derive(Clone, Debug)]
pub enum Reply {
    /// It is there.
    Saved(PathBuf),
    /// It is not.
    Failed(PathBuf, Error),
}

impl AnyTable {
    /// Renders the game for others, into a folder.
    pub fn export(&self, format: Format, folder: PathBuf, context: Context<'_>) -> ExportJob {
        let theme = Theme::chosen(context.settings.theme).unwrap_or_default();
        let palette = match theme {
            Theme::Night => &palette::NIGHT,
            Theme::Parchment | Theme::Contrast => &palette::PARCHMENT,
        };
        let stored = whichever!(self, AnyTable(table) => StoredGame {
            number: table.number.unwrap_or(0),
            origin: table.origin.clone(),
            seen: table.seen,
            deleted: false,
            played: table.played_before,
            game: Ok(Box::new(Resumed { journal: table.journal.clone(), stuck: None }).into()),
        });
        let export = GameExport::new(stored, context.language, palette);
        ExportJob { folder, export, format }
    }
}

impl<G: Board> Table<G> {
    /// The link that writes the result into BG Stats, if the game is over.
    pub(super) fn link(&self, context: Context<'_>) -> Option<String> {
        bgstats::link(&self.journal, &self.origin, context.tr())
    }

    /// The same as a code that a phone reads; a very long link has none.
    pub(super) fn make_qr_code(&self, context: Context<'_>) -> Option<qr_code::Data> {
        let link = self.link(context)?;
        qr_code::Data::with_error_correction(link, qr_code::ErrorCorrection::Low).ok()
    }

    /// Takes note of what became of a file.
    pub fn on_reply(&mut self, reply: Reply) {
        self.export_reply = Some(reply);
    }

    /// The part of the result's page where the game is taken along.
    pub fn export_view<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message<G>> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let file = |label: String, format| {
            text_button(label, scale.body(), Paint::Plain, Message::Export(format)).into()
        };
        let files = Row::with_children([
            file(tr.say(say::AppTakePng), Format::Png),
            file(tr.say(say::AppTakeSvg), Format::Svg),
            file(tr.say(say::AppTakeRecord), Format::Json),
            file(tr.say(say::AppTakeCsv), Format::Csv),
        ])
        .spacing(SPACE[1])
        .wrap();
        let mut content =
            iced::widget::column![strong(tr.say(say::AppTakeTitle), scale.lead()), files,]
                .spacing(SPACE[2]);
        if let Some(reply) = &self.export_reply {
            let (sentence, ink) = export_sentence(reply, tr);
            content = content.push(words(sentence, scale.body()).class(ink));
        }
        let copy = tr.say(say::AppTakeLink);
        let copy = text_button(copy, scale.body(), Paint::Plain, Message::CopyLink);
        if let Some(code) = &self.qr_code {
            content = content
                .push(words(tr.say(say::AppTakeBgstats), scale.body()))
                .push(qr_code(code).cell_size(SQUARE));
        }
        content = content.push(copy);
        raised(content).width(iced::Fill).into()
    }
}

/// What became of a file, and in which colour that is told.
pub fn export_sentence(reply: &Reply, tr: &Translator) -> (String, Ink) {
    match reply {
        Reply::Saved(path) => {
            (tr.say(say::AppTakeSaved { path: path.display().to_string() }), Ink::Accepted)
        }
        Reply::Failed(path, error) => {
            let (path, reason) = (path.display().to_string(), tr.store_error(error));
            (tr.say(say::AppTakeFailed { path, reason }), Ink::Refused)
        }
    }
}

/// Writes something into a folder, off the thread that draws.
pub fn write_file(folder: PathBuf, name: &'static str, content: String) -> Task<Reply> {
    Task::future(async move {
        match write_new(&folder, name, content.as_bytes()) {
            Ok(path) => Reply::Saved(path),
            Err(error) => Reply::Failed(folder.join(name), error.into()),
        }
    })
}

impl ExportJob {
    /// Packs and writes it, off the thread that draws.
    pub fn write(self) -> Task<Reply> {
        Task::future(async move {
            let name = self.export.file_name(self.format);
            let place = self.folder.join(&name);
            let packed = self.export.pack(self.format);
            let written = packed
                .map_err(|_| Error::Disk(name.clone()))
                .and_then(|content| Ok(write_new(&self.folder, &name, &content)?));
            match written {
                Ok(path) => Reply::Saved(path),
                Err(error) => Reply::Failed(place, error),
            }
        })
    }
}

/// Writes a file under a name that no other file has.
fn write_new(folder: &Path, name: &str, content: &[u8]) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let (stem, end) = name.rsplit_once('.').unwrap_or((name, ""));
    for copy in 1_u32.. {
        let path = match copy {
            1 => folder.join(name),
            _ => folder.join(format!("{stem} ({copy}).{end}")),
        };
        let file = OpenOptions::new().write(true).create_new(true).open(&path);
        match file {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
            Ok(mut file) => {
                let written = file.write_all(content).and_then(|()| file.sync_all());
                if written.is_err() {
                    let _ = fs::remove_file(&path);
                }
                return written.map(|()| path);
            }
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}
