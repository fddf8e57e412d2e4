//! What phones want to enter: read, held against the rules, and handed to the window, which alone
//! decides.

use std::sync::{Arc, Mutex, PoisonError};

use iced::futures::channel::oneshot;
use serde_json::Value;

use super::moment::AnyMoment;
use super::page::{Meaning, Message};
use crate::app::table::board::Board;
use crate::app::table::{Answer, Moment};
use crate::app::ui::translators::Translators;
use fondaco_record::Player;
use fondaco_rules::fields::{Fields, Json, ReadError};
use fondaco_rules::{Game, RuleInfo, Seat};
use fondaco_rules::{any, whichever};
use fondaco_store::settings::PhoneEntry;
use fondaco_text::Language;
use fondaco_words::{Rulebook, Translator, Vocabulary, Words, say};

/// A move of one game.
#[derive(Clone, Debug)]
pub struct ProposedMove<G: Game>(pub G::Move);

any! {
    /// A move of any game.
    #[derive(Clone, Debug)]
    AnyMove = ProposedMove
}

/// A move that somebody wants to enter.
#[derive(Clone, Debug)]
pub struct Proposal {
    pub entry: AnyMove,
    /// The table it is for, and how many deeds that had when they saw it.
    pub serial: u64,
    pub deeds: usize,
    /// Whether they have been asked already.
    pub is_sure: bool,
    pub language: Language,
    pub reply: ReplyTo,
}

/// Where an answer goes. It is given once.
#[derive(Clone, Debug)]
pub struct ReplyTo(Arc<Mutex<Option<oneshot::Sender<Answer>>>>);

impl ReplyTo {
    pub fn new() -> (Self, oneshot::Receiver<Answer>) {
        let (sender, receiver) = oneshot::channel();
        (ReplyTo(Arc::new(Mutex::new(Some(sender)))), receiver)
    }

    pub fn send(&self, answer: Answer) {
        let sender = self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(sender) = sender {
            let _ = sender.send(answer);
        }
    }
}

/// A move that was understood.
pub struct Understood {
    pub entry: AnyMove,
    /// Whether whoever wants it may enter it here.
    pub is_theirs: bool,
    /// Whether it counts what somebody has in the end. That is nobody else's business, so it
    /// may come at the same time as another one.
    pub is_count: bool,
    /// What speaks against it.
    pub refusal: Option<Message>,
}

impl AnyMoment {
    /// Reads a move as a record has it.
    pub fn understand(
        &self,
        entry: &Value,
        may: May,
        tr: &Translator,
        book: &Rulebook,
    ) -> Result<Understood, ReadError> {
        whichever!(self, AnyMoment(moment) => moment.understand(entry, may, tr, book))
    }

    /// Reads a line as somebody types it.
    pub fn read_line(
        &self,
        line: &str,
        may: May,
        language: Language,
        translators: &Translators,
    ) -> (Option<Meaning>, Vec<(String, String)>) {
        whichever!(self, AnyMoment(moment) => moment.read_line(line, may, language, translators))
    }
}

/// Who wants to enter something, and what phones may enter at this table.
#[derive(Clone, Copy, Debug)]
pub struct May {
    pub seat: Option<Seat>,
    pub enter: PhoneEntry,
}

