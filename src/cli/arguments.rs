//! The command line, described and explained in the user's language.

use std::ffi::OsString;
use std::io::Write;
use std::net::IpAddr;
use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, value_parser};
use jiff::civil::Date;

use super::library::BOX_ACTIONS;
use super::{Failure, setup};
use crate::export::Format;
use fondaco_text::Language;
use fondaco_words::{Translator, detect, say};

use fondaco_rules::GameId;
use fondaco_text::excerpt;

/// The language asked for with `--lang`, needed before anything else can be said.
pub(super) fn language(args: &[OsString]) -> Language {
    let mut args = args.iter().skip(1).filter_map(|arg| arg.to_str());
    let mut asked = None;
    while let Some(arg) = args.next() {
        match arg.strip_prefix("--lang") {
            Some("") => asked = args.next().or(asked),
            Some(value) => asked = value.strip_prefix('=').or(asked),
            None => {}
        }
    }
    asked.and_then(|code| code.parse().ok()).unwrap_or_else(detect)
}

/// The whole command line.
pub(super) fn command(tr: &Translator) -> Command {
    let options = tr.say(say::CliHeadingOptions);
    let arguments = tr.say(say::CliHeadingArguments);
    let game = Arg::new("game")
        .value_name("GAME")
        .required(true)
        .value_parser(PossibleValuesParser::new(GameId::ALL.map(GameId::id)))
        .hide_possible_values(true)
        .help(format!("{}: {}", tr.say(say::CliArgGame), GameId::ALL.map(GameId::id).join(", ")))
        .help_heading(arguments.clone());
    let file = Arg::new("file")
        .value_name("FILE")
        .required(true)
        .value_parser(value_parser!(PathBuf))
        .help(tr.say(say::CliArgFile))
        .help_heading(arguments);
    let players = Arg::new("players")
        .long("players")
        .value_name("N")
        .required(true)
        .value_parser(value_parser!(u64))
        .help(tr.say(say::CliArgPlayers))
        .help_heading(options.clone());
    let flags = setup::flags().map(|(_, flag)| {
        let option = Arg::new(flag.id).long(flag.id).action(ArgAction::SetTrue);
        option.help((flag.help)(tr)).help_heading(options.clone())
    });
    let flags: Vec<Arg> = flags.collect();
    let usage = setup::flags().map(|(_, flag)| format!(" [--{}]", flag.id));
    let usage = format!("GAME --players N{}", usage.collect::<String>());
    let search = Arg::new("search")
        .long("search")
        .value_name("WORDS")
        .num_args(1..)
        .help(tr.say(say::CliArgSearch))
        .help_heading(options.clone());
    let section = Arg::new("section")
        .long("section")
        .value_name("ID")
        .conflicts_with("search")
        .help(tr.say(say::CliArgSection))
        .help_heading(options.clone());
    let words = Arg::new("words")
        .long("words")
        .action(ArgAction::SetTrue)
        .conflicts_with_all(["search", "section"])
        .help(tr.say(say::CliArgWords))
        .help_heading(options);
    let shown = GameId::default().id();
    let demo = tr.say(say::CliArgDemo { game: shown.to_owned() });
    let demo = game
        .clone()
        .required(false)
        .default_value(shown)
        .hide_default_value(true)
        .help(format!("{demo}: {}", GameId::ALL.map(GameId::id).join(", ")));
    let subcommands = [
        subcommand("setup", &usage)
            .about(tr.say(say::CliSetup))
            .args([game.clone(), players])
            .args(flags),
        subcommand("rules", "GAME [--search WORDS | --section ID | --words]")
            .about(tr.say(say::CliRules))
            .args([game, search, section, words]),
        subcommand("check", "FILE").about(tr.say(say::CliCheck)).arg(file.clone()),
        subcommand("score", "FILE").about(tr.say(say::CliScore)).arg(file),
        subcommand("demo", "[GAME]").about(tr.say(say::CliDemo)).arg(demo),
    ];
    let general = general_options(tr);
    let subcommands = subcommands.into_iter().chain(library(tr));
    Command::new("fondaco")
        .help_template(help_template(tr))
        .disable_help_flag(true)
        .args(general)
        .version(env!("CARGO_PKG_VERSION"))
        .about(tr.say(say::CliAbout))
        .override_usage(
            "fondaco [COMMAND …] [--serve [ADDRESS]] [--lang LANG] [--json] [--data-dir DIR]",
        )
        .disable_help_subcommand(true)
        .disable_version_flag(true)
        .subcommand_help_heading(tr.say(say::CliHeadingCommands))
        .arg(
            Arg::new("version")
                .long("version")
                .short('V')
                .action(ArgAction::Version)
                .help(tr.say(say::CliArgVersion))
                .help_heading(tr.say(say::CliHeadingOptions)),
        )
        .arg(
            Arg::new("serve")
                .long("serve")
                .value_name("ADDRESS")
                .num_args(0..=1)
                .value_parser(value_parser!(IpAddr))
                .help(tr.say(say::CliArgServe))
                .help_heading(tr.say(say::CliHeadingOptions)),
        )
        .subcommands(subcommands.map(|command| command.help_template(help_template(tr))))
        .subcommands(club(tr))
}

