//! The club's evening: who is here, the round that is on, and the plan of the next one.

use iced::widget::{Column, Row, column, container, row, text_input};
use iced::{Center, Fill, FillPortion};

use super::paper::saved;
use super::{Club, EveningMessage as Message, MINUTES, Message as ClubMessage, Paper};
use crate::app::ui::clock::Clock;
use crate::app::ui::focus::button;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::{SANS, SPACE};
use crate::app::ui::theme::{Element, Ink, Paint, Theme};
use crate::app::ui::widget::{choice, raised, strong, text_button, words};
use crate::describe;
use fondaco_ledger::seating::Table;
use fondaco_ledger::{Round, RoundTable};
use fondaco_text::printable;
use fondaco_words::say;

/// So many minutes more at a time.
const MORE: u32 = 5;
/// A round has at least so many people.
const FEWEST: usize = 3;

/// The evening.
pub(super) fn page<'a>(club: &'a Club, frame: Frame<'a>) -> Column<'a, ClubMessage, Theme> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let mut main = column![].spacing(SPACE[3]);
    if let Some(now) = club.round() {
        main = main.push(raised(round(now, club, frame)).width(Fill));
    }
    if club.may_plan() {
        main = main.push(raised(plan(club, frame)).width(Fill));
    }
    let mut main = column![Element::from(main).map(ClubMessage::Evening)].spacing(SPACE[3]);
    if club.round().is_some() || !club.planning.plan.is_empty() {
        let save = ClubMessage::Save(Paper::Seating);
        let save = text_button(tr.say(say::ClubSaveSheet), scale.small(), Paint::Plain, save);
        main = main.push(save).push(saved(club, frame));
    }
    let here = Element::from(raised(here(club, frame)).width(Fill)).map(ClubMessage::Evening);
    let beside = column![here].spacing(SPACE[3]);
    #[cfg(feature = "phones")]
    let beside = beside.push(raised(super::wall_view::view(club, frame)).width(Fill));
    let beside = beside.push(raised(running(club, frame)).width(Fill));
    if scale.is_tight() {
        return column![main, beside].spacing(SPACE[3]);
    }
    let main = container(main).width(FillPortion(3));
    column![row![main, container(beside).width(FillPortion(2))].spacing(SPACE[4])]
}

/// Who is here.
fn here<'a>(club: &'a Club, frame: Frame<'a>) -> Column<'a, Message, Theme> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let (guests, planning) = (club.guests(), &club.planning);
    let mut content = column![strong(tr.say(say::ClubWhoIsHere), scale.lead())].spacing(SPACE[1]);
    if !club.may_plan() {
        let told = words(describe::guests(tr, guests), scale.body());
        let plans = words(tr.say(say::ClubStewardPlans), scale.small()).class(Ink::Quiet);
        return content.push(told).push(plans);
    }
    let field = text_input(&tr.say(say::ClubAddName), &planning.name)
        .id("club-guest")
        .font(SANS)
        .size(scale.body())
        .padding([SPACE[0], SPACE[1]])
        .on_input(Message::Name)
        .on_submit(Message::Come(planning.name.clone()));
    content = content.push(field);
    let suggested = planning.suggested(guests).into_iter().map(|name| {
        let come = Message::Come(name.to_owned());
        text_button(printable(name), scale.small(), Paint::First, come).into()
    });
    content = content.push(chips(suggested.collect()));
    let guests = guests.iter().map(|name| {
        let label = row![words(printable(name), scale.body()), words("×", scale.body())];
        button(label.spacing(SPACE[1]))
            .class(Paint::Plain)
            .padding([SPACE[0], SPACE[1]])
            .on_press(Message::Gone(name.clone()))
            .into()
    });
    content.push(chips(guests.collect()))
}

/// The round that is on: its clock, and who sits where.
fn round<'a>(round: &'a Round, club: &'a Club, frame: Frame<'a>) -> Column<'a, Message, Theme> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let timer = |table: Option<&RoundTable>| club.evening.as_ref()?.timer(table);
    let told = match timer(None) {
        Some(_) => tr.say(say::ClubRound { number: round.number.into() }),
        None => describe::round_clock(tr, round, None),
    };
    let mut head = row![strong(told, scale.lead())].spacing(SPACE[2]).align_y(Center);
    head = head.push(timer(None).map(|timer| Clock::new(timer, scale.title())));
    let more = |table: Option<u32>, paint| {
        let label = tr.say(say::ClubMoreTime { minutes: MORE.into() });
        text_button(label, scale.small(), paint, Message::More(table, MORE.cast_signed()))
    };
    if club.may_plan() {
        let end = tr.say(say::ClubEndRound);
        let end = text_button(end, scale.small(), Paint::Plain, Message::End);
        head = head.push(more(None, Paint::Plain)).push(container(end).id("club-end-round"));
    }
    let tables = round.tables.iter().map(|table| {
        let line = describe::seating_table(tr, table.number, &table.kind, &table.names);
        let is_own = club.own_table() == Some(table);
        let line = if is_own { strong(line, scale.body()) } else { words(line, scale.body()) };
        let mut line = row![line.width(Fill)].spacing(SPACE[2]).align_y(Center);
        if table.more != 0 {
            line = line.push(timer(Some(table)).map(|timer| Clock::new(timer, scale.body())));
        }
        if club.may_plan() && round.left.is_some() {
            line = line.push(more(Some(table.number), Paint::Quiet));
        }
        line.into()
    });
    column![head.wrap().vertical_spacing(SPACE[1])].extend(tables).spacing(SPACE[1])
}