impl<G: Board> Moment<G>
where
    AnyMove: From<ProposedMove<G>>,
{
    /// Whether somebody may enter a move here. One that is nobody's in particular is made by whoever
    /// is called; what somebody has in the end, nobody else counts.
    fn is_theirs(&self, entry: &G::Move, may: May) -> bool {
        let called = G::awaited(&self.journal.position().due()).seats;
        let is_own = match G::mover(entry) {
            Some(mover) => may.seat == Some(mover),
            None => may.seat.is_some_and(|seat| called.contains(&seat)),
        };
        match may.enter {
            PhoneEntry::Watch => false,
            PhoneEntry::Own => is_own,
            PhoneEntry::All => is_own || !G::is_count(entry),
        }
    }

    /// Whether a refusal of somebody's move would tell others what that person has.
    fn is_telling(&self, entry: &G::Move, may: May) -> bool {
        let is_own = G::mover(entry).is_none_or(|mover| may.seat == Some(mover));
        !is_own && self.journal.position().knows_hidden()
    }

    /// Whether what could come next in a line may be told: only in one's own moves.
    fn may_be_completed(&self, line: &str, may: May) -> bool {
        if !self.journal.position().knows_hidden() {
            return true;
        }
        let typed: Vec<String> = line.split_whitespace().map(str::to_lowercase).collect();
        let is_meant = |player: &Player| {
            let name = player.name.to_lowercase();
            typed.iter().any(|word| name.split_whitespace().any(|part| part.starts_with(word)))
        };
        let named = (0..).map(Seat::new).zip(&self.players).filter(|(_, player)| is_meant(player));
        let named: Vec<Seat> = named.map(|(seat, _)| seat).collect();
        let called = G::awaited(&self.journal.position().due()).seats;
        let meant = if named.is_empty() { called } else { named };
        meant.iter().all(|seat| may.seat == Some(*seat))
    }

    fn understand(
        &self,
        entry: &Value,
        may: May,
        tr: &Translator,
        book: &Rulebook,
    ) -> Result<Understood, ReadError> {
        let json = Json::read(entry.to_string().as_bytes())?;
        let seats = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        let mut fields = Fields::of(&json, String::new())?;
        let entry = G::read_move(&mut fields, seats)?;
        fields.finish()?;
        let refusal = self.journal.position().check(&entry).err().map(|refusal| {
            if self.is_telling(&entry, may) {
                return Message::new(tr.say(say::AppPhonesNotPossible));
            }
            let text = Words::new(tr, &self.players).refusal(&refusal);
            let rules = refusal.rules().into_iter().map(|rule| {
                let info: RuleInfo = rule.into();
                (info.id.to_owned(), book.title_of(info))
            });
            Message { rules: rules.collect(), ..Message::new(text) }
        });
        Ok(Understood {
            is_theirs: self.is_theirs(&entry, may),
            is_count: G::is_count(&entry),
            refusal,
            entry: ProposedMove(entry).into(),
        })
    }

    fn read_line(
        &self,
        line: &str,
        may: May,
        language: Language,
        translators: &Translators,
    ) -> (Option<Meaning>, Vec<(String, String)>) {
        let tr = translators.translator(language);
        let speak = |language| translators.translator(language);
        let vocabulary = Vocabulary::<G>::new(&self.journal.record().players, speak);
        let position = self.journal.position();
        let reading = vocabulary.read(line, position, tr);
        let completions = Some(reading.completions).filter(|_| self.may_be_completed(line, may));
        let completions = completions.into_iter().flatten();
        let completions = completions.map(|completion| (completion.word, completion.line));
        let words = Words::new(tr, &self.players);
        let meaning = match (&reading.entry, reading.command) {
            (Some(entry), _) if !self.is_theirs(entry, may) => {
                Some(Meaning::Trouble(tr.say(say::AppPhonesNotYours)))
            }
            (Some(entry), _) => Some(match position.check(entry) {
                Ok(()) => Meaning::Move {
                    sentence: words.describe(entry),
                    entry: serde_json::to_value(entry).unwrap_or_default(),
                },
                Err(_) if self.is_telling(entry, may) => {
                    Meaning::Trouble(tr.say(say::AppPhonesNotPossible))
                }
                Err(refusal) => Meaning::Trouble(words.refusal(&refusal)),
            }),
            (None, Some(_)) => Some(Meaning::Trouble(tr.say(say::AppPhonesUndoThere))),
            (None, None) => reading.trouble.map(Meaning::Trouble),
        };
        (meaning, completions.collect())
    }
}