/// Nothing where the program was built without clubs.
fn club(tr: &Translator) -> Vec<Command> {
    #[cfg(feature = "club")]
    return vec![super::club::command(tr).help_template(help_template(tr))];
    #[cfg(not(feature = "club"))]
    {
        let _ = tr;
        Vec::new()
    }
}

fn library(tr: &Translator) -> [Command; 8] {
    let arguments = tr.say(say::CliHeadingArguments);
    let options = tr.say(say::CliHeadingOptions);
    let argument = |name: &'static str, shown: &'static str, help: String| {
        Arg::new(name).value_name(shown).help(help).help_heading(arguments.clone())
    };
    let option = |name: &'static str, help: String| {
        Arg::new(name).long(name).help(help).help_heading(options.clone())
    };
    let flag = |name, help| option(name, help).action(ArgAction::SetTrue);
    let day = |name, help| option(name, help).value_name("DAY").value_parser(value_parser!(Date));
    let people =
        option("people", tr.say(say::CliLibraryArgPeople)).value_name("NAMES").num_args(1..);
    let games = GameId::ALL.map(GameId::id);
    let only = tr.say(say::CliLibraryArgGame);
    let game = option("game", format!("{only}: {}", games.join(", ")))
        .value_name("GAME")
        .value_parser(PossibleValuesParser::new(games))
        .hide_possible_values(true);
    let format = option("as", tr.say(say::CliLibraryArgAs))
        .value_name("FORMAT")
        .default_value(Format::Json.id())
        .hide_default_value(true)
        .value_parser(PossibleValuesParser::new(Format::ALL.map(Format::id)))
        .hide_possible_values(true);
    let out = option("out", tr.say(say::CliLibraryArgOut))
        .value_name("FILE")
        .value_parser(value_parser!(PathBuf));
    let file = argument("file", "FILE", tr.say(say::CliArgFile))
        .required(true)
        .value_parser(value_parser!(PathBuf));
    [
        subcommand(
            "history",
            "[ID] [--people NAMES] [--game GAME] [--since DAY] [--until DAY] [--deleted] [--page N | --all]",
        )
        .about(tr.say(say::CliLibraryHistory))
        .args([
            argument("id", "ID", tr.say(say::CliLibraryArgId)),
            people,
            game.clone(),
            day("since", tr.say(say::CliLibraryArgSince)),
            day("until", tr.say(say::CliLibraryArgUntil)),
            flag("deleted", tr.say(say::CliLibraryArgDeleted)),
            option("page", tr.say(say::CliLibraryArgPage))
                .value_name("N")
                .value_parser(value_parser!(u32).range(1..))
                .conflicts_with("all"),
            flag("all", tr.say(say::CliLibraryArgAll)),
        ]),
        subcommand("watch", "ID")
            .about(tr.say(say::CliLibraryWatch))
            .arg(argument("id", "ID", tr.say(say::CliLibraryArgId)).required(true)),
        subcommand("stats", "[NAME] [--game GAME]")
            .about(tr.say(say::CliLibraryStats))
            .args([argument("name", "NAME", tr.say(say::CliLibraryArgName)), game]),
        subcommand("export", "ID [--as json|csv|bgstats|svg|png] [--out FILE [--force]] [--dark]")
            .about(tr.say(say::CliLibraryExport))
            .args([
                argument("id", "ID", tr.say(say::CliLibraryArgIdAll)).required(true),
                format,
                out,
                flag("force", tr.say(say::CliLibraryArgForce)),
                flag("dark", tr.say(say::CliLibraryArgDark)),
            ]),
        subcommand("import", "FILE [--preview]")
            .about(tr.say(say::CliLibraryImport))
            .args([file, flag("preview", tr.say(say::CliLibraryArgPreview))]),
        subcommand("box", "[show | export [FILE [--force]] | import FILE]")
            .about(tr.say(say::CliLibraryBox))
            .args([
                argument("action", "ACTION", tr.say(say::CliLibraryArgBox))
                    .default_value(BOX_ACTIONS[0])
                    .hide_default_value(true)
                    .value_parser(PossibleValuesParser::new(BOX_ACTIONS))
                    .hide_possible_values(true),
                argument("file", "FILE", tr.say(say::CliLibraryArgBoxFile))
                    .value_parser(value_parser!(PathBuf)),
                flag("force", tr.say(say::CliLibraryArgForce)),
            ]),
        subcommand("backup", "").about(tr.say(say::CliLibraryBackup)),
        subcommand("verify", "").about(tr.say(say::CliLibraryVerify)),
    ]
}

