//! The checklist for the table, beside the table that it makes.

use iced::widget::{Column, Stack, column, container, pin, responsive, row, scrollable, space};
use iced::{Center, Fill, Left, Rectangle, Size};

use super::options::{checklist, laid_table};
use super::seats::bottom_bar;
use super::{Message, Setup};
use crate::app::table::board::setup::{Checklist, LaidTable, Laying, step_mark, step_mark_size};
use crate::app::ui::drawing::{self, Drawing};
use crate::app::ui::focus::button;
use crate::app::ui::frame::Frame;
use crate::app::ui::measure::{Face, measure};
use crate::app::ui::oval::Oval;
use crate::app::ui::scale::{EDGE, SPACE, Scale};
use crate::app::ui::theme::{Element, Ink, Paint, Surface};
use crate::app::ui::widget::{PAGE_ID, icon_button, text_button, title, words};
use crate::app::ui::{around, fitted};
use fondaco_record::{AnyRecord, Player};
use fondaco_rules::Seat;
use fondaco_words::fit::Measured;
use fondaco_words::names::with_whole_names;
use fondaco_words::{Words, say};

/// How high the page is at least; lower windows scroll it.
const LOWEST: f32 = 440.0;

impl Setup {
    pub(super) fn checklist_view<'a>(
        &'a self,
        players: &'a [Player],
        ticked: &'a [bool],
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let Some(record) = self.record(players.to_vec()) else {
            return space().into();
        };
        let Checklist { steps, note } = checklist(&record, frame.context);
        let page = responsive(move |room| {
            let inside = Size::new(room.width - 2.0 * SPACE[4], room.height.max(LOWEST))
                - Size::new(SPACE[3], 2.0 * SPACE[2]);
            // The steps are to be read, the picture is to be recognised.
            let share = if scale.is_tight() { 0.48 } else { 0.52 };
            let picture = Size::new((inside.width * share).floor(), inside.height);
            let list = Size::new(inside.width - picture.width, inside.height);
            let content = row![
                container(self.picture(&record, picture, ticked, frame))
                    .width(picture.width)
                    .height(picture.height),
                self.steps(&steps, ticked, list, frame),
            ]
            .spacing(SPACE[3]);
            let content = container(content).padding([SPACE[2], SPACE[4]]);
            scrollable(content).id(PAGE_ID).width(Fill).height(Fill).into()
        });
        let (back, ready) = (tr.say(say::AppBack), tr.say(say::AppSetupReady));
        let bar = row![
            text_button(back, scale.lead(), Paint::Plain, Message::Back),
            words(note, scale.body()).class(Ink::Quiet).width(Fill),
            icon_button(Drawing::PLAY, ready, scale.lead(), Paint::First, Message::Begin),
        ];
        column![page, bottom_bar(bar.spacing(SPACE[3]))].into()
    }

    /// What is to be done, one thing after the other, over the whole height.
    fn steps<'a>(
        &'a self,
        steps: &[String],
        ticked: &'a [bool],
        room: Size,
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let heading = tr.say(say::AppSetupFor {
            game: tr.game_name(self.game),
            players: self.seats.len().into(),
        });
        let heading = column![
            title(heading, scale.title()).class(Ink::Porphyry),
            words(tr.say(say::AppSetupTick), scale.small()).class(Ink::Quiet),
        ];
        let heading_height =
            (scale.title() * 1.15).ceil() + (scale.small() * 1.3).ceil() + SPACE[2];
        let below = Size::new(room.width, room.height - heading_height);
        let (size, heights) = step_heights(steps, below, scale);
        let lines = steps.iter().zip(heights).enumerate().map(|(number, (sentence, height))| {
            let is_done = ticked.get(number).copied().unwrap_or(false);
            let ink = if is_done { Ink::Quiet } else { Ink::Plain };
            let sentence = fitted::strong(sentence.clone(), &[size], 0.0).height(Fill);
            let line = row![step_mark(number, is_done, scale), sentence.align_x(Left).class(ink),];
            let line = button(line.spacing(SPACE[2]).align_y(Center).height(Fill))
                .class(Paint::Plain)
                .padding([STEP_PADDING, SPACE[2]])
                .width(Fill)
                .height(height)
                .on_press(Message::Tick(number));
            container(line).id(format!("step-{number}")).into()
        });
        let lines = Column::with_children(lines).spacing(STEP_GAP);
        column![heading, lines].spacing(SPACE[1]).width(room.width).into()
    }

    /// The table once everything is done.
    fn picture<'a>(
        &'a self,
        record: &AnyRecord,
        room: Size,
        ticked: &[bool],
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let scale = frame.scale;
        let sizes =
            if scale.is_tight() { [scale.small(); 2] } else { [scale.body(), scale.small()] };
        let name = (sizes[0] * 1.5).ceil();
        // Few people have more room each.
        let share = if self.seats.len() > 4 { 0.29 } else { 0.33 };
        let width = (room.width * share).clamp(112.0, 248.0);
        let dealt = Size::new(width - 2.0 * SPACE[1], (room.height * 0.06).clamp(20.0, SPACE[6]));
        let plate = Size::new(width, dealt.height + name + 2.0 * SPACE[1]);
        let players = u8::try_from(self.seats.len()).unwrap_or(u8::MAX);
        let plates = around::plates(players, plate, room);
        let middle = around::middle(&plates, room, room);
        // Whatever lies on the table does not lie beside it, but may cover its edge.
        let table = Rectangle::with_size(room).shrink([0.0, width * 0.4]);
        let middle = middle.intersection(&table).unwrap_or(middle);
        let laying = Laying { middle: middle.size(), dealt, ticked, scale };
        let LaidTable { middle: lying, dealt, begins } = laid_table(record, laying, frame);
        let mut layers = Stack::new()
            .width(Fill)
            .height(Fill)
            .push(container(Oval::view()).padding([plate.height / 2.0, width / 2.0]).center(Fill))
            .push(pinned(lying, middle));
        let shown = with_whole_names(record.players());
        let (first, mut sign) = (begins.0, Some(begins.1));
        let seats = Seat::all(players).zip(plates).zip(dealt);
        for ((seat, place), dealt) in seats {
            let sign = if seat == first { sign.take() } else { None };
            let surface = if seat == first { Surface::Marked } else { Surface::Raised };
            let called = Words::new(frame.tr(), &shown).name(seat);
            let called = fitted::strong(called, &sizes, name).align_x(Left).cut();
            let colour = self.seats.get(seat.index()).map(|place| place.colour);
            let emblem = colour.map(|colour| drawing::emblem(colour, name - 4.0 * EDGE));
            let top = row![].push(emblem).push(called).push(sign);
            let dealt = container(dealt).height(laying.dealt.height);
            let content = column![top.spacing(SPACE[0]).align_y(Center), dealt];
            let content = container(content).class(surface).padding([SPACE[0], SPACE[1]]);
            layers = layers.push(pinned(content.center_y(Fill).width(Fill), place));
        }
        layers.into()
    }
}

