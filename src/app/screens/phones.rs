//! The sheet with the code that brings phones to the table, and who has come.

use std::collections::BTreeSet;
use std::net::IpAddr;

use iced::widget::{Column, Row, column, container, qr_code, row, text_input};
use iced::{Center, Element as IcedElement, Fill};

use crate::app::served::phones::house::Event;
use crate::app::ui::focus::button;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::{SANS, SPACE};
use crate::app::ui::theme::{self, Element, Ink, Paint, Surface, Theme};
use crate::app::ui::widget::{page, page_width, raised, strong, text_button, words};
use fondaco_record::Player;
use fondaco_rules::Seat;
use fondaco_store::settings::PhoneEntry;
use fondaco_words::names::with_whole_names;
use fondaco_words::say;

/// How high the code may be at most beside what belongs to it, of the window's height, and how high
/// it always is.
const PART: f32 = 0.65;
const LEAST: f32 = 200.0;
/// The code of the Wi-Fi beside it.
const BESIDE: f32 = 0.6;
/// How wide what belongs to the codes is at least, in letters of running text.
const PEOPLE: f32 = 20.0;
/// The lines around the code, around the code alone, and in a sentence for those who wait.
const LINES: f32 = 9.0;
const LINES_ALONE: f32 = 6.5;
const LINES_LONELY: f32 = 5.0;
/// What the light edges and the spaces take.
const FRAMES: f32 = 96.0;
/// The light edge that a code needs around it, in squares.
const EDGE: f32 = 4.0;

/// What can happen with phones.
#[derive(Clone, Debug)]
pub enum Message {
    /// The sheet is opened or put away.
    Toggle,
    /// The code fills the window, or is put back.
    ToggleCode,
    /// The table is opened to phones, or closed.
    Open,
    Close,
    /// Another address is wanted.
    Choose(IpAddr),
    Entry(PhoneEntry),
    WifiName(String),
    WifiPassword(String),
    Free(Seat),
    SendAway,
    /// Something came from the server with this number.
    Heard(u64, Event),
}

/// What the sheet shows.
pub struct Sheet<'a> {
    pub is_open: bool,
    pub link: Option<String>,
    pub code: Option<&'a qr_code::Data>,
    pub wifi_code: Option<&'a qr_code::Data>,
    /// Why there is nothing to reach.
    pub failed: Option<String>,
    pub chosen: Option<IpAddr>,
    /// The addresses to choose from, with the names of their interfaces.
    pub addresses: Vec<(IpAddr, String)>,
    /// Whether nobody has come for a while.
    pub is_lonely: bool,
    /// The seats whose phones are in touch, and all that have one.
    pub present: BTreeSet<Seat>,
    pub seats: BTreeSet<Seat>,
    pub watching: usize,
    pub turned_away: u64,
    pub players: &'a [Player],
}

impl<'a> Sheet<'a> {
    pub fn view(self, code_alone: bool, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let heading = tr.say(say::AppPhonesTitle);
        if !self.is_open {
            let open = tr.say(say::AppPhonesOpen);
            let open = text_button(open, scale.lead(), Paint::First, Message::Open);
            let content = column![
                words(tr.say(say::AppPhonesExplain), scale.lead()),
                container(open).id("phones-open"),
                words(tr.say(say::AppPhonesSeenByAll), scale.body()).class(Ink::Quiet),
                entry(frame),
            ];
            return page(heading, content.spacing(SPACE[3]), scale);
        }
        let Some(link) = &self.link else {
            let content = column![self.nowhere(frame), raised(self.people(frame)).width(Fill)];
            return page(heading, content.spacing(SPACE[3]), scale);
        };
        if code_alone {
            return self.codes_alone(link, frame);
        }
        let around = scale.bar() + scale.title() + LINES * scale.body() + FRAMES;
        let high = (scale.window.height - around).min(scale.window.height * PART);
        let codes = if self.wifi_code.is_some() { 1.0 + BESIDE } else { 1.0 };
        let wide = (page_width(scale) - PEOPLE * scale.body() - FRAMES * codes) / codes;
        let side = high.min(wide).max(LEAST);
        let codes = self.codes(link, [side * BESIDE, side], frame);
        let mut beside = column![raised(self.people(frame)).width(Fill)].spacing(SPACE[2]);
        if self.addresses.len() > 1 {
            beside = beside
                .push(words(tr.say(say::AppPhonesWhichAddress), scale.body()).class(Ink::Quiet))
                .push(self.choice_of_addresses(frame));
        }
        // On this side nothing moves sideways when a code comes or goes.
        page(heading, column![row![beside, codes].spacing(SPACE[4])], scale)
    }

