//! A tile's business as it looks: what is given, what is got, who reveals how many.

use iced::Center;
use iced::widget::{Row, column, container, row};

use super::super::super::View;
use super::super::{Change, PadForm};
use super::{DealForm, SIDE, Terms};
use crate::app::table::board::pad;
use crate::app::table::board::parts::{self, colour_of, last_number, numbers, paint, question};
use crate::app::table::board::silk_road::drawing::{self, Drawing};
use crate::app::ui::focus::button;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::{ICON, SPACE};
use crate::app::ui::theme::{Element, Ink, Paint};
use crate::app::ui::widget::{chip, strong, words};
use fondaco_rules::Seat;
use fondaco_rules::silk_road::{CUBES_EACH, Good, Goods, SEATS, Tile};
use fondaco_words::say;

type Message = pad::Message<PadForm>;

fn change<T>(change: impl Fn(T) -> Change) -> impl Fn(T) -> Message {
    move |value| Message::Change(change(value))
}

impl DealForm {
    pub(in super::super) fn view<'a>(
        &'a self,
        view: View<'a>,
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let (tr, position) = (frame.tr(), view.position);
        let seat = position.pawn();
        let mut questions = column![].spacing(SPACE[2]).align_x(Center);
        questions = match self.terms {
            Terms::Trade { good, count } => {
                let most = match (self.tile, good) {
                    (Tile::Seller, Some(good)) => position.most_to_sell(seat, good),
                    (Tile::Buyer, Some(good)) => position.most_to_buy(seat, good),
                    _ => CUBES_EACH,
                };
                let most = most.clamp(1, CUBES_EACH).max(count.unwrap_or(0));
                let counts =
                    numbers("count", 1..=CUBES_EACH, most, count, frame, change(Change::Count));
                let label = tr.say(say::AppSilkRoadWhichGood);
                questions.push(kinds(label, good, &[], frame)).push(question(
                    tr.say(say::AppSilkRoadHowManyCubes),
                    counts,
                    frame,
                ))
            }
            Terms::Swap { gives, gets, number, is_right } => questions
                .push(self.side(false, gives, !is_right, frame))
                .push(self.side(true, gets, is_right, frame))
                .push(self.often(number, frame)),
            Terms::Robbery { from } => questions.push(victims(from, view, frame)),
            Terms::Audience { good, reveals, at } => {
                let label = tr.say(say::AppSilkRoadWhichNamed);
                questions.push(kinds(label, good, &position.named(), frame)).push(audience(
                    good,
                    reveals.as_ref(),
                    at,
                    view,
                    frame,
                ))
            }
            Terms::Nothing => questions,
        };
        let crooks = position.crooks(seat);
        if crooks > 0 && self.tile.shows_goods() {
            let chips = numbers(
                "crooks",
                0..=crooks,
                crooks,
                Some(self.crooks),
                frame,
                change(Change::Crooks),
            );
            let label = tr.say(say::AppSilkRoadWithCrooks);
            questions = questions.push(question(label, chips, frame));
        }
        questions.into()
    }

    /// One side of a barter: each good with more and fewer of it.
    fn side<'a>(
        &self,
        is_right: bool,
        goods: Goods,
        is_next: bool,
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let label = match (self.tile, is_right) {
            (Tile::Barter, false) => tr.say(say::AppSilkRoadLeftSide),
            (Tile::Barter, true) => tr.say(say::AppSilkRoadRightSide),
            (_, false) => tr.say(say::AppSilkRoadGives),
            (_, true) => tr.say(say::AppSilkRoadGets),
        };
        let name = if is_right { "gets" } else { "gives" };
        let message = |good, more| {
            Message::Change(if is_right {
                Change::Gets(good, more)
            } else {
                Change::Gives(good, more)
            })
        };
        let steppers = Good::ALL.map(|good| {
            let count = goods.count(good);
            let ink = if count > 0 { Ink::Plain } else { Ink::Quiet };
            let label = row![
                drawing::cube(good, tr.silk_road_letter(good), scale.lead()),
                strong(count.to_string(), scale.lead()).class(ink),
            ]
            .spacing(SPACE[1])
            .align_y(Center);
            let more = button(label)
                .class(paint(count > 0))
                .padding([SPACE[0], SPACE[1]])
                .on_press(message(good, true));
            let fewer = button(strong("−", scale.body()))
                .class(Paint::Quiet)
                .padding([SPACE[0], SPACE[1]])
                .on_press_maybe((count > 0).then(|| message(good, false)));
            row![
                container(more).id(format!("{name}-{}", good.id())),
                container(fewer).id(format!("fewer-{name}-{}", good.id())),
            ]
            .align_y(Center)
            .into()
        });
        let steppers = Row::with_children(steppers).spacing(SPACE[1]).align_y(Center);
        let ink = if is_next { Ink::Porphyry } else { Ink::Quiet };
        column![words(label, scale.body()).class(ink), steppers.wrap().vertical_spacing(SPACE[0]),]
            .spacing(SPACE[0])
            .align_x(Center)
            .into()
    }

    /// How often a barter is made, or how much a special one allows.
    fn often<'a>(&self, chosen: u8, frame: Frame<'a>) -> Element<'a, Message> {
        let tr = frame.tr();
        if self.tile == Tile::Barter {
            let times = numbers("times", 1..=2, 2, Some(chosen), frame, change(Change::Times));
            return question(tr.say(say::AppSilkRoadTimes), times, frame);
        }
        let limits = [2, SIDE].map(|limit| {
            let paint = paint(chosen == limit);
            let chip =
                chip(limit.into(), frame.scale, paint, Message::Change(Change::Limit(limit)));
            container(chip).id(format!("limit-{limit}")).into()
        });
        question(tr.say(say::AppSilkRoadLimit), limits, frame)
    }
}

