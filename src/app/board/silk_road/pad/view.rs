//! The pad as it looks.

use iced::widget::{Column, Row, button, column, container, row, text_input};
use iced::{Center, Fill};

use super::super::Table;
use super::{CITY_FIELD, Count, Deal, Draft, Message, Pad, SIDE, Verdict, is_miscount};
use crate::app::board::parts::{self, colour_of, numbers, paint, question};
use crate::app::drawing::{self, Drawing};
use crate::app::frame::Frame;
use crate::app::scale::{ICON, SANS, SPACE};
use crate::app::screen::table::view::refusal;
use crate::app::theme::{Ink, Paint};
use crate::app::widget::{Element, chip, press, press_with, strong, words};
use crate::i18n::{Translator, say};
use crate::rules::Seat;
use crate::rules::silk_road::{CUBES_EACH, Event, GOLD, Good, Goods, Now, Position, Tile};

/// As many bids as are ever shown.
const BIDS: usize = 60;
/// As many coins or cubes of a sort as one click says in the end; more are typed.
const MANY: u8 = 12;
/// The same where there is little room.
const FEW: u8 = 7;
/// As many cubes as are sold, bought or revealed with one click where nobody knows better.
const CUBES: u8 = 10;

impl Pad {
    /// The pad over the table.
    pub(in crate::app::board::silk_road) fn view<'a>(
        &'a self,
        table: &'a Table,
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let (tr, position) = (frame.tr(), table.position());
        let spoken = frame.words(&table.shown);
        let name = |seat| spoken.name(seat);
        let verdict = self.verdict(position);
        let (heading, choices) = match &self.0 {
            Draft::Bid { seat, silver } => (
                tr.say(say::AppTablePadBid { name: name(*seat) }),
                bids(*silver, position, frame),
            ),
            Draft::City { typed } => (
                tr.say(say::AppSilkRoadPadCity {
                    name: name(position.leader()),
                }),
                cities(typed, table, frame),
            ),
            Draft::Printed => (tr.say(say::AppSilkRoadPadPrinted {}), tiles(frame)),
            Draft::Deal(deal) => (
                tr.say(say::AppSilkRoadPadTile {
                    name: name(position.pawn()),
                    tile: deal.tile,
                }),
                deal.view(table, frame),
            ),
            Draft::Count(count) => (
                tr.say(say::AppSilkRoadPadCount {
                    name: name(count.seat),
                }),
                count.view(frame),
            ),
        };
        let enter = match (&self.0, &verdict) {
            (Draft::Count(count), Verdict::Fits(_)) if count.warned => {
                Some(tr.say(say::AppSilkRoadEnterAnyway {}))
            }
            (Draft::Count(_), Verdict::Fits(_)) => Some(tr.say(say::AppSilkRoadEnterCount {})),
            (Draft::City { .. }, Verdict::Fits(_)) => Some(tr.say(say::AppSilkRoadGo {})),
            (_, Verdict::Fits(_)) => Some(tr.say(say::AppTableEnter {})),
            _ => None,
        };
        let enter = enter.map(|label| (label, Message::Enter));
        let mut buttons = parts::buttons(enter, Message::Close, frame);
        if self.unused(position).is_some() {
            let label = tr.say(say::AppSilkRoadUnused {});
            let unused = press(label, frame.scale.lead(), Paint::Plain, Message::Unused);
            buttons = buttons.push(container(unused).id("unused"));
        }
        let told = self.told(&verdict, table, frame);
        parts::pad(heading, choices, told, buttons, frame)
    }

    /// What would come of it, or why it cannot be.
    fn told<'a>(
        &self,
        verdict: &Verdict,
        table: &'a Table,
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let spoken = frame.words(&table.shown);
        let quiet = |sentence: String| words(sentence, scale.body()).class(Ink::Quiet).into();
        match verdict {
            Verdict::Refused(reasons) => refusal(reasons, &spoken, frame, Message::OpenRule),
            Verdict::Wanting => quiet(self.wanting(tr)),
            Verdict::Fits(events) => {
                let mut lines: Vec<Element<'a, Message>> = Vec::new();
                if let Draft::Count(count) = &self.0 {
                    let sum = tr.say(say::AppSilkRoadWouldCount {
                        silver: count.worth().into(),
                        cubes: count.goods.total().into(),
                        points: count.worth().saturating_add(count.goods.total()).into(),
                    });
                    lines.push(strong(sum, scale.lead()).class(Ink::Accepted).into());
                }
                for event in events.iter().filter(|event| self.is_told(event)) {
                    let ink = if is_miscount(event) {
                        Ink::Refused
                    } else {
                        Ink::Accepted
                    };
                    let sentence = strong(spoken.tell(event), scale.lead()).align_x(Center);
                    lines.push(sentence.class(ink).into());
                }
                Column::with_children(lines)
                    .spacing(SPACE[1])
                    .align_x(Center)
                    .into()
            }
        }
    }

    /// Whether something says what comes of a deal or a count, rather than how the game goes on.
    fn is_told(&self, event: &Event) -> bool {
        match (&self.0, event) {
            (Draft::Count(count), event) => count.warned && is_miscount(event),
            (
                _,
                Event::Earned { .. }
                | Event::Spent { .. }
                | Event::Swapped { .. }
                | Event::Stole { .. }
                | Event::Rewarded { .. }
                | Event::AllFree,
            ) => true,
            _ => false,
        }
    }

    /// What is still to be chosen.
    fn wanting(&self, tr: &Translator) -> String {
        match &self.0 {
            Draft::Bid { .. } => tr.say(say::AppSilkRoadWantingBid {}),
            Draft::City { .. } => tr.say(say::AppSilkRoadWantingCity {}),
            Draft::Printed => tr.say(say::AppSilkRoadWantingPrinted {}),
            Draft::Deal(deal) => tr.say(say::AppSilkRoadWanting { tile: deal.tile }),
            Draft::Count(_) => tr.say(say::AppSilkRoadWantingCount {}),
        }
    }
}

