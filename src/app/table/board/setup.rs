//! What a game asks and tells while it is set up, beside who plays.

use iced::widget::{Stack, column, container, pin, row};
use iced::{Center, Fill, Size};

use super::Board;
use crate::app::ui::drawing::{self, Drawing};
use crate::app::ui::fitted;
use crate::app::ui::scale::{SPACE, Scale};
use crate::app::ui::theme::{Element, Ink, Surface};
use crate::app::ui::widget::strong;
use fondaco_rules::Seat;

/// What happens to what a game asks.
#[derive(Clone, Debug)]
pub enum OptionInput<G: Board> {
    Change(G::OptionChange),
    /// On to the checklist.
    Next,
}

/// What a game asks, as it looks.
pub struct SetupView<'a, M> {
    /// What the mark of this game is called: somebody deals, leads or is the youngest.
    pub mark: String,
    /// Who has it, in a sentence.
    pub marked: String,
    /// The button that draws it by lot, if lots are drawn.
    pub lots: Option<String>,
    /// What must be known before the game can begin.
    pub asked: Option<Element<'a, M>>,
    /// What is missing of that, where it is out of sight.
    pub missing: Option<String>,
    /// What may be chosen besides, apart from house rules, and what all of it is called where there
    /// is no room for it.
    pub questions: Vec<Question<M>>,
    pub more_label: String,
}

/// Something to choose, with what each answer means.
pub struct Question<M> {
    pub title: String,
    pub answers: Vec<Answer<M>>,
}

pub struct Answer<M> {
    /// What it is called, if that is not plain from what it means.
    pub name: Option<String>,
    pub means: String,
    pub is_chosen: bool,
    pub message: M,
}

impl<M> Question<M> {
    pub fn map<N>(self, message: impl Fn(M) -> N) -> Question<N> {
        let answers = self.answers.into_iter().map(|answer| Answer {
            name: answer.name,
            means: answer.means,
            is_chosen: answer.is_chosen,
            message: message(answer.message),
        });
        Question { title: self.title, answers: answers.collect() }
    }
}

/// How wide the sheet beside the table is, with all that can be chosen.
pub fn side_width(scale: Scale) -> f32 {
    (scale.window.width * 0.33).round().clamp(420.0, 640.0)
}

/// How wide that can be which a game asks: on the sheet, or beneath the table.
pub fn asked_width(scale: Scale) -> f32 {
    let room = if scale.is_tight() { scale.window.width - SPACE[6] } else { side_width(scale) };
    (room - 2.0 * SPACE[3]).clamp(240.0, 640.0)
}

/// The checklist for the table, and what stands beneath it.
pub struct Checklist {
    pub steps: Vec<String>,
    pub note: String,
}

/// The table as it looks once everything on the checklist is done.
pub struct LaidTable<'a, M> {
    /// What lies in the middle.
    pub middle: Element<'a, M>,
    /// What everybody has in front of them, seat by seat.
    pub dealt: Vec<Element<'a, M>>,
    /// Who begins, and what shows it.
    pub begins: (Seat, Element<'a, M>),
}

/// How large the things of a laid table are, and which steps are done.
#[derive(Clone, Copy)]
pub struct Laying<'t> {
    /// The room in the middle.
    pub middle: Size,
    /// How wide and high the room for somebody's things is.
    pub dealt: Size,
    pub ticked: &'t [bool],
    pub scale: Scale,
}

impl Laying<'_> {
    /// The number of a step, beside what it is about.
    pub fn mark<'a, M: 'a>(self, step: usize) -> Element<'a, M> {
        step_mark(step, self.ticked.get(step).copied().unwrap_or(false), self.scale)
    }

    /// A word beneath something.
    pub fn label<'a>(self, label: String, width: f32) -> fitted::Fitted<'a> {
        fitted::words(label, &[self.scale.small()], self.label_height()).width(width).cut()
    }

    pub fn label_height(self) -> f32 {
        (self.scale.small() * 1.3).ceil()
    }

    /// A number that must be right.
    pub fn count<'a, M: 'a>(self, count: u32, size: f32) -> Element<'a, M> {
        let size = size.clamp(self.scale.small(), self.scale.title());
        strong(count.to_string(), size).line_height(1.0).class(Ink::Gold).into()
    }

    /// Something on the table with the number of its step, and a word beneath.
    pub fn part<'a, M: 'a>(
        self,
        step: usize,
        content: impl Into<Element<'a, M>>,
        label: Option<String>,
        width: f32,
    ) -> Element<'a, M> {
        let content = row![self.mark(step), content.into()].spacing(SPACE[0]).align_y(Center);
        let label = label.map(|label| self.label(label, width).class(Ink::Quiet));
        column![content].push(label).align_x(Center).into()
    }
}

/// How large the number of a step is.
pub fn step_mark_size(scale: Scale) -> f32 {
    (scale.small() * 1.6).round()
}

/// The number of a step, or that it is done.
pub fn step_mark<'a, M: 'a>(step: usize, is_done: bool, scale: Scale) -> Element<'a, M> {
    let size = step_mark_size(scale);
    let (content, surface): (Element<'a, M>, Surface) = if is_done {
        (Drawing::CHECK.mark(size * 0.7, Ink::Accepted), Surface::Accepted)
    } else {
        let number = strong((step + 1).to_string(), scale.small()).line_height(1.0);
        (number.class(Ink::Gold).into(), Surface::Marked)
    };
    container(content).class(surface).center_x(size).center_y(size).into()
}

/// Things that lie over each other, the first one on top and each so far from the one above it.
pub fn spread<'a, M: 'a>(things: Vec<Element<'a, M>>, thing: Size, step: f32) -> Element<'a, M> {
    let beneath = u8::try_from(things.len().saturating_sub(1)).unwrap_or(u8::MAX);
    let width = thing.width + step * f32::from(beneath);
    let mut pile = Stack::new().width(width).height(thing.height);
    for (place, thing) in (0..=beneath).zip(things).collect::<Vec<_>>().into_iter().rev() {
        pile = pile.push(pin(thing).x(step * f32::from(place)));
    }
    pile.into()
}

/// A hand of cards, face down.
pub fn hand<'a, M: 'a>(cards: u8, room: Size) -> Element<'a, M> {
    let height = room.height.min(SPACE[6]);
    let card = Size::new(height * 0.75, height);
    let steps = f32::from(cards.saturating_sub(1).max(1));
    let step = (card.width * 1.1).min((room.width - card.width) / steps).max(1.0);
    let cards = (0..cards).map(|_| drawing::back(height));
    container(spread(cards.collect(), card, step)).center_y(Fill).into()
}
