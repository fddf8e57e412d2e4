//! The arguments of `fondaco club`.

#[cfg(feature = "phones")]
use std::net::IpAddr;
use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, Command, value_parser};

use crate::cli::arguments::{help_template, subcommand, subcommand_of};
use crate::export::Format;
use fondaco_rules::GameId;
use fondaco_words::{Translator, say};

pub(in crate::cli) fn command(tr: &Translator) -> Command {
    let with = Arguments { tr };
    let commands = [joining(&with), league(&with), evening(&with), steward(&with)].concat();
    let template = help_template(tr);
    let commands = commands.into_iter().map(|command| command.help_template(template.clone()));
    subcommand("club", "[COMMAND …]")
        .about(tr.say(say::ClubCli))
        .disable_help_subcommand(true)
        .subcommand_help_heading(tr.say(say::CliHeadingCommands))
        .subcommands(commands)
}

/// What several commands take.
struct Arguments<'a> {
    tr: &'a Translator,
}

impl Arguments<'_> {
    fn argument(&self, name: &'static str, shown: &'static str, help: String) -> Arg {
        let heading = self.tr.say(say::CliHeadingArguments);
        Arg::new(name).value_name(shown).required(true).help(help).help_heading(heading)
    }

    fn option(&self, name: &'static str, help: String) -> Arg {
        let heading = self.tr.say(say::CliHeadingOptions);
        Arg::new(name).long(name).help(help).help_heading(heading)
    }

    fn flag(&self, name: &'static str, help: String) -> Arg {
        self.option(name, help).action(ArgAction::SetTrue)
    }

    fn url(&self) -> Arg {
        self.argument("url", "URL", self.tr.say(say::ClubArgUrl))
    }

    fn person(&self) -> Arg {
        self.argument("name", "NAME", self.tr.say(say::ClubArgPerson))
    }

    fn people(&self) -> Arg {
        let names = self.argument("names", "NAMES", self.tr.say(say::ClubArgNames));
        names.required(false).num_args(1..)
    }

    fn game(&self) -> Arg {
        let games = GameId::ALL.map(GameId::id);
        let help = format!("{}: {}", self.tr.say(say::CliLibraryArgGame), games.join(", "));
        self.option("game", help)
            .value_name("GAME")
            .value_parser(PossibleValuesParser::new(games))
            .hide_possible_values(true)
    }

    fn period(&self) -> Arg {
        self.option("period", self.tr.say(say::ClubArgPeriod)).value_name("PERIOD")
    }

    /// Whatever is given to others: in which form, and where.
    fn given_out(&self, forms: &[Format]) -> [Arg; 4] {
        let tr = self.tr;
        let ids: Vec<&str> = forms.iter().map(|form| form.id()).collect();
        [
            self.option("as", tr.say(say::ClubArgAs { forms: ids.join(", ") }))
                .value_name("FORMAT")
                .value_parser(PossibleValuesParser::new(ids))
                .hide_possible_values(true),
            self.option("out", tr.say(say::CliLibraryArgOut))
                .value_name("FILE")
                .requires("as")
                .value_parser(value_parser!(PathBuf)),
            self.flag("force", tr.say(say::CliLibraryArgForce)),
            self.flag("dark", tr.say(say::CliLibraryArgDark)),
        ]
    }
}

fn of_club(name: &'static str, usage: &str, about: String) -> Command {
    subcommand_of("club", name, usage).about(about)
}

/// Being in a club, and posting to it.
fn joining(with: &Arguments<'_>) -> Vec<Command> {
    let tr = with.tr;
    vec![
        of_club("init", "URL [--zone ZONE]", tr.say(say::ClubCliInit))
            .args([with.url(), with.option("zone", tr.say(say::ClubArgZone)).value_name("ZONE")]),
        of_club("join", "URL [--name NAME] [--no-keyring]", tr.say(say::ClubCliJoin)).args([
            with.url(),
            with.option("name", tr.say(say::ClubArgName)).value_name("NAME"),
            with.flag("no-keyring", tr.say(say::ClubArgNoKeyring)),
        ]),
        of_club("leave", "", tr.say(say::ClubCliLeave)),
        of_club("status", "", tr.say(say::ClubCliStatus)),
        of_club("post", "", tr.say(say::ClubCliPost)),
        of_club("private", "ID [--public]", tr.say(say::ClubCliPrivate)).args([
            with.argument("id", "ID", tr.say(say::CliLibraryArgId)),
            with.flag("public", tr.say(say::ClubArgPublic)),
        ]),
    ]
}

