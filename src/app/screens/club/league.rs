//! Who leads, how strong people are, the highest of all, and somebody by themselves.

use iced::widget::{Column, Row, column, container, row, text_input};
use iced::{Center, Fill, FillPortion};

use super::paper::saved;
use super::{Club, Loaded, Message, Paper};
use crate::app::served::evening::Span;
use crate::app::ui::focus::button;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::{SANS, SPACE};
use crate::app::ui::theme::{Element, Ink, Paint, Theme};
use crate::app::ui::widget::{choice, raised, strong, text_button, words};
use crate::describe;
use crate::export::Format;
use fondaco_ledger::{ENOUGH, LeagueRow, PersonPage};
use fondaco_rules::GameId;
use fondaco_text::printable;
use fondaco_words::say;

/// How wide the columns of numbers are, in letters.
const NUMBER: f32 = 5.5;

/// The league, and what belongs to it.
pub(super) fn page<'a>(
    club: &'a Club,
    may_look: bool,
    frame: Frame<'a>,
) -> Column<'a, Message, Theme> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let games = [(None, tr.say(say::ClubAllGames))]
        .into_iter()
        .chain(GameId::ALL.map(|game| (Some(game), tr.game_name(game))));
    let spans = [Span::Tonight, Span::Month, Span::Year, Span::Ever];
    let spans = spans.map(|span| (span, span.told(tr)));
    let size = scale.body();
    let chips = row![
        choice(games, club.game, size, Message::Game),
        choice(spans, club.span, size, Message::Span),
    ];
    let content = column![chips.spacing(SPACE[4]).wrap().vertical_spacing(SPACE[1])];
    let content = content.spacing(SPACE[3]);
    let Some(loaded) = &club.loaded else {
        return content;
    };
    let league = league(loaded, frame).push(files(club, frame));
    let beside = match &club.person {
        Some(somebody) => person(somebody, club, frame),
        None => beside(loaded, club.game, may_look, frame),
    };
    if scale.is_tight() {
        return match &club.person {
            Some(_) => content.push(beside),
            None => content.push(league).push(beside),
        };
    }
    let league = container(league).width(FillPortion(3));
    content.push(row![league, container(beside).width(FillPortion(2))].spacing(SPACE[4]))
}

/// The league as a file, to be hung up or reckoned with.
fn files<'a>(club: &'a Club, frame: Frame<'a>) -> Column<'a, Message, Theme> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let save = |label, format| {
        let message = Message::Save(Paper::League(format));
        text_button(label, scale.small(), Paint::Plain, message)
    };
    let files = row![
        save(tr.say(say::ClubSaveSheet), Format::Png),
        save(tr.say(say::ClubSaveTable), Format::Csv),
    ];
    column![files.spacing(SPACE[1]).wrap().vertical_spacing(SPACE[1])]
        .push(saved(club, frame))
        .spacing(SPACE[1])
        .padding([SPACE[2], 0.0])
}

/// Who leads.
fn league<'a>(loaded: &'a Loaded, frame: Frame<'a>) -> Column<'a, Message, Theme> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let heads = [
        tr.say(say::AppStatisticsWon),
        tr.say(say::AppStatisticsPlayed),
        tr.say(say::AppStatisticsShare),
        tr.say(say::ClubPlaces),
    ];
    let head = line(
        words("", scale.small()),
        words("", scale.small()).into(),
        heads.map(|head| words(head, scale.small()).class(Ink::Quiet)),
        frame,
    );
    let rows = loaded.league.rows.iter().map(|row| {
        let LeagueRow { rank, name, games, wins, average, share, .. } = row;
        let numbers =
            [wins.to_string(), games.to_string(), tr.percent(*share), tr.decimal(*average)];
        line(
            strong(format!("{rank}."), scale.lead()),
            button(strong(printable(name), scale.lead()))
                .class(Paint::Quiet)
                .padding(0.0)
                .width(Fill)
                .on_press(Message::Person(Some(name.clone())))
                .into(),
            numbers.map(|number| words(number, scale.lead())),
            frame,
        )
        .into()
    });
    let told = words(describe::league_games(tr, loaded.league.games), scale.body());
    let mut league = column![told.class(Ink::Quiet)].spacing(SPACE[1]);
    if !loaded.league.rows.is_empty() {
        league = league.push(head);
    }
    league.extend(rows)
}

