//! What a table chooses beside who plays: how much is written down, which way, house rules. What each
//! answer means stands there before anybody chooses it.

use iced::widget::{Column, Row, column, container, row};
use iced::{Fill, Size};

use super::{Message, Setup};
use crate::app::table::board::setup::{Answer, Question};
use crate::app::ui::drawing::Drawing;
use crate::app::ui::focus::button;
use crate::app::ui::frame::Frame;
use crate::app::ui::measure::{Face, measure};
use crate::app::ui::scale::{EDGE, SPACE};
use crate::app::ui::theme::{Element, Ink, Paint, Theme};
use crate::app::ui::widget::{icon_button, strong, words};
use fondaco_words::fit;
use fondaco_words::say;

impl Setup {
    /// Everything that can be chosen, as large as fits into the room.
    pub(super) fn questions<'a>(
        &'a self,
        questions: Vec<Question<Message>>,
        room: Size,
        frame: Frame<'a>,
    ) -> Column<'a, Message, Theme> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let house = self.house_rules(frame);
        let all = || questions.iter().chain(&house);
        let count = f32::from(u8::try_from(all().count()).unwrap_or(u8::MAX)).max(1.0);
        let heads = if house.is_empty() { 0.0 } else { 2.0 };
        let high = |size: f32| {
            let questions: f32 = all().map(|asked| height(asked, room.width, size)).sum();
            questions + heads * line(size)
        };
        let sizes = [scale.body(), scale.small()];
        let fits = |size: &f32| high(*size) + count * SPACE[1] <= room.height;
        let size = sizes.into_iter().find(fits).unwrap_or(scale.small());
        let spacing = ((room.height - high(size)) / count).clamp(SPACE[0], SPACE[4]);
        let view = |asked: Question<Message>| question(asked, room.width, size);
        let has_house = !house.is_empty();
        let house = Column::with_children(house.into_iter().map(view)).spacing(spacing);
        let content = Column::with_children(questions.into_iter().map(view)).spacing(spacing);
        if !has_house {
            return content;
        }
        let heads = [tr.say(say::AppSetupHouseOurs), tr.say(say::AppSetupHouseYours)];
        let heads = heads.map(|head| words(head, size).class(Ink::Quiet).width(Fill).into());
        let heads = Row::with_children(heads).spacing(SPACE[1]);
        let title = strong(tr.say(say::AppSetupHouse), size).class(Ink::Porphyry);
        content.push(column![title, heads, house].spacing(SPACE[0]).width(Fill))
    }

    /// The way there where there is no room for it beside the table, and back.
    pub(super) fn more_button<'a>(
        &'a self,
        label: String,
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let label = if self.more { frame.tr().say(say::AppSetupLess) } else { label };
        let size = frame.scale.small();
        icon_button(Drawing::GEAR, label, size, Paint::Quiet, Message::ToggleMore).into()
    }

    fn house_rules(&self, frame: Frame<'_>) -> Vec<Question<Message>> {
        let articles = frame.rulebook(self.game).articles().iter();
        let rules = articles.filter_map(|article| {
            let rule = article.rule;
            let is_ours = self.game_options().follows(rule);
            let answers = article.answers.as_ref()?.iter().zip([true, false]);
            let answers = answers.map(|(means, ours)| Answer {
                name: None,
                means: means.clone(),
                is_chosen: is_ours == ours,
                message: Message::House(rule, ours),
            });
            Some(Question { title: article.title.clone(), answers: answers.collect() })
        });
        rules.collect()
    }
}

fn line(size: f32) -> f32 {
    (size * 1.3).ceil()
}

/// How wide each answer is.
fn each(question: &Question<Message>, width: f32) -> f32 {
    let answers = f32::from(u8::try_from(question.answers.len()).unwrap_or(1).max(1));
    ((width - SPACE[1] * (answers - 1.0)) / answers).floor()
}

/// How high the longest explanation is.
fn means_height(question: &Question<Message>, width: f32, size: f32) -> f32 {
    let room = (each(question, width) - 2.0 * SPACE[1] - 2.0 * EDGE).max(1.0);
    let sans = |text: &str| measure(text, Face::Sans) * size;
    let lines =
        question.answers.iter().map(|answer| fit::wrapped(&answer.means, room, &sans).len());
    line(size) * f32::from(u8::try_from(lines.max().unwrap_or(1)).unwrap_or(u8::MAX))
}

/// How high a question is.
fn height(question: &Question<Message>, width: f32, size: f32) -> f32 {
    let is_named = question.answers.iter().any(|answer| answer.name.is_some());
    let lines = 1.0 + f32::from(u8::from(is_named));
    lines * line(size) + means_height(question, width, size) + 3.0 * SPACE[0]
}

/// A question, and its answers side by side.
fn question<'a>(question: Question<Message>, width: f32, size: f32) -> Element<'a, Message> {
    let (each, height) = (each(&question, width), means_height(&question, width, size));
    let answers = question.answers.into_iter().map(|answer| {
        let (paint, ink) = if answer.is_chosen {
            (Paint::Chosen, Ink::Porphyry)
        } else {
            (Paint::Plain, Ink::Quiet)
        };
        let name = answer.name.map(|name| strong(name, size));
        let means = container(words(answer.means, size).class(ink)).height(height);
        button(column![].push(name).push(means).width(Fill))
            .class(paint)
            .padding([SPACE[0], SPACE[1]])
            .width(each)
            .on_press(answer.message)
            .into()
    });
    column![strong(question.title, size), row(answers).spacing(SPACE[1])].spacing(SPACE[0]).into()
}
