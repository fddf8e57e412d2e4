//! The table of whatever game is played.

use std::time::Duration;

use super::export::ExportJob;
use super::{Action, Message, Reply, Table};
use crate::app::table::board::Board;
use crate::app::table::far::Scene;
use crate::app::table::keys::KeyAction;
use crate::app::ui::frame::{Context, Frame};
use crate::app::ui::theme::{Element, Theme};
use crate::export::{Format, GameExport};
use crate::palette;
use fondaco_record::journal::{AnyGame, AnyPosition, Journal, Resumed};
use fondaco_record::{AnyRecord, Origin, Player};
use fondaco_rules::RuleInfo;
use fondaco_rules::any;
use fondaco_rules::whichever;
use fondaco_rules::{Game as _, GameId};
use fondaco_store::settings::{Memories, Settings};
use fondaco_store::{Error, StoredGame};
use fondaco_words::Call;
use fondaco_words::DescribeGame as _;
use fondaco_words::names::with_whole_names;

type BoxedTable<G> = Box<Table<G>>;

any! {
    /// A game being played, whichever it is.
    AnyTable = BoxedTable
}
any! {
    /// What can happen at a table.
    #[derive(Clone, Debug)]
    AnyMessage = Message
}

impl AnyMessage {
    /// Whether something is entered by it.
    pub fn is_entry(&self) -> bool {
        whichever!(self, AnyMessage(message) => message.is_entry())
    }
}

/// What a table answers or does itself, whichever game it is.
macro_rules! of_table {
    ($(ask $ask:ident($($with:ident: $With:ty),*) -> $Answer:ty;)* $(tell $tell:ident($($what:ident: $What:ty),*) -> $Done:ty;)*) => {
        $(pub fn $ask(&self $(, $with: $With)*) -> $Answer {
            whichever!(self, AnyTable(table) => table.$ask($($with),*))
        })*
        $(pub fn $tell(&mut self $(, $what: $What)*) -> $Done {
            whichever!(self, AnyTable(table) => table.$tell($($what),*))
        })*
    };
}

impl AnyTable {
    /// What tells the game from every other one, also after the window was closed.
    #[cfg(any(feature = "club", feature = "phones"))]
    pub fn game_key(&self) -> Option<String> {
        whichever!(self, AnyTable(table) => table.saving.origin.id.as_ref().map(ToString::to_string))
    }

