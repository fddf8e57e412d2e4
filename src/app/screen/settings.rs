//! Settings: what people choose once.

use iced::widget::{Row, column};

use crate::app::frame::Frame;
use crate::app::scale::SPACE;
use crate::app::theme::{Ink, Theme};
use crate::app::widget::{Element, choice, page, strong, words};
use crate::i18n::say;
use crate::language::Language;
use crate::settings::{Look, Settings, TextSize};

/// What can be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Message {
    Language(Language),
    Look(Look),
    Text(TextSize),
    Totals(bool),
    HintsOff(bool),
}

/// Sets it.
pub fn update(settings: &mut Settings, message: Message) {
    match message {
        // The window hears this first: the language is more than a setting.
        Message::Language(_) => {}
        Message::Look(look) => settings.look = look,
        Message::Text(text) => settings.text = text,
        Message::Totals(totals) => settings.totals = totals,
        Message::HintsOff(off) => settings.hints_off = off,
    }
}

/// The screen.
pub fn view<'a>(folder: String, frame: Frame<'a>) -> Element<'a, Message> {
    let (tr, scale, settings) = (frame.tr(), frame.scale, frame.settings);
    let size = scale.body();
    let part = |label: String, options: Row<'a, Message, Theme>| {
        column![
            strong(label, scale.lead()),
            options.wrap().vertical_spacing(SPACE[1])
        ]
        .spacing(SPACE[1])
    };
    let languages = Language::ALL.map(|language| (language, language.own_name().to_owned()));
    let looks = Look::ALL.map(|look| {
        let label = match look {
            Look::System => tr.say(say::AppSettingsLookSystem {}),
            Look::Light => tr.say(say::AppSettingsLookLight {}),
            Look::Dark => tr.say(say::AppSettingsLookDark {}),
            Look::Contrast => tr.say(say::AppSettingsLookContrast {}),
        };
        (look, label)
    });
    let texts = TextSize::ALL.map(|text| {
        let label = match text {
            TextSize::Normal => tr.say(say::AppSettingsTextNormal {}),
            TextSize::Large => tr.say(say::AppSettingsTextLarge {}),
        };
        (text, label)
    });
    let totals = [
        (false, tr.say(say::AppSettingsTotalsHidden {})),
        (true, tr.say(say::AppSettingsTotalsShown {})),
    ];
    let hints = [
        (false, tr.say(say::AppDemoHintsShown {})),
        (true, tr.say(say::AppDemoHintsOff {})),
    ];
    let content = column![
        part(
            tr.say(say::AppSettingsLanguage {}),
            choice(languages, frame.language, size, Message::Language)
        ),
        part(
            tr.say(say::AppSettingsLook {}),
            choice(looks, settings.look, size, Message::Look)
        ),
        part(
            tr.say(say::AppSettingsText {}),
            choice(texts, settings.text, size, Message::Text)
        ),
        part(
            tr.say(say::AppSettingsTotals {}),
            choice(totals, settings.totals, size, Message::Totals)
        ),
        part(
            tr.say(say::AppDemoHints {}),
            choice(hints, settings.hints_off, size, Message::HintsOff)
        ),
        words(tr.say(say::AppSettingsFolder { folder }), scale.small()).class(Ink::Quiet),
    ];
    page(tr.say(say::AppSettings {}), content, scale)
}
