//! Taking a game along: files for other programs, and a code for a phone.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use iced::widget::{column, container, mouse_area, opaque, qr_code, row, space};
use iced::{Center, Fill, Task};

use super::end::Ending;
use super::{Action, EndMessage, Message, Table};
use crate::app::table::board::Board;
use crate::app::ui::fitted;
use crate::app::ui::focus::button;
use crate::app::ui::frame::{Context, Frame};
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::{Element, Ink, Paint, Surface};
use crate::app::ui::widget::{text_button, words};
use crate::describe;
use crate::export::{Format, GameExport, bgstats};
use fondaco_record::BrokenOff;
use fondaco_record::journal::Journal;
use fondaco_store::Error;
use fondaco_words::{Translator, say};

/// How large a code is beside its words, for the size of these.
const CODE: f32 = 11.0;
const SMALL_CODE: f32 = 8.0;
/// How much of the window the large code takes.
const LARGE_CODE: f32 = 0.8;

/// A file on its way to the disk.
pub struct ExportJob {
    pub folder: PathBuf,
    pub export: GameExport,
    pub format: Format,
}

/// What became of a file: where it is, or where it should have gone and why it is not there.
#[derive(Clone, Debug)]
pub enum Reply {
    /// It is there.
    Saved(PathBuf),
    /// It is not.
    Failed(PathBuf, Error),
    /// It is there, but nothing here opens the folder that it is in.
    NotOpened(PathBuf),
    /// So many places were known, and it is time for the next one.
    RevealNext(usize),
    /// Something moved or can be typed into: it has to be painted.
    Repaint,
}

impl<G: Board> Table<G> {
    /// The link that writes the result into BG Stats, if the game is over.
    pub(super) fn link(&self, context: Context<'_>) -> Option<String> {
        bgstats::link(&self.journal, &self.saving.origin, context.tr())
    }

    /// The same as a code that a phone reads; a very long link has none.
    pub(super) fn make_qr_code(&self, context: Context<'_>) -> Option<qr_code::Data> {
        let link = self.link(context)?;
        qr_code::Data::with_error_correction(link, qr_code::ErrorCorrection::Low).ok()
    }

    /// Takes note of what became of a file, or that it is time for the next place.
    pub fn on_reply(&mut self, reply: Reply) -> Action {
        match (reply, self.ending_mut()) {
            (Reply::RevealNext(known), Some(ending)) if ending.revealed() == Some(known) => {
                return self.update_end(EndMessage::RevealNext);
            }
            (Reply::RevealNext(_) | Reply::Repaint, _) => {}
            (reply, Some(ending)) => ending.reply = Some(reply),
            // The page for which it was is closed.
            (_, None) => {}
        }
        Action::None
    }
}