    /// Why there is nothing to scan.
    fn nowhere(&self, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        if let Some(reason) = &self.failed {
            let told = tr.say(say::AppPhonesFailed { reason: reason.clone() });
            return words(told, scale.lead()).class(Ink::Refused).into();
        }
        let told = tr.say(say::AppPhonesNoAddress);
        let told = if self.addresses.is_empty() { told } else { "…".to_owned() };
        words(told, scale.lead()).into()
    }

    /// The codes as large as the window, for people across the room.
    fn codes_alone(&self, link: &str, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let told = self.lonely(frame).or_else(|| self.here(frame));
        let lines = LINES_ALONE + if self.is_lonely { LINES_LONELY } else { 0.0 };
        let room = scale.window.height - scale.bar() - lines * scale.body() - FRAMES;
        let codes = if self.wifi_code.is_some() { 2.0 } else { 1.0 };
        let side = room.min(scale.window.width / codes - FRAMES).max(LEAST);
        let hint = words(tr.say(say::AppTakePutAway), scale.body()).class(Ink::Quiet);
        let content = self.codes(link, [side, side], frame).push(told).push(hint);
        container(content).class(Surface::Bar).padding([0.0, SPACE[4]]).center(Fill).into()
    }

    /// The codes, that of the Wi-Fi and that of the page so high, with the address in letters.
    fn codes(&self, link: &str, sides: [f32; 2], frame: Frame<'a>) -> Column<'a, Message, Theme> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let codes = [
            (self.wifi_code, tr.say(say::AppPhonesWifiScan)),
            (self.code, tr.say(say::AppPhonesScan)),
        ];
        let codes = codes.into_iter().zip(sides).filter_map(|((code, told), side)| {
            let code = column![strong(told, scale.lead()), drawn(code?, side)];
            Some(code.spacing(SPACE[1]).align_x(Center).into())
        });
        column![
            Row::with_children(codes).spacing(SPACE[4]).align_y(Center),
            words(tr.say(say::AppPhonesType), scale.body()).class(Ink::Quiet),
            container(strong(link.to_owned(), scale.body())).id("phones-link"),
        ]
        .spacing(SPACE[1])
        .align_x(Center)
    }