    of_table! {
        ask is_demo() -> bool;
        ask practised() -> Vec<String>;
        ask is_saved() -> bool;
        ask serial() -> u64;
        ask spoken(context: Context<'_>) -> Vec<Call>;
        ask entry_in_sight() -> Option<String>;
        ask has_overlay() -> bool;
        ask shows_sheet() -> bool;
        ask field() -> Option<&'static str>;
        ask blocks_far_mode() -> bool;
        ask is_running() -> bool;
        ask scene(context: Context<'_>) -> Scene;
        ask remember_moment(settings: &mut Settings) -> bool;
        tell forget_earlier(settings: &Settings) -> ();
        tell recall(settings: &Settings) -> ();
        tell on_reply(reply: Reply) -> Action;
        tell show_end(context: Context<'_>) -> ();
        tell close_overlay() -> ();
        tell press(press: KeyAction, context: Context<'_>) -> Action;
    }

    /// A game that begins now.
    pub fn new(serial: u64, record: AnyRecord, origin: Origin) -> Self {
        whichever!(record, AnyRecord(record) => {
            let journal = Journal::replay(record).journal;
            Box::new(Table::new(serial, journal, origin)).into()
        })
    }

    /// A game of the library, with a card that says where it was left.
    pub fn resumed(
        serial: u64,
        game: AnyGame,
        origin: Origin,
        number: u32,
        seen: bool,
        played: Duration,
    ) -> Self {
        whichever!(game, AnyGame(resumed) => {
            let journal = resumed.journal;
            Box::new(Table::resumed(serial, journal, origin, number, seen, played)).into()
        })
    }

    /// A game that goes on as a new one, if somebody plays on.
    pub fn copied(serial: u64, game: AnyGame, origin: Origin) -> Self {
        whichever!(game, AnyGame(resumed) => {
            let Resumed { journal, .. } = *resumed;
            Box::new(Table::copied(serial, journal, origin)).into()
        })
    }

    /// A finished game at its beginning. Nothing of it is ever kept.
    pub fn demo(serial: u64, record: AnyRecord) -> Self {
        whichever!(record, AnyRecord(record) => {
            Box::new(Table::demo(serial, Journal::replay(record).journal)).into()
        })
    }

    /// The game's number in the library, once it has one.
    pub fn number(&self) -> Option<u32> {
        whichever!(self, AnyTable(table) => table.saving.number)
    }

    /// Whether something is on its way to the disk.
    pub fn is_writing(&self) -> bool {
        whichever!(self, AnyTable(table) => table.saving.is_writing())
    }

    /// The number of the game, once everybody may know its result and the library does not know that
    /// yet.
    pub fn take_result_to_note(&mut self) -> Option<u32> {
        whichever!(self, AnyTable(table) => table.saving.take_result_to_note(&table.journal))
    }

    /// Whether there is something to learn from earlier games of its kind.
    pub fn learns(&self) -> bool {
        Memories::learning().any(|game| game == self.game_id())
    }

    /// Learns from an earlier game.
    pub fn learn(&mut self, earlier: &AnyPosition) {
        whichever!(self, AnyTable(table) => if let Ok(earlier) = earlier.try_into() {
            let earlier: &Box<_> = earlier;
            table.learn(earlier);
        });
    }

    pub fn game_id(&self) -> GameId {
        fn game_id<G: Board>(_: &Table<G>) -> GameId {
            G::ID
        }
        whichever!(self, AnyTable(table) => game_id(table))
    }

    /// Who plays, by whatever names.
    pub fn players(&self) -> &[Player] {
        whichever!(self, AnyTable(table) => &table.journal().record().players)
    }

    /// The game as data.
    pub fn record(&self) -> AnyRecord {
        whichever!(self, AnyTable(table) => table.journal().record().clone().into())
    }

    /// The disk has answered about the first so many deeds.
    pub fn on_saved(
        &mut self,
        deeds: usize,
        result: &Result<u32, Error>,
        context: Context<'_>,
    ) -> Action {
        whichever!(self, AnyTable(table) => table.on_saved(deeds, result, context))
    }

    /// Renders the game for others.
    pub fn export(&self, format: Format, context: Context<'_>) -> ExportJob {
        let theme = Theme::chosen(context.settings.theme).unwrap_or_default();
        let palette = match theme {
            Theme::Night => &palette::NIGHT,
            Theme::Parchment | Theme::Contrast => &palette::PARCHMENT,
        };
        let stored = whichever!(self, AnyTable(table) => StoredGame {
            number: table.saving.number.unwrap_or(0),
            origin: table.saving.origin.clone(),
            seen: table.saving.is_seen(),
            deleted: false,
            played: table.clocks.played_before,
            game: Ok(Box::new(Resumed { journal: table.journal.clone(), stuck: None }).into()),
        });
        let export = GameExport::new(stored, context.language, palette);
        ExportJob { export, format }
    }

    /// Whether it goes on: the last sales are not made until somebody looks at the result.
    pub fn is_waiting(&self) -> bool {
        whichever!(self, AnyTable(table) => {
            table.is_running() || !table.saving.is_seen()
        })
    }

    /// Who plays, and how far they are.
    pub fn summary(&self, context: Context<'_>) -> String {
        whichever!(self, AnyTable(table) => {
            let players = with_whole_names(&table.journal.record().players);
            context.words(&players).summary(table.journal.position(), false)
        })
    }

    /// The rule that applies to what is due.
    pub fn rule_now(&self) -> RuleInfo {
        fn info<G: fondaco_rules::Game>(position: &G) -> RuleInfo {
            G::awaited(&position.due()).rule.into()
        }
        whichever!(self, AnyTable(table) => info(table.position()))
    }

    /// Whether there are totals to show and to hide.
    pub fn has_hidden_totals(&self) -> bool {
        whichever!(self, AnyTable(table) => table.position().has_hidden_totals())
    }

    /// How many deeds there are so far.
    pub fn deeds(&self) -> usize {
        whichever!(self, AnyTable(table) => table.journal().deeds().len())
    }

    /// The clocks that people want to see.
    pub fn clocks<'a, M: 'a>(&self, frame: Frame<'a>) -> Vec<Element<'a, M>> {
        whichever!(self, AnyTable(table) => table.clocks(frame))
    }

    /// How far the game is, for the bar along the top.
    pub fn progress(&self, frame: Frame<'_>) -> Vec<String> {
        whichever!(self, AnyTable(table) => table.position().progress(frame.tr()))
    }

    /// The line that people are typing in far mode.
    pub fn far_quick<'a>(&'a self, frame: Frame<'a>) -> Option<Element<'a, AnyMessage>> {
        whichever!(self, AnyTable(table) => Some(table.far_quick(frame)?.map(AnyMessage::from)))
    }

    /// Undo, redo, journal and totals, for the bar along the top.
    pub fn tools<'a>(&'a self, frame: Frame<'a>) -> Element<'a, AnyMessage> {
        whichever!(self, AnyTable(table) => {
            Element::from(table.tools(frame)).map(AnyMessage::from)
        })
    }

    /// The table beneath the bar.
    pub fn view<'a>(&'a self, frame: Frame<'a>) -> Element<'a, AnyMessage> {
        whichever!(self, AnyTable(table) => table.view(frame).map(AnyMessage::from))
    }
}
