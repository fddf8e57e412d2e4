//! What each game brings to the window: its board, and how its moves are entered. The call, the
//! book, the past and the result are the same for all.
//!
//! A board knows nothing of the screen around it. It shows a [`View`], a moment of the game and how
//! it may be shown, and what is being entered; and it makes of a touch or a key a change of that or
//! an [`Input`], which the table then plays.

pub mod byzanz;
pub mod kathai;
pub mod offer;
pub mod pad;
mod parts;
pub mod place;
pub mod plate;
pub mod setup;
pub mod silk_road;

use std::collections::BTreeSet;
use std::fmt::Debug;

use super::far::scene::Tally;
use super::keys::{KeyAction, KeyHelp};
use crate::app::ui::frame::{Context, Frame};
use crate::app::ui::theme::Element;
use fondaco_record::{Colour, Entry, Player};
use fondaco_rules::{RuleInfo, Seat};
use fondaco_store::settings::Settings;
use fondaco_words::{Describe as _, DescribeGame, QuickInput, Translator, Words, say};
use offer::{Eyes, Offer, SecretQuestion};
use place::Place;
use setup::{Checklist, LaidTable, Laying, OptionInput, SetupView};

/// A moment of a game, and how it may be shown.
#[allow(clippy::struct_excessive_bools)]
pub struct View<'a, G: Board> {
    pub position: &'a G,
    /// What the table must do at that moment.
    pub due: &'a G::Due,
    /// The players with names that fit on the screen.
    pub players: &'a [Player],
    pub colours: &'a [Colour],
    /// Whose seats the others play, since they have left.
    pub left: &'a BTreeSet<Seat>,
    /// Everything that was entered, also behind that moment.
    pub entries: &'a [Entry<G::Move>],
    pub extra: &'a G::Extra,
    /// Whether it is the game as it is, rather than a moment of its past.
    pub is_now: bool,
    pub accepts_entries: bool,
    /// Whether the game was broken off there: nobody is called any more.
    pub is_broken_off: bool,
    pub shows_totals: bool,
    /// Whether the journal lies where the board has its side.
    pub shows_journal: bool,
}

// Derived, it would be for games only that are cloned by copying.
#[allow(clippy::expl_impl_clone_on_copy)]
impl<G: Board> Clone for View<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Board> Copy for View<'_, G> {}

/// Whom a call speaks to alone, if it does. It is said in their language.
pub fn called_alone<G: Board>(due: &G::Due) -> Option<Seat> {
    due.addressee().or_else(|| match G::awaited(due).seats[..] {
        [only] => Some(only),
        _ => None,
    })
}

/// What a board asks of the table around it.
#[derive(Clone, Debug)]
pub enum Input<G: Board> {
    /// Something of the game's own was touched.
    Touch(G::Touch),
    /// Play this.
    Enter(G::Move),
    OpenRule(RuleInfo),
    /// Let people type into the field of this name.
    Focus(&'static str),
    ShowResult,
    ToggleJournal,
}

/// A board as it looks.
pub struct BoardView<'a, G: Board> {
    /// What stands above it in the place of the call, if it shows something else than a turn.
    pub headline: Option<Headline>,
    /// The table and everybody around it.
    pub board: Element<'a, Input<G>>,
    /// What lies beside it, how wide that is, and whether it is needed now, whatever people want to
    /// see there.
    pub side: Element<'a, Input<G>>,
    pub side_width: f32,
    pub needs_side: bool,
    /// What is due, for the bar along the bottom, biggest first.
    pub actions: Vec<Element<'a, Input<G>>>,
    /// What may be done besides.
    pub more_actions: Vec<Element<'a, Input<G>>>,
    /// What lies over the table while something is being entered.
    pub pad: Option<Element<'a, Input<G>>>,
}

/// What a board says itself in the place of the call.
pub struct Headline {
    pub text: String,
    /// Whether the board also tells what is to be done after the last entry.
    pub tells_steps: bool,
}

/// Something that is being entered and can be put away.
pub struct Entering {
    /// The rule about it, or the one behind what stands against it.
    pub rule: RuleInfo,
    /// The field that people type into first.
    pub field: Option<&'static str>,
}