const STEP_GAP: f32 = SPACE[0];
const STEP_PADDING: f32 = SPACE[0];

/// How large the sentences are written, and how high each step is, so that all of them together are
/// as high as the room.
fn step_heights(steps: &[String], room: Size, scale: Scale) -> (f32, Vec<f32>) {
    let sans = |text: &str| measure(text, Face::Strong);
    let measured: Vec<Measured<'_>> = steps.iter().map(|step| Measured::new(step, &sans)).collect();
    let width = room.width - step_mark_size(scale) - 3.0 * SPACE[2] - 2.0 * EDGE;
    let heights = |size: f32| -> Vec<f32> {
        let high = |step: &Measured<'_>| {
            let lines = step.lines((width / size).max(1.0)).len();
            let lines = f32::from(u8::try_from(lines).unwrap_or(u8::MAX));
            let text = lines * (size * 1.3).ceil();
            text.max(step_mark_size(scale)) + 2.0 * STEP_PADDING
        };
        measured.iter().map(high).collect()
    };
    let count = f32::from(u8::try_from(steps.len()).unwrap_or(u8::MAX).max(1));
    let free = room.height - STEP_GAP * (count - 1.0);
    let spare = |heights: &[f32]| free - heights.iter().sum::<f32>();
    let sizes = [scale.title(), scale.lead(), scale.body(), scale.small()];
    let fitting = sizes.into_iter().find(|size| spare(&heights(*size)) >= 0.0);
    let size = fitting.unwrap_or(scale.small());
    let mut heights = heights(size);
    let more = (spare(&heights) / count).max(0.0);
    for height in &mut heights {
        *height += more;
    }
    (size, heights)
}

/// Something at its place.
fn pinned<'a>(content: impl Into<Element<'a, Message>>, place: Rectangle) -> Element<'a, Message> {
    let content = container(content).width(place.width).height(place.height);
    pin(content).x(place.x).y(place.y).into()
}
