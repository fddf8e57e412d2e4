//! Whatever is done to the library, in whatever order, it answers like a plain list of games.
//!
//! `FONDACO_CASES` says how many sequences are tried.

use std::fs;

use fondaco_record::journal::Journal;
use fondaco_record::statistics::{Finished, Statistics};
use fondaco_record::{AnyRecord, Deed, Document, Origin, Record};
use fondaco_rules::Game as _;
use fondaco_rules::byzanz::Position;
use fondaco_store::{Error, Filter, GameState, Import, ImportOutcome, Store, UNWATCHED};
use jiff::Timestamp;
use proptest::collection::vec;
use proptest::prelude::*;
use tempfile::TempDir;

use crate::support::library_actions::{
    Act, Action, Foreign, Question, SCRIPTS, Source, Whence, action, moment, people, perform,
    question,
};
use crate::support::plain_library::{
    Demand, PEOPLE, PlainGame, PlainLibrary, SEARCHES, assert_same,
};
use crate::support::quick_folder::quick_folder;
use crate::support::seed;

/// The library and the plain list beside it.
struct Both {
    folder: TempDir,
    store: Store,
    plain: PlainLibrary,
    backups: u64,
}

impl Both {
    fn new() -> Self {
        let folder = quick_folder();
        let (store, news) = Store::open(folder.path()).expect("a library");
        assert_eq!(news, []);
        Both { folder, store, plain: PlainLibrary::default(), backups: 0 }
    }

    /// A game, or one behind the last that nobody has.
    fn number(&self, game: usize) -> u32 {
        u32::try_from(game % (self.plain.games.len() + 1) + 1).expect("a number")
    }

    fn some_game(&self, game: usize) -> Option<&PlainGame> {
        let count = self.plain.games.len();
        (count > 0).then(|| &self.plain.games[game % count])
    }

    fn act(&mut self, action: &Action) {
        match action {
            Action::Begin { script, people: from, day } => {
                let script = &SCRIPTS[script % SCRIPTS.len()];
                let players = people(*from, script.players.len());
                let journal = Journal::new(players, script.table.clone());
                let origin = Origin::new(moment(*day));
                let number = self.store.begin(journal.record(), &origin).expect("a game");
                self.plain.games.push(PlainGame {
                    id: origin.id.clone().expect("an id"),
                    begun: origin.begun,
                    journal,
                    times: Vec::new(),
                    seen: false,
                    deleted: false,
                });
                assert_eq!(number as usize, self.plain.games.len());
            }
            Action::Append { game, acts, whence } => self.append(self.number(*game), acts, whence),
            Action::See { game } => {
                let number = self.number(*game);
                let seen = self.plain.find(number).map(|game| game.seen |= game.is_over());
                assert_eq!(self.store.mark_seen(number), seen);
            }
            Action::Delete { game, deleted } => {
                let number = self.number(*game);
                let done = self.plain.find(number).map(|game| game.deleted = *deleted);
                assert_eq!(self.store.delete(number, *deleted), done);
            }
            Action::Import { games, day } => self.import(games, moment(*day)),
            Action::BackUp => self.back_up(),
            Action::Reopen { is_closed } => self.reopen(*is_closed),
        }
    }

    fn append(&mut self, number: u32, acts: &[Act], whence: &Whence) {
        let now = moment(u8::try_from(acts.len()).expect("few"));
        let Ok(game) = self.plain.find(number) else {
            let undo = [Deed::Undo];
            let refused = self.store.append::<Position>(number, 0, &undo, None, now);
            assert_eq!(refused, Err(Error::NoSuchGame(number)));
            return;
        };
        let mut journal = game.journal.clone();
        let length = journal.deeds().len();
        let mut from = length;
        match whence {
            Whence::Right | Whence::Ahead(_) | Whence::Elsewhere(_) => {}
            Whence::Again(back) => from = length.saturating_sub(*back),
            Whence::Past(place, _) => from = place % (length + 1),
        }
        if let Whence::Past(_, count) = whence {
            let to = from + count % (length - from + 1);
            let Record { players, table, .. } = journal.record().clone();
            journal = Journal::resume(players, table, journal.deeds()[..to].to_vec()).journal;
        } else {
            for act in acts {
                perform(&mut journal, act);
            }
        }
        let mut deeds = journal.deeds()[from..].to_vec();
        let outcome = journal.position().outcome();
        match whence {
            Whence::Ahead(by) => from += by,
            Whence::Elsewhere(place) if length > 0 => {
                from = place % length;
                let is_undo = game.journal.deeds()[from] == Deed::Undo;
                deeds = vec![if is_undo { Deed::Redo } else { Deed::Undo }];
            }
            _ => {}
        }
        let expected = self.plain.append(number, from, &deeds, now);
        let written = self.store.append::<Position>(number, from, &deeds, outcome.as_ref(), now);
        assert_eq!(written, expected);
    }

