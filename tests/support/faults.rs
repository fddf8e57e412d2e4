//! What the fault checks share: folders, processes that can be killed, and all that a library says.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

use fondaco_record::statistics::Finished;
use fondaco_rules::Game as _;
use fondaco_store::{Error, Filter, GameState, News, Recovery, Store, StoredGame, UNWATCHED};
use rand::prelude::*;
use rand::rngs::StdRng;
use tempfile::TempDir;

pub use super::quick_folder::quick_folder as quick_temporary;
use super::scribe::{self, Scribe, resumed};
use super::seed;

pub const LIBRARY: &str = "fondaco.db";

/// Everything that a library tells.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Contents {
    pub games: BTreeMap<u32, StoredGame>,
    pub shown: Vec<u32>,
    pub deleted: Vec<u32>,
    pub waiting: Option<u32>,
    pub finished: Vec<Finished>,
}

/// The chance of one check, which follows from the seed of the run and from its name.
pub fn chance(check: &str) -> StdRng {
    StdRng::seed_from_u64(seed::of_test(check))
}

pub fn temporary() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

pub fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder") {
        let path = entry.expect("an entry").path();
        let target = to.join(path.file_name().expect("a name"));
        if path.is_dir() {
            copy(&path, &target);
        } else {
            fs::copy(&path, &target).expect("a copy");
        }
    }
}

/// Every file of a folder with its bytes.
pub fn bytes(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files.extend(bytes(&path));
        } else {
            let content = fs::read(&path).expect("a file");
            files.insert(path, content);
        }
    }
    files
}

pub fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("permissions");
}

pub fn recovery_of(news: &[News]) -> Option<&Recovery> {
    news.iter().find_map(|news| match news {
        News::Recovered(recovery) => Some(recovery),
        _ => None,
    })
}

/// Opens a library that must need no recovery.
pub fn open(folder: &Path) -> Store {
    let (store, news) = Store::open(folder).expect("a library");
    assert_eq!(news, [], "news of {}", folder.display());
    store
}

/// Reads everything there is, in every way there is.
pub fn contents(store: &Store) -> Result<Contents, Error> {
    let mut contents = Contents::default();
    for state in [None, Some(GameState::Deleted)] {
        let filter = Filter { state, ..Filter::default() };
        let mut before = None;
        loop {
            let page = store.page(&filter, before, 7)?;
            for kept in page.games {
                before = Some(kept.number);
                match state {
                    None => contents.shown.push(kept.number),
                    Some(_) => contents.deleted.push(kept.number),
                }
                if kept.number % 5 == 1 {
                    let alone = store.game(kept.number)?;
                    assert_eq!(kept, alone, "the page and the game differ");
                }
                contents.games.insert(kept.number, kept);
            }
            if !page.more {
                break;
            }
        }
    }
    contents.waiting = store.waiting()?.map(|kept| kept.number);
    store.finished(None, |finished| contents.finished.push(finished))?;
    assert_eq!(store.verify(UNWATCHED)?, contents.games.len());
    contents.assert_consistent();
    Ok(contents)
}

impl Contents {
    /// Whatever the library searches by must follow from the games themselves.
    fn assert_consistent(&self) {
        let of = |state: GameState| {
            let games = self.games.values().rev();
            games.filter(move |kept| kept.state() == state)
        };
        let number = |stored: &StoredGame| stored.number;
        let shown = self.games.values().rev();
        let shown = shown.filter(|kept| !kept.deleted).map(number);
        assert_eq!(self.shown, shown.collect::<Vec<_>>());
        assert_eq!(self.deleted, of(GameState::Deleted).map(number).collect::<Vec<_>>());
        assert_eq!(self.waiting, of(GameState::Waiting).map(number).next());
        let mut finished: Vec<Finished> = of(GameState::Finished)
            .map(|kept| {
                let journal = &resumed(kept).journal;
                let players = journal.record().players.iter();
                Finished {
                    names: players.map(|player| player.name.clone()).collect(),
                    outcome: journal.position().outcome().expect("an end"),
                }
            })
            .collect();
        finished.reverse();
        assert_eq!(self.finished, finished);
    }

    pub fn moves(&self) -> usize {
        let deeds = |stored: &StoredGame| resumed(stored).journal.deeds().len();
        self.games.values().map(deeds).sum()
    }

    /// One line that another process can compare.
    pub fn digest(&self) -> String {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        format!("{self:?}").hash(&mut hasher);
        format!("{} games {:x}", self.games.len(), hasher.finish())
    }
}

/// Copies a library as it is in the middle of a step: some of it is written, and the journal beside
/// it takes that back.
pub fn copy_mid_step(folder: &Path, to: &Path) {
    let mut db = rusqlite::Connection::open(folder.join(LIBRARY)).expect("a database");
    db.pragma_update(None, "cache_size", 2).expect("little memory");
    let step = db.transaction().expect("a step");
    step.execute("UPDATE entry SET at = at + 1, checksum = checksum + 1", []).expect("changed");
    copy(folder, to);
    let journal = fs::metadata(to.join("fondaco.db-journal")).expect("a journal");
    assert!(journal.len() > 0, "nothing was written yet");
    step.rollback().expect("taken back");
}

/// A library of games in every state, closed.
pub fn build(folder: &Path, seed: u64, games: u64) {
    let mut store = open(folder);
    write_games(&mut store, seed..seed + games);
    store.close().expect("closed");
}

/// Writes games: some finished and looked at, some not, some deleted, some hardly begun.
pub fn write_games(store: &mut Store, seeds: impl IntoIterator<Item = u64>) -> Vec<Scribe> {
    let mut scribes = Vec::new();
    for seed in seeds {
        let most = if seed % 8 == 1 { 400 } else { 5 + seed % 20 };
        let most = usize::try_from(most).expect("small");
        let scribe = scribe::write_game(store, seed, most).expect("written");
        if scribe.outcome().is_some() && seed % 16 != 9 {
            store.mark_seen(scribe.number).expect("seen");
        }
        if seed % 7 == 2 {
            store.delete(scribe.number, true).expect("deleted");
        }
        scribes.push(scribe);
    }
    scribes
}

/// This very program in another role.
pub fn role(role: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::current_exe().expect("a program"));
    command.arg(role).args(arguments);
    command.stdout(Stdio::piped());
    command
}

pub fn start(command: &mut Command) -> (Child, BufReader<ChildStdout>) {
    let mut child = command.spawn().expect("a process");
    let out = child.stdout.take().expect("its words");
    (child, BufReader::new(out))
}

/// The next whole line of a process; `None` after its last one, whole or not.
pub fn hear(out: &mut BufReader<ChildStdout>) -> Option<String> {
    let mut line = String::new();
    out.read_line(&mut line).expect("text");
    line.strip_suffix('\n').map(ToOwned::to_owned)
}

/// Says a line so that it outlives the process.
pub fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{line}").expect("said");
    out.flush().expect("said");
}

/// Kills a process as hard as can be, and takes in what it said before.
pub fn kill(mut child: Child, out: &mut BufReader<ChildStdout>) -> Vec<String> {
    child.kill().expect("killed");
    let said = std::iter::from_fn(|| hear(out)).collect();
    child.wait().expect("gone");
    said
}

/// Waits up to so many microseconds.
pub fn linger(rng: &mut StdRng, most: u64) {
    let wait = rng.random_range(0..=most);
    std::thread::sleep(std::time::Duration::from_micros(wait));
}