/// Silver to bid.
fn bids<'a>(chosen: Option<u32>, position: &Position, frame: Frame<'a>) -> Element<'a, Message> {
    let (least, most) = match position.due().now {
        Now::Bid { least, most, .. } => (least, most.unwrap_or(least.saturating_add(23))),
        _ => (1, 1),
    };
    let chips = (least..=most).take(BIDS).map(|silver| {
        let paint = paint(chosen == Some(silver));
        container(chip(silver, frame.scale, paint, Message::Bid(silver)))
            .id(format!("silver-{silver}"))
            .into()
    });
    question(frame.tr().say(say::AppSilkRoadHowMuch {}), chips, frame)
}

/// Roads that were taken before, all other cities with a name, and room for a new one.
fn cities<'a>(typed: &'a str, table: &'a Table, frame: Frame<'a>) -> Element<'a, Message> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let chips = |cities: Vec<_>, paint: Paint| {
        cities
            .into_iter()
            .map(move |city: crate::rules::silk_road::City| {
                let id = format!("city-{}", city.name());
                let label = tr.city(&city);
                let chip = press(label, scale.body(), paint, Message::City(city));
                container(chip.padding([SPACE[0], SPACE[2]])).id(id).into()
            })
    };
    let mut questions = column![].spacing(SPACE[2]).align_x(Center);
    let onward = table.onward(frame.context);
    if !onward.is_empty() {
        let label = tr.say(say::AppSilkRoadTravelled {});
        questions = questions.push(question(label, chips(onward, Paint::Chosen), frame));
    }
    let elsewhere = chips(table.elsewhere(frame.context), Paint::Plain);
    let questions = questions.push(question(tr.say(say::AppSilkRoadKnown {}), elsewhere, frame));
    let field = text_input(&tr.say(say::AppSilkRoadCityName {}), typed)
        .id(CITY_FIELD)
        .font(SANS)
        .size(scale.lead())
        .padding([SPACE[1], SPACE[2]])
        .width(scale.lead() * 16.0)
        .on_input(Message::Typed)
        .on_submit(Message::Go);
    questions
        .push(question(
            tr.say(say::AppSilkRoadNewCity {}),
            [field.into()],
            frame,
        ))
        .into()
}

