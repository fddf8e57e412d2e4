//! What each game brings to the table screen: its board, and how its moves are entered. The call,
//! the book, the past and the result are the same for all.

pub mod byzanz;
pub mod kathai;
mod parts;
pub mod silk_road;

use iced::Size;

use super::far::scene::Tally;
use super::frame::{Context, Frame};
use super::keys::KeyAction;
use super::scale::Scale;
use super::screen::table::{Action, Message, Table};
use super::widget::Element;
use crate::i18n::{DescribeGame, DescribeLessons, QuickInput, Words};
use crate::journal::{AnyGame, AnyPosition, Journal};
use crate::rules::{Game, Refusal, Rule as _};

/// What the table must do after something happened on a pad.
pub enum PadAction<G: Game> {
    /// Nothing.
    None,
    /// Put the pad away.
    Close,
    /// Play this.
    Enter(G::Move),
    /// Open the rulebook here.
    OpenRule(G::Rule),
}

/// The first rule behind what stands against an entry, or else the one about it.
fn rule_about<G: Game>(refusal: Option<Refusal<G>>, rule: G::Rule) -> G::Rule {
    let broken = refusal.and_then(|refusal| refusal.rules().first().copied());
    broken.unwrap_or(rule)
}

impl<G: Board> Table<G> {
    /// Does what a pad asks for.
    fn follow(&mut self, action: PadAction<G>) -> Action {
        match action {
            PadAction::None => Action::None,
            PadAction::Close => {
                self.draft = G::Draft::default();
                Action::None
            }
            PadAction::Enter(entry) => self.enter(entry),
            PadAction::OpenRule(rule) => Action::OpenRule(rule.info()),
        }
    }
}

/// A game as the window plays it.
pub trait Board: DescribeGame<Move: Send> + QuickInput + DescribeLessons + 'static {
    /// What is being entered and not in the book yet.
    type Draft: Default;
    /// What people touch on the board.
    type Touch: Clone + std::fmt::Debug + Send + 'static;

    /// A finished game that shows everything of importance at least once, as a record.
    const DEMO: &'static [u8];

    /// The game as the library keeps it.
    fn any(journal: Journal<Self>) -> AnyGame;

    /// The position, of whatever game.
    fn any_position(self) -> AnyPosition;

    /// Whether the book knows something that lies face down or behind screens, so that there are
    /// totals to show and to hide.
    fn has_hidden_totals(&self) -> bool;

    /// Whether something is being entered that can be put away.
    fn is_entering(draft: &Self::Draft) -> bool;

    /// What is being entered if somebody enters this once more: a pad with all that it says.
    fn draft_of(&self, entry: &Self::Move) -> Self::Draft;

    /// The field that people type into first, if what is being entered has one.
    fn draft_field(_draft: &Self::Draft) -> Option<&'static str> {
        None
    }

    /// Whether somebody counts in it what they have in the end.
    fn is_count(_entry: &Self::Move) -> bool {
        false
    }

    /// The rule about what is being entered, or the one behind what stands against it.
    fn rule(table: &Table<Self>) -> Option<Self::Rule>;

    /// Somebody has touched something on the board.
    fn touch(table: &mut Table<Self>, touch: Self::Touch) -> Action;

    /// Somebody has pressed a key that is not the same for all games.
    fn press(table: &mut Table<Self>, press: KeyAction, context: Context<'_>) -> Action;

    /// Whether something that followed from an entry is worth saying beneath the call.
    fn is_worth_saying(_event: &Self::Event) -> bool {
        true
    }

    /// The table and everybody around it.
    fn board<'a>(
        table: &'a Table<Self>,
        room: Size,
        frame: Frame<'a>,
    ) -> Element<'a, Message<Self>>;

    /// What lies beside the table.
    fn side_view<'a>(table: &'a Table<Self>, frame: Frame<'a>) -> Element<'a, Message<Self>>;

    /// How wide the column beside the table is.
    fn side_width(scale: Scale) -> f32 {
        scale.beside()
    }

    /// Whether what lies beside the table is needed now, whatever people want to see there.
    fn needs_side_view(_table: &Table<Self>, _frame: Frame<'_>) -> bool {
        false
    }

    /// What is due, for the bar along the bottom, biggest first.
    fn main_actions<'a>(
        table: &'a Table<Self>,
        frame: Frame<'a>,
    ) -> Vec<Element<'a, Message<Self>>>;

    fn extra_actions<'a>(
        _table: &'a Table<Self>,
        _frame: Frame<'a>,
    ) -> Vec<Element<'a, Message<Self>>> {
        Vec::new()
    }

    /// What lies over the table while something is being entered.
    fn pad<'a>(table: &'a Table<Self>, frame: Frame<'a>) -> Option<Element<'a, Message<Self>>>;

    /// The few numbers that people far away want to see.
    fn far_summary(table: &Table<Self>, context: Context<'_>) -> Tally;

    /// The way to another game with the same people.
    fn play_again_label(&self, words: &Words<'_>) -> String;

    /// What must be in the box again.
    fn box_contents<'a>(&self, frame: Frame<'a>) -> Element<'a, Message<Self>>;
}