/// A line of the league: place, name, numbers.
fn line<'a>(
    rank: iced::widget::Text<'a, Theme>,
    name: Element<'a, Message>,
    numbers: [iced::widget::Text<'a, Theme>; 4],
    frame: Frame<'a>,
) -> Row<'a, Message, Theme> {
    let width = NUMBER * frame.scale.body();
    let numbers = numbers.map(|number| number.width(width).align_x(iced::Right).into());
    row![rank.width(width / 2.0), container(name).width(Fill)].extend(numbers).align_y(Center)
}

/// How strong people are at the chosen game, and the highest of all.
fn beside<'a>(
    loaded: &'a Loaded,
    game: Option<GameId>,
    may_look: bool,
    frame: Frame<'a>,
) -> Column<'a, Message, Theme> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let mut beside = column![].spacing(SPACE[3]);
    if !loaded.records.is_empty() {
        let mut records = column![strong(tr.say(say::ClubRecords), scale.lead())].spacing(SPACE[1]);
        for best in &loaded.records {
            let told = words(describe::best(tr, best), scale.body());
            let look = Message::Look(best.game.clone());
            records = records.push(if may_look {
                Element::from(
                    button(told).class(Paint::Quiet).padding(0.0).width(Fill).on_press(look),
                )
            } else {
                told.into()
            });
        }
        let hint = words(tr.say(say::ClubRecordsHint), scale.small()).class(Ink::Quiet);
        records = records.push(may_look.then_some(hint));
        beside = beside.push(raised(records).width(Fill));
    }
    if game.is_some() {
        let mut rated = column![strong(tr.say(say::ClubStrength), scale.lead())].spacing(SPACE[1]);
        let none = tr.say(say::ClubStrengthNone { games: ENOUGH.into() });
        let none = words(none, scale.body()).class(Ink::Quiet);
        rated = rated.push(loaded.rated.is_empty().then_some(none));
        for somebody in &loaded.rated {
            rated = rated.push(words(describe::rated(tr, somebody), scale.body()));
        }
        beside = beside.push(raised(rated).width(Fill));
    }
    beside
}

/// Somebody by themselves.
fn person<'a>(
    person: &'a PersonPage,
    club: &'a Club,
    frame: Frame<'a>,
) -> Column<'a, Message, Theme> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let mut lines = column![strong(printable(&person.name), scale.title())].spacing(SPACE[1]);
    if !person.also.is_empty() {
        let names = tr.list(person.also.iter().map(|name| printable(name)).collect::<Vec<_>>());
        let also = words(tr.say(say::ClubAlso { names }), scale.body());
        lines = lines.push(also.class(Ink::Quiet));
    }
    if club.may_plan() {
        lines = lines.extend(merging(person, club, frame));
    }
    lines = lines.push(words(describe::person_games(tr, person), scale.body()));
    lines = lines.push(words(describe::streak(tr, person), scale.body()));
    for best in &person.best {
        lines = lines.push(words(describe::best(tr, best), scale.body()));
    }
    let hardest = person.hardest().map(|other| {
        let told = tr.say(say::ClubHardest { name: printable(&other.name) });
        strong(told, scale.body())
    });
    lines = lines.push(hardest);
    for meeting in &person.against {
        lines = lines.push(words(describe::meeting(tr, meeting), scale.body()));
    }
    let close = tr.say(say::ClubPersonClose);
    let close = text_button(close, scale.small(), Paint::Plain, Message::Person(None));
    column![raised(lines).width(Fill), close].spacing(SPACE[3])
}

/// The ways to make two people one, and to part them again.
fn merging<'a>(
    person: &'a PersonPage,
    club: &'a Club,
    frame: Frame<'a>,
) -> Vec<Element<'a, Message>> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let field = text_input(&tr.say(say::ClubSameAs), &club.same_as)
        .id("club-same-as")
        .font(SANS)
        .size(scale.body())
        .padding([SPACE[0], SPACE[1]])
        .on_input(Message::SameAs);
    let own = std::slice::from_ref(&person.name);
    let others = club.planning.like(&club.same_as, own).into_iter().map(|name| {
        let merge = Message::Merge(name.to_owned());
        text_button(printable(name), scale.small(), Paint::First, merge).into()
    });
    let parts = person.also.iter().map(|name| {
        let label = format!("{} ×", printable(name));
        text_button(label, scale.small(), Paint::Plain, Message::Unmerge(name.clone())).into()
    });
    let chips = Row::with_children(parts.chain(others)).spacing(SPACE[1]);
    vec![field.into(), chips.wrap().vertical_spacing(SPACE[1]).into()]
}