    fn import(&mut self, games: &[Foreign], now: Timestamp) {
        let documents: Vec<Document> =
            games.iter().filter_map(|foreign| self.document(foreign)).collect();
        let file = crate::support::scribe::as_file(&documents);
        let outcomes = |import: Import| -> Vec<ImportOutcome> {
            assert_eq!(import.refused, 0);
            import.outcomes
        };
        let preview = self.store.preview(&mut &file[..], 0, UNWATCHED);
        let preview = outcomes(preview.expect("a preview"));
        let expected = self.plain.import(&documents, now);
        assert_eq!(preview, expected);
        let import = self.store.import(&mut &file[..], 0, now, UNWATCHED);
        assert_eq!(outcomes(import.expect("an import")), expected);
    }

    fn document(&self, foreign: &Foreign) -> Option<Document> {
        let of = |game: usize| self.some_game(game).map(PlainGame::document);
        let mut document = match &foreign.source {
            Source::Fresh { id, script, moves } => {
                let mut record = SCRIPTS[script % SCRIPTS.len()].clone();
                record.moves.truncate(*moves);
                Document {
                    origin: Origin {
                        id: format!("fresh-{id}").parse().ok(),
                        begun: foreign.begun.map(moment),
                        ..Origin::default()
                    },
                    record: AnyRecord::Byzanz(record),
                }
            }
            Source::Same(game)
            | Source::Longer(game, _)
            | Source::Shorter(game, _)
            | Source::Parted(game, ..)
            | Source::OtherPeople(game) => of(*game)?,
        };
        let AnyRecord::Byzanz(record) = &mut document.record else {
            panic!("a game of Byzanz");
        };
        let moves = record.moves.len();
        let act = match &foreign.source {
            Source::Longer(_, count) => Some(Act::Play(*count)),
            Source::Parted(_, back, pick) => {
                record.moves.truncate(moves.saturating_sub(*back));
                Some(Act::Other(*pick))
            }
            Source::Shorter(_, back) => {
                record.moves.truncate(moves.saturating_sub(*back));
                None
            }
            Source::OtherPeople(_) => {
                record.players.reverse();
                None
            }
            Source::Fresh { .. } | Source::Same(_) => None,
        };
        if let Some(act) = act {
            let mut journal = Journal::replay(record.clone()).journal;
            perform(&mut journal, &act);
            *record = journal.record().clone();
        }
        if !foreign.has_id {
            document.origin.id = None;
        }
        document.origin.ended = foreign.ended.map(moment);
        Some(document)
    }

    fn back_up(&mut self) {
        let backup = self.store.back_up(moment(0), UNWATCHED).expect("a backup");
        self.backups += 1;
        assert_eq!(backup.number, self.backups);
        assert_eq!(self.store.backups().expect("backups").first(), Some(&backup));
        assert!(!self.store.needs_backup());
        let copy = quick_folder();
        fs::copy(&backup.path, copy.path().join("fondaco.db")).expect("a copy");
        let (copy, _) = Store::open(copy.path()).expect("a library");
        assert_eq!(copy.verify(UNWATCHED), Ok(self.plain.games.len()));
    }

    fn reopen(&mut self, is_closed: bool) {
        let elsewhere = quick_folder();
        let (other, _) = Store::open(elsewhere.path()).expect("a library");
        let store = std::mem::replace(&mut self.store, other);
        let needs_backup = store.needs_backup();
        if is_closed {
            store.close().expect("closed");
        } else {
            drop(store);
        }
        let (store, news) = Store::open(self.folder.path()).expect("a library");
        assert_eq!(news, []);
        assert_eq!(store.needs_backup(), needs_backup);
        self.store = store;
    }