    fn choice_of_addresses(&self, frame: Frame<'a>) -> Element<'a, Message> {
        let addresses = self.addresses.iter().map(|(ip, interface)| {
            let paint = if self.chosen == Some(*ip) { Paint::Chosen } else { Paint::Plain };
            let label = format!("{ip} ({interface})");
            text_button(label, frame.scale.small(), paint, Message::Choose(*ip)).into()
        });
        Row::with_children(addresses).spacing(SPACE[1]).wrap().vertical_spacing(SPACE[0]).into()
    }

    /// What may be wrong if nobody has come for a while.
    fn lonely(&self, frame: Frame<'a>) -> Option<Element<'a, Message>> {
        let told = words(frame.tr().say(say::AppPhonesNobody), frame.scale.body());
        let told = container(told).class(Surface::Refused).padding([SPACE[1], SPACE[2]]);
        self.is_lonely.then(|| told.into())
    }

    /// Whose phones are in touch.
    fn here(&self, frame: Frame<'a>) -> Option<Element<'a, Message>> {
        let tr = frame.tr();
        let named = with_whole_names(self.players);
        let names = fondaco_words::Words::new(tr, &named).names(self.present.iter().copied());
        let told = strong(tr.say(say::AppPhonesHere { names }), frame.scale.lead());
        (!self.present.is_empty()).then(|| told.into())
    }

    /// Who is here, what they may do, and the ways to send them away.
    fn people(&self, frame: Frame<'a>) -> Column<'a, Message, Theme> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let named = with_whole_names(self.players);
        let spoken = fondaco_words::Words::new(tr, &named);
        let mut content =
            column![].push(self.lonely(frame)).push(self.here(frame)).spacing(SPACE[2]);
        if self.watching > 0 {
            let told = tr.say(say::AppPhonesWatching { count: self.watching.into() });
            content = content.push(words(told, scale.body()));
        }
        content = content.push(entry(frame)).push(wifi(frame));
        let free = self.seats.iter().map(|seat| {
            let label = tr.say(say::AppPhonesFree { name: spoken.name(*seat) });
            text_button(label, scale.small(), Paint::Plain, Message::Free(*seat)).into()
        });
        let away = tr.say(say::AppPhonesSendAway);
        let away = text_button(away, scale.small(), Paint::Plain, Message::SendAway);
        let close = tr.say(say::AppPhonesClose);
        let close = text_button(close, scale.small(), Paint::Plain, Message::Close);
        let ways = Row::with_children(free)
            .push(container(away).id("phones-send-away"))
            .push(container(close).id("phones-close"))
            .spacing(SPACE[1]);
        let told = words(tr.say(say::AppPhonesSeenByAll), scale.small()).class(Ink::Quiet);
        let turned_away = (self.turned_away > 0).then(|| {
            let count = u32::try_from(self.turned_away).unwrap_or(u32::MAX).into();
            words(tr.say(say::AppPhonesTurnedAway { count }), scale.body()).class(Ink::Quiet)
        });
        // What comes and goes stands beneath what is clicked.
        content.push(ways.wrap().vertical_spacing(SPACE[1])).push(told).push(turned_away)
    }
}

/// Who may enter moves on a phone.
fn entry(frame: Frame<'_>) -> Element<'_, Message> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let entries = [
        (PhoneEntry::Watch, tr.say(say::AppPhonesEntryWatch)),
        (PhoneEntry::Own, tr.say(say::AppPhonesEntryOwn)),
        (PhoneEntry::All, tr.say(say::AppPhonesEntryAll)),
    ];
    let chosen = frame.settings.phones.entry;
    let buttons = entries.map(|(entry, label)| {
        let paint = if entry == chosen { Paint::Chosen } else { Paint::Plain };
        text_button(label, scale.small(), paint, Message::Entry(entry)).into()
    });
    let buttons = Row::with_children(buttons).spacing(SPACE[1]).wrap().vertical_spacing(SPACE[0]);
    column![words(tr.say(say::AppPhonesEntry), scale.body()), buttons].spacing(SPACE[1]).into()
}

/// The guests' Wi-Fi, for a code of its own.
fn wifi(frame: Frame<'_>) -> Element<'_, Message> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let wifi = &frame.settings.phones.wifi;
    let field = |id: &'static str, hint: String, value: &str| {
        text_input(&hint, value).id(id).font(SANS).size(scale.body()).padding([SPACE[0], SPACE[1]])
    };
    let name = field("wifi-name", tr.say(say::AppPhonesWifiName), &wifi.name);
    let password = field("wifi-password", tr.say(say::AppPhonesWifiPassword), &wifi.password);
    column![
        words(tr.say(say::AppPhonesWifi), scale.small()).class(Ink::Quiet),
        name.on_input(Message::WifiName),
        password.on_input(Message::WifiPassword).secure(true),
    ]
    .spacing(SPACE[1])
    .into()
}

/// A code of this height, dark on light by day and by night; a click fills the window with it.
fn drawn(code: &qr_code::Data, height: f32) -> Element<'_, Message> {
    let code: IcedElement<'_, Message, Theme> = qr_code(code).total_size(height).into();
    let code = container(code).class(Surface::Fill(theme::CARD)).padding(EDGE * SPACE[0]);
    container(button(code).class(Paint::Quiet).padding(0.0).on_press(Message::ToggleCode))
        .id("phones-code")
        .into()
}
