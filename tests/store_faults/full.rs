//! Disks that are really full: a file that may not grow, and a disk of a few hundred kilobytes.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use fondaco_store::{Store, UNWATCHED};
use rand::prelude::*;

use crate::kill_nine::{Expectation, listen};
use crate::migration::large;
use crate::support::faults::{
    LIBRARY, bytes, chance, contents, hear, open, quick_temporary, say, start, temporary,
};
use crate::support::scribe::{moment, write_game};

/// Tries a backup where there is no room for one, and goes on writing.
pub fn filler(arguments: &[String]) {
    let mut store = open(Path::new(&arguments[0]));
    let backup = store.back_up(moment(0), UNWATCHED).map(|_| ());
    say(&format!("{backup:?}"));
    let written = write_game(&mut store, 77, 3).map(|scribe| scribe.journal.deeds().len());
    say(&format!("{written:?}"));
}

/// What a writer said: its deeds, and how it ended.
struct WriterReport {
    certain: Expectation,
    end: Vec<(String, String)>,
}

fn hear_out(command: &mut Command) -> WriterReport {
    let (mut child, mut out) = start(command.stdout(Stdio::piped()));
    let said: Vec<String> = std::iter::from_fn(|| hear(&mut out)).collect();
    assert!(child.wait().expect("an end").success(), "the writer panicked");
    let (end, deeds): (Vec<String>, Vec<String>) =
        said.into_iter().partition(|line| line.starts_with('!'));
    let end = end.iter().map(|line| {
        let (what, how) = line[1..].split_once('\t').expect("two words");
        (what.to_owned(), how.to_owned())
    });
    WriterReport { end: end.collect(), certain: listen(Expectation::default(), deeds).0 }
}

impl WriterReport {
    /// The writer was told that the disk is full, and everything it was told before is there.
    fn assert_kept(&self, folder: &Path) {
        let told = |what: &str| {
            let end = self.end.iter().find(|(end, _)| end == what);
            end.map(|(_, how)| how.as_str())
        };
        assert_eq!(told("open").or(told("write")), Some("Full"), "{:?}", self.end);
        if told("write").is_some() {
            assert_eq!(told("verify"), Some("Ok(())"), "{:?}", self.end);
            assert!(matches!(told("backup"), Some("Err(Full)" | "Ok(())")), "{:?}", self.end);
        }
        assert_no_half_backup(folder);
        let mut store = open(folder);
        // What was refused is not there, either.
        self.certain.is_in(&store).unwrap_or_else(|why| panic!("{why}"));
        let before = contents(&store).expect("sound");
        write_game(&mut store, 5, 20).expect("room again");
        let after = contents(&store).expect("sound");
        assert_eq!(after.games.len(), before.games.len() + 1);
        store.back_up(moment(0), UNWATCHED).expect("room again");
        store.close().expect("room again");
    }
}

/// Every file among the backups is a whole backup.
fn assert_no_half_backup(folder: &Path) {
    let backups = folder.join("backups");
    for path in fs::read_dir(backups).into_iter().flatten() {
        let path = path.expect("an entry").path();
        let alone = quick_temporary();
        fs::copy(&path, alone.path().join(LIBRARY)).expect("a copy");
        let (store, news) = Store::open(alone.path()).expect("a library");
        assert!(news.is_empty(), "{} is half a backup", path.display());
        contents(&store).expect("sound");
        let name = path.file_name().expect("a name").to_string_lossy();
        assert!(name.ends_with(".db"), "{name} takes up room");
    }
}

/// A command that may write files of so many blocks of 512 bytes.
fn limited(blocks: u64, arguments: &[&str]) -> Command {
    let mut command = Command::new("sh");
    let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"");
    command.arg("-c").arg(script);
    command.arg(std::env::current_exe().expect("a program"));
    command.args(arguments);
    command
}

