//! Settings: what people choose once.

use iced::Fill;
use iced::widget::{Column, Row, column, container, row};

use crate::app::ui::frame::Frame;
use crate::app::ui::scale::{SPACE, Scale};
use crate::app::ui::theme::{Element, Ink, Paint, Theme};
use crate::app::ui::widget::{choice, page, strong, text_button, words};
use fondaco_store::settings::{Settings, TextSize, ThemeChoice};
use fondaco_text::Language;
use fondaco_words::{Translator, say};

/// What can be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    Language(Language),
    Theme(ThemeChoice),
    Text(TextSize),
    Totals(bool),
    Voice(bool),
    VoiceDetail(bool),
    KeysHidden(bool),
    TryVoice,
    OpenBox,
    OpenClub,
    Turn(Option<u32>),
    Clock(bool),
    Still(bool),
    Reveal(bool),
    HintsOff(bool),
}

/// Sets it.
pub fn update(settings: &mut Settings, message: Message) {
    match message {
        // The window hears these first: they are more than settings.
        Message::Language(_) | Message::TryVoice | Message::OpenBox | Message::OpenClub => {}
        Message::Theme(theme) => settings.theme = theme,
        Message::Text(text) => settings.text = text,
        Message::Totals(totals) => settings.totals = totals,
        Message::Voice(voice) => settings.voice = voice,
        Message::VoiceDetail(detail) => settings.voice_detail = detail,
        Message::KeysHidden(hidden) => settings.keys_hidden = hidden,
        Message::Turn(turn) => settings.turn = turn,
        Message::Clock(clock) => settings.clock = clock,
        Message::Still(still) => settings.still = still,
        Message::Reveal(reveal) => settings.reveal = reveal,
        Message::HintsOff(off) => settings.hints_off = off,
    }
}

/// The screen: what people see, and what makes an evening comfortable, side by side if there is
/// room.
pub fn view<'a>(
    folder: String,
    engine: Option<&'static str>,
    frame: Frame<'a>,
) -> Element<'a, Message> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let (sight, comfort) = (sight(frame), comfort(engine, frame));
    let settings: Element<'a, Message> = if scale.is_tight() {
        column![sight, comfort].spacing(SPACE[3]).into()
    } else {
        row![sight.width(Fill), comfort.width(Fill)].spacing(SPACE[6]).into()
    };
    let folder = tr.say(say::AppSettingsFolder { folder });
    let content = column![settings, words(folder, scale.small()).class(Ink::Quiet)];
    page(tr.say(say::AppSettings), content, scale)
}

