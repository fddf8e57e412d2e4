//! The end: who has won and why, points step by step, and everything back into the box. All that
//! matters stands on one screen; what is long has a page of its own beside the table.

mod ranking;
mod reveal;

use iced::widget::{column, container, qr_code, row, scrollable, space};
use iced::{Center, Fill, Left};

use super::{DemoMessage, EndMessage, EndPage, Message, Table};
use crate::app::table::board::Board;
use crate::app::ui::chart::{Chart, ChartLine};
use crate::app::ui::drawing::Drawing;
use crate::app::ui::files::Written;
use crate::app::ui::fitted;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::{SPACE, Scale};
use crate::app::ui::theme::{Element, Ink, Paint, Surface};
use crate::app::ui::widget::{PAGE_ID, choice, icon_button, raised, strong, text_button, words};
use fondaco_record::Player;
use fondaco_record::journal::Journal;
use fondaco_rules::Standing;
use fondaco_words::names::with_whole_names;
use fondaco_words::{Verdict, Words, say};

/// How much of a narrow window the pages beside the table may take.
const BESIDE: f32 = 0.31;
/// How high the chart is at most, for the width of the screen.
const CHART: f32 = 0.36;

/// What is shown at the end beside words, worked out when the result is opened.
pub struct Ending {
    pub places: Vec<Standing>,
    /// Everybody's points from the start on, step by step.
    course: Vec<Vec<u32>>,
    /// The players with their whole names.
    players: Vec<Player>,
    page: EndPage,
    /// How many places are known so far, from the last one up, while they are told one by one.
    revealed: Option<usize>,
    /// The code for a phone.
    pub(super) code: Option<qr_code::Data>,
    /// Whether it fills the window.
    has_large_code: bool,
    /// What became of the last file that was taken along.
    pub(super) written: Option<Written>,
}

impl Ending {
    /// The result of a game. Places are told one by one if people want that.
    pub fn new<G: Board>(
        journal: &Journal<G>,
        code: Option<qr_code::Data>,
        is_demo: bool,
        reveals: bool,
    ) -> Self {
        Ending {
            places: journal.standings().places,
            course: journal.position().course(),
            players: with_whole_names(&journal.record().players),
            page: if is_demo { EndPage::Why } else { EndPage::Take },
            revealed: reveals.then_some(0),
            code,
            has_large_code: false,
            written: None,
        }
    }

    /// Answers a message.
    pub fn update(&mut self, message: EndMessage) {
        match message {
            EndMessage::Open(page) => self.page = page,
            EndMessage::RevealNext => self.reveal_next(),
            EndMessage::ToggleCode => self.has_large_code = !self.has_large_code,
        }
    }

    /// Puts away what lies over the result, or tells all of it; tells whether there was something
    /// to do.
    pub fn close(&mut self) -> bool {
        std::mem::take(&mut self.has_large_code) || self.reveal_all()
    }
}

/// The result.
pub fn view<'a, G: Board>(
    table: &'a Table<G>,
    ending: &'a Ending,
    frame: Frame<'a>,
) -> Element<'a, Message<G>> {
    if ending.has_large_code {
        return ending.large_code_view(frame);
    }
    let (tr, scale) = (frame.tr(), frame.scale);
    let spoken = frame.words(table.display_players());
    let beside: Element<'a, _> = if ending.is_revealing() {
        reveal::invitation(frame)
    } else {
        pages(table, ending, &spoken, frame)
    };
    let result = column![ranking::view(table, ending, frame)]
        .push(chart(table, ending, &spoken, frame))
        .spacing(SPACE[2]);
    let width = scale.beside().min(scale.window.width * BESIDE);
    let content = row![result.width(Fill), container(beside).width(width)].spacing(SPACE[3]);
    let content = column![heading(table, ending, &spoken, frame), content.height(Fill)]
        .spacing(SPACE[2])
        .max_width(scale.page());
    let content = container(content).center_x(Fill).height(Fill).padding([SPACE[2], SPACE[4]]);
    let again = if table.is_demo() {
        let leave = Message::Demo(DemoMessage::Leave);
        text_button(tr.say(say::AppDemoLeave), scale.lead(), Paint::First, leave)
    } else {
        icon_button(
            Drawing::PLAY,
            table.position().play_again_label(&spoken),
            scale.lead(),
            Paint::First,
            Message::PlayAgain,
        )
    };
    let back =
        text_button(tr.say(say::AppEndTable), scale.lead(), Paint::Plain, Message::ShowTable);
    let bar = row![back, space().width(Fill), again].align_y(Center);
    column![content, container(bar).class(Surface::Bar).padding([SPACE[1], SPACE[4]])].into()
}