/// Kinds of goods to choose from; those that are barred can be told apart.
fn kinds<'a>(
    label: String,
    chosen: Option<Good>,
    barred: &[Good],
    frame: Frame<'a>,
) -> Element<'a, Message> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let kinds = Good::ALL.map(|good| {
        let ink = if barred.contains(&good) { Ink::Quiet } else { Ink::Plain };
        let label = row![
            drawing::cube(good, tr.silk_road_letter(good), scale.lead()),
            strong(tr.silk_road_good(good), scale.body()).class(ink),
        ]
        .spacing(SPACE[1])
        .align_y(Center);
        let kind = button(label)
            .class(paint(chosen == Some(good)))
            .padding([SPACE[0], SPACE[1]])
            .on_press(Message::Change(Change::Good(good)));
        container(kind).id(format!("kind-{}", good.id())).into()
    });
    question(label, kinds, frame)
}

/// Whom the thief can rob.
fn victims<'a>(chosen: Option<Seat>, view: View<'a>, frame: Frame<'a>) -> Element<'a, Message> {
    let position = view.position;
    let seat = position.pawn();
    let others = position.table().seats();
    let others = others.filter(|other| *other != seat).map(|other| {
        let cubes = position.cubes(other).filter(|_| view.shows_totals);
        let cubes = cubes.map(|cubes| {
            row![
                Drawing::CUBE.mark(ICON, Ink::Quiet),
                strong(cubes.to_string(), frame.scale.body()),
            ]
            .spacing(SPACE[0])
            .align_y(Center)
            .into()
        });
        let choice = parts::somebody(
            frame.words(view.players).name(other),
            colour_of(view.colours, other),
            chosen == Some(other),
            cubes,
            frame,
            Message::Change(Change::From(other)),
        );
        container(choice).id(format!("from-{other}")).into()
    });
    let label = frame.tr().say(say::AppSilkRoadFromWhom);
    question(label, others, frame)
}

/// How many everybody reveals before the vizier.
fn audience<'a>(
    good: Option<Good>,
    reveals: Option<&[u8; SEATS]>,
    at: usize,
    view: View<'a>,
    frame: Frame<'a>,
) -> Element<'a, Message> {
    let (position, scale) = (view.position, frame.scale);
    let label = frame.tr().say(say::AppSilkRoadReveals);
    let mut lines =
        column![words(label, scale.body()).class(Ink::Quiet)].spacing(SPACE[0]).align_x(Center);
    let named = scale.body() * 8.0;
    let revealed =
        reveals.into_iter().flatten().fold(0_u8, |sum, cubes| sum.saturating_add(*cubes));
    let room = last_number(named + ICON + SPACE[2], CUBES_EACH, frame);
    for seat in position.table().seats() {
        let most = good.and_then(|good| position.at_most(seat, good));
        let most = most.map_or(room, |most| u8::try_from(most).unwrap_or(room));
        let chosen = reveals.and_then(|reveals| reveals.get(seat.index()).copied());
        // All together they reveal no more cubes than there are of a kind.
        let others = revealed.saturating_sub(chosen.unwrap_or(0));
        let most = most.min(CUBES_EACH.saturating_sub(others));
        let name = format!("reveals-{seat}");
        let counts = numbers(&name, 0..=room, most, chosen, frame, |count| {
            Message::Change(Change::Reveal(seat, count))
        });
        let ink = if seat.index() == at { Ink::Porphyry } else { Ink::Plain };
        let name = strong(frame.words(view.players).name(seat), scale.body()).class(ink);
        let line = row![
            drawing::emblem(colour_of(view.colours, seat), ICON),
            name.width(named),
            Row::with_children(counts).spacing(SPACE[0] / 2.0),
        ]
        .spacing(SPACE[1])
        .align_y(Center);
        lines = lines.push(line);
    }
    lines.into()
}
