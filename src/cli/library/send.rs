//! `fondaco export`: a game for others. What stands in a file already stays there until all of the
//! new one is written.

use std::fs::{self, File};
use std::io::{self, BufWriter, IsTerminal, Seek, Write};
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use serde_json::json;
use tempfile::NamedTempFile;

use super::Library;
use crate::cli::progress::Progress;
use crate::cli::{Failure, Terminal};
use crate::describe;
use crate::export::{ExportError, Format, GameExport, csv};
use crate::palette;
use fondaco_record::journal::AnyGame;
use fondaco_store::{Error, Store, StoredGame, Watch};
use fondaco_text::printable;
use fondaco_words::{Translator, say};

/// What is written for all games.
const ALL: &str = "all";

pub(in crate::cli) fn run(
    matches: &ArgMatches,
    terminal: &mut Terminal<'_>,
) -> Result<(), Failure> {
    let wanted = matches.get_one::<String>("as").map(String::as_str);
    let format =
        Format::ALL.into_iter().find(|form| Some(form.id()) == wanted).unwrap_or(Format::Json);
    let id = matches.get_one::<String>("id").map_or("", String::as_str);
    let tr = terminal.tr;
    if id == ALL && !matches!(format, Format::Json | Format::Csv) {
        return Err(Failure::Unusable(tr.say(say::CliLibraryOneOnly)));
    }
    Place::check(matches, format, tr)?;
    let library = Library::open_read_only(matches, terminal)?;
    let place = Place::wanted(matches, &library.folder, tr)?;
    let mut draft = place.draft(tr)?;
    if id == ALL {
        let progress = Progress::new();
        let (_, cut) = library.with(terminal, |store| {
            // From the beginning, if the library had to be restored in between.
            let file = draft.as_file_mut();
            file.set_len(0)?;
            file.rewind()?;
            let mut out = BufWriter::new(file);
            let cut = all(store, format, &mut out, &|done, all| progress.watch(done, all))?;
            out.flush()?;
            Ok(cut)
        })?;
        drop(progress);
        for cut in cut {
            cut.remark(tr);
        }
    } else {
        let (_, stored) = library.game(id, terminal)?;
        if let Ok(Some(entry)) = stored.game.as_ref().map(AnyGame::stuck) {
            Cut { number: stored.number, entry: Some(entry) }.remark(tr);
        }
        let content = pack(stored, format, matches.get_flag("dark"), tr)?;
        draft.write_all(&content).map_err(|error| place.failed(&error.into(), tr))?;
    }
    place.finish(draft, terminal)
}

/// A game that is not given out in full.
struct Cut {
    number: u32,
    /// Where it ends too early; `None` if nothing of it can be read.
    entry: Option<usize>,
}

impl Cut {
    fn remark(&self, tr: &Translator) {
        let number = self.number.to_string();
        Terminal::remark(&match self.entry {
            Some(entry) => tr.say(say::CliLibraryCut { number, entries: entry.into() }),
            None => tr.say(say::CliLibraryLeftOut { number }),
        });
    }
}

/// Where it goes.
pub(in crate::cli) enum Place {
    Terminal,
    /// A pipe or a device, which takes what comes.
    Stream(PathBuf),
    File {
        path: PathBuf,
        may_replace: bool,
    },
}

impl Place {
    /// Whether something may go where it is wanted: a picture is nothing for a terminal.
    pub fn check(matches: &ArgMatches, format: Format, tr: &Translator) -> Result<(), Failure> {
        let is_named = matches.contains_id("out");
        if !is_named && format == Format::Png && io::stdout().is_terminal() {
            return Err(Failure::Unusable(tr.say(say::CliLibraryPicture)));
        }
        Ok(())
    }

    /// Where something is wanted.
    pub fn wanted(matches: &ArgMatches, folder: &Path, tr: &Translator) -> Result<Self, Failure> {
        match matches.get_one::<PathBuf>("out") {
            Some(path) => Place::new(path, folder, matches.get_flag("force"), tr),
            None => Ok(Place::Terminal),
        }
    }

    /// A place that something may be written to, beside the library in this folder.
    pub fn new(path: &Path, folder: &Path, force: bool, tr: &Translator) -> Result<Self, Failure> {
        let shown = || printable(&path.to_string_lossy());
        if fondaco_store::is_own_file(folder, path) {
            return Err(Failure::Unusable(tr.say(say::CliLibraryOwn { path: shown() })));
        }
        match fs::metadata(path) {
            Ok(found) if found.is_file() && !force => {
                Err(Failure::Unusable(tr.say(say::CliLibraryExists { path: shown() })))
            }
            Ok(found) if !found.is_file() && !found.is_dir() => Ok(Place::Stream(path.to_owned())),
            _ => Ok(Place::File { path: path.to_owned(), may_replace: force }),
        }
    }

    fn path(&self) -> Option<&Path> {
        match self {
            Place::Terminal => None,
            Place::Stream(path) | Place::File { path, .. } => Some(path),
        }
    }

