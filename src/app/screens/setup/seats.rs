//! Who plays, as a picture of the table: where they sit, which language they speak, who deals; and
//! beside it by which rules.

use iced::widget::{Row, column, container, responsive, row, scrollable, space};
use iced::{Center, Fill, Rectangle, Size};

use super::plate::{PlatePlaces, PlateSizes, swap_button};
use super::seating::{Plate, Seating};
use super::{Message, SeatDraft, Setup, game_cards};
use crate::app::table::board::setup::{Question, SetupView, asked_width, side_width};
use crate::app::ui::drawing::{self, Drawing};
use crate::app::ui::focus::button;
use crate::app::ui::frame::Frame;
use crate::app::ui::oval::Oval;
use crate::app::ui::scale::{ICON, SPACE, Scale};
use crate::app::ui::theme::{Element, Ink, Paint, Surface, Theme};
use crate::app::ui::widget::{
    PAGE_ID, chip, icon_button, page_with_bar, raised, text_button, words,
};
use crate::app::ui::{around, fitted, names};
use fondaco_record::Player;
use fondaco_rules::Seat;
use fondaco_words::names::with_whole_names;
use fondaco_words::{Words, is_emblem, say};

/// What is said at the table.
struct Said {
    /// What everybody is called.
    names: Vec<String>,
    mark: String,
    lots: Option<String>,
    sentence: String,
    ink: Ink,
}

