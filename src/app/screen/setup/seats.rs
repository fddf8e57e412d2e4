//! Who plays, where they sit, which language they speak, who deals, by which rules.

use iced::widget::{Column, Row, column, container, mouse_area, row, space, text_input};
use iced::{Center, Fill, mouse};

use super::{Message, SeatDraft, Setup, name_id};
use crate::app::drawing::{self, Drawing};
use crate::app::focus::button;
use crate::app::frame::Frame;
use crate::app::names;
use crate::app::scale::{ICON, SANS, SPACE};
use crate::app::theme::{Ink, Paint, Surface};
use crate::app::widget::{
    Element, choice, icon_button, page_with_bar, raised, strong, text_button, title, words,
};
use crate::i18n::{Words, is_emblem, say};
use crate::language::Language;
use crate::record::Player;
use crate::rules::GameId;
use crate::rules::Seat;

impl Setup {
    pub(super) fn seats_view<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let counts = self.game.players().map(|players| (players, players.to_string()));
        let count = u8::try_from(self.seats.len()).unwrap_or(0);
        let games = GameId::ALL.map(|game| (game, tr.game_name(game)));
        let heading = row![
            choice(games, self.game, scale.lead(), Message::Game),
            title(tr.say(say::AppSetupTitle), scale.title()).class(Ink::Porphyry),
            choice(counts, count, scale.lead(), Message::Players),
        ]
        .push((!scale.is_tight()).then(|| {
            words(tr.say(say::AppSetupSeats), scale.small()).class(Ink::Quiet).width(Fill)
        }))
        .spacing(SPACE[4])
        .align_y(Center);
        let mut content = column![].spacing(SPACE[2]);
        let players = Player::with_whole_names(&self.players(tr));
        let marked = self.marked().and_then(|seat| u8::try_from(seat).ok());
        let marked = marked.map(|seat| Words::new(tr, &players).name(Seat::new(seat)));
        let is_marked = marked.is_some();
        let asked = self.game_options().view(marked, self.hasty, frame);
        let seats = (0..self.seats.len()).map(|seat| self.seat_view(seat, &asked.mark, frame));
        content = content.push(heading).push(Column::with_children(seats).spacing(SPACE[0]));
        if let Some(earlier) = self.earlier(frame) {
            content = content.push(earlier);
        }
        content = content.push(self.dealing(asked.lots, asked.marked, is_marked, frame));
        let more = self.more_view(asked.more_label, asked.more, frame);
        let content = content.push(asked.asked).push(more);
        let next = icon_button(
            Drawing::PLAY,
            tr.say(say::AppSetupNext),
            scale.lead(),
            Paint::First,
            Message::Next,
        );
        let back = text_button(tr.say(say::AppBack), scale.lead(), Paint::Plain, Message::Back);
        let bar = row![back, space().width(Fill), next];
        // Wherever the mouse is let go, whatever was dragged lies where it is.
        mouse_area(page_with_bar(content, bar, scale)).on_release(Message::Drop).into()
    }

    fn seat_view<'a>(&'a self, seat: usize, mark: &str, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let place = &self.seats[seat];
        let grip =
            mouse_area(container(Drawing::GRIP.mark(SPACE[4], Ink::Quiet)).padding(SPACE[1]))
                .on_press(Message::Drag(seat))
                .interaction(mouse::Interaction::Grab);
        let arrow = |drawing: Drawing, message, there: bool| -> Element<'a, Message> {
            if !there {
                return space().width(ICON + 2.0 * SPACE[1]).into();
            }
            button(drawing.mark(ICON, Ink::Plain))
                .class(Paint::Quiet)
                .padding(SPACE[1])
                .on_press(message)
                .into()
        };
        let emblem = button(drawing::emblem(place.colour, SPACE[5]))
            .class(Paint::Quiet)
            .padding(SPACE[0])
            .on_press(Message::NextColour(seat));
        let called = tr.say(say::AppSetupEmblem { colour: place.colour });
        let name = text_input(&called, &place.name)
            .id(name_id(seat))
            .font(SANS)
            .size(scale.lead())
            .padding([SPACE[1], SPACE[2]])
            .width(Fill)
            .on_input(move |name| Message::Name(seat, name))
            .on_submit(Message::Named(seat));
        let languages = choice(
            Language::ALL.map(|language| (language, language.own_name().to_owned())),
            place.lang,
            scale.small(),
            move |language| Message::SetLanguage(seat, language),
        );
        let (paint, ink) = if self.marked() == Some(seat) {
            (Paint::Chosen, Ink::Porphyry)
        } else {
            (Paint::Quiet, Ink::Quiet)
        };
        let deals = button(strong(mark.to_owned(), scale.small()).class(ink))
            .class(paint)
            .padding([SPACE[1], SPACE[2]])
            .on_press(Message::Mark(seat));
        let last = self.seats.len() - 1;
        let content = row![
            grip,
            arrow(Drawing::UP, Message::Up(seat), seat > 0),
            arrow(Drawing::DOWN, Message::Down(seat), seat < last),
            container(emblem).id(format!("colour-{seat}")),
            name,
            languages,
            container(deals).id(format!("mark-{seat}")),
        ]
        .spacing(SPACE[1])
        .align_y(Center);
        let mut lines = column![content];
        if let Some((faulty, fault)) = &self.fault
            && *faulty == seat
        {
            lines = lines.push(strong(tr.fault(fault), scale.body()).class(Ink::Refused));
        }
        let sheet = if self.dragged == Some(seat) { Surface::Marked } else { Surface::Raised };
        mouse_area(container(lines).class(sheet).padding([SPACE[0], SPACE[1]]))
            .on_enter(Message::DragOver(seat))
            .into()
    }

    /// People who played before and do not sit yet, as long as there is room.
    fn earlier<'a>(&'a self, frame: Frame<'a>) -> Option<Element<'a, Message>> {
        let scale = frame.scale;
        let room = self.seats.iter().any(SeatDraft::is_free);
        let sits = |name: &str| self.seats.iter().any(|place| place.name.trim() == name);
        // Older versions remembered seats without a name as well.
        let is_person = |name: &str| !is_emblem(name) && !sits(name);
        let people = frame.settings.people.iter().filter(|person| is_person(&person.name));
        let people: Vec<Element<'a, Message>> = people
            .enumerate()
            .map(|(place, person)| {
                let label = row![
                    drawing::emblem(person.colour, ICON),
                    words(names::person(&person.name, || place + 1, frame.tr()), scale.body())
                ]
                .spacing(SPACE[0])
                .align_y(Center);
                button(label)
                    .class(Paint::Plain)
                    .padding([SPACE[0], SPACE[1]])
                    .on_press(Message::Invite(person.clone()))
                    .into()
            })
            .collect();
        if !room || people.is_empty() {
            return None;
        }
        let heading = words(frame.tr().say(say::AppSetupEarlier), scale.body());
        let people =
            Row::with_children(std::iter::once(heading.class(Ink::Quiet).into()).chain(people));
        Some(people.spacing(SPACE[1]).align_y(Center).wrap().vertical_spacing(SPACE[0]).into())
    }

    fn dealing<'a>(
        &'a self,
        lots: Option<String>,
        sentence: String,
        is_marked: bool,
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let scale = frame.scale;
        let draw = lots.map(|label| {
            icon_button(Drawing::DICE, label, scale.body(), Paint::Plain, Message::DrawMark)
        });
        let ink = match is_marked {
            _ if self.draw.is_some() => Ink::Quiet,
            false if self.hasty => Ink::Refused,
            _ => Ink::Gold,
        };
        row![]
            .push(draw)
            .push(strong(sentence, scale.lead()).class(ink))
            .spacing(SPACE[3])
            .align_y(Center)
            .into()
    }

    /// How much is written down, and house rules: folded away, since the defaults are good.
    fn more_view<'a>(
        &'a self,
        label: String,
        more: Option<Element<'a, Message>>,
        frame: Frame<'a>,
    ) -> Option<Element<'a, Message>> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let articles = frame.rulebook(self.game).articles().iter();
        let mut articles = articles.filter(|article| article.rule.has_house).peekable();
        if more.is_none() && articles.peek().is_none() {
            return None;
        }
        if !self.more {
            let more =
                icon_button(Drawing::GEAR, label, scale.body(), Paint::Quiet, Message::ToggleMore);
            return Some(more.into());
        }
        let mut content = column![].push(more).spacing(SPACE[2]);
        if articles.peek().is_some() {
            let heading = tr.say(say::AppSetupHouse);
            content = content.push(strong(heading, scale.body()));
        }
        for article in articles {
            let rule = article.rule;
            let ours = self.game_options().follows(rule);
            let text = match (&article.house, ours) {
                (Some(house), false) => house.clone(),
                _ => article.text.clone(),
            };
            let options =
                [(true, tr.say(say::AppSetupHouseOurs)), (false, tr.say(say::AppSetupHouseYours))];
            let explanation = column![
                strong(article.title.clone(), scale.body()),
                words(text, scale.body()).class(Ink::Quiet),
            ];
            let options =
                choice(options, ours, scale.small(), move |ours| Message::House(rule, ours));
            content = content
                .push(row![explanation.width(Fill), options].spacing(SPACE[3]).align_y(Center));
        }
        let less =
            text_button(tr.say(say::AppSetupLess), scale.body(), Paint::Quiet, Message::ToggleMore);
        Some(raised(content.push(less)).width(Fill).into())
    }
}
