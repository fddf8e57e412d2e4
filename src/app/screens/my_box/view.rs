//! The page as it looks. Everything has its place, whatever is done with it.

use iced::widget::{Column, Row, column, container, qr_code, row, text_input};
use iced::{Center, Fill, Left};

use super::{Arrival, BRING_FIELD, Feedback, Message, MyBox, NAME_FIELD, Renaming, Shown};
use crate::app::ui::drawing::Drawing;
use crate::app::ui::fitted;
use crate::app::ui::focus::button;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::{ICON, SANS, SPACE};
use crate::app::ui::theme::{Element, Ink, Paint, Surface, Theme};
use crate::app::ui::widget::{
    page_with_bar, raised, strong, text_button, title, with_tooltip, words,
};
use crate::describe;
use fondaco_rules::GameId;
use fondaco_store::settings::ItemChange;
use fondaco_words::{MemoryLine, say};

/// How wide the place for one thing is, in letters.
const PLACE: f32 = 19.0;
/// A code is drawn with squares of so many points.
const SQUARE: f32 = 3.0;

impl MyBox {
    pub fn view<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let about =
            if self.shown.is_empty() { tr.say(say::AppBoxEmpty) } else { tr.say(say::AppBoxAbout) };
        let mut content = column![
            title(tr.say(say::AppBoxTitle), scale.title()).class(Ink::Porphyry),
            words(about, scale.body()),
        ]
        .spacing(SPACE[3]);
        for shown in &self.shown {
            content = content.push(self.game(shown, frame));
        }
        let bring = self.bring(frame);
        content = content.push(match &self.code {
            Some(_) if scale.is_tight() => column![self.take(frame), bring].spacing(SPACE[3]),
            Some(_) => column![row![self.take(frame), bring].spacing(SPACE[3])],
            None => column![bring],
        });
        page_with_bar(content, self.bar(frame), scale)
    }

    /// What was done last, and the way back.
    fn bar<'a>(&'a self, frame: Frame<'a>) -> Row<'a, Message, Theme> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let (told, ink) = match &self.feedback {
            None => (String::new(), Ink::Quiet),
            Some(Feedback::Done(sentence)) => (sentence.clone(), Ink::Accepted),
            Some(Feedback::Refused(fault)) => (tr.fault(fault), Ink::Refused),
            Some(Feedback::Copied) => (tr.say(say::AppBoxCopied), Ink::Accepted),
            Some(Feedback::Export(written)) => written.sentence(tr),
        };
        let told = fitted::strong(told, &scale.reading_sizes(), 2.0 * scale.line()).align_x(Left);
        let back = self.before.as_ref().map(|_| Message::BringBack);
        let back = text_button(tr.say(say::AppUndo), scale.body(), Paint::Plain, back);
        row![told.class(ink), container(back).id("box-undo")].spacing(SPACE[2])
    }

    /// What one game remembers.
    fn game<'a>(&'a self, shown: &'a Shown, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let heading = title(tr.game_name(shown.game), scale.lead()).class(Ink::Porphyry);
        let mut content = column![heading].spacing(SPACE[2]).width(Fill);
        let mut item = 0;
        for group in &shown.groups {
            let lines = group.lines.iter().map(|line| {
                let place = item;
                item += 1;
                if line.choices.is_empty() {
                    self.place(shown.game, place, line, frame)
                } else {
                    choices(shown.game, place, line, frame)
                }
            });
            let lines = Row::with_children(lines).spacing(SPACE[1]);
            content = content
                .push(strong(group.heading.as_str(), scale.body()))
                .push(lines.wrap().vertical_spacing(SPACE[1]));
        }
        raised(content).width(Fill).into()
    }

    /// One thing in its place, with a way to name it anew or to forget it.
    fn place<'a>(
        &'a self,
        game: GameId,
        item: usize,
        line: &'a MemoryLine,
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let (width, height) = (scale.body() * PLACE, scale.line() + 2.0 * SPACE[1]);
        let content = match &self.renaming {
            Some(Renaming { game: renamed, item: place, name })
                if (*renamed, *place) == (game, item) =>
            {
                let field = text_input(&line.label, name)
                    .id(NAME_FIELD)
                    .font(SANS)
                    .size(scale.body())
                    .padding([SPACE[0], SPACE[1]])
                    .width(Fill)
                    .on_input(Message::Name)
                    .on_submit(Message::Named);
                let named = tr.say(say::AppBoxNameIt);
                let named = text_button(named, scale.small(), Paint::First, Message::Named);
                row![field, named.padding([SPACE[0], SPACE[2]])]
            }
            _ => {
                let sizes = &scale.reading_sizes()[..2];
                let label = fitted::words(line.label.as_str(), sizes, height - SPACE[1]);
                let rename = line.name.as_ref().map(|_| {
                    let label = tr.say(say::AppBoxRename);
                    let open = Message::Rename(game, item);
                    let rename = text_button(label, scale.small(), Paint::Plain, open);
                    container(rename.padding([SPACE[0], SPACE[1]])).id(format!("rename-{item}"))
                });
                row![label.align_x(Left).cut()].push(rename).push(forget(game, item, frame))
            }
        };
        container(content.spacing(SPACE[1]).align_y(Center))
            .class(Surface::Raised)
            .padding([0.0, SPACE[1]])
            .width(width)
            .center_y(height)
            .into()
    }

    /// Everything for other computers: a file, a code, a picture.
    fn take<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let action = |label, message| text_button(label, scale.body(), Paint::Plain, message);
        let ways = row![
            container(action(tr.say(say::AppBoxFile), Message::Save)).id("box-save"),
            container(action(tr.say(say::AppBoxCopy), Message::Copy)).id("box-copy"),
        ]
        .spacing(SPACE[1]);
        let heading = strong(tr.say(say::AppTakeTitle), scale.lead());
        let content =
            column![heading, ways.wrap().vertical_spacing(SPACE[1])].spacing(SPACE[2]).width(Fill);
        raised(match &self.picture {
            Some(picture) => content
                .push(words(tr.say(say::AppBoxScan), scale.body()))
                .push(qr_code(picture).cell_size(SQUARE)),
            None => {
                content.push(words(tr.say(say::AppBoxNoPicture), scale.body()).class(Ink::Quiet))
            }
        })
        .width(Fill)
        .into()
    }

    /// What others know, asked before anything of it counts.
    fn bring<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let field = text_input(&tr.say(say::AppBoxBringField), &self.typed)
            .id(BRING_FIELD)
            .on_input(Message::Typed)
            .on_submit(Message::Look)
            .size(scale.body())
            .padding(SPACE[1])
            .width(Fill);
        let look = tr.say(say::AppLibraryImportLook);
        let look = text_button(look, scale.body(), Paint::Plain, Message::Look);
        let mut content = column![
            strong(tr.say(say::AppBoxBring), scale.lead()),
            words(tr.say(say::AppBoxBringHint), scale.body()),
            row![field, container(look).id("box-look")].spacing(SPACE[2]).align_y(Center),
        ]
        .spacing(SPACE[2])
        .width(Fill);
        if let Some(arrival) = &self.arrival {
            content = content.push(arrived(arrival, frame));
        }
        raised(content).width(Fill).into()
    }
}