impl Setup {
    pub(super) fn seats_view<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let players = with_whole_names(&self.players(tr));
        let seats = Seat::all(u8::try_from(players.len()).unwrap_or(u8::MAX));
        let names: Vec<String> = seats.map(|seat| Words::new(tr, &players).name(seat)).collect();
        let marked = self.marked().and_then(|seat| names.get(seat).cloned());
        let is_marked = marked.is_some();
        let SetupView { mark, marked, lots, asked, missing, questions, more_label } =
            self.game_options().view(marked, self.hasty, frame);
        let (sentence, ink) = match (&self.fault, missing) {
            (Some((_, fault)), _) => (tr.fault(fault), Ink::Refused),
            (None, _) if self.draw.is_some() => (marked, Ink::Quiet),
            (None, _) if !is_marked && self.hasty => (marked, Ink::Refused),
            (None, Some(missing)) => (missing, Ink::Refused),
            (None, None) => (marked, Ink::Gold),
        };
        let sizes = PlateSizes::new(&mark, scale);
        let said = Said { names, mark, lots, sentence, ink };
        let table = responsive(move |room| self.table(room, &said, sizes, frame));
        let next = icon_button(
            Drawing::PLAY,
            tr.say(say::AppSetupNext),
            scale.lead(),
            Paint::First,
            Message::Next,
        );
        let back = text_button(tr.say(say::AppBack), scale.lead(), Paint::Plain, Message::Back);
        if scale.is_tight() {
            let bar = row![back, space().width(Fill), self.more_button(more_label, frame), next];
            let bar = bar.spacing(SPACE[2]);
            let mut content = column![self.game_cards(frame)].spacing(SPACE[2]);
            if self.more {
                let width = scale.window.width.min(scale.page() + SPACE[6]) - SPACE[6];
                let room = Size::new(width - 2.0 * SPACE[3], scale.window.height * 0.6);
                content = content.push(raised(self.questions(questions, room, frame)));
                return page_with_bar(content, bar, scale);
            }
            let earlier = self.earlier(frame);
            let height = table_height(sizes, earlier.is_some(), scale);
            let asked = asked.map(|asked| container(raised(asked)).center_x(Fill));
            content = content.push(container(table).height(height)).push(earlier).push(asked);
            return page_with_bar(content, bar, scale);
        }
        let bar = row![back, space().width(Fill), next];
        let table = column![table].push(self.earlier(frame)).spacing(SPACE[2]);
        let side = self.side(asked, questions, frame);
        let content = column![self.game_cards(frame), row![table, side].spacing(SPACE[3])];
        let content = container(content.spacing(SPACE[2])).padding([SPACE[2], SPACE[4]]);
        column![content.height(Fill), bottom_bar(bar)].into()
    }

    /// What can be chosen, on a sheet beside the table.
    fn side<'a>(
        &'a self,
        asked: Option<Element<'a, Message>>,
        questions: Vec<Question<Message>>,
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let scale = frame.scale;
        let width = asked_width(scale);
        // What is asked first is about as high as wide.
        let taken = if asked.is_some() { width } else { 0.0 };
        let around = scale.bar() + scale.actions() + game_cards::height(scale) + SPACE[6];
        let room = Size::new(width, scale.window.height - around - taken - 2.0 * SPACE[2]);
        let questions = self.questions(questions, room, frame);
        let content = column![].push(asked).push(questions).spacing(SPACE[3]).width(width);
        let content = container(content).center_x(Fill).padding([SPACE[2], 0.0]);
        let page = scrollable(content).id(PAGE_ID).width(Fill).height(Fill);
        container(page).class(Surface::Raised).width(side_width(scale)).height(Fill).into()
    }

    /// The table with everybody around it.
    fn table<'a>(
        &'a self,
        room: Size,
        said: &Said,
        sizes: PlateSizes,
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let players = u8::try_from(self.seats.len()).unwrap_or(u8::MAX);
        let plates = around::plates(players, sizes.plate, room);
        let lead = frame.scale.lead();
        // The middle is free however many play, so that it stays where it is when their number
        // changes.
        let all = self.game.players();
        let all = all.flat_map(|players| around::plates(players, sizes.plate, room));
        let all: Vec<Rectangle> = all.collect();
        let wanted = Size::new(13.0 * lead, 15.0 * lead);
        // Where there is room for the hint, height is worth more than width.
        let high = Size::new(9.5 * lead, 17.0 * lead);
        let mut middle =
            around::middle(&all, room, if frame.scale.is_tight() { wanted } else { high });
        let own = around::middle(&plates, room, wanted);
        if own.y <= middle.y && own.y + own.height >= middle.y + middle.height {
            middle = Rectangle { x: own.x, width: own.width, ..middle };
        }
        // Lines that are too long would leave the table.
        let spare = (middle.width - 18.0 * lead).max(0.0) / 2.0;
        let middle = Rectangle { x: middle.x + spare, width: middle.width - 2.0 * spare, ..middle };
        let places: Vec<PlatePlaces> =
            plates.iter().map(|plate| PlatePlaces::new(*plate, sizes)).collect();
        let draggable = plates.iter().zip(&places).zip(&self.seats);
        let draggable = draggable.map(|((plate, places), seat)| Plate {
            place: *plate,
            field: places.name,
            colour: seat.colour,
        });
        let mut seating = Seating::new(draggable.collect());
        let edge = [sizes.plate.height / 2.0, sizes.plate.width / 2.0];
        let oval = container(Oval::view()).padding(edge).center(Fill);
        seating.put(oval, Rectangle::with_size(room));
        for (seat, plate) in plates.iter().enumerate() {
            seating.put(self.plate_ground(seat), *plate);
        }
        let [above, below] = halves(middle, frame.scale);
        seating.put(self.how_many(above.size(), frame), above);
        // From name to name first, as people are asked.
        for (seat, places) in places.iter().enumerate() {
            seating.put(self.name_field(seat, sizes, frame), places.name);
        }
        for (seat, places) in places.iter().enumerate() {
            seating.put(self.emblem(seat, sizes, frame), places.emblem);
            let next = (seat + 1) % plates.len();
            let line = row![
                self.languages(seat, sizes, frame),
                space().width(Fill),
                self.mark_button(seat, &said.mark, sizes, frame),
                swap_button(
                    (seat, next),
                    plates[next].center() - plates[seat].center(),
                    said.names.get(next).cloned().unwrap_or_default(),
                    sizes,
                    frame
                ),
            ];
            seating.put(line.spacing(SPACE[0]).align_y(Center), places.line);
        }
        seating.put(who_has_the_mark(said, frame), below);
        seating.into()
    }

    /// The question who plays, and how many.
    fn how_many<'a>(&'a self, room: Size, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let sizes = [scale.title(), scale.lead(), scale.body()];
        let heading = fitted::title(tr.say(say::AppSetupTitle), &sizes, heading_height(scale));
        let counts = self.game.players().map(|players| {
            let is_chosen = usize::from(players) == self.seats.len();
            let paint = if is_chosen { Paint::Chosen } else { Paint::Plain };
            let chip = chip(players.into(), scale, paint, Message::Players(players));
            container(chip).id(format!("players-{players}")).into()
        });
        let counts = Row::with_children(counts).spacing(SPACE[1]);
        let rest = room.height - heading_height(scale) - counts_height(scale) - 2.0 * SPACE[1];
        let hint = (rest >= hint_height(scale)).then(|| {
            let hint = tr.say(say::AppSetupSeats);
            fitted::words(hint, &[scale.small()], hint_height(scale)).class(Ink::Quiet).cut()
        });
        column![heading.class(Ink::Porphyry), counts]
            .push(hint)
            .spacing(SPACE[1])
            .align_x(Center)
            .width(Fill)
            .into()
    }

    /// People who played before. Whoever sits already keeps their place here, so that nothing moves.
    fn earlier<'a>(&'a self, frame: Frame<'a>) -> Option<Element<'a, Message>> {
        let scale = frame.scale;
        let room = self.seats.iter().any(SeatDraft::is_free);
        let sits = |name: &str| self.seats.iter().any(|place| place.name.trim() == name);
        // Older versions remembered seats without a name as well.
        let called = Player::called;
        let is_expected =
            |name: &str| self.expected.iter().any(|who| called(&who.name) == called(name));
        let earlier = frame.settings.people.iter();
        let earlier =
            earlier.filter(|person| !is_emblem(&person.name) && !is_expected(&person.name));
        let people = self.expected.iter().chain(earlier).take(PEOPLE);
        let people: Vec<Element<'a, Message>> = people
            .enumerate()
            .map(|(place, person)| {
                let can_come = room && !sits(&person.name);
                let (paint, ink) = if can_come {
                    (Paint::Plain, Ink::Plain)
                } else {
                    (Paint::Absent, Ink::Absent)
                };
                let name = names::person(&person.name, || place + 1, frame.tr());
                let label = row![
                    drawing::emblem(person.colour, ICON),
                    words(name, scale.body()).class(ink)
                ]
                .spacing(SPACE[0])
                .align_y(Center);
                button(label)
                    .class(paint)
                    .padding([SPACE[0], SPACE[1]])
                    .on_press_maybe(can_come.then(|| Message::Invite(person.clone())))
                    .into()
            })
            .collect();
        if people.is_empty() {
            return None;
        }
        let heading = words(frame.tr().say(say::AppSetupEarlier), scale.body());
        let people =
            Row::with_children(std::iter::once(heading.class(Ink::Quiet).into()).chain(people));
        Some(people.spacing(SPACE[1]).align_y(Center).wrap().vertical_spacing(SPACE[0]).into())
    }
}

