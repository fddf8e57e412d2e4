//! Places told one by one, from the last to the first, for a table that likes a little suspense.

use std::thread;
use std::time::Duration;

use iced::Task;
use iced::widget::{column, container};
use iced::{Center, Fill};

use super::super::{EndMessage, Message, Reply};
use super::Ending;
use crate::app::table::board::Board;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::{Element, Ink, Paint};
use crate::app::ui::widget::{raised, text_button, words};
use fondaco_rules::Standing;
use fondaco_words::{Words, say};

/// How long people wait for the next place, if nobody asks for it.
const PAUSE: Duration = Duration::from_millis(1500);

impl Ending {
    /// Whether places are still told one by one.
    pub fn is_revealing(&self) -> bool {
        self.revealed.is_some()
    }

    /// How many places are known so far, while they are told one by one.
    pub fn revealed(&self) -> Option<usize> {
        self.revealed
    }

    /// Has the next place told after a while, if they are told one by one.
    pub fn tell_next_later(&self) -> Task<Reply> {
        self.revealed.map_or_else(Task::none, |known| {
            Task::future(async move {
                thread::sleep(PAUSE);
                Reply::RevealNext(known)
            })
        })
    }

    /// Tells the next place; with the first one everything is told.
    pub(super) fn reveal_next(&mut self) {
        let last = self.places.len().saturating_sub(1);
        self.revealed = self.revealed.map(|known| known + 1).filter(|known| *known <= last);
    }

    /// Tells all places; tells whether there were some to tell.
    pub fn reveal_all(&mut self) -> bool {
        self.revealed.take().is_some()
    }

    /// Whether the place at a line of the table is known.
    pub fn shows(&self, line: usize) -> bool {
        self.revealed.is_none_or(|known| line + known >= self.places.len())
    }

    /// The place that was told last.
    pub fn last_revealed(&self) -> Option<&Standing> {
        let known = self.revealed?;
        self.places.get(self.places.len().checked_sub(known)?)
    }

    /// What is known so far, while places are told one by one.
    pub fn revealed_words(&self, words: &Words<'_>) -> Option<String> {
        self.revealed?;
        let tr = words.translator();
        Some(match self.last_revealed() {
            None => tr.say(say::AppEndRevealTitle),
            Some(place) => tr.say(say::WordsPlace {
                rank: place.rank.into(),
                name: words.name(place.seat),
                points: place.points.into(),
            }),
        })
    }
}

/// What stands beside the table meanwhile: how to go on.
pub(super) fn invitation<G: Board>(frame: Frame<'_>) -> Element<'_, Message<G>> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let next = tr.say(say::AppEndRevealNext);
    let next = text_button(next, scale.lead(), Paint::First, Message::End(EndMessage::RevealNext));
    let keys = words(tr.say(say::AppEndRevealSkip), scale.body()).class(Ink::Quiet);
    let content = column![container(next).id("reveal"), keys.align_x(Center)];
    let content = content.spacing(SPACE[3]).align_x(Center);
    raised(container(content).center_x(Fill)).center_y(Fill).width(Fill).into()
}