    pub fn failed(&self, error: &Error, tr: &Translator) -> Failure {
        let reason = describe::store_error(tr, error);
        match self.path() {
            None => Failure::Unusable(reason),
            Some(path) => {
                let path = printable(&path.to_string_lossy());
                Failure::Unusable(tr.say(say::AppTakeFailed { path, reason }))
            }
        }
    }

    /// Writes something there as a whole.
    #[cfg(feature = "club")]
    pub fn write(self, content: &[u8], terminal: &mut Terminal<'_>) -> Result<(), Failure> {
        let mut draft = self.draft(terminal.tr)?;
        draft.write_all(content).map_err(|error| self.failed(&error.into(), terminal.tr))?;
        self.finish(draft, terminal)
    }

    /// The new file, beside the one whose place it takes.
    pub fn draft(&self, tr: &Translator) -> Result<NamedTempFile, Failure> {
        let draft = match self {
            Place::File { path, .. } => {
                let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
                NamedTempFile::new_in(folder.unwrap_or(Path::new(".")))
            }
            _ => NamedTempFile::new(),
        };
        draft.map_err(|error| self.failed(&error.into(), tr))
    }

    /// Puts what was written where it belongs.
    pub fn finish(
        self,
        mut draft: NamedTempFile,
        terminal: &mut Terminal<'_>,
    ) -> Result<(), Failure> {
        let tr = terminal.tr;
        let failed = |error: io::Error| self.failed(&error.into(), tr);
        draft.rewind()?;
        let shown = match &self {
            Place::Terminal => {
                io::copy(&mut draft, &mut terminal.out)?;
                return Ok(());
            }
            Place::Stream(path) => {
                let mut stream = File::options().write(true).open(path).map_err(failed)?;
                io::copy(&mut draft, &mut stream).map_err(failed)?;
                path
            }
            Place::File { path, may_replace } => {
                usual_rights(draft.as_file()).map_err(failed)?;
                draft.as_file().sync_all().map_err(failed)?;
                let kept =
                    if *may_replace { draft.persist(path) } else { draft.persist_noclobber(path) };
                kept.map_err(|error| failed(error.error))?;
                path
            }
        };
        let shown = printable(&shown.to_string_lossy());
        if terminal.json {
            return terminal.print_json(&json!({"path": shown}));
        }
        terminal.print(tr.say(say::CliLibraryWritten { path: shown }))
    }
}

/// A draft is for its owner alone; what is given to others is not.
#[cfg(unix)]
fn usual_rights(file: &File) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    file.set_permissions(fs::Permissions::from_mode(0o644))
}

#[cfg(not(unix))]
fn usual_rights(_: &File) -> io::Result<()> {
    Ok(())
}

fn pack(
    stored: StoredGame,
    format: Format,
    dark: bool,
    tr: &Translator,
) -> Result<Vec<u8>, Failure> {
    let palette = if dark { &palette::NIGHT } else { &palette::PARCHMENT };
    let export = GameExport::new(stored, tr.language(), palette);
    export.pack(format).map_err(|error| not_given(error, tr))
}

/// Why something is not given to others.
pub(in crate::cli) fn not_given(error: ExportError, tr: &Translator) -> Failure {
    match error {
        ExportError::NotOver => Failure::Unusable(tr.say(say::CliLibraryNotOver)),
        ExportError::Unread | ExportError::Undrawable => {
            Failure::Unusable(tr.say(say::CliFileUnreadable))
        }
    }
}

/// All games, one after the other: as a list of records, or a table of results. Tells which are not
/// there in full.
fn all(
    store: &Store,
    format: Format,
    out: &mut dyn Write,
    watch: Watch<'_>,
) -> Result<Vec<Cut>, Error> {
    let go_on = |done: usize, all: usize| {
        if watch(done as u64, all as u64) { Ok(()) } else { Err(Error::Stopped) }
    };
    let unwritten = |error: &dyn std::error::Error| Error::Disk(error.to_string());
    if format == Format::Csv {
        // As many columns as the longest game needs.
        let (mut rounds, mut results) = (0, 0);
        store.results(|result| {
            rounds = rounds.max(csv::rounds(&result));
            results += 1;
            Ok(())
        })?;
        let heads = csv::heads(rounds).map_err(|error| unwritten(&error))?;
        out.write_all(heads.as_bytes())?;
        let mut done = 0;
        store.results(|result| {
            done += 1;
            go_on(done, results)?;
            let lines = csv::lines(&result, rounds).map_err(|error| unwritten(&error))?;
            Ok(out.write_all(lines.as_bytes())?)
        })?;
        return Ok(Vec::new());
    }
    out.write_all(b"[")?;
    let numbers = store.numbers()?;
    let (mut comma, mut cut) = ("\n", Vec::new());
    for (done, number) in numbers.iter().enumerate() {
        go_on(done, numbers.len())?;
        let Some((record, stuck)) = store.document(*number)? else {
            cut.push(Cut { number: *number, entry: None });
            continue;
        };
        cut.extend(stuck.map(|entry| Cut { number: *number, entry: Some(entry) }));
        out.write_all(comma.as_bytes())?;
        out.write_all(record.trim_end().as_bytes())?;
        comma = ",\n";
    }
    out.write_all(b"\n]\n")?;
    Ok(cut)
}
