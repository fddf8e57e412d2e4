//! The bar along the top, and notices beneath it.

use iced::widget::{container, row, space};
use iced::{Center, Fill, Left};

use super::{AnyTable, App, Message, Notice, Overlay, Screen};
use crate::app::screens::phones;
use crate::app::table::far;
use crate::app::ui::drawing::Drawing;
use crate::app::ui::fitted;
use crate::app::ui::focus::button;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::{ICON, SPACE};
use crate::app::ui::theme::{Element, Ink, Paint, Surface};
use crate::app::ui::widget::{text_button, with_tooltip, words};
use crate::describe;
use fondaco_store::News;
use fondaco_text::Language;
use fondaco_words::say;

impl App {
    /// Where we are, the languages, and the ways out.
    pub(super) fn bar<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let mut bar = row![].spacing(SPACE[1]).align_y(Center);
        let way_out = match (&self.overlay, &self.screen) {
            // A question has its own answers.
            (Some(Overlay::LeaveSetup(_)), _) => Some((tr.say(say::AppHome), Message::Home)),
            (Some(_), _) => Some((tr.say(say::AppBack), Message::Back)),
            (None, Screen::Start) => None,
            (None, _) => Some((tr.say(say::AppHome), Message::Home)),
        };
        if let Some((label, message)) = way_out {
            bar = bar.push(text_button(label, scale.small(), Paint::Plain, message));
        }
        let table: Option<&AnyTable> = self.table().filter(|_| self.overlay.is_none());
        if let Some(table) = table {
            // It gives way to whatever else must be there.
            let progress = table.progress(frame).join(" · ");
            let progress = fitted::strong(progress, &scale.reading_sizes(), scale.bar());
            bar = bar.push(progress.align_x(Left));
            bar = bar.extend(table.clocks(frame));
        } else {
            bar = bar.push(space().width(Fill));
        }
        bar = bar.push(self.club_clock(frame));
        let is_crowded = scale.is_small() && scale.is_large();
        for language in Language::ALL {
            let paint = if language == frame.language { Paint::Chosen } else { Paint::Quiet };
            let choice = Message::SetLanguage(language);
            let code = language.id().to_uppercase();
            let name = if is_crowded { code } else { language.own_name().to_owned() };
            let choice = text_button(name, scale.small(), paint, choice);
            bar = bar.push(choice.padding([SPACE[0], SPACE[1]]));
        }
        if let Some(table) = table {
            bar = bar.push(table.tools(frame).map(Message::Table));
            bar = bar.push(far::tool(frame).map(Message::Far));
            bar = bar.push((!table.is_demo()).then(|| phones_tool(self.phones.is_open(), frame)));
        }
        let icons = [
            ("rulebook", Drawing::BOOK, Message::OpenRulebook, tr.say(say::AppRulebook)),
            ("settings", Drawing::GEAR, Message::OpenSettings, tr.say(say::AppSettings)),
            ("keys", Drawing::HELP, Message::OpenKeys, tr.say(say::AppKeys)),
        ];
        for (id, drawing, message, hint) in icons {
            let icon = button(drawing.mark(ICON, Ink::Plain))
                .class(Paint::Quiet)
                .padding(SPACE[0])
                .on_press(message);
            bar = bar.push(with_tooltip(container(icon).id(id), hint, scale));
        }
        container(bar)
            .class(Surface::Bar)
            .padding([0.0, SPACE[2]])
            .center_y(scale.bar())
            .width(Fill)
            .into()
    }

    /// Something everybody should know.
    pub(super) fn notice_view<'a>(
        &'a self,
        notice: &Notice,
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let sentence = self.notice_words(notice);
        container(words(sentence, frame.scale.body()).class(Ink::Refused))
            .class(Surface::Refused)
            .padding([SPACE[0], SPACE[2]])
            .width(Fill)
            .into()
    }

    /// The same in words.
    pub(super) fn notice_words(&self, notice: &Notice) -> String {
        let tr = self.context().tr();
        let folder = self.folder.display().to_string();
        match notice {
            Notice::NotSaved(error) => {
                tr.say(say::AppNotKept { folder, reason: describe::store_error(tr, error) })
            }
            Notice::NotSavedYet(error) => {
                tr.say(say::AppNotKeptYet { folder, reason: describe::store_error(tr, error) })
            }
            Notice::NotEntered(error) => describe::store_error(tr, error),
            Notice::NotOpened(error) => {
                tr.say(say::AppNotOpened { folder, reason: describe::store_error(tr, error) })
            }
            Notice::NoVoice { failed: true } => tr.say(say::AppComfortVoiceHoarse),
            Notice::NoVoice { failed: false } => tr.say(say::AppComfortVoiceNone),
            Notice::IllegalFrom { number } => {
                tr.say(say::AppLibraryMisfit { number: (*number).into() })
            }
        }
    }

    /// Something that happened to the library, until somebody has read it.
    pub(super) fn news_view<'a>(&'a self, news: &News, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let sentence = words(describe::news(tr, news, &self.folder), scale.body()).width(Fill);
        let mut line = row![sentence].spacing(SPACE[2]).align_y(Center);
        // That one can only look stays true.
        if !matches!(news, News::ReadOnly(_)) {
            let read = tr.say(say::StoreRead);
            line = line.push(text_button(read, scale.small(), Paint::Plain, Message::ReadNews));
        }
        container(line).class(Surface::Raised).padding([SPACE[0], SPACE[2]]).width(Fill).into()
    }
}

/// The way to the code that brings phones to the table.
fn phones_tool(is_open: bool, frame: Frame<'_>) -> Element<'_, Message> {
    let ink = if is_open { Ink::Porphyry } else { Ink::Plain };
    let tool = button(Drawing::PHONE.mark(ICON, ink))
        .class(Paint::Quiet)
        .padding(SPACE[0])
        .on_press(Message::Phones(phones::Message::Toggle));
    with_tooltip(container(tool).id("phones"), frame.tr().say(say::AppPhonesTitle), frame.scale)
}