/// The laurel, who has won, and what decided.
fn heading<'a, G: Board>(
    table: &'a Table<G>,
    ending: &Ending,
    spoken: &Words<'_>,
    frame: Frame<'a>,
) -> Element<'a, Message<G>> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let Verdict { winner, decided } = match ending.revealed_words(spoken) {
        Some(told) => Verdict { winner: told, decided: None },
        None => table.verdict(spoken),
    };
    let sizes = [scale.headline(), scale.title(), scale.lead(), scale.body()];
    let height = (scale.headline() * 1.15).ceil();
    let winner = fitted::title(winner, &sizes, height).class(Ink::Gold).align_x(Left);
    let sizes = [scale.lead(), scale.body(), scale.small()];
    let reason = (scale.body() * 1.3).ceil() * 2.0;
    let decided = fitted::words(decided.unwrap_or_default(), &sizes, reason).align_x(Left);
    let unclear = table.journal().unclear().count();
    let unclear = (unclear > 0).then(|| {
        let unclear = tr.say(say::AppEndUnclear { entries: unclear.into() });
        strong(unclear, scale.body()).class(Ink::Refused)
    });
    let laurel = height + reason;
    let laurel = Drawing::LAUREL.svg().width(laurel * 1.5).height(laurel);
    // What was broken off is no triumph.
    row![]
        .push(table.journal().broken_off().is_none().then_some(laurel))
        .push(column![winner, decided].push(unclear).width(Fill))
        .spacing(SPACE[4])
        .align_y(Center)
        .into()
}

/// How everybody's points came together, where the book knows.
fn chart<'a, G: Board>(
    table: &Table<G>,
    ending: &Ending,
    spoken: &Words<'_>,
    frame: Frame<'a>,
) -> Option<Element<'a, Message<G>>> {
    let scale = frame.scale;
    if ending.course.iter().all(Vec::is_empty) {
        return None;
    }
    // What would tell too much keeps its room.
    let lines = ending.places.iter().filter(|_| !ending.is_revealing());
    let lines = lines.map(|place| ChartLine {
        name: spoken.name(place.seat),
        colour: table.colours()[place.seat.index()],
        points: ending.course.get(place.seat.index()).cloned().unwrap_or_default(),
    });
    let chart = Chart { lines: lines.collect(), text: scale.small() };
    let heading = strong(G::charts(frame.tr()).course.heading, scale.body());
    let chart = column![heading, chart.view()].spacing(SPACE[1]);
    let highest = scale.window.width * CHART;
    Some(raised(chart).padding(inset(scale)).width(Fill).height(Fill).max_height(highest).into())
}

/// What stands beside the table, and the way from one to the other.
fn pages<'a, G: Board>(
    table: &'a Table<G>,
    ending: &'a Ending,
    spoken: &Words<'a>,
    frame: Frame<'a>,
) -> Element<'a, Message<G>> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let take = (!table.is_demo()).then(|| (EndPage::Take, tr.say(say::AppTakeTitle)));
    let others =
        [(EndPage::Why, tr.say(say::AppEndWhy)), (EndPage::Box, tr.say(say::AppEndPageBox))];
    let tabs = choice(take.into_iter().chain(others), ending.page, scale.small(), |page| {
        Message::End(EndMessage::Open(page))
    });
    let page = match ending.page {
        EndPage::Take => raised(ending.export_view(table.journal(), frame)).width(Fill).into(),
        EndPage::Why => raised(why(table.position(), ending, spoken, frame)).width(Fill).into(),
        EndPage::Box => table.position().box_contents(frame),
    };
    let page = scrollable(page).spacing(SPACE[0]).id(PAGE_ID).width(Fill).height(Fill);
    column![tabs.spacing(SPACE[0]).wrap().vertical_spacing(SPACE[0]), page].spacing(SPACE[1]).into()
}

/// Every point traced to where it comes from.
fn why<'a, G: Board>(
    position: &G,
    ending: &Ending,
    spoken: &Words<'a>,
    frame: Frame<'a>,
) -> Element<'a, Message<G>> {
    let scale = frame.scale;
    let mut lines = column![].spacing(SPACE[0]);
    for place in &ending.places {
        for why in position.why(place.seat, spoken) {
            let style = if why.is_sum { strong } else { words };
            lines = lines.push(style(why.text, scale.body()));
        }
        lines = lines.push(space().height(SPACE[1]));
    }
    lines.width(Fill).into()
}

/// How far things are from the edge of a surface here: a small window has little to give away.
fn inset(scale: Scale) -> f32 {
    if scale.is_small() { SPACE[1] } else { SPACE[3] }
}
