//! The table as phones may see it, and what is entered on them.

use super::{Action, AnyTable, PastMode, Playhead, Table};
use crate::app::table::board::offer::SecretQuestion;
use crate::app::table::board::{Board, View};
use crate::app::ui::frame::Context;
use fondaco_record::journal::Journal;
use fondaco_record::{Colour, Deed, Player};
use fondaco_rules::Seat;
use fondaco_rules::whichever;
use fondaco_text::Language;
use fondaco_text::printable;

/// A moment of a game, taken from the table whenever something has changed.
#[derive(Clone)]
pub struct Moment<G: Board> {
    pub journal: Journal<G>,
    /// The players with names that fit on a screen.
    pub players: Vec<Player>,
    pub colours: Vec<Colour>,
    /// Whether totals are shown on the table.
    pub shows_totals: bool,
    /// Whether everybody may know how the game ended.
    pub is_result_known: bool,
    /// Whether anything can still be entered: a sale may come after the last count.
    pub accepts_entries: bool,
    /// What everybody is asked at once, in every language.
    pub question: Option<[SecretQuestion; Language::ALL.len()]>,
}

/// What the table says to a move from a phone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It is on the disk and on the table.
    Entered,
    /// The table has gone on.
    Stale,
    /// It is asked first.
    Ask(String),
    /// It could not be saved.
    NotKept,
}

impl AnyTable {
    /// Whether totals and the result are for everybody to see.
    pub fn shown_openly(&self, context: Context<'_>) -> (bool, bool) {
        whichever!(self, AnyTable(table) => table.shown_openly(context))
    }

    /// What everybody is asked at once and in secret, in the table's language.
    pub fn asked_of_all(&self, context: Context<'_>) -> Option<String> {
        whichever!(self, AnyTable(table) => table.asked_of_all(context))
    }

    /// All phones have answered.
    pub fn all_answered(&mut self, answers: &[(Seat, u32)]) {
        whichever!(self, AnyTable(table) => table.all_answered(answers));
    }
}

impl<G: Board> Table<G> {
    /// Whether totals and the result are for everybody to see.
    fn shown_openly(&self, context: Context<'_>) -> (bool, bool) {
        (self.shows_totals(context), self.saving.is_result_known(&self.journal))
    }

    /// The game as phones may see it: as it is now, whatever moment is looked at here.
    pub fn shown_to_phones(&self, context: Context<'_>) -> Moment<G> {
        let (shows_totals, is_result_known) = self.shown_openly(context);
        Moment {
            journal: self.journal.clone(),
            // Phones have letters of their own, and room for whole names.
            players: self
                .journal
                .record()
                .players
                .iter()
                .map(|player| Player { name: printable(&player.name), ..player.clone() })
                .collect(),
            colours: self.people.colours.clone(),
            shows_totals,
            is_result_known,
            accepts_entries: !self.play.is_closed() && self.journal.broken_off().is_none(),
            question: self.question_to_phones(context),
        }
    }

    /// What everybody is asked at once and in secret, in every language.
    fn question_to_phones(
        &self,
        context: Context<'_>,
    ) -> Option<[SecretQuestion; Language::ALL.len()]> {
        let position = self.journal.position();
        position.asks_all(&self.draft, context.tr())?;
        let translators = context.translators;
        let ask = |language| position.asks_all(&self.draft, translators.translator(language));
        let [Some(en), Some(de), Some(it)] = Language::ALL.map(ask) else {
            return None;
        };
        Some([en, de, it])
    }

    /// The same in the table's language alone.
    fn asked_of_all(&self, context: Context<'_>) -> Option<String> {
        let question = self.journal.position().asks_all(&self.draft, context.tr());
        question.map(|question| question.text)
    }

    fn all_answered(&mut self, answers: &[(Seat, u32)]) {
        G::all_answered(&mut self.draft, answers, self.journal.position());
    }

    /// Somebody enters a move on a phone, in the language of the context. What is being done here
    /// goes on.
    ///
    /// # Errors
    ///
    /// Tells why it is not entered.
    pub fn enter_from_phone(
        &mut self,
        entry: G::Move,
        is_sure: bool,
        context: Context<'_>,
    ) -> Result<Action, Answer> {
        let position = self.journal.position();
        let is_correcting = match self.look.playhead {
            Playhead::Now | Playhead::Past { mode: PastMode::Look, .. } => self.is_proposing(),
            Playhead::Past { .. } => true,
        };
        let is_over = self.play.is_closed() || self.journal.broken_off().is_some();
        if is_over || is_correcting || position.check(&entry).is_err() {
            return Err(Answer::Stale);
        }
        if !is_sure {
            let words = context.words(&self.people.players);
            if position.ends_early(&entry) {
                return Err(Answer::Ask(position.early_end(&words)));
            }
            let view = View { position, ..self.view_without_totals() };
            if let Some(doubt) = G::doubt(view, &entry, context.tr()) {
                return Err(Answer::Ask(doubt));
            }
        }
        let action = self.perform(Deed::Play { entry: entry.into() });
        if let Some(pending) = &mut self.saving.pending {
            pending.is_from_phone = true;
        }
        match action {
            Action::None => Err(Answer::Stale),
            action => Ok(action),
        }
    }
}