    fn compare(&self, question: &Question) {
        let all = Filter::default();
        let numbers = self.plain.numbers(&Demand::default());
        let kept: Vec<_> = numbers.iter().map(|number| self.plain.kept(*number)).collect();
        let page = self.store.page(&all, None, 1000).expect("a page");
        assert_same(&page.games, &kept);
        assert!(!page.more);
        self.search(question);
        for (number, game) in (1..).zip(&self.plain.games) {
            assert_eq!(self.store.number_of(game.id.as_str()), Ok(Some(number)));
            if game.deleted {
                let kept = self.store.game(number).expect("a game");
                assert_same(&[kept], &[self.plain.kept(number)]);
            }
        }
        let nobody = self.number(self.plain.games.len());
        let refused = self.store.game(nobody).expect_err("no game");
        assert_eq!(refused, Error::NoSuchGame(nobody));
        let waiting = Demand { state: Some(GameState::Waiting), ..Demand::default() };
        let waiting = self.plain.numbers(&waiting).first().map(|number| self.plain.kept(*number));
        let found = self.store.waiting().expect("an answer");
        assert_same(found.as_slice(), waiting.as_slice());
        self.count();
        assert_eq!(self.store.verify(UNWATCHED), Ok(self.plain.games.len()));
    }

    /// Turns page after page of whatever is looked for.
    fn search(&self, question: &Question) {
        let (typed, words) = SEARCHES[question.search];
        let states = [GameState::Waiting, GameState::Finished, GameState::Deleted];
        let kind = |is_ours| if is_ours { "byzanz" } else { "chess" };
        let demand = Demand {
            kind: question.kind.map(|is_ours| kind(is_ours).to_owned()),
            words: words.to_vec(),
            state: question.state.map(|state| states[usize::from(state)]),
            since: question.days.0.map(moment),
            until: question.days.1.map(moment),
        };
        let filter = Filter {
            kind: demand.kind.clone(),
            people: typed.to_owned(),
            state: demand.state,
            since: demand.since,
            until: demand.until,
        };
        let mut left = self.plain.numbers(&demand);
        left.retain(|number| question.before.is_none_or(|before| *number < before));
        let mut before = question.before;
        loop {
            let page = self.store.page(&filter, before, question.most).expect("a page");
            let rest = left.split_off(question.most.min(left.len()));
            let expected: Vec<_> = left.iter().map(|number| self.plain.kept(*number)).collect();
            assert_same(&page.games, &expected);
            assert_eq!(page.more, !rest.is_empty());
            let Some(last) = left.last() else { break };
            before = Some(*last);
            left = rest;
        }
    }

    fn count(&self) {
        let expected = self.plain.finished();
        for (kind, expected) in
            [(None, &expected), (Some("byzanz"), &expected), (Some("chess"), &vec![])]
        {
            let mut finished: Vec<Finished> = Vec::new();
            self.store.finished(kind, |game| finished.push(game)).expect("results");
            assert_eq!(finished, *expected);
        }
        let mut statistics = Statistics::default();
        for game in &expected {
            statistics.add(game);
        }
        for (name, _, who) in PEOPLE {
            let is_theirs = |name: &String| {
                PEOPLE.iter().any(|(other, _, whose)| other == name && *whose == who)
            };
            let results = expected.iter().filter_map(|game| {
                let seat = game.names.iter().position(is_theirs)?;
                Some(&game.outcome.seats[seat])
            });
            let results: Vec<_> = results.collect();
            let Some(person) = statistics.person(name) else {
                assert!(results.is_empty());
                continue;
            };
            assert_eq!(person.games as usize, results.len());
            assert_eq!(person.wins as usize, results.iter().filter(|result| result.winner).count());
            assert_eq!(
                person.points,
                results.iter().map(|result| u64::from(result.points)).sum::<u64>()
            );
            assert_eq!(Some(person.best), results.iter().map(|result| result.points).max());
        }
    }
}

/// A quarter of all sequences, so that the quarters can be tried side by side.
fn the_library_answers_like_a_plain_list(quarter: &str) {
    let cases = std::env::var("FONDACO_CASES").ok().and_then(|cases| cases.parse().ok());
    let config = seed::cases(quarter, cases.unwrap_or(64_u32).div_ceil(4));
    let config = ProptestConfig { max_shrink_iters: 2000, ..config };
    proptest!(config, |(steps in vec((action(), question()), 1..40))| {
        let mut both = Both::new();
        for (action, question) in &steps {
            both.act(action);
            both.compare(question);
        }
    });
}

#[test]
fn the_library_answers_like_a_plain_list_in_a_first_quarter() {
    the_library_answers_like_a_plain_list("first");
}

#[test]
fn the_library_answers_like_a_plain_list_in_a_second_quarter() {
    the_library_answers_like_a_plain_list("second");
}

#[test]
fn the_library_answers_like_a_plain_list_in_a_third_quarter() {
    the_library_answers_like_a_plain_list("third");
}

#[test]
fn the_library_answers_like_a_plain_list_in_a_last_quarter() {
    the_library_answers_like_a_plain_list("last");
}
