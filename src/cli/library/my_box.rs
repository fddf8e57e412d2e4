//! `fondaco box`: what the games remember of the table, to look at, take along and bring in.

use std::io::Write;
use std::path::PathBuf;

use clap::ArgMatches;
use serde_json::Value;

use super::send::Place;
use super::{Library, failure};
use crate::cli::{Failure, Terminal, input};
use fondaco_rules::whichever;
use fondaco_store::settings::{AnyMemory, Memories, MemoryOf};
use fondaco_store::{Error, ReadOnly};
use fondaco_words::{DescribeGame, MemoryGroup, Translator, say};

/// What can be done with it.
pub(in crate::cli) const ACTIONS: [&str; 3] = ["show", "export", "import"];

pub(in crate::cli) fn run(
    matches: &ArgMatches,
    terminal: &mut Terminal<'_>,
) -> Result<(), Failure> {
    match matches.get_one::<String>("action").map(String::as_str) {
        Some("import") => import(matches, terminal),
        Some("export") => export(matches, terminal),
        _ => {
            let library = Library::open_read_only(matches, terminal)?;
            let (_, memories) = known(library, terminal)?;
            tell(&memories, terminal)
        }
    }
}

/// Everything that is remembered, and what earlier games tell.
fn known(library: Library, terminal: &Terminal<'_>) -> Result<(Library, Memories), Failure> {
    let settings = fondaco_store::settings(&library.folder);
    let settings = settings.map_err(|error| failure(&error, terminal.tr))?;
    library.with(terminal, |store| {
        let mut memories = Memories::of(&settings);
        for game in Memories::learning() {
            let mut before = None;
            loop {
                let (games, next) = store.earlier_games(game, None, before)?;
                for earlier in &games {
                    memories.learn(earlier);
                }
                if next.is_none() {
                    break;
                }
                before = next;
            }
        }
        Ok(memories)
    })
}

fn tell(memories: &Memories, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    fn groups<G: DescribeGame>(memory: &MemoryOf<G>, tr: &Translator) -> Vec<MemoryGroup> {
        G::memory(&memory.0, tr)
    }
    let tr = terminal.tr;
    let code = memories.code();
    if terminal.json {
        let code = code.and_then(|code| serde_json::from_str(&code).ok());
        return terminal.print_json(&code.unwrap_or(Value::Null));
    }
    if code.is_none() {
        return terminal.print(tr.say(say::AppBoxEmpty));
    }
    for (game, memory) in memories.iter() {
        for group in whichever!(memory, AnyMemory(memory) => groups(memory, tr)) {
            terminal.print(format!("{}: {}", tr.game_name(game), group.heading))?;
            for line in &group.lines {
                terminal.print(format!("  {}", line.told()))?;
            }
        }
    }
    Ok(())
}

fn export(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let tr = terminal.tr;
    let library = Library::open_read_only(matches, terminal)?;
    let place = match matches.get_one::<PathBuf>("file") {
        Some(path) => Place::new(path, &library.folder, matches.get_flag("force"), tr)?,
        None => Place::Terminal,
    };
    let (_, memories) = known(library, terminal)?;
    let Some(code) = memories.code() else {
        return Err(Failure::Unusable(tr.say(say::AppBoxEmpty)));
    };
    let mut draft = place.draft(tr)?;
    writeln!(draft, "{code}").map_err(|error| place.failed(&error.into(), tr))?;
    place.finish(draft, terminal)
}

fn import(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let tr = terminal.tr;
    if !matches.contains_id("file") {
        let arguments = "FILE".to_owned();
        return Err(Failure::Unusable(tr.say(say::CliMissing { arguments })));
    }
    let found = input::memories(matches, terminal)?;
    let library = Library::open(matches, terminal)?;
    let failed = |error: Error| failure(&error, tr);
    match library.store.read_only() {
        Some(ReadOnly::OtherCopy) => return Err(failed(Error::OtherCopy)),
        Some(_) => return Err(failed(Error::Denied)),
        None => {}
    }
    let mut settings = fondaco_store::settings(&library.folder).map_err(failed)?;
    let mut memories = Memories::of(&settings);
    memories.take_in(&found);
    memories.keep(&mut settings);
    fondaco_store::save_settings(&library.folder, &settings).map_err(failed)?;
    tell(&found, terminal)?;
    if terminal.json {
        return Ok(());
    }
    terminal.print(tr.say(say::AppBoxTaken))
}
