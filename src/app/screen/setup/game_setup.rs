//! What a game asks and tells while it is set up, beside who plays.

use iced::Center;
use iced::widget::{column, row};

use super::checklist::ChecklistItem;
use super::{Message, Setup};
use crate::app::frame::Frame;
use crate::app::scale::SPACE;
use crate::app::theme::Ink;
use crate::app::widget::{Element, choice, strong, words};
use crate::i18n::{Translator, say};
use crate::record::{AnyRecord, GameId, Player};
use crate::rules::{RuleInfo, Seat};

/// How much is written down, and what that means, as the rulebook says it.
pub(super) fn depths<'a, D: Copy + PartialEq + 'a>(
    depths: impl IntoIterator<Item = (D, String)>,
    chosen: D,
    (game, info): (GameId, RuleInfo),
    message: impl Fn(D) -> Message,
    frame: Frame<'a>,
) -> Element<'a, Message> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let article = frame.rulebook(game).article(info);
    let explained = article.map_or_else(String::new, |article| article.text.clone());
    column![
        row![
            strong(tr.say(say::AppSetupDepth), scale.body()),
            choice(depths, chosen, scale.body(), message),
        ]
        .spacing(SPACE[2])
        .align_y(Center),
        words(explained, scale.body()).class(Ink::Quiet),
    ]
    .spacing(SPACE[2])
    .into()
}

/// A game being set up.
pub(super) trait GameSetup {
    /// The seat with the mark of this game: whoever deals, leads or is the youngest.
    fn mark(&self) -> Option<usize>;

    /// Moves the mark.
    fn set_mark(&mut self, seat: Option<usize>);

    /// Who has the mark if so many play.
    fn marked(&self, seats: usize) -> Option<usize> {
        self.mark().filter(|seat| *seat < seats)
    }

    /// The game before its first move, once everything is known.
    fn record(&self, players: Vec<Player>, marked: Option<Seat>) -> Option<AnyRecord>;

    /// Whether the table follows one of our rulings. Where there is no choice, everybody does.
    fn follows(&self, _info: RuleInfo) -> bool {
        true
    }

    /// Decides for our ruling or for the house rule beside it.
    fn decide(&mut self, _info: RuleInfo, _ours: bool) {}

    /// What the mark is called.
    fn mark_word(&self, tr: &Translator) -> String;

    /// Who has the mark, in a sentence; nobody yet is `None`.
    fn marked_sentence(&self, name: Option<String>, tr: &Translator) -> String;

    /// The button that draws the mark by lot, if lots are drawn.
    fn lots(&self, tr: &Translator) -> Option<String>;

    /// Whether lots are drawn at the latest when the table is set up.
    fn draws_at_last(&self) -> bool {
        false
    }

    /// What is folded away.
    fn more_word(&self, tr: &Translator) -> String;

    /// What is folded away, apart from house rules.
    fn more<'a>(&'a self, _frame: Frame<'a>) -> Option<Element<'a, Message>> {
        None
    }

    /// What is asked in plain sight. Whoever was hasty has left something out.
    fn asked<'a>(&'a self, _hasty: bool, _frame: Frame<'a>) -> Option<Element<'a, Message>> {
        None
    }

    /// The checklist, and what stands beneath it.
    fn steps<'a>(
        &'a self,
        setup: &'a Setup,
        record: &AnyRecord,
        frame: Frame<'a>,
    ) -> (Vec<ChecklistItem<'a>>, String);
}
