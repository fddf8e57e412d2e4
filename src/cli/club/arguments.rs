//! The arguments of `fondaco club`.

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, Command, value_parser};

use crate::cli::arguments::{help_template, subcommand_of};
use crate::export::Format;
use crate::i18n::{Translator, say};
use crate::rules::GameId;

pub(in crate::cli) fn command(tr: &Translator) -> Command {
    let arguments = tr.say(say::CliHeadingArguments);
    let options = tr.say(say::CliHeadingOptions);
    let argument = |name: &'static str, shown: &'static str, help: String| {
        Arg::new(name).value_name(shown).required(true).help(help).help_heading(arguments.clone())
    };
    let option = |name: &'static str, help: String| {
        Arg::new(name).long(name).help(help).help_heading(options.clone())
    };
    let flag = |name, help| option(name, help).action(ArgAction::SetTrue);
    let games = GameId::ALL.map(GameId::id);
    let game = option("game", format!("{}: {}", tr.say(say::CliLibraryArgGame), games.join(", ")))
        .value_name("GAME")
        .value_parser(PossibleValuesParser::new(games))
        .hide_possible_values(true);
    let period = option("period", tr.say(say::ClubArgPeriod)).value_name("PERIOD");
    let url = argument("url", "URL", tr.say(say::ClubArgUrl));
    let name = argument("name", "NAME", tr.say(say::ClubArgPerson));
    let names = argument("names", "NAMES", tr.say(say::ClubArgNames)).required(false).num_args(1..);
    let given_out = |forms: &[Format]| {
        let ids: Vec<&str> = forms.iter().map(|form| form.id()).collect();
        let help = tr.say(say::ClubArgAs { forms: ids.join(", ") });
        [
            option("as", help)
                .value_name("FORMAT")
                .value_parser(PossibleValuesParser::new(ids))
                .hide_possible_values(true),
            option("out", tr.say(say::CliLibraryArgOut))
                .value_name("FILE")
                .requires("as")
                .value_parser(value_parser!(PathBuf)),
            flag("force", tr.say(say::CliLibraryArgForce)),
            flag("dark", tr.say(say::CliLibraryArgDark)),
        ]
    };
    let of_club = |name, usage: &str| subcommand_of("club", name, usage);
    let commands = [
        of_club("init", "URL [--zone ZONE]")
            .about(tr.say(say::ClubCliInit))
            .args([url.clone(), option("zone", tr.say(say::ClubArgZone)).value_name("ZONE")]),
        of_club("join", "URL [--name NAME] [--no-keyring]").about(tr.say(say::ClubCliJoin)).args([
            url,
            option("name", tr.say(say::ClubArgName)).value_name("NAME"),
            flag("no-keyring", tr.say(say::ClubArgNoKeyring)),
        ]),
        of_club("leave", "").about(tr.say(say::ClubCliLeave)),
        of_club("status", "").about(tr.say(say::ClubCliStatus)),
        of_club("post", "").about(tr.say(say::ClubCliPost)),
        of_club("league", "[--game GAME] [--period PERIOD] [--as FORMAT [--out FILE]]")
            .about(tr.say(say::ClubCliLeague))
            .args([game.clone(), period.clone()])
            .args(given_out(&[Format::Csv, Format::Svg, Format::Png])),
        of_club("person", "NAME [--game GAME]")
            .about(tr.say(say::ClubCliPerson))
            .args([name.clone(), game.clone()]),
        of_club("records", "[--game GAME] [--period PERIOD]")
            .about(tr.say(say::ClubCliRecords))
            .args([game.clone(), period]),
        of_club("ratings", "--game GAME")
            .about(tr.say(say::ClubCliRatings))
            .arg(game.clone().required(true)),
        of_club("here", "[NAMES] [--gone | --nobody]").about(tr.say(say::ClubCliHere)).args([
            names.clone(),
            flag("gone", tr.say(say::ClubArgGone)).requires("names"),
            flag("nobody", tr.say(say::ClubArgNobody)).conflicts_with_all(["gone", "names"]),
        ]),
        of_club("seating", "[NAMES] [--tables SIZES] [--games GAMES] [--begin [--minutes N]]")
            .about(tr.say(say::ClubCliSeating))
            .args([
                names,
                option("tables", tr.say(say::ClubArgTables))
                    .value_name("SIZES")
                    .value_delimiter(',')
                    .value_parser(value_parser!(u64)),
                option("games", tr.say(say::ClubArgGames))
                    .value_name("GAMES")
                    .value_delimiter(',')
                    .value_parser(PossibleValuesParser::new(GameId::ALL.map(GameId::id))),
                flag("begin", tr.say(say::ClubArgBegin)),
                option("minutes", tr.say(say::ClubArgMinutes))
                    .value_name("N")
                    .requires("begin")
                    .value_parser(value_parser!(u32).range(1..=1440)),
            ])
            .args(given_out(&[Format::Svg, Format::Png])),
        of_club("round", "[--more N [--table T] | --end]").about(tr.say(say::ClubCliRound)).args([
            option("more", tr.say(say::ClubArgMore))
                .value_name("N")
                .allow_negative_numbers(true)
                .value_parser(value_parser!(i32).range(-1440..=1440)),
            option("table", tr.say(say::ClubArgTable))
                .value_name("T")
                .requires("more")
                .value_parser(value_parser!(u32).range(1..=1000)),
            flag("end", tr.say(say::ClubArgEnd)).conflicts_with("more"),
        ]),
        of_club("running", "").about(tr.say(say::ClubCliRunning)),
        of_club("people", "").about(tr.say(say::ClubCliPeople)),
        of_club("private", "ID [--public]").about(tr.say(say::ClubCliPrivate)).args([
            argument("id", "ID", tr.say(say::CliLibraryArgId)),
            flag("public", tr.say(say::ClubArgPublic)),
        ]),
        of_club("merge", "NAME INTO")
            .about(tr.say(say::ClubCliMerge))
            .args([name.clone(), argument("into", "INTO", tr.say(say::ClubArgInto))]),
        of_club("unmerge", "NAME").about(tr.say(say::ClubCliUnmerge)).arg(name),
        of_club("conflicts", "").about(tr.say(say::ClubCliConflicts)),
        of_club("settle", "GAME COMPUTER [--take]").about(tr.say(say::ClubCliSettle)).args([
            argument("game-id", "GAME", tr.say(say::ClubArgGameId)),
            argument("laptop", "COMPUTER", tr.say(say::ClubArgLaptop)),
            flag("take", tr.say(say::ClubArgTake)),
        ]),
    ];
    let template = help_template(tr);
    let commands = commands.into_iter().map(|command| command.help_template(template.clone()));
    super::super::arguments::subcommand("club", "[COMMAND …]")
        .about(tr.say(say::ClubCli))
        .disable_help_subcommand(true)
        .subcommand_help_heading(tr.say(say::CliHeadingCommands))
        .subcommands(commands)
}