/// The tiles that can be printed on the map.
fn tiles(frame: Frame<'_>) -> Element<'_, Message> {
    let tr = frame.tr();
    let tiles = Tile::ALL.into_iter().filter(|tile| !tile.is_kept());
    let tiles = tiles.map(|tile| {
        let press = press_with(
            Drawing::of_tile(tile),
            tr.tile(tile),
            frame.scale.body(),
            Paint::Plain,
            Message::Tile(tile),
        );
        container(press).id(format!("printed-{}", tile.id())).into()
    });
    question(tr.say(say::AppSilkRoadWhichPrinted {}), tiles, frame)
}

/// A kind to choose.
fn kind(good: Good, chosen: bool, is_barred: bool, frame: Frame<'_>) -> Element<'_, Message> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let ink = if is_barred { Ink::Quiet } else { Ink::Plain };
    let label = row![
        drawing::cube(good, tr.silk_letter(good), scale.lead()),
        strong(tr.silk_good(good), scale.body()).class(ink),
    ]
    .spacing(SPACE[1])
    .align_y(Center);
    let kind = button(label)
        .class(paint(chosen))
        .padding([SPACE[0], SPACE[1]])
        .on_press(Message::Good(good));
    container(kind).id(format!("kind-{}", good.id())).into()
}

impl Deal {
    fn view<'a>(&'a self, table: &'a Table, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, position) = (frame.tr(), table.position());
        let seat = position.pawn();
        let mut questions = column![].spacing(SPACE[2]).align_x(Center);
        match self.tile {
            Tile::Seller | Tile::Buyer => {
                questions =
                    questions.push(self.kinds(tr.say(say::AppSilkRoadWhichGood {}), &[], frame));
                let label = tr.say(say::AppSilkRoadHowManyCubes {});
                let most = match (self.tile, self.good) {
                    (Tile::Seller, Some(good)) => position.at_most(seat, good),
                    _ => None,
                };
                let most = most.map_or(CUBES, |most| u8::try_from(most).unwrap_or(CUBES));
                let counts = numbers(
                    "count",
                    1..=most.clamp(1, CUBES_EACH),
                    self.count,
                    frame,
                    Message::Count,
                );
                questions = questions.push(question(label, counts, frame));
            }
            Tile::Barter | Tile::SpecialBarter => {
                let (gives, gets) = if self.tile == Tile::Barter {
                    (
                        tr.say(say::AppSilkRoadLeftSide {}),
                        tr.say(say::AppSilkRoadRightSide {}),
                    )
                } else {
                    (
                        tr.say(say::AppSilkRoadGives {}),
                        tr.say(say::AppSilkRoadGets {}),
                    )
                };
                questions = questions
                    .push(side("gives", gives, self.gives, Message::Gives, frame))
                    .push(side("gets", gets, self.gets, Message::Gets, frame));
                questions = if self.tile == Tile::Barter {
                    let times = numbers("times", 1..=2, Some(self.times), frame, Message::Times);
                    questions.push(question(tr.say(say::AppSilkRoadTimes {}), times, frame))
                } else {
                    let limits = [2, SIDE].map(|limit| {
                        let paint = paint(self.limit == limit);
                        let chip = chip(limit.into(), frame.scale, paint, Message::Limit(limit));
                        container(chip).id(format!("limit-{limit}")).into()
                    });
                    questions.push(question(tr.say(say::AppSilkRoadLimit {}), limits, frame))
                };
            }
            Tile::Thief => {
                let others = seat.clockwise(position.table().players());
                let others = others.filter(|other| *other != seat).map(|other| {
                    let cubes = position
                        .cubes(other)
                        .filter(|_| table.shows_totals(frame.context));
                    let cubes = cubes.map(|cubes| {
                        row![
                            Drawing::Cube.mark(ICON, Ink::Quiet),
                            strong(cubes.to_string(), frame.scale.body()),
                        ]
                        .spacing(SPACE[0])
                        .align_y(Center)
                        .into()
                    });
                    let choice = parts::somebody(
                        frame.words(&table.shown).name(other),
                        colour_of(&table.colours, other),
                        self.from == Some(other),
                        cubes,
                        frame,
                        Message::From(other),
                    );
                    container(choice).id(format!("from-{other}")).into()
                });
                questions =
                    questions.push(question(tr.say(say::AppSilkRoadFromWhom {}), others, frame));
            }
            Tile::Vizier => {
                let named = position.named();
                questions = questions
                    .push(self.kinds(tr.say(say::AppSilkRoadWhichNamed {}), &named, frame))
                    .push(self.reveals_view(table, frame));
            }
            Tile::Crook | Tile::Barterer => {}
        }
        let crooks = position.crooks(seat);
        if crooks > 0 && self.tile.shows_goods() {
            let chips = numbers(
                "crooks",
                0..=crooks,
                Some(self.crooks),
                frame,
                Message::Crooks,
            );
            let label = tr.say(say::AppSilkRoadWithCrooks {});
            questions = questions.push(question(label, chips, frame));
        }
        questions.into()
    }

    fn kinds<'a>(&self, label: String, barred: &[Good], frame: Frame<'a>) -> Element<'a, Message> {
        let kinds = Good::ALL
            .map(|good| kind(good, self.good == Some(good), barred.contains(&good), frame));
        question(label, kinds, frame)
    }

    /// How many everybody reveals.
    fn reveals_view<'a>(&self, table: &'a Table, frame: Frame<'a>) -> Element<'a, Message> {
        let position = table.position();
        let mut lines = column![
            words(
                frame.tr().say(say::AppSilkRoadReveals {}),
                frame.scale.body()
            )
            .class(Ink::Quiet)
        ]
        .spacing(SPACE[0])
        .align_x(Center);
        for seat in position.table().seats() {
            let most = self.good.and_then(|good| position.at_most(seat, good));
            let most = most.map_or(CUBES, |most| u8::try_from(most).unwrap_or(CUBES));
            let chosen = self.reveals.map(|reveals| reveals[seat.index()]);
            let counts = numbers(
                &format!("reveals-{seat}"),
                0..=most.min(CUBES_EACH),
                chosen,
                frame,
                |count| Message::Reveal(seat, count),
            );
            lines = lines.push(person(seat, counts, table, frame));
        }
        lines.into()
    }
}

