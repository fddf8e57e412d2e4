//! Folders that can only be looked at.

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use fondaco_rules::byzanz::Position;
use fondaco_store::{Error, Filter, ReadOnly, Store, UNWATCHED};

use crate::copies::patiently;
use crate::support::faults::{
    build, bytes, contents, copy_mid_step, hear, open, say, set_mode, start, temporary,
};
use crate::support::scribe::{Scribe, as_file, moment, origin, take_in};

/// Nobody: somebody who owns nothing here.
const NOBODY: u32 = 65534;

/// Looks at everything and tries to write; tells what came of it.
pub fn looker(arguments: &[String]) {
    let (mut store, news) = match Store::open(Path::new(&arguments[0])) {
        Ok(opened) => opened,
        Err(error) => return say(&format!("{error:?}")),
    };
    say(&format!("{news:?}"));
    say(&contents(&store).map_or_else(|error| error.to_string(), |all| all.digest()));
    for refused in refusals(&mut store) {
        say(&format!("{refused:?}"));
    }
    say(&contents(&store).map_or_else(|error| error.to_string(), |all| all.digest()));
}

/// What a library says to every way of writing into it. Looking at what an import would bring is
/// none.
pub fn refusals(store: &mut Store) -> [Result<(), Error>; 6] {
    let scribe = Scribe::new(1);
    let record = scribe.journal.record();
    let first = patiently(|| store.page(&Filter::default(), None, 1)).games[0].clone();
    let document = [first.document().expect("a game")];
    let preview = patiently(|| store.preview(&mut &as_file(&document)[..], 0, UNWATCHED));
    // Somebody else may be writing it on.
    assert_eq!(preview.games(), 1);
    let now = moment(0);
    [
        store.begin(record, &origin(1)).map(|_| ()),
        store.append::<Position>(first.number, 0, &[], None, now),
        store.mark_seen(first.number),
        store.delete(first.number, true),
        take_in(store, &document, now).map(|_| ()),
        store.back_up(now, UNWATCHED).map(|_| ()),
    ]
}

/// Somebody for whom permissions count, and whether they own what is in the folder.
struct Visitor {
    program: PathBuf,
    is_root: bool,
}

impl Visitor {
    fn look(&self, folder: &Path) -> Vec<String> {
        let mut command = if self.is_root {
            let mut command = Command::new("setpriv");
            let nobody = [format!("--reuid={NOBODY}"), format!("--regid={NOBODY}")];
            command.args(nobody).arg("--clear-groups").arg(&self.program);
            command
        } else {
            Command::new(&self.program)
        };
        command.arg("looker").arg(folder).stdout(Stdio::piped());
        let (mut child, mut out) = start(&mut command);
        let said = std::iter::from_fn(|| hear(&mut out)).collect();
        assert!(child.wait().expect("an end").success(), "{said:?}");
        said
    }

    /// They can look, all is there, nothing can be written, and no byte changes.
    fn assert_only_looks(&self, folder: &Path, digest: &str) {
        let before = bytes(folder);
        let said = self.look(folder);
        let look = format!("[ReadOnly({:?})]", ReadOnly::Denied);
        let denied = format!("{:?}", Err::<(), _>(Error::Denied));
        let mut expected = vec![look, digest.to_owned()];
        expected.extend(std::iter::repeat_n(denied, 6));
        expected.push(digest.to_owned());
        assert_eq!(said, expected, "{}", folder.display());
        let mut after = bytes(folder);
        if may_write(folder) {
            // Something may come beside it, but nothing that was there changes.
            after.retain(|path, _| before.contains_key(path));
        }
        assert!(after == before, "something in the folder has changed");
    }
}

fn may_write(folder: &Path) -> bool {
    let mode = fs::metadata(folder).expect("a folder").permissions().mode();
    mode & 0o200 != 0
}

