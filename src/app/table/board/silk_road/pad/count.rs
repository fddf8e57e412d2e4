//! What somebody has behind the screen in the end. Nobody else looks.

use iced::widget::{Row, column, container, row, text_input};
use iced::{Center, Fill, Left};

use super::{Change, PadForm, typed};
use crate::app::table::board::pad;
use crate::app::table::board::parts::{last_number, numbers};
use crate::app::table::board::silk_road::drawing::{self, Drawing};
use crate::app::table::keys::KeyAction;
use crate::app::ui::fitted;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::{SANS, SPACE};
use crate::app::ui::theme::{Element, Ink};
use fondaco_rules::silk_road::{Counted, Good, Goods, Miscount, Move, Position};
use fondaco_rules::{Game as _, Seat};
use fondaco_words::say;

type Message = pad::Message<PadForm>;

/// As many coins or cubes of a sort as one click says; more are typed.
const MANY: u8 = 12;
/// How wide what is counted and the field for more are, in letters.
const NAMED: f32 = 9.0;
const TYPED: f32 = 3.0;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Count {
    seat: Seat,
    counted: Counted,
    /// Whether anything was counted: nobody means to have nothing by not saying anything.
    is_touched: bool,
    /// What the keyboard counts: gold, silver, then the goods.
    at: usize,
    /// Whether they were told that it cannot be, or that the book has it otherwise. Nobody hears
    /// that before they have counted.
    is_warned: bool,
    /// Where it differs from the book, as they were told.
    miscounts: Vec<Miscount>,
}

impl Count {
    /// Gold, silver, and the goods.
    const PARTS: usize = 2 + Good::ALL.len();

    pub(super) fn new(seat: Seat) -> Self {
        Count {
            seat,
            counted: Counted { gold: 0, silver: 0, goods: Goods::default() },
            is_touched: false,
            at: 0,
            is_warned: false,
            miscounts: Vec::new(),
        }
    }

    pub(super) fn of(seat: Seat, counted: Counted) -> Self {
        Count { counted, is_touched: true, ..Count::new(seat) }
    }

    pub(super) fn seat(&self) -> Seat {
        self.seat
    }

    pub(super) fn counted(&self) -> Counted {
        self.counted
    }

    pub(super) fn is_warned(&self) -> bool {
        self.is_warned
    }

    pub(super) fn entry(&self) -> Option<Move> {
        let Counted { gold, silver, goods } = self.counted;
        self.is_touched.then_some(Move::Count { seat: self.seat, gold, silver, goods })
    }

    /// Where it differs from the book, once they were told.
    pub(super) fn miscounts(&self) -> &[Miscount] {
        &self.miscounts
    }

    /// Tells them once if there is a reason to count again; whether there was.
    pub(super) fn warn(&mut self, position: &Position) -> bool {
        if self.is_warned {
            return false;
        }
        let mut after = position.clone();
        let played = self.entry().map(|entry| after.play(&entry).is_ok());
        self.miscounts = if played == Some(true) { after.miscounts(self.seat) } else { Vec::new() };
        self.is_warned = played == Some(false) || !self.miscounts.is_empty();
        self.is_warned
    }

    fn touch(&mut self) {
        self.is_touched = true;
        self.is_warned = false;
        self.miscounts.clear();
    }

    pub(super) fn update(&mut self, change: &Change) {
        match *change {
            Change::Gold(gold) => self.counted.gold = gold,
            Change::Silver(silver) => self.counted.silver = silver,
            Change::Cubes(good, cubes) => {
                self.counted.goods = self.counted.goods.with(good, cubes);
            }
            _ => return,
        }
        self.touch();
    }

    /// A key: digits and arrows count, letters are goods, the long key goes on to the next line.
    pub(super) fn press(&mut self, press: KeyAction, letter: Option<Good>) {
        match press {
            KeyAction::Pass => self.at = (self.at + 1) % Count::PARTS,
            KeyAction::Letter(_) => {
                let place = Good::ALL.iter().position(|good| Some(*good) == letter);
                self.at = place.map_or(self.at, |place| place + 2);
            }
            KeyAction::Digit(digit) => self.change(|had| typed(had, digit)),
            KeyAction::Remove => self.change(|had| had / 10),
            KeyAction::Raise => self.change(|had| had.saturating_add(1)),
            KeyAction::Lower => self.change(|had| had.saturating_sub(1)),
            _ => {}
        }
    }

