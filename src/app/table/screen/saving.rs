//! What the library knows of a game, and what is on its way there.

use jiff::Timestamp;

use crate::app::table::board::Board;
use fondaco_record::journal::{Done, Journal};
use fondaco_record::{Deed, Origin, Record};
use fondaco_rules::{Game, Outcome};

/// What the library knows of a game, and what is on its way there.
pub(super) struct Saving<G: Board> {
    /// Tells this table from every other one since the window was opened.
    pub(super) serial: u64,
    pub(super) origin: Origin,
    /// The game's number in the library, once it has one.
    pub(super) number: Option<u32>,
    /// How many deeds are on the disk.
    pub(super) on_disk: usize,
    /// A copy that nobody has touched since it had so many deeds need not be kept.
    pub(super) copied_deeds: Option<usize>,
    /// Whether somebody has looked at the result.
    pub(super) seen: Seen,
    /// Something that was done and is on its way to the disk.
    pub(super) pending: Option<Pending<G>>,
}

/// Whether somebody has looked at a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Seen {
    Never,
    /// Its places are being told one by one; not everybody may know it.
    Telling,
    /// All of it was told.
    Here,
    /// The library knows it, too.
    Noted,
}

/// The journal as it will be once it is on the disk, and what comes of it.
pub(super) struct Pending<G: Board> {
    pub(super) journal: Journal<G>,
    pub(super) done: Done<G>,
    /// Whether somebody entered it on a phone: what is being done here goes on.
    pub(super) is_from_phone: bool,
}

/// What was done to a game and is not on the disk yet.
#[derive(Clone, Debug)]
pub struct Unsaved<G: Game> {
    /// Where the game comes from; its id tells which one it is.
    pub origin: Origin,
    /// Who plays by which rules, if nothing of it is on the disk.
    pub head: Option<Record<G>>,
    /// How many deeds are on the disk already.
    pub from: usize,
    /// Those behind them.
    pub deeds: Vec<Deed<G::Move>>,
    /// How the game stands after all of it.
    pub outcome: Option<Outcome>,
    /// Whether somebody has looked at its result.
    pub seen: bool,
}

impl<G: Board> Saving<G> {
    /// Nothing of the game is on the disk.
    pub(super) fn new(serial: u64, origin: Origin) -> Self {
        Saving {
            serial,
            origin,
            number: None,
            on_disk: 0,
            copied_deeds: None,
            seen: Seen::Never,
            pending: None,
        }
    }

    /// Whether something is on its way to the disk.
    pub(super) fn is_writing(&self) -> bool {
        self.pending.is_some()
    }

    /// The journal as it will be once everything is on the disk.
    fn journal<'a>(&'a self, now: &'a Journal<G>) -> &'a Journal<G> {
        self.pending.as_ref().map_or(now, |pending| &pending.journal)
    }

    /// Whether everything is on the disk that is kept.
    pub(super) fn is_saved(&self, now: &Journal<G>) -> bool {
        let deeds = self.journal(now).deeds().len();
        (self.number.is_some() && deeds <= self.on_disk) || self.copied_deeds == Some(deeds)
    }

    /// What is not on the disk yet, and how many deeds there will be then.
    pub(super) fn unsaved(&self, now: &Journal<G>) -> Option<(Unsaved<G>, usize)> {
        if self.is_saved(now) {
            return None;
        }
        let journal = self.journal(now);
        let outcome = journal.outcome();
        let Record { players, table, .. } = journal.record();
        let unsaved = Unsaved {
            origin: self.origin.clone(),
            head: (self.on_disk == 0).then(|| Record::new(players.clone(), table.clone())),
            from: self.on_disk,
            deeds: journal.deeds()[self.on_disk..].to_vec(),
            seen: self.is_result_known(now),
            outcome,
        };
        Some((unsaved, journal.deeds().len()))
    }

    /// So many deeds are on the disk, under this number.
    pub(super) fn note(&mut self, number: u32, deeds: usize) {
        self.number = Some(number);
        self.on_disk = self.on_disk.max(deeds);
        self.origin.ended = Timestamp::from_second(Timestamp::now().as_second()).ok();
    }

    /// Whether somebody has looked at the result.
    pub(super) fn is_seen(&self) -> bool {
        self.seen != Seen::Never
    }

    /// Whether everybody may know how the game ended: the result was shown, to its last place.
    pub(super) fn is_result_known(&self, now: &Journal<G>) -> bool {
        now.is_over() && matches!(self.seen, Seen::Here | Seen::Noted)
    }

    /// The number of the game, once everybody may know its result and the library does not know that
    /// yet.
    pub(super) fn take_result_to_note(&mut self, now: &Journal<G>) -> Option<u32> {
        let is_new = self.seen == Seen::Here && self.is_result_known(now);
        let number = self.number.filter(|_| is_new)?;
        self.seen = Seen::Noted;
        Some(number)
    }
}