pub fn by_limit() -> String {
    const RUNS: usize = 12;
    let mut rng = chance("disk_full_by_limit");
    let (mut games, mut deeds) = (0, 0);
    for run in 0..RUNS {
        let folder = quick_temporary();
        let path = folder.path().to_str().expect("a path");
        // The first ones have no room for as much as an empty library.
        let blocks = match run {
            0 => 0,
            1 => rng.random_range(1..70),
            _ => rng.random_range(70..1500),
        };
        let seed = rng.random_range(0..1_000_000_u64).to_string();
        let told = hear_out(&mut limited(blocks, &["writer", path, &seed]));
        told.assert_kept(folder.path());
        games += told.certain.games.len();
        deeds += told.certain.deeds;
    }
    format!("{RUNS} limits, {games} games, {deeds} deeds kept")
}

/// A disk with room for a few more entries, but not for a backup.
fn backup_without_room(disk: &Path) {
    let folder = temporary();
    large(folder.path(), 100, 60);
    let before = contents(&open(folder.path())).expect("sound");
    let size = fs::metadata(folder.path().join(LIBRARY)).expect("a file").len();
    let script = "mount -t tmpfs -o \"$1\" none \"$2\" && cp -a \"$3/.\" \"$2\" || exit 9
        \"$0\" filler \"$2\" && rm -r \"$3\" && cp -a \"$2/.\" \"$3\"";
    let mut command = Command::new("unshare");
    command.args(["-Urm", "sh", "-c", script]);
    command.arg(std::env::current_exe().expect("a program"));
    command.arg(format!("size={}k", size * 3 / 2 / 1024)).arg(disk).arg(folder.path());
    let (mut child, mut out) = start(command.stdout(Stdio::piped()));
    assert_eq!(hear(&mut out).as_deref(), Some("Err(Full)"));
    assert_eq!(hear(&mut out).as_deref(), Some("Ok(3)"), "it does no harm");
    assert!(child.wait().expect("an end").success());
    let left = bytes(&folder.path().join("backups"));
    assert_eq!(left.keys().collect::<Vec<_>>(), Vec::<&std::path::PathBuf>::new());
    let store = open(folder.path());
    let mut after = contents(&store).expect("sound");
    assert_eq!(after.games.pop_last().map(|(number, _)| number), Some(61));
    assert_eq!(after.games, before.games);
}

pub fn by_small_disk() -> String {
    const RUNS: usize = 8;
    let disk = temporary();
    let mount = |kilobytes: u64| {
        let options = format!("size={kilobytes}k");
        let script = "mount -t tmpfs -o \"$1\" none \"$2\" || exit 9
            \"$0\" writer \"$2\" \"$3\" || exit 8
            [ -z \"$4\" ] || cp -a \"$2/.\" \"$4\"";
        let mut command = Command::new("unshare");
        command.args(["-Urm", "sh", "-c", script]);
        command.arg(std::env::current_exe().expect("a program"));
        command.arg(options).arg(disk.path());
        command
    };
    let mut trial = Command::new("unshare");
    trial.args(["-Urm", "mount", "-t", "tmpfs", "none"]).arg(disk.path());
    if !trial.status().is_ok_and(|status| status.success()) {
        return "skipped: no small disk can be mounted here".to_owned();
    }
    let mut rng = chance("disk_full_by_small_disk");
    let (mut games, mut deeds, mut at_once) = (0, 0, 0);
    for run in 0..RUNS {
        let folder = temporary();
        let kilobytes = if run == 0 { 24 } else { rng.random_range(60..1200) };
        let seed = rng.random_range(0..1_000_000_u64).to_string();
        let told = hear_out(mount(kilobytes).arg(&seed).arg(folder.path()));
        told.assert_kept(folder.path());
        at_once += usize::from(told.end.iter().any(|(what, _)| what == "open"));
        games += told.certain.games.len();
        deeds += told.certain.deeds;
    }
    backup_without_room(disk.path());
    format!(
        "{RUNS} small disks, {at_once} full at once, {games} games, {deeds} deeds kept; \
        one backup without room"
    )
}