/// Who deals, leads or is the youngest, and the way to draw lots; or what is wrong.
fn who_has_the_mark<'a>(said: &Said, frame: Frame<'a>) -> Element<'a, Message> {
    let scale = frame.scale;
    let draw = said.lots.clone().map(|label| {
        icon_button(Drawing::DICE, label, scale.small(), Paint::Plain, Message::DrawMark)
    });
    let sizes = [scale.lead(), scale.body(), scale.small()];
    let sentence = fitted::strong(said.sentence.clone(), &sizes, 0.0).height(Fill);
    column![]
        .push(draw)
        .push(sentence.class(said.ink).cut())
        .spacing(SPACE[1])
        .align_x(Center)
        .width(Fill)
        .height(Fill)
        .into()
}

/// A bar along the bottom.
pub(super) fn bottom_bar(bar: Row<'_, Message, Theme>) -> Element<'_, Message> {
    container(bar.align_y(Center)).class(Surface::Bar).padding([SPACE[1], SPACE[4]]).into()
}

/// So many people may be invited.
const PEOPLE: usize = 24;

/// How high the table is on a page that can be scrolled, with or without people to invite beneath.
fn table_height(sizes: PlateSizes, with_people: bool, scale: Scale) -> f32 {
    let around = scale.bar() + scale.actions() + game_cards::height(scale) + 3.0 * SPACE[2];
    let around = around + if with_people { counts_height(scale) + SPACE[2] } else { 0.0 };
    let middle = heading_height(scale) + counts_height(scale) + 6.0 * scale.lead() + SPACE[4];
    (scale.window.height - around).max(2.0 * sizes.plate.height + middle)
}

fn heading_height(scale: Scale) -> f32 {
    (scale.title() * 1.2).ceil()
}

fn counts_height(scale: Scale) -> f32 {
    (scale.body() * 1.3).ceil() + 2.0 * SPACE[0]
}

fn hint_height(scale: Scale) -> f32 {
    (scale.small() * 1.3).ceil() * 5.0
}

/// The middle of the table in two: how many play, and who has the mark.
fn halves(middle: Rectangle, scale: Scale) -> [Rectangle; 2] {
    let least = heading_height(scale) + counts_height(scale) + 2.0 * SPACE[1];
    let with_hint = least + hint_height(scale) + SPACE[1];
    let is_roomy = !scale.is_tight() && middle.height - with_hint > 5.5 * scale.lead();
    let above = if is_roomy { with_hint } else { least };
    // What is left over stays above and beneath.
    let spare = (middle.height - above - 6.5 * scale.lead()).max(0.0) / 2.0;
    let top = Rectangle { y: middle.y + spare, height: above, ..middle };
    let rest = (middle.height - above - 2.0 * spare).max(1.0);
    [top, Rectangle { y: top.y + above, height: rest, ..middle }]
}
