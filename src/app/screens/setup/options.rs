//! What the games ask beside who plays, each as it was left.

use super::Message;
use crate::app::table::board::Board;
use crate::app::table::board::setup::{Checklist, LaidTable, Laying, OptionInput, SetupView};
use crate::app::ui::frame::{Context, Frame};
use fondaco_record::{AnyRecord, Player, Record};
use fondaco_rules::{GameId, RuleInfo, Seat};
use fondaco_rules::{any, named, whichever};
use fondaco_store::settings::Settings;

/// What one game asks.
#[derive(Clone, Debug)]
pub struct GameOptions<G: Board> {
    options: G::Options,
    /// The seat with the mark of this game: whoever deals, leads or is the youngest.
    pub mark: Option<usize>,
}

any! {
    /// What a game asks. Few are ever there at once.
    #[derive(Clone, Debug)]
    #[allow(clippy::large_enum_variant)]
    AnyOptions = GameOptions
}
any! {
    /// What happens to what a game asks.
    #[derive(Clone, Debug)]
    AnyOptionInput = OptionInput
}

impl<G: Board> GameOptions<G> {
    fn new(settings: &Settings, last: Option<&G::TableSetup>) -> Self {
        let mark = G::first_mark(last).map(Seat::index);
        GameOptions { options: G::options(settings, last), mark }
    }

    /// Who has the mark if so many play; where somebody always has it, the last one rather than
    /// nobody.
    fn marked(&self, seats: usize) -> Option<usize> {
        let last = G::first_mark(None).and(seats.checked_sub(1));
        self.mark.filter(|seat| *seat < seats).or(last)
    }

    /// The game before its first move, once everything is known.
    fn record(&self, players: Vec<Player>) -> Option<Record<G>> {
        let count = u8::try_from(players.len()).ok()?;
        let marked = self.marked(players.len()).and_then(|seat| u8::try_from(seat).ok());
        let table = G::table_setup(&self.options, count, marked.map(Seat::new))?;
        Some(Record::new(players, table))
    }
}

impl AnyOptions {
    /// What a game asks, by what is remembered of the table.
    pub fn new(game: GameId, settings: &Settings) -> Self {
        named!(game, G => GameOptions::<G>::new(settings, None).into())
    }

    /// The same rules as in this game.
    pub fn again(record: &AnyRecord, settings: &Settings) -> Self {
        fn again<G: Board>(record: &Record<G>, settings: &Settings) -> GameOptions<G> {
            GameOptions::new(settings, Some(&record.table))
        }
        whichever!(record, AnyRecord(record) => again(record, settings).into())
    }

    pub fn update(&mut self, input: AnyOptionInput) -> Option<Message> {
        fn update<G: Board>(
            game: &mut GameOptions<G>,
            input: Option<OptionInput<G>>,
        ) -> Option<Message> {
            match input? {
                OptionInput::Change(change) => G::set_option(&mut game.options, change),
                OptionInput::Next => return Some(Message::Next),
            }
            None
        }
        whichever!(self, AnyOptions(game) => update(game, input.try_into().ok()))
    }

    pub fn mark(&mut self) -> &mut Option<usize> {
        whichever!(self, AnyOptions(game) => &mut game.mark)
    }

    pub fn marked(&self, seats: usize) -> Option<usize> {
        whichever!(self, AnyOptions(game) => game.marked(seats))
    }

    pub fn record(&self, players: Vec<Player>) -> Option<AnyRecord> {
        whichever!(self, AnyOptions(game) => game.record(players).map(AnyRecord::from))
    }

    /// Whether something was entered that nobody wants to enter again.
    pub fn has_entries(&self) -> bool {
        fn has_entries<G: Board>(game: &GameOptions<G>) -> bool {
            G::has_entries(&game.options)
        }
        whichever!(self, AnyOptions(game) => has_entries(game))
    }

    pub fn follows(&self, rule: RuleInfo) -> bool {
        fn follows<G: Board>(game: &GameOptions<G>, rule: RuleInfo) -> bool {
            G::follows(&game.options, rule)
        }
        whichever!(self, AnyOptions(game) => follows(game, rule))
    }

    pub fn decide(&mut self, rule: RuleInfo, ours: bool) {
        fn decide<G: Board>(game: &mut GameOptions<G>, rule: RuleInfo, ours: bool) {
            G::decide(&mut game.options, rule, ours);
        }
        whichever!(self, AnyOptions(game) => decide(game, rule, ours));
    }

    /// What is asked, as it looks.
    pub fn view<'a>(
        &'a self,
        marked: Option<String>,
        is_hasty: bool,
        frame: Frame<'a>,
    ) -> SetupView<'a, Message> {
        fn view<'a, G: Board>(
            game: &'a GameOptions<G>,
            (marked, is_hasty): (Option<String>, bool),
            frame: Frame<'a>,
        ) -> SetupView<'a, Message>
        where
            AnyOptionInput: From<OptionInput<G>>,
        {
            let SetupView { mark, marked, lots, asked, missing, questions, more_label } =
                G::setup_view(&game.options, marked, is_hasty, frame);
            let message = |input: OptionInput<G>| Message::Option(input.into());
            let asked = asked.map(|asked| asked.map(message));
            let questions = questions.into_iter().map(|question| question.map(message)).collect();
            SetupView { mark, marked, lots, asked, missing, questions, more_label }
        }
        whichever!(self, AnyOptions(game) => view(game, (marked, is_hasty), frame))
    }
}

/// The checklist for a table.
pub fn checklist(record: &AnyRecord, context: Context<'_>) -> Checklist {
    fn of_game<G: Board>(record: &Record<G>, context: Context<'_>) -> Checklist {
        G::checklist(&record.table, &record.players, context)
    }
    whichever!(record, AnyRecord(record) => of_game(record, context))
}

/// The table that the checklist makes.
pub fn laid_table<'a>(
    record: &AnyRecord,
    laying: Laying<'_>,
    frame: Frame<'a>,
) -> LaidTable<'a, Message> {
    fn of_game<'a, G: Board>(
        record: &Record<G>,
        laying: Laying<'_>,
        frame: Frame<'a>,
    ) -> LaidTable<'a, Message> {
        G::laid_table(&record.table, laying, frame)
    }
    whichever!(record, AnyRecord(record) => of_game(record, laying, frame))
}