/// The cross beside something.
fn forget(game: GameId, item: usize, frame: Frame<'_>) -> Element<'_, Message> {
    let forget = button(Drawing::CLOSE.mark(ICON * 0.8, Ink::Quiet))
        .class(Paint::Quiet)
        .padding(SPACE[0])
        .on_press(Message::Change(game, item, ItemChange::Forget));
    let forget = container(forget).id(format!("forget-{}-{item}", game.id()));
    with_tooltip(forget, frame.tr().say(say::AppBoxForget), frame.scale)
}

/// Something that is one of a few, with all of them.
fn choices<'a>(
    game: GameId,
    item: usize,
    line: &'a MemoryLine,
    frame: Frame<'a>,
) -> Element<'a, Message> {
    let scale = frame.scale;
    let choices = line.choices.iter().enumerate().map(|(place, (label, is_chosen))| {
        let paint = if *is_chosen { Paint::Chosen } else { Paint::Plain };
        let choose = Message::Change(game, item, ItemChange::Choose(place));
        let choose = text_button(label.as_str(), scale.small(), paint, choose);
        container(choose.padding([SPACE[0], SPACE[1]])).id(format!("choose-{item}-{place}")).into()
    });
    let choices = Row::with_children(choices).push(forget(game, item, frame));
    let choices = choices.spacing(SPACE[0]).align_y(Center).wrap().vertical_spacing(SPACE[0]);
    row![
        words(line.label.as_str(), scale.body()).width(scale.body() * PLACE / 3.0),
        container(choices).width(Fill),
    ]
    .spacing(SPACE[2])
    .align_y(Center)
    .width(Fill)
    .into()
}

/// What is in a code, or why it is none.
fn arrived<'a>(arrival: &'a Arrival, frame: Frame<'a>) -> Element<'a, Message> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let sentence = |sentence, ink| words(sentence, scale.body()).class(ink).into();
    match arrival {
        Arrival::Taken => sentence(tr.say(say::AppBoxTaken), Ink::Accepted),
        Arrival::NotRead(error) => sentence(describe::store_error(tr, error), Ink::Refused),
        Arrival::NoCode(error) => sentence(tr.box_error(error), Ink::Refused),
        Arrival::Found(_, found) if found.is_empty() => {
            sentence(tr.say(say::AppBoxNothing), Ink::Quiet)
        }
        Arrival::Found(_, found) => {
            let lines = found.iter().flat_map(|Shown { game, groups }| {
                let name = strong(tr.game_name(*game), scale.body()).into();
                let lines =
                    groups.iter().map(|group| words(group.summary(tr), scale.body()).into());
                std::iter::once(name).chain(lines)
            });
            let take = tr.say(say::AppLibraryImportTake);
            let take = text_button(take, scale.body(), Paint::First, Message::TakeIn);
            let leave = tr.say(say::AppLibraryImportLeave);
            let leave = text_button(leave, scale.body(), Paint::Plain, Message::Leave);
            let answers = row![container(take).id("box-take-in"), container(leave).id("box-leave")]
                .spacing(SPACE[2]);
            column![
                words(tr.say(say::AppBoxFound), scale.body()).class(Ink::Quiet),
                Column::with_children(lines).spacing(SPACE[0]),
                answers,
            ]
            .spacing(SPACE[2])
            .into()
        }
    }
}
