//! The sheet with the code that brings phones to the table, and who has come.

use std::collections::BTreeSet;
use std::net::IpAddr;

use iced::widget::{Column, Row, column, container, qr_code, row, text_input};
use iced::{Center, Element as IcedElement, Fill};

use crate::app::frame::Frame;
use crate::app::phones::Message;
use crate::app::scale::{SANS, SPACE};
use crate::app::theme::{self, Ink, Paint, Surface, Theme};
use crate::app::widget::{Element, page, raised, strong, text_button, words};
use crate::i18n::say;
use crate::record::Player;
use crate::rules::Seat;
use crate::settings::PhoneEntry;

/// How much of the window's height the code may take.
const PART: f32 = 0.55;
/// The light edge that a code needs around it, in squares.
const EDGE: f32 = 4.0;

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
    pub fn view(self, frame: Frame<'a>) -> Element<'a, Message> {
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
        let people = raised(self.people(frame)).width(Fill);
        let codes = self.codes(frame);
        page(heading, column![row![codes, people].spacing(SPACE[4])], scale)
    }

    /// The codes as large as there is room, with the address in letters.
    fn codes(&self, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let mut content = column![].spacing(SPACE[2]).align_x(Center);
        if let Some(reason) = &self.failed {
            let told = tr.say(say::AppPhonesFailed { reason: reason.clone() });
            return content.push(words(told, scale.lead()).class(Ink::Refused)).width(Fill).into();
        }
        let Some(link) = self.link.clone() else {
            let told = tr.say(say::AppPhonesNoAddress);
            let told = if self.addresses.is_empty() { told } else { "…".to_owned() };
            return content.push(words(told, scale.lead())).width(Fill).into();
        };
        let height = scale.window.height * PART;
        let first = self.wifi_code.map(|code| {
            column![strong(tr.say(say::AppPhonesWifiScan), scale.lead()), drawn(code, height * 0.6)]
                .spacing(SPACE[1])
                .align_x(Center)
        });
        let page = self.code.map(|code| {
            column![strong(tr.say(say::AppPhonesScan), scale.lead()), drawn(code, height)]
                .spacing(SPACE[1])
                .align_x(Center)
        });
        content = content
            .push(row![].push(first).push(page).spacing(SPACE[4]).align_y(Center))
            .push(words(tr.say(say::AppPhonesType), scale.body()).class(Ink::Quiet))
            .push(container(strong(link, scale.body())).id("phones-link"));
        if self.addresses.len() > 1 {
            let addresses = self.addresses.iter().map(|(ip, interface)| {
                let paint = if self.chosen == Some(*ip) { Paint::Chosen } else { Paint::Plain };
                let label = format!("{ip} ({interface})");
                text_button(label, scale.small(), paint, Message::Choose(*ip)).into()
            });
            let addresses = Row::with_children(addresses).spacing(SPACE[1]);
            content = content
                .push(words(tr.say(say::AppPhonesWhichAddress), scale.body()).class(Ink::Quiet))
                .push(addresses.wrap().vertical_spacing(SPACE[0]));
        }
        content.into()
    }

    /// Who is here, what they may do, and the ways to send them away.
    fn people(&self, frame: Frame<'a>) -> Column<'a, Message, Theme> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let named = Player::with_whole_names(self.players);
        let spoken = crate::i18n::Words::new(tr, &named);
        let mut content = column![].spacing(SPACE[2]);
        if self.is_lonely {
            let told = words(tr.say(say::AppPhonesNobody), scale.body());
            let told = container(told).class(Surface::Refused).padding([SPACE[1], SPACE[2]]);
            content = content.push(told);
        }
        if !self.present.is_empty() {
            let names = spoken.names(self.present.iter().copied());
            content = content.push(strong(tr.say(say::AppPhonesHere { names }), scale.lead()));
        }
        if self.watching > 0 {
            let told = tr.say(say::AppPhonesWatching { count: self.watching.into() });
            content = content.push(words(told, scale.body()));
        }
        if self.turned_away > 0 {
            let count = u32::try_from(self.turned_away).unwrap_or(u32::MAX).into();
            let told = words(tr.say(say::AppPhonesTurnedAway { count }), scale.body());
            content = content.push(told.class(Ink::Quiet));
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
        content.push(ways.wrap().vertical_spacing(SPACE[1])).push(told)
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
        row![
            name.on_input(Message::WifiName),
            password.on_input(Message::WifiPassword).secure(true)
        ]
        .spacing(SPACE[1]),
    ]
    .spacing(SPACE[1])
    .into()
}

/// A code of this height, dark on light by day and by night.
fn drawn(code: &qr_code::Data, height: f32) -> Element<'_, Message> {
    let code: IcedElement<'_, Message, Theme> = qr_code(code).total_size(height).into();
    container(code).class(Surface::Fill(theme::CARD)).padding(EDGE * SPACE[0]).into()
}
