//! Who wins most: a table of everybody, and somebody's games in charts.

use iced::widget::{Column, button, column, container, row, rule};
use iced::{Center, Fill, Right};

use super::{Library, Message};
use crate::app::frame::Frame;
use crate::app::names;
use crate::app::picture::Picture;
use crate::app::scale::SPACE;
use crate::app::theme::{Ink, Paint, Theme};
use crate::app::widget::{Element, raised, strong, words};
use crate::export::chart::{Bar, Bars, Series};
use crate::export::picture;
use crate::i18n::{Translator, say};
use crate::language::Language;
use crate::record::Colour;
use crate::settings::Look;
use crate::statistics::{Person, Statistics};

/// A column of numbers.
const NUMBER: f32 = SPACE[6] * 2.0;
/// Charts are drawn in this size and grow with the window.
const CHART: (u32, u32) = (960, 320);
/// A chart shows so many people at most; the others stand in the table.
const MOST: usize = 8;

impl Library {
    pub(super) fn statistics_view<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let Some(statistics) = &self.statistics else {
            return column![].into();
        };
        if statistics.games() == 0 {
            let none = tr.say(say::AppStatisticsNone {});
            return words(none, scale.lead()).class(Ink::Quiet).into();
        }
        let games = tr.say(say::AppStatisticsGames {
            games: statistics.games().into(),
        });
        let mut content = column![
            strong(games, scale.lead()),
            table(statistics, self.person.as_deref(), frame),
            words(tr.say(say::AppStatisticsExplained {}), scale.small()).class(Ink::Quiet),
        ]
        .spacing(SPACE[3])
        .width(Fill);
        if self.person.is_none() {
            let choose = words(tr.say(say::AppStatisticsChoose {}), scale.body());
            content = content.push(choose.class(Ink::Quiet));
        }
        for (heading, picture) in &self.charts {
            let chart = column![
                strong(heading.clone(), scale.lead()),
                picture.view(CHART.0, CHART.1)
            ];
            content = content.push(raised(chart.spacing(SPACE[2])).width(Fill));
        }
        if let Some(name) = &self.person {
            content = content.push(against(statistics, name, frame));
        }
        content.into()
    }
}

fn table<'a>(
    statistics: &Statistics,
    chosen: Option<&str>,
    frame: Frame<'a>,
) -> Element<'a, Message> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let number = |content: String, size: f32| words(content, size).width(NUMBER).align_x(Right);
    let heads = [
        tr.say(say::AppStatisticsPlayed {}),
        tr.say(say::AppStatisticsWon {}),
        tr.say(say::AppStatisticsShare {}),
        tr.say(say::AppStatisticsAverage {}),
        tr.say(say::AppStatisticsBest {}),
        tr.say(say::AppStatisticsMerchants {}),
        tr.say(say::AppStatisticsStreak {}),
    ];
    let name = words(tr.say(say::AppEndPlayer {}), scale.small()).width(Fill);
    let mut head = row![name].spacing(SPACE[0]).padding([0.0, SPACE[2]]);
    for label in heads {
        head = head.push(number(label, scale.small()).class(Ink::Quiet));
    }
    let mut lines = column![head, rule::horizontal(1)];
    for person in statistics.people() {
        let shown = names::name(&person.name);
        let mut line = row![strong(shown, scale.body()).width(Fill)]
            .spacing(SPACE[0])
            .align_y(Center);
        for content in numbers(person, tr) {
            line = line.push(number(content, scale.body()));
        }
        let paint = if chosen == Some(person.name.as_str()) {
            Paint::Chosen
        } else {
            Paint::Quiet
        };
        let line = button(line)
            .class(paint)
            .padding([SPACE[0], SPACE[2]])
            .width(Fill)
            .on_press(Message::Person(person.name.clone()));
        lines = lines.push(line);
    }
    raised(lines.spacing(SPACE[0])).width(Fill).into()
}

/// Somebody's numbers, in the order of the table's heads.
fn numbers(person: &Person, tr: &Translator) -> [String; 7] {
    [
        person.games.to_string(),
        person.wins.to_string(),
        tr.percent(person.win_share()),
        tr.decimal(person.average()),
        person.best.to_string(),
        tr.percent(person.figure(0).share()),
        person.longest.to_string(),
    ]
}