/// Takes away or gives back the right to write.
fn lock_up(folder: &Path, may_write: bool) {
    let (folders, files) = if may_write { (0o755, 0o644) } else { (0o555, 0o444) };
    set_mode(folder, 0o755);
    for path in bytes(folder).keys() {
        set_mode(path, files);
        set_mode(path.parent().expect("a folder"), 0o755);
    }
    set_mode(folder, folders);
}

/// A library that was left in the middle of a step.
fn left_behind(folder: &Path) {
    let whole = temporary();
    build(whole.path(), 40, 20);
    copy_mid_step(whole.path(), folder);
}

/// What is in a folder, seen from a copy of it.
fn digest(folder: &Path) -> String {
    let copy = temporary();
    crate::support::faults::copy(folder, copy.path());
    contents(&open(copy.path())).expect("sound").digest()
}

fn visitor(folder: &Path) -> Option<Visitor> {
    let program = folder.join("program");
    fs::copy(std::env::current_exe().expect("a program"), &program).expect("a copy");
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).expect("permissions");
    set_mode(folder, 0o755);
    let is_root = fs::metadata(folder).expect("a folder").uid() == 0;
    let able = !is_root
        || Command::new("setpriv")
            .arg("--version")
            .stdout(Stdio::null())
            .status()
            .is_ok_and(|status| status.success());
    able.then_some(Visitor { program, is_root })
}

pub fn check() -> String {
    let place = temporary();
    let Some(visitor) = visitor(place.path()) else {
        // Nothing is forbidden to root, but it still can be asked to look only.
        let folder = place.path().join("library");
        build(&folder, 40, 5);
        let (mut store, _) = Store::open_read_only(&folder, ReadOnly::Denied).expect("a look");
        assert!(refusals(&mut store).iter().all(|refused| *refused == Err(Error::Denied)));
        return "only as root without setpriv: looks when asked to".to_owned();
    };
    let mut checked = Vec::new();
    for (name, killed) in [("closed", false), ("killed in the middle of a step", true)] {
        let folder = place.path().join(name);
        if killed {
            left_behind(&folder);
        } else {
            build(&folder, 40, 8);
        }
        let digest = digest(&folder);
        lock_up(&folder, false);
        visitor.assert_only_looks(&folder, &digest);
        lock_up(&folder, true);
        checked.push(name);
    }
    // The files are their own and could be written, the folder could not.
    for name in ["own", "own, file read-only in a folder that is not"] {
        let folder = place.path().join(name);
        build(&folder, 40, 8);
        let digest = digest(&folder);
        if visitor.is_root {
            let owner = Some(NOBODY);
            for path in bytes(&folder).keys().chain([&folder]) {
                std::os::unix::fs::chown(path, owner, owner).expect("given away");
            }
        }
        if name == "own" {
            set_mode(&folder, 0o555);
        } else {
            set_mode(&folder.join(crate::support::faults::LIBRARY), 0o444);
        }
        visitor.assert_only_looks(&folder, &digest);
        set_mode(&folder, 0o755);
        checked.push(name);
    }
    checked.join("; ")
}

pub fn no_folder() -> String {
    let place = temporary();
    let file = place.path().join("file");
    fs::write(&file, "no folder").expect("a file");
    let inside = file.join("library");
    for wrong in [inside.as_path(), file.as_path(), Path::new("/proc/fondaco/library")] {
        let error = Store::open(wrong).map(|_| ()).expect_err("no folder");
        assert!(!error.is_damage(), "{}: {error}", wrong.display());
    }
    assert_eq!(fs::read(&file).expect("a file"), b"no folder");
    let closed = place.path().join("closed");
    fs::create_dir(&closed).expect("a folder");
    set_mode(&closed, 0o555);
    let Some(visitor) = visitor(place.path()) else {
        return "3 places".to_owned();
    };
    for wrong in [closed.join("library"), closed] {
        assert_eq!(visitor.look(&wrong), ["Denied"], "{}", wrong.display());
    }
    "5 places".to_owned()
}