impl Ending {
    /// The page where the game is taken along. What becomes of it stands beneath everything else.
    pub(super) fn export_view<'a, G: Board>(
        &'a self,
        journal: &Journal<G>,
        frame: Frame<'a>,
    ) -> Element<'a, Message<G>> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let file = |label: String, format| {
            let height = (scale.small() * 1.3).ceil() * 2.0;
            let label = fitted::strong(label, &[scale.body(), scale.small()], height);
            button(label)
                .class(Paint::Plain)
                .padding(SPACE[0])
                .width(Fill)
                .on_press(Message::Export(format))
        };
        let files = column![
            row![
                file(tr.say(say::AppTakePng), Format::Png),
                file(tr.say(say::AppTakeSvg), Format::Svg),
            ]
            .spacing(SPACE[1]),
            row![
                file(tr.say(say::AppTakeRecord), Format::Json),
                file(tr.say(say::AppTakeCsv), Format::Csv),
            ]
            .spacing(SPACE[1]),
        ]
        .spacing(SPACE[1]);
        let has_link = journal.broken_off() != Some(BrokenOff::Uncounted);
        let copy = has_link.then(|| {
            text_button(tr.say(say::AppTakeLink), scale.small(), Paint::Plain, Message::CopyLink)
        });
        let told = words(tr.say(say::AppTakeBgstats), scale.small());
        let size = scale.body() * if scale.is_small() { SMALL_CODE } else { CODE };
        let code = self.code.as_ref().map(|code| {
            let enlarge = button(qr_code(code).total_size(size))
                .class(Paint::Plain)
                .padding(SPACE[0])
                .on_press(Message::End(EndMessage::ToggleCode));
            container(enlarge).id("code")
        });
        let beside = column![].push(code.is_some().then_some(told)).push(copy).spacing(SPACE[2]);
        let phone = row![].push(code).push(beside.width(Fill)).spacing(SPACE[2]).align_y(Center);
        let content = column![files, phone].push(self.export_words(frame));
        content.spacing(SPACE[2]).width(Fill).into()
    }

    /// What became of the last file, and the way to the folder that it is in.
    fn export_words<'a, G: Board>(&'a self, frame: Frame<'a>) -> Option<Element<'a, Message<G>>> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let reply = self.reply.as_ref()?;
        let is_there = matches!(reply, Reply::Saved(_));
        let (sentence, ink) = export_sentence(reply, tr);
        let label = tr.say(say::AppTakeOpenFolder);
        let open = text_button(label, scale.small(), Paint::Plain, Message::OpenFolder);
        let sentence = words(sentence, scale.small()).class(ink);
        Some(column![sentence].push(is_there.then_some(open)).spacing(SPACE[1]).into())
    }

    /// The code for a phone as large as the window; a click anywhere puts it away.
    pub(super) fn large_code_view<'a, G: Board>(
        &'a self,
        frame: Frame<'a>,
    ) -> Element<'a, Message<G>> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let room = scale.window.width.min(scale.window.height - scale.bar());
        let code = self.code.as_ref().map(|code| qr_code(code).total_size(room * LARGE_CODE));
        let hint = words(tr.say(say::AppTakePutAway), scale.lead()).class(Ink::Quiet);
        let content = column![space().height(0.0)].push(code).push(hint);
        let content = content.spacing(SPACE[2]).align_x(Center);
        let veil = container(content).class(Surface::Bar).center(Fill);
        opaque(mouse_area(veil).on_press(Message::End(EndMessage::ToggleCode)))
    }

    /// The folder in which the last file is that was taken along.
    pub(super) fn export_folder(&self) -> Option<PathBuf> {
        match &self.reply {
            Some(Reply::Saved(path)) => path.parent().map(Path::to_owned),
            _ => None,
        }
    }
}

/// What became of a file, and in which colour that is told.
pub fn export_sentence(reply: &Reply, tr: &Translator) -> (String, Ink) {
    match reply {
        Reply::Saved(path) => {
            (tr.say(say::AppTakeSaved { path: path.display().to_string() }), Ink::Accepted)
        }
        Reply::Failed(path, error) => {
            let (path, reason) = (path.display().to_string(), describe::store_error(tr, error));
            (tr.say(say::AppTakeFailed { path, reason }), Ink::Refused)
        }
        Reply::NotOpened(path) => {
            (tr.say(say::AppTakeNotOpened { path: path.display().to_string() }), Ink::Refused)
        }
        Reply::RevealNext(_) | Reply::Repaint => (String::new(), Ink::Inherited),
    }
}

/// Makes a file for others and writes it into a folder, off the thread that draws.
pub fn write_file(
    folder: PathBuf,
    name: String,
    make: impl FnOnce() -> Option<Vec<u8>> + Send + 'static,
) -> Task<Reply> {
    Task::future(async move {
        let made = make().ok_or_else(|| Error::Disk(name.clone()));
        match made.and_then(|content| Ok(write_new(&folder, &name, &content)?)) {
            Ok(path) => Reply::Saved(path),
            Err(error) => Reply::Failed(folder.join(&name), error),
        }
    })
}

impl ExportJob {
    /// Packs and writes it.
    pub fn write(self) -> Task<Reply> {
        let ExportJob { folder, export, format } = self;
        write_file(folder, export.file_name(format), move || export.pack(format).ok())
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