/// A game as the window plays it.
pub trait Board: DescribeGame<Move: Send> + QuickInput + 'static {
    /// What is being entered and not in the book yet, with what the rules say about it.
    type Draft: Default;
    /// What people touch on the board.
    type Touch: Clone + Debug + Send + 'static;
    /// What the window knows beside the game itself.
    type Extra: Default;

    /// What the setup asks beside who plays.
    type Options: Clone + Debug;
    /// What can be changed of that.
    type OptionChange: Clone + Debug + Send + 'static;

    /// A finished game that shows everything of importance at least once, as a record.
    const DEMO: &'static [u8];

    /// How many minutes a game takes, at least and at most.
    const MINUTES: (u8, u8);

    /// Whether the setup draws by lot who has the mark of the game, if nobody says.
    const DRAWS_LOTS: bool = false;

    /// What the setup asks, by what is remembered of the table and of the game before.
    fn options(settings: &Settings, last: Option<&Self::TableSetup>) -> Self::Options;

    /// Who has the mark of the game before anybody says: deals, leads or is the youngest.
    fn first_mark(_last: Option<&Self::TableSetup>) -> Option<Seat> {
        None
    }

    fn set_option(_options: &mut Self::Options, _change: Self::OptionChange) {}

    /// Whether something was entered that nobody wants to enter again.
    fn has_entries(_options: &Self::Options) -> bool {
        false
    }

    /// Whether the table follows one of our rulings. Where there is no choice, everybody does.
    fn follows(_options: &Self::Options, _rule: RuleInfo) -> bool {
        true
    }

    /// Decides for our ruling or for the house rule beside it.
    fn decide(_options: &mut Self::Options, _rule: RuleInfo, _ours: bool) {}

    /// By which rules so many play, once everything is known.
    fn table_setup(
        options: &Self::Options,
        players: u8,
        marked: Option<Seat>,
    ) -> Option<Self::TableSetup>;

    /// What the setup asks, as it looks, with whoever has the mark. Whoever was hasty has left
    /// something out.
    fn setup_view<'a>(
        options: &'a Self::Options,
        marked: Option<String>,
        is_hasty: bool,
        frame: Frame<'a>,
    ) -> SetupView<'a, OptionInput<Self>>;

    /// What stands for the game beside its name.
    fn portrait<'a, M: 'a>(height: f32) -> Element<'a, M>;

    /// The checklist for the table.
    fn checklist(table: &Self::TableSetup, players: &[Player], context: Context<'_>) -> Checklist;

    /// The table that the checklist makes.
    fn laid_table<'a, M: 'a>(
        table: &Self::TableSetup,
        laying: Laying<'_>,
        frame: Frame<'a>,
    ) -> LaidTable<'a, M>;

    /// Remembers what the next game need not ask again.
    fn remember(_table: &Self::TableSetup, _settings: &mut Settings) {}

    /// Recalls what the table told, as the settings have it now.
    fn recall(_extra: &mut Self::Extra, _settings: &Settings) {}

    /// Learns from an earlier game.
    fn learn(_extra: &mut Self::Extra, _earlier: &Self) {}

    /// Makes ready what is drawn of a moment, whenever another one is shown.
    fn prepare(_extra: &mut Self::Extra, _position: &Self) {}

    /// What makes an entry doubtful that the rules allow, if anything does: people are asked.
    fn doubt(_view: View<'_, Self>, _entry: &Self::Move, _tr: &Translator) -> Option<String> {
        None
    }

    /// What is being entered if somebody enters this once more: a pad with all that it says.
    fn draft_of(_view: View<'_, Self>, _entry: &Self::Move) -> Self::Draft {
        Self::Draft::default()
    }

    /// What is being entered once this was entered, and the table is so.
    fn draft_after(_draft: Self::Draft, _entry: &Self::Move, _position: &Self) -> Self::Draft {
        Self::Draft::default()
    }

    /// What is being entered goes on while somebody else has entered this, as far as it can.
    fn draft_beside(draft: Self::Draft, entry: &Self::Move, position: &Self) -> Self::Draft {
        Self::draft_after(draft, entry, position)
    }

    /// What is being entered, if it can be put away.
    fn entering(_draft: &Self::Draft) -> Option<Entering> {
        None
    }

    /// Somebody has touched something on the board.
    fn touch(
        _view: View<'_, Self>,
        _draft: &mut Self::Draft,
        _touch: Self::Touch,
    ) -> Option<Input<Self>> {
        None
    }

    /// Somebody has pressed a key that is not the same for all games.
    fn press(
        _view: View<'_, Self>,
        _draft: &mut Self::Draft,
        _key: KeyAction,
        _context: Context<'_>,
    ) -> Option<Input<Self>> {
        None
    }

    /// The board as it looks.
    fn view<'a>(
        view: View<'a, Self>,
        draft: &'a Self::Draft,
        frame: Frame<'a>,
    ) -> BoardView<'a, Self>;

    /// What is to be said of somebody's place.
    fn place(view: View<'_, Self>, seat: Seat, tr: &Translator) -> Place;

    /// What somebody can enter away from the board, what is due first.
    fn offers(_view: View<'_, Self>, _seat: Seat, _eyes: Eyes, _tr: &Translator) -> Vec<Offer> {
        Vec::new()
    }

    /// Whether more is known of what people have than others may be told, such as by a refusal.
    fn knows_hidden(&self) -> bool {
        false
    }

    /// What everybody is asked at once and in secret, to complete what is being entered.
    fn asks_all(&self, _draft: &Self::Draft, _tr: &Translator) -> Option<SecretQuestion> {
        None
    }

    /// Those who were asked have answered.
    fn all_answered(_draft: &mut Self::Draft, _answers: &[(Seat, u32)], _position: &Self) {}

    /// What its own keys do, for the help.
    fn keys(_tr: &Translator) -> KeyHelp {
        KeyHelp::default()
    }

    /// The few numbers that people far away want to see.
    fn far_summary(view: View<'_, Self>, draft: &Self::Draft, context: Context<'_>) -> Tally;

    /// What must be in the box again.
    fn box_contents<'a, M: 'a>(&self, frame: Frame<'a>) -> Element<'a, M>;

    /// The way to another game with the same people.
    fn play_again_label(&self, words: &Words<'_>) -> String {
        words.translator().say(say::AppEndAgain)
    }
}
