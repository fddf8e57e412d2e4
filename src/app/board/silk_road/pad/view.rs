//! The pad as it looks: what is chosen, what would come of it, and the buttons.

use iced::Center;
use iced::widget::{Column, column, container, text_input};

use super::super::Table;
use super::{CITY_FIELD, Message, Pad, PadEntry, Verdict, least_bid};
use crate::app::board::parts::{self, paint, question};
use crate::app::drawing::Drawing;
use crate::app::frame::Frame;
use crate::app::scale::{SANS, SPACE};
use crate::app::screen::table::call_view::refusal;
use crate::app::theme::{Ink, Paint};
use crate::app::widget::{Element, chip, icon_button, strong, text_button, words};
use crate::i18n::{Translator, say};
use crate::record::Fault;
use crate::rules::Seat;
use crate::rules::silk_road::{City, CityError, Event, Position, Tile};

/// As many bids as are shown where nobody knows the purse.
const BIDS: u32 = 24;
/// As many bids as are ever shown.
const MOST_BIDS: usize = 60;

impl Pad {
    /// The pad over the table.
    pub(in crate::app::board::silk_road) fn view<'a>(
        &'a self,
        table: &'a Table,
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let (tr, position) = (frame.tr(), table.position());
        let spoken = frame.words(&table.display_players);
        let name = |seat| spoken.name(seat);
        let verdict = self.verdict(position);
        let (heading, choices) = match &self.0 {
            PadEntry::Bid { seat, silver } => (
                tr.say(say::AppTablePadBid { name: name(*seat) }),
                bids(*seat, *silver, position, frame),
            ),
            PadEntry::City { typed } => (
                tr.say(say::AppSilkRoadPadCity { name: name(position.leader()) }),
                cities(typed, table, frame),
            ),
            PadEntry::Which { is_printed: true } => {
                (tr.say(say::AppSilkRoadPadPrinted), tiles(true, frame))
            }
            PadEntry::Which { is_printed: false } => (
                tr.say(say::AppSilkRoadPadWhich { name: name(position.pawn()) }),
                tiles(false, frame),
            ),
            PadEntry::Deal(deal) => (
                tr.say(say::AppSilkRoadPadTile { name: name(position.pawn()), tile: deal.tile() }),
                deal.view(table, frame),
            ),
            PadEntry::Count(count) => {
                (tr.say(say::AppSilkRoadPadCount { name: name(count.seat()) }), count.view(frame))
            }
        };
        let enter = self.enter_word(&verdict, tr);
        let enter = enter.map(|label| (label, Message::Enter));
        let unused = self.unused(position).map(|_| {
            let label = tr.say(say::AppSilkRoadUnused);
            let unused = text_button(label, frame.scale.lead(), Paint::Plain, Message::Unused);
            container(unused).id("unused").into()
        });
        let buttons = parts::buttons(enter, Message::Close, unused, frame);
        let told = self.told(&verdict, table, frame);
        parts::pad(heading, choices, told, buttons, frame)
    }

    /// What the button says that enters it, if it can be entered.
    fn enter_word(&self, verdict: &Verdict, tr: &Translator) -> Option<String> {
        let Verdict::Fits(_) = verdict else {
            return None;
        };
        Some(match &self.0 {
            PadEntry::Count(count) if count.is_warned() => tr.say(say::AppSilkRoadEnterAnyway),
            PadEntry::Count(_) => tr.say(say::AppSilkRoadEnterCount),
            PadEntry::City { .. } => tr.say(say::AppSilkRoadGo),
            _ => tr.say(say::AppTableEnter),
        })
    }

    /// What would come of it, or why it cannot be.
    fn told<'a>(
        &self,
        verdict: &Verdict,
        table: &'a Table,
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let spoken = frame.words(&table.display_players);
        let (lines, ink) = match (verdict, &self.0) {
            (Verdict::Refused(reasons), _) => {
                let room = parts::verdict_height(scale);
                return refusal(reasons, &spoken, room, frame, Message::OpenRule);
            }
            (Verdict::Wanting, PadEntry::City { typed }) if fault(typed).is_some() => {
                (fault(typed).map(|fault| tr.fault(&fault)).into_iter().collect(), Ink::Refused)
            }
            (Verdict::Wanting, _) => {
                let wanting = words(self.wanting(tr), scale.body());
                return wanting.class(Ink::Quiet).into();
            }
            (Verdict::Fits(_), PadEntry::Count(count)) if count.is_warned() => {
                let seat = count.seat();
                let miscounts = count.miscounts(table.position()).into_iter();
                let events = miscounts.map(|miscount| Event::Miscounted { seat, miscount });
                (events.map(|event| spoken.describe(&event)).collect(), Ink::Refused)
            }
            (Verdict::Fits(_), PadEntry::Count(count)) => {
                let counted = count.counted();
                let (silver, cubes) = (counted.worth(), counted.goods.total());
                let sum = tr.say(say::AppSilkRoadWouldCount {
                    silver: silver.into(),
                    cubes: cubes.into(),
                    points: silver.saturating_add(cubes).into(),
                });
                (vec![sum], Ink::Accepted)
            }
            (Verdict::Fits(events), _) => {
                let events = events.iter().filter(|event| is_about_the_tile(event));
                let events: Vec<String> = events.map(|event| spoken.describe(event)).collect();
                (events, Ink::Accepted)
            }
        };
        let lines = lines.into_iter().map(|line| {
            let line = strong(line, scale.lead()).align_x(Center);
            line.class(ink).into()
        });
        Column::with_children(lines).spacing(SPACE[1]).align_x(Center).into()
    }

    /// What is still to be chosen.
    fn wanting(&self, tr: &Translator) -> String {
        match &self.0 {
            PadEntry::Bid { .. } => tr.say(say::AppSilkRoadWantingBid),
            PadEntry::City { .. } => tr.say(say::AppSilkRoadWantingCity),
            PadEntry::Which { .. } => tr.say(say::AppSilkRoadWantingTile),
            PadEntry::Deal(deal) => tr.say(say::AppSilkRoadWanting { tile: deal.tile() }),
            PadEntry::Count(_) => tr.say(say::AppSilkRoadWantingCount),
        }
    }
}