/// Who leads, and why.
fn league(with: &Arguments<'_>) -> Vec<Command> {
    let tr = with.tr;
    let usage = "[--game GAME] [--period PERIOD] [--as FORMAT [--out FILE]]";
    vec![
        of_club("league", usage, tr.say(say::ClubCliLeague))
            .args([with.game(), with.period()])
            .args(with.given_out(&[Format::Csv, Format::Svg, Format::Png])),
        of_club("person", "NAME [--game GAME]", tr.say(say::ClubCliPerson))
            .args([with.person(), with.game()]),
        of_club("records", "[--game GAME] [--period PERIOD]", tr.say(say::ClubCliRecords))
            .args([with.game(), with.period()]),
        of_club("ratings", "--game GAME", tr.say(say::ClubCliRatings))
            .arg(with.game().required(true)),
        of_club("game", "GAME [--as FORMAT [--out FILE]]", tr.say(say::ClubCliGame))
            .arg(with.argument("game-id", "GAME", tr.say(say::ClubArgAnyGame)))
            .args(with.given_out(&Format::ALL)),
        of_club("running", "", tr.say(say::ClubCliRunning)),
        of_club("people", "", tr.say(say::ClubCliPeople)),
        #[cfg(feature = "phones")]
        of_club("wall", "[--network [ADDRESS]] [--port PORT]", tr.say(say::ClubCliWall)).args([
            with.option("network", tr.say(say::ClubArgNetwork))
                .value_name("ADDRESS")
                .num_args(0..=1)
                .value_parser(value_parser!(IpAddr)),
            with.option("port", tr.say(say::ClubArgPort))
                .value_name("PORT")
                .value_parser(value_parser!(u16).range(1..)),
        ]),
    ]
}

/// Who is here, who sits where, and how long.
fn evening(with: &Arguments<'_>) -> Vec<Command> {
    let tr = with.tr;
    let seating = "[NAMES] [--tables SIZES] [--games GAMES] [--begin [--minutes N]]";
    vec![
        of_club("here", "[NAMES] [--gone | --nobody]", tr.say(say::ClubCliHere)).args([
            with.people(),
            with.flag("gone", tr.say(say::ClubArgGone)).requires("names"),
            with.flag("nobody", tr.say(say::ClubArgNobody)).conflicts_with_all(["gone", "names"]),
        ]),
        of_club("seating", seating, tr.say(say::ClubCliSeating))
            .args([
                with.people(),
                with.option("tables", tr.say(say::ClubArgTables))
                    .value_name("SIZES")
                    .value_delimiter(',')
                    .value_parser(value_parser!(u64)),
                with.option("games", tr.say(say::ClubArgGames))
                    .value_name("GAMES")
                    .value_delimiter(',')
                    .value_parser(PossibleValuesParser::new(GameId::ALL.map(GameId::id))),
                with.flag("begin", tr.say(say::ClubArgBegin)),
                with.option("minutes", tr.say(say::ClubArgMinutes))
                    .value_name("N")
                    .requires("begin")
                    .value_parser(value_parser!(u32).range(1..=1440)),
            ])
            .args(with.given_out(&[Format::Svg, Format::Png])),
        of_club("round", "[--more N [--table T] | --end]", tr.say(say::ClubCliRound)).args([
            with.option("more", tr.say(say::ClubArgMore))
                .value_name("N")
                .allow_negative_numbers(true)
                .value_parser(value_parser!(i32).range(-1440..=1440)),
            with.option("table", tr.say(say::ClubArgTable))
                .value_name("T")
                .requires("more")
                .value_parser(value_parser!(u32).range(1..=1000)),
            with.flag("end", tr.say(say::ClubArgEnd)).conflicts_with("more"),
        ]),
    ]
}

/// What is put right.
fn steward(with: &Arguments<'_>) -> Vec<Command> {
    let tr = with.tr;
    vec![
        of_club("merge", "NAME INTO", tr.say(say::ClubCliMerge))
            .args([with.person(), with.argument("into", "INTO", tr.say(say::ClubArgInto))]),
        of_club("unmerge", "NAME", tr.say(say::ClubCliUnmerge)).arg(with.person()),
        of_club("conflicts", "", tr.say(say::ClubCliConflicts)),
        of_club("settle", "GAME COMPUTER [--take]", tr.say(say::ClubCliSettle)).args([
            with.argument("game-id", "GAME", tr.say(say::ClubArgGameId)),
            with.argument("laptop", "COMPUTER", tr.say(say::ClubArgLaptop)),
            with.flag("take", tr.say(say::ClubArgTake)),
        ]),
    ]
}