/// Somebody's line of numbers.
fn person<'a>(
    seat: Seat,
    counts: Vec<Element<'a, Message>>,
    table: &'a Table,
    frame: Frame<'a>,
) -> Element<'a, Message> {
    let scale = frame.scale;
    let name = strong(frame.words(&table.shown).name(seat), scale.body());
    row![
        drawing::emblem(colour_of(&table.colours, seat), ICON),
        name.width(scale.body() * 9.0),
        Row::with_children(counts).spacing(SPACE[0] / 2.0),
    ]
    .spacing(SPACE[1])
    .align_y(Center)
    .into()
}

/// One side of a barter: each good with more and fewer of it.
fn side<'a>(
    name: &str,
    label: String,
    goods: Goods,
    message: impl Fn(Good, bool) -> Message,
    frame: Frame<'a>,
) -> Element<'a, Message> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let steppers = Good::ALL.map(|good| {
        let count = goods.count(good);
        let more = button(
            row![
                drawing::cube(good, tr.silk_letter(good), scale.lead()),
                strong(count.to_string(), scale.lead()).class(if count > 0 {
                    Ink::Plain
                } else {
                    Ink::Quiet
                }),
            ]
            .spacing(SPACE[1])
            .align_y(Center),
        )
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
    question(label, steppers, frame)
}

impl Count {
    /// What the coins are worth in silver.
    fn worth(&self) -> u32 {
        let gold = self.gold.saturating_mul(GOLD);
        gold.saturating_add(self.silver)
    }

    /// A line for gold, for silver, and for each kind of goods. Nobody else looks.
    fn view<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let heads = 9.0 * scale.body();
        let line = |at: usize,
                    head: Element<'a, Message>,
                    label: String,
                    answers: Vec<Element<'a, Message>>| {
            let ink = if self.at == at {
                Ink::Porphyry
            } else {
                Ink::Plain
            };
            let label = row![head, strong(label, scale.body()).class(ink)]
                .spacing(SPACE[1])
                .align_y(Center);
            row![
                container(label).width(heads),
                Row::with_children(answers)
                    .spacing(SPACE[0] / 2.0)
                    .align_y(Center)
            ]
            .spacing(SPACE[1])
            .align_y(Center)
            .width(Fill)
        };
        // What is beyond the numbers to press is typed.
        let most = if scale.is_tight() && scale.is_large() {
            FEW
        } else {
            MANY
        };
        let answers = |name: &'static str, count: u32, message: &dyn Fn(u32) -> Message| {
            let chosen = u8::try_from(count).ok();
            numbers(name, 0..=most, chosen, frame, |count| message(count.into()))
        };
        let field = |name: &str, count: u32| {
            text_input("0", &count.to_string())
                .id(format!("{name}-field"))
                .font(SANS)
                .size(scale.body())
                .align_x(Center)
                .padding([SPACE[0], SPACE[1]])
                .width(scale.body() * 3.0)
                .on_submit(Message::Enter)
        };
        let coins = |name: &'static str, count: u32, message: fn(u32) -> Message| {
            let field = field(name, count).on_input(move |typed| message(number(&typed)));
            let mut answers = answers(name, count, &message);
            answers.push(field.into());
            answers
        };
        let mark = |drawing: Drawing| drawing.mark(scale.lead(), Ink::Gold);
        let mut lines = column![
            line(
                0,
                mark(Drawing::Coins),
                tr.say(say::AppSilkRoadGold {}),
                coins("gold", self.gold, Message::Gold),
            ),
            line(
                1,
                mark(Drawing::Purse),
                tr.say(say::AppSilkRoadSilver {}),
                coins("silver", self.silver, Message::Silver),
            ),
        ]
        .spacing(SPACE[0]);
        for (place, good) in Good::ALL.into_iter().enumerate() {
            let message = move |count| {
                let count = u8::try_from(count).unwrap_or(u8::MAX);
                Message::Cubes(good, count)
            };
            let count = self.goods.count(good).into();
            let field = field(good.id(), count).on_input(move |typed| message(number(&typed)));
            let mut counts = answers(good.id(), count, &message);
            counts.push(field.into());
            let cube = drawing::cube(good, tr.silk_letter(good), scale.lead());
            lines = lines.push(line(place + 2, cube, tr.silk_good(good), counts));
        }
        lines.into()
    }
}

/// The number that somebody has typed, as long as a table could ever mean it.
fn number(typed: &str) -> u32 {
    let digits: String = typed.chars().filter(char::is_ascii_digit).collect();
    let digits = digits.trim_start_matches('0');
    digits.get(..3).unwrap_or(digits).parse().unwrap_or(0)
}
