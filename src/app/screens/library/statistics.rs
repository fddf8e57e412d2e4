//! Who wins most: a table of everybody, and somebody's games in charts.

use iced::widget::{Column, column, container, row, rule};
use iced::{Bottom, Center, Fill, Right};
use jiff::Timestamp;

use super::{Library, Message};
use crate::app::ui::focus::button;
use crate::app::ui::frame::Frame;
use crate::app::ui::names;
use crate::app::ui::picture::Picture;
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::{Element, Ink, Paint, Theme};
use crate::app::ui::widget::{choice, raised, strong, words};
use crate::export::chart::{Bar, Bars, Series};
use crate::export::picture;
use fondaco_record::Colour;
use fondaco_record::statistics::{Pair, Person, Statistics};
use fondaco_rules::GameId;
use fondaco_store::settings::ThemeChoice;
use fondaco_text::Language;
use fondaco_words::{Translator, say, time_zone};

/// A column of numbers.
const NUMBER: f32 = SPACE[6] * 2.0;
/// So many of them have room beside the names in the smallest window.
const COLUMNS: usize = 7;
/// Charts are drawn in this size and grow with the window.
const CHART: (f32, f32) = (960.0, 320.0);
/// A chart shows so many people at most; the others stand in the table.
const MOST: usize = 8;

/// Since when games are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Period {
    Ever,
    Year,
    Month,
}

impl Period {
    /// The moment at which the year or the month began, by the calendar on the wall.
    pub(super) fn start(self, now: Timestamp) -> Option<Timestamp> {
        let today = time_zone().to_datetime(now).date();
        let first = match self {
            Period::Ever => return None,
            Period::Year => today.first_of_year(),
            Period::Month => today.first_of_month(),
        };
        first.to_zoned(time_zone()).ok().map(|first| first.timestamp())
    }
}

impl Library {
    pub(super) fn statistics_view<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let Some(statistics) = self.counted() else {
            return column![].into();
        };
        if self.played.is_empty() {
            let none = tr.say(say::AppStatisticsNone);
            return words(none, scale.lead()).class(Ink::Quiet).into();
        }
        let mut content = column![].spacing(SPACE[3]).width(Fill);
        let named = |game| (game, tr.game_name(game));
        if self.played.len() > 1 {
            let games = self.played.iter().copied().map(named);
            content =
                content.push(choice(games, self.counted, scale.body(), Message::StatisticsOf));
        }
        let games = tr.say(say::AppStatisticsGames {
            game: named(self.counted).1,
            games: statistics.games().into(),
        });
        content = content.push(self.counting_view(frame)).push(strong(games, scale.lead()));
        if statistics.games() == 0 {
            return content.into();
        }
        for table in self.tables(statistics, tr) {
            let explained = words(table.explained.clone(), scale.small()).class(Ink::Quiet);
            content = content.push(table.view(self.person.as_deref(), frame));
            content = content.push(explained);
        }
        if self.person.is_none() {
            let choose = words(tr.say(say::AppStatisticsChoose), scale.body());
            content = content.push(choose.class(Ink::Quiet));
        }
        for (heading, picture) in &self.charts {
            let chart =
                column![strong(heading.clone(), scale.lead()), picture.view(CHART.1 / CHART.0)];
            content = content.push(raised(chart.spacing(SPACE[2])).width(Fill));
        }
        if let Some(name) = &self.person {
            content = content.push(against(statistics, name, frame));
        }
        content.into()
    }
}

impl Library {
    /// Since when games are counted, and by how many players.
    fn counting_view<'a>(&self, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, size) = (frame.tr(), frame.scale.small());
        let periods = [
            (Period::Ever, tr.say(say::AppStatisticsEver)),
            (Period::Year, tr.say(say::AppStatisticsYear)),
            (Period::Month, tr.say(say::AppStatisticsMonth)),
        ];
        let any = (None, tr.say(say::AppStatisticsAnyPlayers));
        let players = self.counted.players().map(|players| {
            (Some(players), tr.say(say::AppStatisticsPlayers { players: players.into() }))
        });
        row![
            choice(periods, self.period, size, Message::Period),
            choice([any].into_iter().chain(players), self.players, size, Message::Players),
        ]
        .spacing(SPACE[4])
        .wrap()
        .vertical_spacing(SPACE[1])
        .into()
    }
}