/// The plan of the next round.
fn plan<'a>(club: &'a Club, frame: Frame<'a>) -> Column<'a, Message, Theme> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let (people, planning) = (club.guests().len(), &club.planning);
    let mut content = column![strong(tr.say(say::ClubNextRound), scale.lead())].spacing(SPACE[2]);
    if people < FEWEST {
        return content.push(words(tr.say(say::ClubPlanNone), scale.body()).class(Ink::Quiet));
    }
    let tables = tr.say(say::ClubPlanTables { tables: planning.sizes(people).len().into() });
    let other = |label, more| {
        let message = planning.other_tables(people, more).map(Message::Tables);
        text_button(label, scale.body(), Paint::Plain, message)
    };
    let has_plan = !planning.plan.is_empty();
    let (label, paint) = if has_plan {
        (tr.say(say::ClubPlanAgain), Paint::Plain)
    } else {
        (tr.say(say::ClubPlan), Paint::First)
    };
    let mix = container(text_button(label, scale.body(), paint, Message::Plan)).id("club-plan");
    let ways = row![other("−", false), words(tables, scale.body()), other("+", true), mix];
    content = content.push(ways.spacing(SPACE[1]).align_y(Center).wrap());
    if !has_plan {
        return content;
    }
    let hint = words(tr.say(say::ClubPlanHint), scale.small()).class(Ink::Quiet);
    content = content.push(hint);
    for (place, table) in planning.plan.iter().enumerate() {
        content = content.push(table_view(place, table, planning.picked, frame));
    }
    let minutes = [(None, tr.say(say::ClubNoClock))]
        .into_iter()
        .chain(MINUTES.map(|minutes| (Some(minutes), format!("{minutes}"))));
    let minutes = choice(minutes, planning.minutes, scale.small(), Message::Minutes);
    let label = words(tr.say(say::ClubMinutes), scale.body());
    let begin = tr.say(say::ClubBeginRound);
    let begin = text_button(begin, scale.lead(), Paint::First, Message::Begin);
    let minutes = row![label].push(minutes).spacing(SPACE[2]).align_y(Center);
    content.push(minutes.wrap()).push(container(begin).id("club-begin-round"))
}

/// A table of the plan.
fn table_view<'a>(
    place: usize,
    table: &'a Table,
    picked: Option<(usize, usize)>,
    frame: Frame<'a>,
) -> Element<'a, Message> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let number = tr.say(say::ClubTable { number: (place + 1).into() });
    let game = tr.game_name(table.game);
    let game = text_button(game, scale.small(), Paint::Plain, Message::NextGame(place));
    let names = table.names.iter().enumerate().map(|(seat, name)| {
        let is_picked = picked == Some((place, seat));
        let paint = if is_picked { Paint::Chosen } else { Paint::Plain };
        let pick = Message::Pick(place, seat);
        let name = words(printable(name), scale.body());
        button(name).class(paint).padding([SPACE[0], SPACE[1]]).on_press(pick).into()
    });
    let head = row![strong(number, scale.body()), game].spacing(SPACE[2]).align_y(Center);
    column![head].push(chips(names.collect())).spacing(SPACE[0]).into()
}

/// The games that are being played.
fn running<'a>(club: &'a Club, frame: Frame<'a>) -> Column<'a, ClubMessage, Theme> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let running = club.loaded.as_ref().map(|loaded| loaded.running.as_slice()).unwrap_or_default();
    let none = words(tr.say(say::ClubNoneRunning), scale.body()).class(Ink::Quiet);
    column![strong(tr.say(say::ClubRunningTitle), scale.lead())]
        .push(running.is_empty().then_some(none))
        .extend(running.iter().map(|game| words(describe::running(tr, game), scale.body()).into()))
        .spacing(SPACE[1])
}

/// Small things side by side, as far as they go.
fn chips(chips: Vec<Element<'_, Message>>) -> Option<Element<'_, Message>> {
    let is_any = !chips.is_empty();
    let chips = Row::with_children(chips).spacing(SPACE[1]);
    is_any.then(|| chips.wrap().vertical_spacing(SPACE[1]).into())
}
