//! The end: who has won and why, points step by step, and everything back into the box.

use iced::widget::{column, row, rule, space};
use iced::{Center, Fill, Right};

use super::table::{DemoMessage, Message, Table};
use crate::app::board::Board;
use crate::app::chart::Chart;
use crate::app::drawing::{self, Drawing};
use crate::app::frame::Frame;
use crate::app::scale::SPACE;
use crate::app::theme::{Ink, Paint};
use crate::app::widget::{
    Element, icon_button, page_with_bar, raised, strong, text_button, title, words,
};
use crate::i18n::{Column, Verdict, Words, say};
use crate::record::Player;
use crate::rules::Standing;

/// A narrow column of numbers.
const NUMBER: f32 = SPACE[6];

/// What is shown at the end beside words, worked out when the result is opened.
pub struct Ending {
    pub places: Vec<Standing>,
    /// Everybody's points from the start on, step by step.
    course: Vec<Vec<u32>>,
    /// The players with their whole names.
    players: Vec<Player>,
}

impl Ending {
    pub fn new<G: Board>(position: &G, players: &[Player]) -> Self {
        Ending {
            places: position.standings().places,
            course: position.course(),
            players: Player::with_whole_names(players),
        }
    }
}

/// The result.
pub fn view<'a, G: Board>(
    table: &'a Table<G>,
    ending: &'a Ending,
    frame: Frame<'a>,
) -> Element<'a, Message<G>> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let position = table.position();
    let spoken = frame.words(table.display_players());
    let Verdict { winner, decided } = position.verdict(&spoken);
    let heading = column![
        Drawing::LAUREL.svg().width(SPACE[6] * 3.0).height(SPACE[6] * 1.5),
        title(winner, scale.headline()).class(Ink::Gold).align_x(Center),
    ]
    .align_x(Center)
    .width(Fill);
    let mut content = column![heading].spacing(SPACE[3]).align_x(Center);
    if let Some(decided) = decided {
        content = content.push(words(decided, scale.lead()).align_x(Center));
    }
    let unclear = table.journal().unclear().count();
    if unclear > 0 {
        let unclear = tr.say(say::AppEndUnclear { entries: unclear.into() });
        content = content.push(strong(unclear, scale.lead()).class(Ink::Refused));
    }
    let content = content
        .push(ranking(table, ending, frame))
        .push(chart(table, ending, frame))
        .push(why(position, ending, &spoken, frame))
        .push((!table.is_demo()).then(|| table.export_view(frame)))
        .push(position.box_contents(frame));
    let again = if table.is_demo() {
        let leave = Message::Demo(DemoMessage::Leave);
        text_button(tr.say(say::AppDemoLeave), scale.lead(), Paint::First, leave)
    } else {
        icon_button(
            Drawing::PLAY,
            position.play_again_label(&spoken),
            scale.lead(),
            Paint::First,
            Message::PlayAgain,
        )
    };
    let table =
        text_button(tr.say(say::AppEndTable), scale.lead(), Paint::Plain, Message::ShowTable);
    page_with_bar(content, row![table, space().width(Fill), again], scale)
}

/// A line for each player: place, name, points and what they are made of, and what else counted.
fn ranking<'a, G: Board>(
    table: &'a Table<G>,
    ending: &'a Ending,
    frame: Frame<'a>,
) -> Element<'a, Message<G>> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let columns = table.position().columns(tr);
    let mut head = row![
        space().width(NUMBER / 2.0 + SPACE[5] + SPACE[1]),
        words(tr.say(say::AppEndPlayer), scale.small()).width(Fill),
    ]
    .spacing(SPACE[1]);
    let narrow = |content: String| words(content, scale.small()).align_x(Right);
    // A column is as wide as its head.
    let width = |column: &Column| {
        let letters = u8::try_from(column.head.chars().count()).unwrap_or(u8::MAX);
        NUMBER.max(f32::from(letters) * scale.small() * 0.6)
    };
    for column in &columns.before {
        head = head.push(narrow(column.head.clone()).width(width(column)));
    }
    head = head
        .push(words(G::charts(tr).course.points, scale.small()).width(NUMBER * 1.6).align_x(Right));
    for column in &columns.behind {
        head = head.push(narrow(column.head.clone()).width(NUMBER * 1.6));
    }
    let mut lines = column![head, rule::horizontal(1)].spacing(SPACE[1]);
    let whole = Words::new(tr, &ending.players);
    for place in &ending.places {
        let ink = if place.winner { Ink::Gold } else { Ink::Inherited };
        let mut line = row![
            strong(place.rank.to_string(), scale.lead())
                .class(ink)
                .width(NUMBER / 2.0)
                .align_x(Right),
            drawing::emblem(table.colours()[place.seat.index()], SPACE[5]),
            strong(whole.name(place.seat), scale.lead()).class(ink).width(Fill),
        ]
        .spacing(SPACE[1])
        .align_y(Center);
        let number = |column: &Column, width: f32| {
            let count = column.numbers.get(place.seat.index()).copied().flatten();
            let count = match count {
                None => String::new(),
                Some(0) => "·".to_owned(),
                Some(count) => count.to_string(),
            };
            words(count, scale.body()).width(width).align_x(Right)
        };
        for column in &columns.before {
            line = line.push(number(column, width(column)));
        }
        let points =
            strong(place.points.to_string(), scale.body()).width(NUMBER * 1.6).align_x(Right);
        line = line.push(points.class(ink));
        for column in &columns.behind {
            line = line.push(number(column, NUMBER * 1.6));
        }
        lines = lines.push(line);
    }
    raised(lines).width(Fill).into()
}

/// How everybody's points came together, where the book knows.
fn chart<'a, G: Board>(
    table: &Table<G>,
    ending: &Ending,
    frame: Frame<'a>,
) -> Option<Element<'a, Message<G>>> {
    let scale = frame.scale;
    let lines = ending.course.clone();
    if lines.iter().all(Vec::is_empty) {
        return None;
    }
    let chart = Chart {
        lines: table.colours().iter().copied().zip(lines).collect(),
        text: scale.small(),
        height: SPACE[6] * 5.0,
    };
    let heading = G::charts(frame.tr()).course.heading;
    let chart = column![strong(heading, scale.lead()), chart.view()].spacing(SPACE[2]);
    Some(raised(chart).width(Fill).into())
}

/// Every point traced to where it comes from.
fn why<'a, G: Board>(
    position: &G,
    ending: &Ending,
    spoken: &Words<'a>,
    frame: Frame<'a>,
) -> Element<'a, Message<G>> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let mut lines = column![strong(tr.say(say::AppEndWhy), scale.lead())].spacing(SPACE[0]);
    for place in &ending.places {
        for why in position.why(place.seat, spoken) {
            let style = if why.is_sum { strong } else { words };
            lines = lines.push(style(why.text, scale.body()));
        }
        lines = lines.push(space().height(SPACE[1]));
    }
    raised(lines).width(Fill).into()
}
