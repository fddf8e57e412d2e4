//! The page of the club: joining it, the league, and who plays now.

use iced::widget::{Column, Row, column, container, row, text_input};
use iced::{Center, Fill};

use crate::app::App;
use crate::app::club::{Club, Loaded, Message, Span};
use crate::app::frame::Frame;
use crate::app::scale::{SANS, SPACE};
use crate::app::screen::table::AnyTable;
use crate::app::theme::{Ink, Paint, Surface, Theme};
use crate::app::widget::{Element, choice, page, raised, strong, text_button, words};
use crate::i18n::say;
use crate::ledger::{Keeping, LeagueRow, Status};
use crate::rules::GameId;
use crate::store::CLUB;
use crate::text::printable;

/// How wide the columns of numbers are, in letters.
const NUMBER: f32 = 5.5;
/// How wide the field of a form is at most.
const FIELD: f32 = 30.0;

impl App {
    /// The page of the club.
    pub(in crate::app) fn club_page<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale, club) = (frame.tr(), frame.scale, &self.club);
        let heading = tr.say(say::ClubTitle);
        let mut content = column![].spacing(SPACE[3]);
        if let Some(error) = &club.failed {
            let told = words(tr.ledger_error(error), scale.body());
            content =
                content.push(container(told).class(Surface::Refused).padding([SPACE[1], SPACE[2]]));
        }
        if !club.is_joined() {
            return page(heading, content.push(form(club, frame)), scale);
        }
        content = content.push(self.membership(frame));
        let games = [(None, tr.say(say::ClubAllGames))]
            .into_iter()
            .chain(GameId::ALL.map(|game| (Some(game), tr.game_name(game))));
        let spans = [
            (Span::Tonight, tr.say(say::ClubTonight)),
            (Span::Month, tr.say(say::AppStatisticsMonth)),
            (Span::Year, tr.say(say::AppStatisticsYear)),
            (Span::Ever, tr.say(say::AppStatisticsEver)),
        ];
        let size = scale.body();
        let chips = row![
            choice(games, club.game, size, Message::Game),
            choice(spans, club.span, size, Message::Span),
        ];
        content = content.push(chips.spacing(SPACE[4]).wrap().vertical_spacing(SPACE[1]));
        if let Some(loaded) = &club.loaded {
            content = content.push(if scale.is_tight() {
                Element::from(
                    column![league(loaded, frame), beside(loaded, frame)].spacing(SPACE[3]),
                )
            } else {
                let (league, beside) = (league(loaded, frame), beside(loaded, frame));
                let league = container(league).width(iced::FillPortion(3));
                let beside = container(beside).width(iced::FillPortion(2));
                row![league, beside].spacing(SPACE[4]).into()
            });
        }
        let leave =
            text_button(tr.say(say::ClubLeave), scale.small(), Paint::Plain, Message::Leave);
        page(heading, content.push(leave), scale)
    }

    /// Which club it is, and how the posting goes.
    fn membership<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale, club) = (frame.tr(), frame.scale, &self.club);
        let mut lines = column![].spacing(SPACE[1]);
        if let Some(membership) = &club.membership {
            let server = membership.server();
            let table = printable(&membership.name);
            lines = lines.push(words(tr.say(say::ClubJoined { table, server }), scale.body()));
            if membership.is_open() {
                let told = words(tr.say(say::ClubReadAlong), scale.small()).class(Ink::Refused);
                lines = lines.push(told);
            }
        }
        if club.keeping == Some(Keeping::File) {
            let path = self.folder.join(CLUB).display().to_string();
            lines = lines.push(words(tr.say(say::ClubInFile { path }), scale.small()));
        }
        let (told, ink) = match &club.status {
            None => ("…".to_owned(), Ink::Quiet),
            Some(Status::CatchingUp { done, all }) => {
                let told = say::ClubCatchingUp { done: (*done + 1).into(), all: (*all).into() };
                (tr.say(told), Ink::Plain)
            }
            Some(Status::UpToDate { .. }) => (tr.say(say::ClubUpToDate), Ink::Quiet),
            Some(Status::Away(error)) => (tr.ledger_error(error), Ink::Refused),
        };
        lines = lines.push(words(told, scale.body()).class(ink));
        if let Some(Status::UpToDate { conflicts }) = &club.status {
            for conflict in conflicts {
                let told = words(tr.conflict(conflict), scale.body());
                lines = lines
                    .push(container(told).class(Surface::Refused).padding([SPACE[1], SPACE[2]]));
            }
        }
        let game = self.table.as_ref().filter(|table| !table.is_demo());
        if let Some(game) = game.and_then(AnyTable::game_key) {
            let is_private = self.private_games().is_some_and(|private| private.contains(&game));
            let options =
                [(false, tr.say(say::ClubGamePosted)), (true, tr.say(say::ClubGamePrivate))];
            lines = lines.push(choice(options, is_private, scale.body(), Message::Private));
        }
        raised(lines).width(Fill).into()
    }
}

