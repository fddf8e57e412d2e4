//! What pads of all games are made of: questions, numbers, and the sheet itself.

use std::ops::RangeInclusive;

use iced::widget::{Row, column, container, row, space};
use iced::{Center, Fill};

use crate::app::ui::drawing::{self, Drawing};
use crate::app::ui::focus::button;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::{Element, Ink, Paint, Theme};
use crate::app::ui::widget::{chip, strong, text_button, words};
use fondaco_record::Colour;
use fondaco_rules::Seat;
use fondaco_words::say;

/// How wide the button is that enters something, whatever it says, for the size of its letters.
const ENTER: f32 = 13.0;

/// The button that puts a pad away, what else can be done with it, and the one that enters what is
/// on it, once it can be entered.
pub fn buttons<'a, M: Clone + 'a>(
    enter: Option<(String, M)>,
    close: M,
    others: Option<Element<'a, M>>,
    frame: Frame<'a>,
) -> Row<'a, M, Theme> {
    let (tr, size) = (frame.tr(), frame.scale.lead());
    let (label, message) = enter.unzip();
    let label = label.unwrap_or_else(|| tr.say(say::AppTableEnter));
    let (paint, ink) = match message {
        Some(_) => (Paint::First, Ink::OnPorphyry),
        None => (Paint::Absent, Ink::Absent),
    };
    let label = row![Drawing::CHECK.mark(size * 1.1, ink), strong(label, size)];
    let enter = button(container(label.spacing(SPACE[1]).align_y(Center)).center_x(Fill))
        .class(paint)
        .padding([SPACE[1], SPACE[2]])
        .width(ENTER * size)
        .on_press_maybe(message);
    let cancel = text_button(tr.say(say::AppTableCancel), size, Paint::Plain, close);
    row![cancel, space().width(Fill)]
        .push(others)
        .push(container(enter).id("enter"))
        .spacing(SPACE[2])
        .align_y(Center)
}

/// A question and its answers.
pub fn question<'a, M: 'a>(
    label: String,
    answers: impl IntoIterator<Item = Element<'a, M>>,
    frame: Frame<'a>,
) -> Element<'a, M> {
    let answers = Row::with_children(answers).spacing(SPACE[1]).align_y(Center);
    column![
        words(label, frame.scale.body()).class(Ink::Quiet),
        answers.wrap().vertical_spacing(SPACE[0]),
    ]
    .spacing(SPACE[0])
    .align_x(Center)
    .into()
}

/// Numbers to choose from, up to the highest that is possible now; those above it keep their places.
pub fn numbers<'a, M: Clone + 'a>(
    name: &str,
    numbers: RangeInclusive<u8>,
    highest: u8,
    chosen: Option<u8>,
    frame: Frame<'a>,
    message: impl Fn(u8) -> M,
) -> Vec<Element<'a, M>> {
    numbers
        .map(|number| {
            let paint = paint(chosen == Some(number));
            let choose = (number <= highest).then(|| message(number));
            let chip = chip(number.into(), frame.scale, paint, choose);
            container(chip).id(format!("{name}-{number}")).into()
        })
        .collect()
}

/// How far numbers from 0 on can be chosen from in one line of a pad, beside something of this
/// width.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub fn last_number(beside: f32, most: u8, frame: Frame<'_>) -> u8 {
    let scale = frame.scale;
    let chip = scale.body() * 2.25 + SPACE[0] / 2.0;
    let room = scale.pad().min(scale.window.width) - 2.0 * SPACE[3] - 2.0 * SPACE[1] - beside;
    let chips = (room / chip).floor().clamp(2.0, 200.0) as u8;
    (chips - 1).min(most)
}

/// Somebody to choose, with whatever else there is to know about them.
pub fn somebody<'a, M: Clone + 'a>(
    name: String,
    colour: Colour,
    chosen: bool,
    extra: impl IntoIterator<Item = Element<'a, M>>,
    frame: Frame<'a>,
    message: M,
) -> Element<'a, M> {
    let paint = if chosen { Paint::SeatCalled(colour) } else { Paint::Seat(colour) };
    let label = row![drawing::emblem(colour, SPACE[4]), strong(name, frame.scale.body()),]
        .extend(extra)
        .spacing(SPACE[1])
        .align_y(Center);
    button(label).class(paint).padding([SPACE[0], SPACE[1]]).on_press(message).into()
}

/// Whether something is chosen, as a button shows it.
pub fn paint(chosen: bool) -> Paint {
    if chosen { Paint::Chosen } else { Paint::Plain }
}

pub fn colour_of(colours: &[Colour], seat: Seat) -> Colour {
    colours.get(seat.index()).copied().unwrap_or(Colour::Blue)
}

/// The seat with this number on the keyboard, counted from 1.
pub fn seat_number(digit: u8, players: u8) -> Option<Seat> {
    let seat = digit.checked_sub(1)?;
    (seat < players).then(|| Seat::new(seat))
}

/// What a letter on the keyboard stands for, among things that have letters.
pub fn by_letter<T: Copy>(
    all: impl IntoIterator<Item = T>,
    letter: char,
    letter_of: impl Fn(T) -> String,
) -> Option<T> {
    let written = letter.to_uppercase().to_string();
    all.into_iter().find(|one| letter_of(*one) == written)
}