pub(super) fn subcommand(name: &'static str, usage: &str) -> Command {
    Command::new(name)
        .disable_help_flag(true)
        .override_usage(format!("fondaco {name} {usage} [--lang LANG] [--json]"))
}

/// A command below another one.
#[cfg(feature = "club")]
pub(super) fn subcommand_of(above: &str, name: &'static str, usage: &str) -> Command {
    subcommand(name, "")
        .override_usage(format!("fondaco {above} {name} {usage} [--lang LANG] [--json]"))
}

pub(super) fn help_template(tr: &Translator) -> String {
    let usage = tr.say(say::CliHeadingUsage);
    format!("{{about}}\n\n{usage}: {{usage}}\n\n{{all-args}}\n")
}

/// Options that go with every command, before or after its name.
fn general_options(tr: &Translator) -> [Arg; 4] {
    let heading = tr.say(say::CliHeadingOptions);
    [
        Arg::new("lang")
            .long("lang")
            .value_name("LANG")
            .value_parser(PossibleValuesParser::new(Language::ALL.map(Language::id)))
            .hide_possible_values(true)
            .help(tr.say(say::CliArgLang)),
        Arg::new("json").long("json").action(ArgAction::SetTrue).help(tr.say(say::CliArgJson)),
        Arg::new("data-dir")
            .long("data-dir")
            .value_name("DIR")
            .value_parser(value_parser!(PathBuf))
            .help(tr.say(say::CliArgDataDir)),
        Arg::new("help")
            .long("help")
            .short('h')
            .action(ArgAction::Help)
            .help(tr.say(say::CliArgHelp)),
    ]
    .map(|option| option.global(true).help_heading(heading.clone()))
}

/// Shows the help that was asked for, or says what is wrong with the command line.
pub(super) fn explain(
    error: &clap::Error,
    tr: &Translator,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        write!(out, "{}", error.render())?;
        return Ok(());
    }
    let about = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => vec![excerpt(text.trim_end_matches("..."))],
        Some(ContextValue::Strings(texts)) => texts.iter().map(|text| excerpt(text)).collect(),
        _ => Vec::new(),
    };
    let one = |kind| about(kind).into_iter().next().unwrap_or_default();
    let argument = one(ContextKind::InvalidArg);
    let given = one(ContextKind::InvalidValue);
    let sentence = match error.kind() {
        ErrorKind::UnknownArgument => tr.say(say::CliUnknownArgument { given: argument }),
        ErrorKind::InvalidSubcommand => {
            tr.say(say::CliUnknownArgument { given: one(ContextKind::InvalidSubcommand) })
        }
        ErrorKind::InvalidValue if !given.is_empty() => tr.say(say::CliInvalidChoice {
            given,
            argument,
            known: tr.list(about(ContextKind::ValidValue)),
        }),
        ErrorKind::ValueValidation => tr.say(say::CliInvalidValue { given, argument }),
        ErrorKind::InvalidValue => tr.say(say::CliMissing { arguments: argument }),
        ErrorKind::MissingRequiredArgument => {
            tr.say(say::CliMissing { arguments: tr.list(about(ContextKind::InvalidArg)) })
        }
        _ => tr.say(say::CliUsage),
    };
    Err(Failure::Unusable(sentence))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language_of(line: &str) -> Language {
        let args: Vec<OsString> = line.split(' ').map(OsString::from).collect();
        language(&args)
    }

    #[test]
    fn the_language_is_known_before_anything_else() {
        assert_eq!(language_of("fondaco setup --lang de"), Language::De);
        assert_eq!(language_of("fondaco --lang=it nonsense"), Language::It);
        assert_eq!(language_of("fondaco --lang xx"), detect());
        assert_eq!(language_of("fondaco --lang"), detect());
        assert_eq!(language_of("fondaco"), detect());
    }

    #[test]
    fn the_command_line_is_consistent_in_every_language() {
        for language in Language::ALL {
            command(&Translator::new(language)).debug_assert();
        }
    }
}