    fn change(&mut self, change: impl Fn(u32) -> u32) {
        let counted = &mut self.counted;
        match self.at {
            0 => counted.gold = change(counted.gold),
            1 => counted.silver = change(counted.silver),
            at => {
                if let Some(good) = Good::ALL.get(at - 2) {
                    let cubes = change(counted.goods.count(*good).into());
                    let cubes = u8::try_from(cubes).unwrap_or(u8::MAX);
                    counted.goods = counted.goods.with(*good, cubes);
                }
            }
        }
        self.touch();
    }

    /// A line for gold, for silver, and for each kind of goods.
    pub(super) fn view<'a>(&self, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let mark = |drawing: Drawing| drawing.mark(scale.lead(), Ink::Gold);
        let (gold, silver) = (self.counted.gold, self.counted.silver);
        let gold = answers("gold", gold, Change::Gold, frame);
        let silver = answers("silver", silver, Change::Silver, frame);
        let mut lines = column![
            self.line(0, mark(Drawing::COINS), tr.say(say::AppSilkRoadGold), gold, frame),
            self.line(1, mark(Drawing::PURSE), tr.say(say::AppSilkRoadSilver), silver, frame),
        ]
        .spacing(SPACE[0]);
        for (place, good) in Good::ALL.into_iter().enumerate() {
            let change = move |count| {
                let count = u8::try_from(count).unwrap_or(u8::MAX);
                Change::Cubes(good, count)
            };
            let count = self.counted.goods.count(good).into();
            let counts = answers(good.id(), count, change, frame);
            let cube = drawing::cube(good, tr.silk_road_letter(good), scale.lead());
            let name = tr.silk_road_good(good);
            lines = lines.push(self.line(place + 2, cube, name, counts, frame));
        }
        lines.into()
    }

    fn line<'a>(
        &self,
        at: usize,
        picture: Element<'a, Message>,
        label: String,
        answers: Vec<Element<'a, Message>>,
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let size = frame.scale.body();
        let ink = if self.at == at { Ink::Porphyry } else { Ink::Plain };
        let sizes = [size, frame.scale.small(), frame.scale.least()];
        let label = fitted::strong(label, &sizes, size * 1.3).class(ink).align_x(Left);
        let label = row![picture, label].spacing(SPACE[1]).align_y(Center);
        let answers = Row::with_children(answers).spacing(SPACE[0] / 2.0).align_y(Center);
        row![container(label).width(size * NAMED), answers]
            .spacing(SPACE[1])
            .align_y(Center)
            .width(Fill)
            .into()
    }
}

/// Numbers to press, and a field for those beyond them.
fn answers<'a>(
    name: &'static str,
    count: u32,
    change: impl Fn(u32) -> Change + Copy + 'static,
    frame: Frame<'a>,
) -> Vec<Element<'a, Message>> {
    let scale = frame.scale;
    let most = last_number(scale.body() * (NAMED + TYPED) + SPACE[2], MANY, frame);
    let chosen = u8::try_from(count).ok();
    let mut answers =
        numbers(name, 0..=most, most, chosen, frame, |count| Message::Change(change(count.into())));
    let field = text_input("0", &count.to_string())
        .id(format!("{name}-field"))
        .font(SANS)
        .size(scale.body())
        .align_x(Center)
        .padding([SPACE[0], SPACE[1]])
        .width(scale.body() * TYPED)
        .on_input(move |typed| Message::Change(change(number(&typed))));
    answers.push(field.into());
    answers
}

/// The number that somebody has typed, as long as a table could ever mean it.
fn number(typed: &str) -> u32 {
    let digits: String = typed.chars().filter(char::is_ascii_digit).collect();
    let digits = digits.trim_start_matches('0');
    digits.get(..3).unwrap_or(digits).parse().unwrap_or(0)
}