/// Everybody's numbers.
struct StatisticsTable<'a> {
    heads: Vec<String>,
    /// Numbers in the order of the heads.
    people: Vec<(&'a Person, Vec<String>)>,
    /// What the heads mean.
    explained: String,
}

impl Library {
    /// What is common to all games, and what only this one counts: in one table if there is room,
    /// otherwise one below the other.
    fn tables<'a>(&self, statistics: &'a Statistics, tr: &Translator) -> Vec<StatisticsTable<'a>> {
        let figures = |person: &Person| tr.figures(self.counted, person).into_iter();
        let nobody = Person::default();
        let heads = figures(&nobody).map(|counted| counted.head).collect();
        let explained: Vec<String> = figures(&nobody).map(|counted| counted.explanation).collect();
        let people = statistics.people();
        let own = StatisticsTable {
            heads,
            people: people
                .iter()
                .map(|person| (*person, figures(person).map(|counted| counted.value).collect()))
                .collect(),
            explained: explained.join(" "),
        };
        let common = StatisticsTable {
            heads: vec![
                tr.say(say::AppStatisticsPlayed),
                tr.say(say::AppStatisticsWon),
                tr.say(say::AppStatisticsShare),
                tr.say(say::AppStatisticsAverage),
                tr.say(say::AppStatisticsBest),
                tr.say(say::AppStatisticsStreak),
            ],
            people: people.iter().map(|person| (*person, numbers(person, tr))).collect(),
            explained: tr
                .say(say::AppStatisticsExplained { points: tr.rounds(self.counted).points }),
        };
        if common.heads.len() + own.heads.len() > COLUMNS {
            vec![common, own]
        } else {
            vec![common.beside(own)]
        }
    }
}

impl StatisticsTable<'_> {
    /// Two tables of the same people as one.
    fn beside(mut self, other: Self) -> Self {
        self.heads.extend(other.heads);
        for ((_, numbers), (_, others)) in self.people.iter_mut().zip(other.people) {
            numbers.extend(others);
        }
        self.explained = format!("{} {}", self.explained, other.explained);
        self
    }

    fn view<'b>(self, chosen: Option<&str>, frame: Frame<'b>) -> Element<'b, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let number = |content: String, size: f32| words(content, size).width(NUMBER).align_x(Right);
        let name = words(tr.say(say::AppEndPlayer), scale.small()).width(Fill);
        let mut head = row![name].spacing(SPACE[0]).padding([0.0, SPACE[2]]).align_y(Bottom);
        for label in self.heads {
            head = head.push(number(label, scale.small()).class(Ink::Quiet));
        }
        let mut lines = column![head, rule::horizontal(1)];
        for (place, (person, numbers)) in self.people.into_iter().enumerate() {
            let shown = names::person(&person.name, || place + 1, tr);
            let mut line =
                row![strong(shown, scale.body()).width(Fill)].spacing(SPACE[0]).align_y(Center);
            for content in numbers {
                line = line.push(number(content, scale.body()));
            }
            let paint =
                if chosen == Some(person.name.as_str()) { Paint::Chosen } else { Paint::Quiet };
            let line = button(line)
                .class(paint)
                .padding([SPACE[0], SPACE[2]])
                .width(Fill)
                .on_press(Message::Person(person.name.clone()));
            lines = lines.push(line);
        }
        raised(lines.spacing(SPACE[0])).width(Fill).into()
    }
}

/// Somebody's numbers that every game has, in the order of the table's heads.
fn numbers(person: &Person, tr: &Translator) -> Vec<String> {
    vec![
        person.games.to_string(),
        person.wins.to_string(),
        tr.percent(person.win_share()),
        tr.decimal(person.average()),
        person.best.to_string(),
        person.longest.to_string(),
    ]
}

/// Somebody and everybody they have played with.
fn against<'a>(statistics: &Statistics, name: &str, frame: Frame<'a>) -> Element<'a, Message> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let heading = tr.say(say::AppStatisticsAgainst { name: shown_name(name, statistics, tr) });
    let pairs = statistics.against(name).into_iter().map(|(other, pair)| {
        let line = tr.pair(shown_name(&other.name, statistics, tr), &pair);
        words(line, scale.body()).into()
    });
    let lines = Column::with_children(pairs).spacing(SPACE[0]);
    let content = column![strong(heading, scale.lead()), lines].spacing(SPACE[2]);
    container(raised(content).width(Fill)).into()
}