/// Whether something says what a tile brings, rather than how the game goes on.
fn is_about_the_tile(event: &Event) -> bool {
    matches!(
        event,
        Event::Earned { .. }
            | Event::Spent { .. }
            | Event::Swapped { .. }
            | Event::Stole { .. }
            | Event::Rewarded { .. }
            | Event::AllFree
    )
}

/// What is wrong with a name that somebody has typed.
fn fault(typed: &str) -> Option<Fault> {
    match City::new(typed) {
        Err(CityError::TooLong { length, limit }) => Some(Fault::NameTooLong { length, limit }),
        Err(CityError::Unprintable) => Some(Fault::NameUnprintable),
        Err(CityError::Empty) | Ok(_) => None,
    }
}

/// Silver to bid, as far as the purse goes if that is known.
fn bids<'a>(
    seat: Seat,
    chosen: Option<u32>,
    position: &Position,
    frame: Frame<'a>,
) -> Element<'a, Message> {
    let least = least_bid(position);
    let most = position.silver_to_bid(seat).unwrap_or(least.saturating_add(BIDS));
    let chips = (least..=most).take(MOST_BIDS).map(|silver| {
        let paint = paint(chosen == Some(silver));
        container(chip(silver, frame.scale, paint, Message::Bid(silver)))
            .id(format!("silver-{silver}"))
            .into()
    });
    question(frame.tr().say(say::AppSilkRoadHowMuch), chips, frame)
}

/// Roads that were taken before, all other cities with a name, and room for a new one.
fn cities<'a>(typed: &'a str, table: &'a Table, frame: Frame<'a>) -> Element<'a, Message> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let chips = |cities: Vec<City>, paint: Paint| {
        cities.into_iter().map(move |city| {
            let id = format!("city-{}", city.name());
            let label = tr.city(&city);
            let chip = text_button(label, scale.body(), paint, Message::City(city));
            container(chip.padding([SPACE[0], SPACE[2]])).id(id).into()
        })
    };
    let mut questions = column![].spacing(SPACE[2]).align_x(Center);
    let onward = table.onward(frame.context);
    if !onward.is_empty() {
        let label = tr.say(say::AppSilkRoadTravelled);
        questions = questions.push(question(label, chips(onward, Paint::Chosen), frame));
    }
    let elsewhere = chips(table.elsewhere(frame.context), Paint::Plain);
    let label = tr.say(say::AppSilkRoadKnown);
    let field = text_input(&tr.say(say::AppSilkRoadCityName), typed)
        .id(CITY_FIELD)
        .font(SANS)
        .size(scale.lead())
        .padding([SPACE[1], SPACE[2]])
        .width(scale.lead() * 16.0)
        .on_input(Message::Typed)
        .on_submit(Message::Enter);
    let new = tr.say(say::AppSilkRoadNewCity);
    questions
        .push(question(label, elsewhere, frame))
        .push(question(new, [field.into()], frame))
        .into()
}

/// The tiles that can be used at once.
fn tiles(is_printed: bool, frame: Frame<'_>) -> Element<'_, Message> {
    let tr = frame.tr();
    let tiles = Tile::ALL.into_iter().filter(|tile| !tile.is_kept());
    let tiles = tiles.map(|tile| {
        let press = icon_button(
            Drawing::of_tile(tile),
            tr.tile(tile),
            frame.scale.body(),
            Paint::Plain,
            Message::Tile(tile),
        );
        container(press).id(format!("printed-{}", tile.id())).into()
    });
    let label = if is_printed {
        tr.say(say::AppSilkRoadWhichPrinted)
    } else {
        tr.say(say::AppSilkRoadWhichReckoned)
    };
    question(label, tiles, frame)
}
