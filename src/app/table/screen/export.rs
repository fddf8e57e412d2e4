//! Taking a game along: files for other programs, and a code for a phone.

use std::path::{Path, PathBuf};

use iced::widget::{column, container, mouse_area, opaque, qr_code, row, space};
use iced::{Center, Fill, Task};

use super::end::Ending;
use super::{Action, EndMessage, Message, Table};
use crate::app::table::board::Board;
use crate::app::ui::files::{Files, Written};
use crate::app::ui::fitted;
use crate::app::ui::focus::button;
use crate::app::ui::frame::{Context, Frame};
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::{Element, Ink, Paint, Surface};
use crate::app::ui::widget::{text_button, words};
use crate::export::{Format, GameExport, bgstats};
use fondaco_record::BrokenOff;
use fondaco_record::journal::Journal;
use fondaco_words::say;

/// How large a code is beside its words, for the size of these.
const CODE: f32 = 11.0;
const SMALL_CODE: f32 = 8.0;
/// How much of the window the large code takes.
const LARGE_CODE: f32 = 0.8;

/// A file on its way to the disk.
pub struct ExportJob {
    pub export: GameExport,
    pub format: Format,
}

/// What came of a task of the table.
#[derive(Clone, Debug)]
pub enum Reply {
    /// A file was taken along, or not.
    File(Written),
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
            (Reply::File(written), Some(ending)) => ending.written = Some(written),
            // The page for which it was is closed, or that place was told already.
            _ => {}
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
        let written = self.written.as_ref()?;
        let is_there = matches!(written, Written::Saved(_));
        let (sentence, ink) = written.sentence(tr);
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
        match &self.written {
            Some(Written::Saved(path)) => path.parent().map(Path::to_owned),
            _ => None,
        }
    }
}

impl ExportJob {
    /// Packs and writes it.
    pub fn write(self, files: &Files) -> Task<Reply> {
        let ExportJob { export, format } = self;
        let name = export.file_name(format);
        files.write(name, move || export.pack(format).ok()).map(Reply::File)
    }
}
