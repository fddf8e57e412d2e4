//! The terminal face: setup, rules, check, score, and the library; without a command, the window.
//!
//! Exit codes: 0 all is well, 1 a move is not legal, the library was damaged or there is no window,
//! 2 the input cannot be used, 130 somebody has broken it off.

mod arguments;
mod check;
#[cfg(feature = "club")]
mod club;
mod input;
mod library;
mod no_window;
mod progress;
mod refusal;
mod rules;
mod score;
mod setup;

use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::net::IpAddr;
use std::process::ExitCode;

use clap::{ArgMatches, Command};
use serde_json::Value;

use crate::app::{self, NoWindow, Options, Serve};
use fondaco_rules::GameId;
use fondaco_text::Language;
use fondaco_words::{Translator, say};

/// Longer lines are hard to follow.
const READABLE: usize = 88;

/// Why a command did not end well.
enum Failure {
    /// The input cannot be used; the sentence says why.
    Unusable(String),
    /// A move is not legal; the sentence says why, unless that was the answer itself.
    Refused(Option<String>),
    /// Somebody has broken it off.
    Stopped(String),
    /// There is no window.
    NoWindow(NoWindow),
    /// Nobody takes our answer.
    Output(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Failure::Output(error)
    }
}

/// What every command works with.
struct Terminal<'a> {
    tr: &'a Translator,
    out: &'a mut dyn Write,
    json: bool,
    /// How wide lines may be; `None` if nobody looks at them.
    width: Option<usize>,
}

impl Terminal<'_> {
    /// Prints a line, folded between words where a person reads it.
    fn print(&mut self, line: impl AsRef<str>) -> Result<(), Failure> {
        let line = line.as_ref();
        let Some(width) = self.width else {
            return Ok(writeln!(self.out, "{line}")?);
        };
        let text = line.trim_start();
        let indent = " ".repeat(line.len() - text.len());
        let options =
            textwrap::Options::new(width).initial_indent(&indent).subsequent_indent(&indent);
        Ok(writeln!(self.out, "{}", textwrap::fill(text, options))?)
    }

    /// Says something on the side, where it does not get between the answer and whoever reads it.
    fn remark(line: &str) {
        let _ = writeln!(io::stderr().lock(), "{line}");
    }

    fn print_json(&mut self, value: &Value) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{value:#}")?)
    }
}

/// The whole command line in a language, as manual pages and completions tell of it.
pub fn command(language: Language) -> Command {
    arguments::command(&Translator::new(language))
}

/// Runs a command line and tells how it ended.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    let tr = Translator::new(arguments::language(&args));
    let mut out = io::BufWriter::new(io::stdout().lock());
    let result = answer(&args, &tr, &mut out).and_then(|()| Ok(out.flush()?));
    // What was answered before a failure belongs in front of it.
    let _ = out.flush();
    let complain = |sentence: &str| {
        let _ = writeln!(io::stderr().lock(), "{sentence}");
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our answer has had enough, as `head` does.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(Failure::Output(_)) => {
            complain(&tr.say(say::CliNotWritten));
            ExitCode::from(2)
        }
        Err(Failure::Refused(reason)) => {
            if let Some(reason) = reason {
                complain(&reason);
            }
            ExitCode::from(1)
        }
        Err(Failure::NoWindow(reason)) => {
            complain(&no_window::explain(reason, &tr));
            ExitCode::from(1)
        }
        Err(Failure::Stopped(sentence)) => {
            complain(&sentence);
            ExitCode::from(130)
        }
        Err(Failure::Unusable(reason)) => {
            complain(&reason);
            ExitCode::from(2)
        }
    }
}

fn answer(args: &[OsString], tr: &Translator, out: &mut dyn Write) -> Result<(), Failure> {
    let matches = match arguments::command(tr).try_get_matches_from(args) {
        Ok(matches) => matches,
        Err(error) => return arguments::explain(&error, tr, out),
    };
    let (name, matches) = match matches.subcommand() {
        None => return window(&matches, tr),
        Some(("demo", matches)) => return window(matches, tr),
        Some(command) => command,
    };
    let mut terminal = Terminal {
        tr,
        out,
        json: matches.get_flag("json"),
        width: io::stdout().is_terminal().then(|| textwrap::termwidth().min(READABLE)),
    };
    match name {
        "setup" => setup::run(matches, &mut terminal),
        "rules" => rules::run(matches, &mut terminal),
        "check" => check::run(matches, &mut terminal),
        "score" => score::run(matches, &mut terminal),
        "history" => library::history(matches, &mut terminal),
        "watch" => library::watch(matches, &mut terminal),
        "stats" => library::stats(matches, &mut terminal),
        "export" => library::export(matches, &mut terminal),
        "import" => library::import(matches, &mut terminal),
        "box" => library::my_box(matches, &mut terminal),
        #[cfg(feature = "club")]
        "club" => club::run(matches, &mut terminal),
        "backup" => library::backup(matches, &mut terminal),
        "verify" => library::verify(matches, &mut terminal),
        _ => Err(Failure::Unusable(tr.say(say::CliUsage))),
    }
}

/// The game that people want to see, if the command is for that.
fn demo(matches: &ArgMatches) -> Option<GameId> {
    let game = matches.try_get_one::<String>("game").ok().flatten()?;
    GameId::ALL.into_iter().find(|found| found.id() == game)
}

/// Whether phones are brought to the table at once.
fn serve(matches: &ArgMatches) -> Serve {
    if !matches.try_contains_id("serve").unwrap_or(false) {
        return Serve::WhenAsked;
    }
    matches.get_one::<IpAddr>("serve").map_or(Serve::AtOnce, |ip| Serve::At(*ip))
}

/// Opens the window and stays until it is closed.
fn window(matches: &ArgMatches, tr: &Translator) -> Result<(), Failure> {
    if cfg!(not(feature = "phones")) && serve(matches) != Serve::WhenAsked {
        return Err(Failure::Unusable(tr.say(say::AppPhonesLeftOut)));
    }
    let language = matches.get_one::<String>("lang");
    let options = Options {
        folder: matches.get_one("data-dir").cloned(),
        language: language.and_then(|code| code.parse().ok()),
        demo: demo(matches),
        serve: serve(matches),
        clicks_apart: app::CLICKS_APART,
        ..Options::default()
    };
    app::run(options).map_err(Failure::NoWindow)
}