/// Somebody and everybody they have played with.
fn against<'a>(statistics: &Statistics, name: &str, frame: Frame<'a>) -> Element<'a, Message> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let heading = tr.say(say::AppStatisticsAgainst {
        name: names::name(name),
    });
    let pairs = statistics.against(name).into_iter().map(|(other, pair)| {
        let line = tr.pair(names::name(&other.name), &pair);
        words(line, scale.body()).into()
    });
    let lines = Column::with_children(pairs).spacing(SPACE[0]);
    let content = column![strong(heading, scale.lead()), lines].spacing(SPACE[2]);
    container(raised(content).width(Fill)).into()
}

/// Draws the charts, in every look that may be needed.
pub(super) fn draw(
    statistics: &Statistics,
    person: Option<&str>,
    language: Language,
    look: Look,
) -> Vec<(String, Picture)> {
    let tr = Translator::new(language);
    let charts = match person {
        Some(name) => somebody(statistics, name, &tr),
        None => vec![everybody(statistics, &tr)],
    };
    let mut drawn = Vec::new();
    for (heading, chart) in charts {
        let picture = Picture::draw(look, |theme: Theme| {
            let svg = chart.svg(CHART.0, CHART.1, theme.palette());
            picture::outlined(&svg).unwrap_or_default()
        });
        drawn.push((heading, picture));
    }
    drawn
}

/// How often everybody has won.
fn everybody(statistics: &Statistics, tr: &Translator) -> (String, Bars) {
    let people = statistics.people();
    let people = people.iter().take(MOST);
    let bars = people.clone().map(|person| Bar {
        value: f64::from(person.wins),
        label: person.wins.to_string(),
    });
    let chart = Bars {
        groups: people.map(|person| names::name(&person.name)).collect(),
        series: vec![Series {
            name: tr.say(say::AppStatisticsWins {}),
            colour: None,
            bars: bars.collect(),
        }],
        upwards: tr.say(say::AppStatisticsAxisGames {}),
        ..Bars::default()
    };
    (tr.say(say::AppStatisticsWins {}), chart)
}

/// Somebody's rounds, and how they fare against the others.
fn somebody(statistics: &Statistics, name: &str, tr: &Translator) -> Vec<(String, Bars)> {
    let Some(person) = statistics.person(name) else {
        return Vec::new();
    };
    let shown = names::name(name);
    let averages = person.round_averages();
    let rounds = Bars {
        groups: (1..=averages.len())
            .map(|round| round.to_string())
            .collect(),
        series: vec![Series {
            name: shown.clone(),
            colour: None,
            bars: averages
                .iter()
                .map(|average| Bar {
                    value: *average,
                    label: tr.decimal(*average),
                })
                .collect(),
        }],
        along: tr.say(say::AppStatisticsAxisRound {}),
        upwards: tr.say(say::AppStatisticsAxisProfit {}),
    };
    let heading = tr.say(say::AppStatisticsRounds {
        name: shown.clone(),
    });
    let mut charts = vec![(heading, rounds)];
    let others = statistics.against(name);
    if !others.is_empty() {
        let others = &others[..others.len().min(MOST)];
        let bars = |count: fn(&crate::statistics::Pair) -> u32| {
            let bars = others.iter().map(|(_, pair)| Bar {
                value: f64::from(count(pair)),
                label: count(pair).to_string(),
            });
            bars.collect()
        };
        let chart = Bars {
            groups: others
                .iter()
                .map(|(other, _)| names::name(&other.name))
                .collect(),
            series: vec![
                Series {
                    name: tr.say(say::AppStatisticsAhead {}),
                    colour: Some(Colour::Blue),
                    bars: bars(|pair| pair.ahead),
                },
                Series {
                    name: tr.say(say::AppStatisticsBehind {}),
                    colour: Some(Colour::Red),
                    bars: bars(|pair| pair.behind),
                },
            ],
            upwards: tr.say(say::AppStatisticsAxisGames {}),
            ..Bars::default()
        };
        charts.push((tr.say(say::AppStatisticsAgainst { name: shown }), chart));
    }
    charts
}
