//! Games from elsewhere: what a file brings, asked before anything is taken in.

use iced::widget::{Column, column, container, progress_bar, row, text_input};
use iced::{Center, Fill};

use super::{Arrival, Library, Message, Reading};
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::{Element, Ink, Paint};
use crate::app::ui::widget::{raised, strong, text_button, words};
use crate::describe;
use fondaco_store::Error;
use fondaco_words::say;

impl Library {
    pub(super) fn import_view<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let path = text_input(&tr.say(say::AppLibraryImportPath), &self.path)
            .on_input(Message::Path)
            .on_submit(Message::Preview)
            .size(scale.body())
            .padding(SPACE[1])
            .width(Fill);
        let look = text_button(
            tr.say(say::AppLibraryImportLook),
            scale.body(),
            Paint::Plain,
            Message::Preview,
        );
        let mut content = column![
            words(tr.say(say::AppLibraryImportHint), scale.body()),
            row![container(path).id("import-path"), look].spacing(SPACE[2]).align_y(Center),
        ]
        .spacing(SPACE[3])
        .width(Fill);
        if let Some(arrival) = &self.import {
            content = content.push(arrived(arrival, frame));
        }
        content.push(self.files_view(frame)).into()
    }
}

fn arrived<'a>(arrival: &'a Arrival, frame: Frame<'a>) -> Element<'a, Message> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let (import, asks) = match arrival {
        Arrival::Preview(found) => (&found.import, true),
        Arrival::Done(import) => (import, false),
        Arrival::Reading(reading) => return reading_view(reading, frame),
        Arrival::Failed(error) => {
            // Whoever has stopped it knows why.
            let ink = if *error == Error::Stopped { Ink::Quiet } else { Ink::Refused };
            let reason = words(describe::store_error(tr, error), scale.body());
            return raised(reason.class(ink)).width(Fill).into();
        }
    };
    let lines =
        describe::import(tr, import).into_iter().map(|line| words(line, scale.body()).into());
    let mut content = column![Column::with_children(lines).spacing(SPACE[0])].spacing(SPACE[2]);
    let taken = import.taken();
    if asks && taken > 0 {
        let take = tr.say(say::AppLibraryImportTake);
        let leave = tr.say(say::AppLibraryImportLeave);
        content = content.push(
            row![
                text_button(take, scale.lead(), Paint::First, Message::Import),
                text_button(leave, scale.lead(), Paint::Plain, Message::Leave),
            ]
            .spacing(SPACE[2]),
        );
    } else if !asks {
        let done = tr.say(say::ImportDone { games: taken.into() });
        content = content.push(strong(done, scale.lead()).class(Ink::Accepted));
    }
    raised(content).width(Fill).into()
}

/// How far a file has been read, and a way out.
fn reading_view<'a>(reading: &Reading, frame: Frame<'a>) -> Element<'a, Message> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let hundredths = reading.hundredths;
    let told =
        words(tr.say(say::AppLibraryImportReading { percent: hundredths.into() }), scale.body());
    let bar = progress_bar(0.0..=100.0, f32::from(hundredths)).girth(SPACE[1]);
    let stop = tr.say(say::AppLibraryImportStop);
    let stop = text_button(stop, scale.body(), Paint::Plain, Message::Stop);
    raised(column![told, bar, stop].spacing(SPACE[2])).width(Fill).into()
}