/// What somebody types to join.
fn form<'a>(club: &'a Club, frame: Frame<'a>) -> Element<'a, Message> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let field = |id: &'static str, label: String, value: &'a str| {
        let input = text_input("", value).id(id).font(SANS).size(scale.body());
        (words(label, scale.body()), input.padding([SPACE[0], SPACE[1]]))
    };
    let form = &club.form;
    let (host_label, host) = field("club-host", tr.say(say::ClubHost), &form.host);
    let (database_label, database) =
        field("club-database", tr.say(say::ClubDatabase), &form.database);
    let (user_label, user) = field("club-user", tr.say(say::ClubUser), &form.user);
    let (password_label, password) =
        field("club-password", tr.say(say::AppPhonesWifiPassword), &form.password);
    let (name_label, name) = field("club-name", tr.say(say::ClubName), &form.name);
    let label = if club.is_busy { "…".to_owned() } else { tr.say(say::ClubJoin) };
    let join = text_button(label, scale.lead(), Paint::First, Message::Join);
    let fields = column![
        column![host_label, host.on_input(Message::Host)].spacing(SPACE[0]),
        column![database_label, database.on_input(Message::Database)].spacing(SPACE[0]),
        column![user_label, user.on_input(Message::User)].spacing(SPACE[0]),
        column![password_label, password.on_input(Message::Password).secure(true)]
            .spacing(SPACE[0]),
        column![name_label, name.on_input(Message::Name)].spacing(SPACE[0]),
    ];
    column![
        words(tr.say(say::ClubExplain), scale.lead()),
        words(tr.say(say::ClubPaste), scale.body()).class(Ink::Quiet),
        fields.spacing(SPACE[1]).max_width(FIELD * scale.body()),
        container(form.is_whole().then_some(join)).id("club-join"),
    ]
    .spacing(SPACE[3])
    .into()
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
        words("", scale.small()),
        heads.map(|head| words(head, scale.small()).class(Ink::Quiet)),
        frame,
    );
    let rows = loaded.league.rows.iter().map(|row| {
        let LeagueRow { rank, name, games, wins, average, share, .. } = row;
        let numbers =
            [wins.to_string(), games.to_string(), tr.percent(*share), tr.decimal(*average)];
        line(
            strong(format!("{rank}."), scale.lead()),
            strong(printable(name), scale.lead()),
            numbers.map(|number| words(number, scale.lead())),
            frame,
        )
        .into()
    });
    let told = words(tr.league_games(loaded.league.games), scale.body());
    let mut league = column![told.class(Ink::Quiet)].spacing(SPACE[1]);
    if !loaded.league.rows.is_empty() {
        league = league.push(head);
    }
    league.extend(rows)
}

/// A line of the league: place, name, numbers.
fn line<'a>(
    rank: iced::widget::Text<'a, Theme>,
    name: iced::widget::Text<'a, Theme>,
    numbers: [iced::widget::Text<'a, Theme>; 4],
    frame: Frame<'a>,
) -> Row<'a, Message, Theme> {
    let width = NUMBER * frame.scale.body();
    let numbers = numbers.map(|number| number.width(width).align_x(iced::Right).into());
    row![rank.width(width / 2.0), name.width(Fill)].extend(numbers).align_y(Center)
}

/// Who plays now, and the highest of all.
fn beside<'a>(loaded: &'a Loaded, frame: Frame<'a>) -> Column<'a, Message, Theme> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let mut running =
        column![strong(tr.say(say::ClubRunningTitle), scale.lead())].spacing(SPACE[1]);
    if loaded.running.is_empty() {
        running = running.push(words(tr.say(say::ClubNoneRunning), scale.body()).class(Ink::Quiet));
    }
    for game in &loaded.running {
        running = running.push(words(tr.running(game), scale.body()));
    }
    let mut beside = column![raised(running).width(Fill)].spacing(SPACE[3]);
    if !loaded.records.is_empty() {
        let mut records = column![strong(tr.say(say::ClubRecords), scale.lead())].spacing(SPACE[1]);
        for best in &loaded.records {
            records = records.push(words(tr.best(best), scale.body()));
        }
        beside = beside.push(raised(records).width(Fill));
    }
    beside
}