/// What people see, and in which language.
fn sight(frame: Frame<'_>) -> Column<'_, Message, Theme> {
    let (tr, settings, size) = (frame.tr(), frame.settings, frame.scale.body());
    let part = |label, options| part(label, options, frame.scale);
    let languages = Language::ALL.map(|language| (language, language.own_name().to_owned()));
    let themes = ThemeChoice::ALL.map(|theme| {
        let label = match theme {
            ThemeChoice::System => tr.say(say::AppSettingsThemeSystem),
            ThemeChoice::Light => tr.say(say::AppSettingsThemeLight),
            ThemeChoice::Dark => tr.say(say::AppSettingsThemeDark),
            ThemeChoice::Contrast => tr.say(say::AppSettingsThemeContrast),
        };
        (theme, label)
    });
    let texts = TextSize::ALL.map(|text| {
        let label = match text {
            TextSize::Normal => tr.say(say::AppSettingsTextNormal),
            TextSize::Large => tr.say(say::AppSettingsTextLarge),
        };
        (text, label)
    });
    let totals = [
        (false, tr.say(say::AppSettingsTotalsHidden)),
        (true, tr.say(say::AppSettingsTotalsShown)),
    ];
    let keys = [(false, tr.say(say::AppKeysShown)), (true, tr.say(say::AppKeysHidden))];
    let hints = [(false, tr.say(say::AppDemoHintsShown)), (true, tr.say(say::AppDemoHintsOff))];
    column![
        part(
            tr.say(say::AppSettingsLanguage),
            choice(languages, frame.language, size, Message::Language)
        ),
        part(tr.say(say::AppSettingsTheme), choice(themes, settings.theme, size, Message::Theme)),
        part(tr.say(say::AppSettingsText), choice(texts, settings.text, size, Message::Text)),
        part(
            tr.say(say::AppSettingsTotals),
            choice(totals, settings.totals, size, Message::Totals)
        ),
        part(
            tr.say(say::AppKeysOnScreen),
            choice(keys, settings.keys_hidden, size, Message::KeysHidden)
        ),
        part(tr.say(say::AppDemoHints), choice(hints, settings.hints_off, size, Message::HintsOff)),
    ]
    .push(cfg!(feature = "club").then(|| club(frame)))
    .spacing(SPACE[3])
}

/// The voice, the clocks, and what moves.
fn comfort<'a>(engine: Option<&'static str>, frame: Frame<'a>) -> Column<'a, Message, Theme> {
    let (tr, settings, size) = (frame.tr(), frame.settings, frame.scale.body());
    let part = |label, options| part(label, options, frame.scale);
    let clock = [(false, tr.say(say::AppComfortClockOff)), (true, tr.say(say::AppComfortClockOn))];
    let motion =
        [(false, tr.say(say::AppComfortMotionSome)), (true, tr.say(say::AppComfortMotionNone))];
    let reveal =
        [(false, tr.say(say::AppComfortRevealOff)), (true, tr.say(say::AppComfortRevealOn))];
    column![
        voice(engine, frame),
        part(tr.say(say::AppComfortTimer), choice(turns(tr), settings.turn, size, Message::Turn)),
        part(tr.say(say::AppComfortClock), choice(clock, settings.clock, size, Message::Clock)),
        part(tr.say(say::AppComfortMotion), choice(motion, settings.still, size, Message::Still)),
        part(tr.say(say::AppComfortReveal), choice(reveal, settings.reveal, size, Message::Reveal)),
        my_box(frame),
    ]
    .spacing(SPACE[3])
}

/// The way to the club.
fn club(frame: Frame<'_>) -> Column<'_, Message, Theme> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let label = tr.say(say::ClubTitle);
    let open = text_button(label, scale.body(), Paint::Plain, Message::OpenClub);
    let hint = words(tr.say(say::ClubHint), scale.small()).class(Ink::Quiet);
    column![container(open).id("club"), hint].spacing(SPACE[1])
}

/// The way to what the games remember.
fn my_box(frame: Frame<'_>) -> Column<'_, Message, Theme> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let label = tr.say(say::AppBoxTitle);
    let open = text_button(label, scale.body(), Paint::Plain, Message::OpenBox);
    let hint = words(tr.say(say::AppBoxHint), scale.small()).class(Ink::Quiet);
    column![container(open).id("my-box"), hint].spacing(SPACE[1])
}

/// A setting: what it is about, and what can be chosen.
fn part(
    label: String,
    options: Row<'_, Message, Theme>,
    scale: Scale,
) -> Column<'_, Message, Theme> {
    column![strong(label, scale.lead()), options.wrap().vertical_spacing(SPACE[1])]
        .spacing(SPACE[1])
}

/// Whether calls are spoken, and with what; or how to get something that speaks.
fn voice<'a>(engine: Option<&'static str>, frame: Frame<'a>) -> Column<'a, Message, Theme> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let heading = tr.say(say::AppComfortVoice);
    let Some(engine) = engine else {
        let how = words(tr.say(say::AppComfortVoiceNone), scale.body());
        return column![strong(heading, scale.lead()), how].spacing(SPACE[1]);
    };
    let options =
        [(false, tr.say(say::AppComfortVoiceOff)), (true, tr.say(say::AppComfortVoiceOn))];
    let options = choice(options, frame.settings.voice, scale.body(), Message::Voice).push(
        text_button(tr.say(say::AppComfortVoiceTry), scale.body(), Paint::Link, Message::TryVoice),
    );
    let engine = tr.say(say::AppComfortVoiceEngine { engine: engine.to_owned() });
    let detail =
        [(false, tr.say(say::AppComfortVoiceBrief)), (true, tr.say(say::AppComfortVoiceDetail))];
    let detail = choice(detail, frame.settings.voice_detail, scale.body(), Message::VoiceDetail);
    part(heading, options, scale)
        .push(detail.wrap().vertical_spacing(SPACE[1]))
        .push(words(engine, scale.small()).class(Ink::Quiet))
}

/// How long a turn may take: what can be chosen.
fn turns(tr: &Translator) -> [(Option<u32>, String); 6] {
    [None, Some(30), Some(60), Some(120), Some(180), Some(300)].map(|turn| {
        let label = match turn {
            None => tr.say(say::AppComfortTimerOff),
            Some(seconds) if seconds % 60 == 0 => {
                tr.say(say::AppComfortTimerMinutes { minutes: (seconds / 60).into() })
            }
            Some(seconds) => tr.say(say::AppComfortTimerSeconds { seconds: seconds.into() }),
        };
        (turn, label)
    })
}
