//! What a game asks and tells while it is set up, beside who plays.

use iced::Center;
use iced::widget::{Row, column, row, space};

use super::Board;
use crate::app::drawing;
use crate::app::frame::Frame;
use crate::app::scale::SPACE;
use crate::app::theme::Ink;
use crate::app::widget::{Element, choice, strong, words};
use crate::i18n::say;
use crate::record::Colour;
use crate::rules::{GameId, RuleInfo, Seat};

/// How high cards are in the drawings of a checklist.
pub const CARD: f32 = 44.0;
/// How wide the drawings are.
pub const DRAWN: f32 = 270.0;

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
    /// What is asked in plain sight.
    pub asked: Option<Element<'a, M>>,
    /// What is folded away, and what that is, apart from house rules.
    pub more_label: String,
    pub more: Option<Element<'a, M>>,
}

/// The checklist for the table: a picture and a sentence each, and what stands beneath it.
pub struct Checklist<'a, M> {
    pub steps: Vec<(Element<'a, M>, String)>,
    pub note: String,
}

/// Everybody's emblem.
pub fn emblems<'a, M: 'a>(colours: &[Colour]) -> Element<'a, M> {
    let emblems = colours.iter().map(|colour| drawing::emblem(*colour, SPACE[4]));
    Row::with_children(emblems).spacing(SPACE[0]).into()
}

/// Somebody's emblem, if it is known who.
pub fn emblem<'a, M: 'a>(colours: &[Colour], seat: Option<Seat>) -> Element<'a, M> {
    let colour = seat.and_then(|seat| colours.get(seat.index()));
    colour.map_or_else(|| space().into(), |colour| drawing::emblem(*colour, CARD))
}

/// How much is written down, and what that means, as the rulebook says it.
pub fn depths<'a, D: Copy + PartialEq + 'a, M: Clone + 'a>(
    depths: impl IntoIterator<Item = (D, String)>,
    chosen: D,
    (game, rule): (GameId, RuleInfo),
    message: impl Fn(D) -> M,
    frame: Frame<'a>,
) -> Element<'a, M> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let article = frame.rulebook(game).article(rule);
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