/// Draws the charts, in every look that may be needed.
pub(super) fn draw(
    game: GameId,
    statistics: &Statistics,
    person: Option<&str>,
    language: Language,
    theme: ThemeChoice,
) -> Vec<(String, Picture)> {
    let tr = Translator::new(language);
    let charts = match person {
        Some(name) => somebody(game, statistics, name, &tr),
        None => vec![everybody(statistics, &tr)],
    };
    let drawn = |(heading, chart): (String, Bars)| {
        let picture = Picture::draw(theme, |theme: Theme| {
            let svg = chart.svg(CHART.0, CHART.1, theme.palette());
            picture::outlined(&svg).unwrap_or_default()
        });
        (heading, picture)
    };
    charts.into_iter().map(drawn).collect()
}

/// Somebody's whole name, or their place among all.
fn shown_name(name: &str, statistics: &Statistics, tr: &Translator) -> String {
    let number = || {
        let people = statistics.people();
        people.iter().position(|person| person.name == name).map_or(0, |place| place + 1)
    };
    names::person(name, number, tr)
}

/// Names that fit beneath the bars of a chart.
fn short_names<'a>(
    names: impl Iterator<Item = &'a str> + Clone,
    statistics: &Statistics,
    tr: &Translator,
) -> Vec<String> {
    let short = fondaco_words::names::short_names(names.clone());
    let shown = names.zip(short).map(|(name, short)| match short {
        short if short.is_empty() => shown_name(name, statistics, tr),
        short => short,
    });
    shown.collect()
}

fn bar(count: u32) -> Bar {
    Bar { value: count.into(), label: count.to_string() }
}

/// How often everybody has won.
fn everybody(statistics: &Statistics, tr: &Translator) -> (String, Bars) {
    let people = statistics.people();
    let people = people.iter().take(MOST);
    let chart = Bars {
        groups: short_names(people.clone().map(|person| person.name.as_str()), statistics, tr),
        series: vec![Series {
            name: tr.say(say::AppStatisticsWins),
            colour: None,
            bars: people.map(|person| bar(person.wins)).collect(),
        }],
        upwards: tr.say(say::AppStatisticsAxisGames),
        ..Bars::default()
    };
    (tr.say(say::AppStatisticsWins), chart)
}

/// Somebody's rounds, and how they fare against the others.
fn somebody(
    game: GameId,
    statistics: &Statistics,
    name: &str,
    tr: &Translator,
) -> Vec<(String, Bars)> {
    let Some(person) = statistics.person(name) else {
        return Vec::new();
    };
    let shown = shown_name(name, statistics, tr);
    let axes = tr.rounds(game);
    let averages = person.round_averages();
    let rounds = Bars {
        groups: (1..=averages.len()).map(|round| round.to_string()).collect(),
        series: vec![Series {
            name: shown.clone(),
            colour: None,
            bars: averages
                .iter()
                .map(|average| Bar { value: *average, label: tr.decimal(*average) })
                .collect(),
        }],
        along: axes.along,
        upwards: axes.upwards,
    };
    let heading = tr.say(say::AppStatisticsRounds { name: shown.clone(), what: axes.heading });
    let mut charts = Vec::new();
    if !averages.is_empty() {
        charts.push((heading, rounds));
    }
    let others = statistics.against(name);
    if !others.is_empty() {
        let others = &others[..others.len().min(MOST)];
        let series = |name, colour, count: fn(&Pair) -> u32| {
            let bars = others.iter().map(|(_, pair)| bar(count(pair)));
            Series { name, colour: Some(colour), bars: bars.collect() }
        };
        let names = others.iter().map(|(other, _)| other.name.as_str());
        let chart = Bars {
            groups: short_names(names, statistics, tr),
            series: vec![
                series(tr.say(say::AppStatisticsAhead), Colour::Blue, |pair| pair.ahead),
                series(tr.say(say::AppStatisticsBehind), Colour::Red, |pair| pair.behind),
            ],
            upwards: tr.say(say::AppStatisticsAxisGames),
            ..Bars::default()
        };
        charts.push((tr.say(say::AppStatisticsAgainst { name: shown }), chart));
    }
    charts
}
