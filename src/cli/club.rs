//! `fondaco club`: a ledger for many tables, in the terminal.

mod arguments;
mod evening;
mod steward;
#[cfg(feature = "phones")]
mod wall;

use std::path::PathBuf;

use clap::ArgMatches;
use jiff::Timestamp;
use jiff::civil::Date;
use serde_json::{Value, json};

use super::library::Library;
use super::library::send::{Place, not_given};
use super::progress::Progress;
use super::score;
use super::{Failure, Terminal};
use crate::describe;
use crate::export::sheet::club as sheet;
use crate::export::{ExportError, Format, GameExport, csv, pack_sheet};
use crate::palette::{self, Palette};
use fondaco_ledger::{Address, Best, ENOUGH, Error, Keeping, Ledger, Membership, Period, Posting};
use fondaco_rules::GameId;
use fondaco_store::Watch;
use fondaco_text::{excerpt, printable};
use fondaco_words::{Translator, say};

pub(super) use arguments::command;

pub(super) fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let Some((name, matches)) = matches.subcommand() else {
        return status(matches, terminal);
    };
    match name {
        "init" => steward::init(matches, terminal),
        "join" => join(matches, terminal),
        "leave" => leave(matches, terminal),
        "post" => post(matches, terminal),
        "league" => league(matches, terminal),
        "person" => person(matches, terminal),
        "records" => records(matches, terminal),
        "ratings" => ratings(matches, terminal),
        "here" => evening::here(matches, terminal),
        "seating" => evening::seating(matches, terminal),
        "round" => evening::round(matches, terminal),
        #[cfg(feature = "phones")]
        "wall" => wall::show(matches, terminal),
        "game" => one_game(matches, terminal),
        "running" => running(matches, terminal),
        "people" => people(matches, terminal),
        "private" => private(matches, terminal),
        "merge" | "unmerge" | "settle" => steward::correct(name, matches, terminal),
        "conflicts" => conflicts(matches, terminal),
        _ => status(matches, terminal),
    }
}

fn failure(error: &Error, tr: &Translator) -> Failure {
    let sentence = describe::ledger_error(tr, error);
    match error {
        Error::Store(fondaco_store::Error::Stopped) => Failure::Stopped(sentence),
        _ => Failure::Unusable(sentence),
    }
}

fn folder(matches: &ArgMatches) -> PathBuf {
    fondaco_store::folder(matches.get_one("data-dir").cloned())
}

fn text<'m>(matches: &'m ArgMatches, name: &str) -> &'m str {
    matches.get_one::<String>(name).map_or("", String::as_str)
}

/// The club that this computer has joined.
fn membership(matches: &ArgMatches, tr: &Translator) -> Result<Membership, Failure> {
    let read = Membership::read(&folder(matches)).map_err(|error| failure(&error, tr))?;
    read.ok_or_else(|| failure(&Error::NotJoined, tr))
}

fn open(matches: &ArgMatches, tr: &Translator) -> Result<(Membership, Ledger), Failure> {
    let membership = membership(matches, tr)?;
    let ledger = membership.address().and_then(|address| Ledger::open(&address));
    Ok((membership, ledger.map_err(|error| failure(&error, tr))?))
}

/// Reads an address; the password is asked for where it is not in it.
fn address(matches: &ArgMatches, tr: &Translator) -> Result<Address, Failure> {
    let address = Address::read(text(matches, "url")).map_err(|error| failure(&error, tr))?;
    let given = std::env::var("PGPASSWORD").ok().filter(|password| !password.is_empty());
    Ok(match (address.password(), given) {
        (None, Some(password)) => address.with_password(Some(password)),
        _ => address,
    })
}

fn join(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let tr = terminal.tr;
    let address = address(matches, tr)?;
    let folder = folder(matches);
    let name = matches.get_one::<String>("name").cloned().unwrap_or_else(usual_name);
    let failed = |error: Error| failure(&error, tr);
    let mut ledger = Ledger::open(&address).map_err(failed)?;
    let wanted = if matches.get_flag("no-keyring") { Keeping::File } else { Keeping::Keyring };
    let (membership, keeping) =
        Membership::join(&folder, &address, &name, wanted, Timestamp::now()).map_err(failed)?;
    if let Err(error) = ledger.greet(&membership) {
        let _ = membership.leave(&folder);
        return Err(failed(error));
    }
    if terminal.json {
        let keeping = match keeping {
            Keeping::Keyring => "keyring",
            Keeping::File => "file",
            Keeping::Nowhere => "nowhere",
        };
        let told = json!({"address": address.to_string(), "name": name, "password": keeping});
        return terminal.print_json(&told);
    }
    terminal
        .print(tr.say(say::ClubJoined { table: printable(&name), server: address.server() }))?;
    terminal.print(tr.say(say::ClubSince))?;
    match keeping {
        Keeping::Keyring => terminal.print(tr.say(say::ClubInKeyring))?,
        Keeping::File => {
            let path = folder.join(fondaco_store::CLUB).display().to_string();
            terminal.print(tr.say(say::ClubInFile { path }))?;
        }
        Keeping::Nowhere => {}
    }
    if address.is_open() { terminal.print(tr.say(say::ClubReadAlong)) } else { Ok(()) }
}

/// What a computer is called if nobody says it.
fn usual_name() -> String {
    let known = ["/etc/hostname", "/proc/sys/kernel/hostname"];
    let name = known.iter().find_map(|file| std::fs::read_to_string(file).ok());
    let name = name.or_else(|| std::env::var("COMPUTERNAME").ok()).unwrap_or_default();
    let name: String = name.trim().chars().take(60).collect();
    if name.is_empty() { "Fondaco".to_owned() } else { name }
}

fn leave(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let membership = membership(matches, terminal.tr)?;
    membership.leave(&folder(matches)).map_err(|error| failure(&error, terminal.tr))?;
    terminal.print(terminal.tr.say(say::ClubLeft))
}

fn status(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let tr = terminal.tr;
    let membership = membership(matches, tr)?;
    let address = membership.address().map_err(|error| failure(&error, tr))?;
    let joined = say::ClubJoined { table: printable(&membership.name), server: address.server() };
    if !terminal.json {
        terminal.print(tr.say(joined))?;
        if address.is_open() {
            terminal.print(tr.say(say::ClubReadAlong))?;
        }
    }
    let mut ledger = Ledger::open(&address).map_err(|error| failure(&error, tr))?;
    let own = Some(membership.laptop.as_str());
    let conflicts = ledger.conflicts(own).map_err(|error| failure(&error, tr))?;
    if terminal.json {
        return terminal.print_json(&json!({
            "address": membership.shown_address(),
            "name": membership.name,
            "since": membership.since.to_string(),
            "private": membership.private,
            "zone": ledger.zone(),
            "conflicts": conflicts,
        }));
    }
    for conflict in &conflicts {
        terminal.print(describe::conflict(tr, conflict))?;
    }
    Ok(())
}

fn post(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let (membership, mut ledger) = open(matches, terminal.tr)?;
    let library = Library::open_read_only(matches, terminal)?;
    let progress = Progress::new();
    let watch: Watch<'_> = &|done, all| progress.watch(done, all);
    let posted = ledger
        .greet(&membership)
        .and_then(|()| ledger.post(&library.store, &membership, &mut Posting::default(), watch));
    drop(progress);
    let tr = terminal.tr;
    let posted = posted.map_err(|error| failure(&error, tr))?;
    let conflicts = ledger.conflicts(Some(&membership.laptop));
    let conflicts = conflicts.map_err(|error| failure(&error, tr))?;
    if terminal.json {
        let told = json!({"games": posted.games, "deeds": posted.deeds, "conflicts": conflicts});
        return terminal.print_json(&told);
    }
    terminal.print(describe::posted(tr, &posted))?;
    let overruled = ledger.overruled(&membership.laptop).map_err(|error| failure(&error, tr))?;
    if let Some(told) = describe::overruled(tr, overruled) {
        terminal.print(told)?;
    }
    for conflict in &conflicts {
        terminal.print(describe::conflict(tr, conflict))?;
    }
    Ok(())
}

/// The period that was asked for.
fn period(matches: &ArgMatches, ledger: &Ledger, tr: &Translator) -> Result<Period, Failure> {
    let given = text(matches, "period");
    let found = match given {
        "" | "ever" => Some(Period::Ever),
        "today" => Some(Period::tonight(ledger.zone(), Timestamp::now())),
        given => read_period(given),
    };
    found.ok_or_else(|| Failure::Unusable(tr.say(say::ClubNoPeriod { given: excerpt(given) })))
}

fn read_period(given: &str) -> Option<Period> {
    if let Some((from, upto)) = given.split_once("..") {
        let (from, upto): (Date, Date) = (from.parse().ok()?, upto.parse().ok()?);
        return (from <= upto).then_some(Period::Days(from, upto));
    }
    let is_year = |year: &i16| (1000..=9999).contains(year);
    match given.split_once('-') {
        None => given.parse().ok().filter(is_year).map(Period::Year),
        Some((year, month)) => {
            let year = year.parse().ok().filter(is_year)?;
            let month = month.parse().ok().filter(|month| (1..=12).contains(month))?;
            Some(Period::Month(year, month))
        }
    }
}

fn game(matches: &ArgMatches) -> Option<&str> {
    matches.get_one::<String>("game").map(String::as_str)
}

/// The games that were asked about.
fn kinds(matches: &ArgMatches) -> Vec<&str> {
    game(matches).map_or(GameId::ALL.map(GameId::id).to_vec(), |game| vec![game])
}

/// The period in words.
fn told_period(matches: &ArgMatches, tr: &Translator) -> String {
    match text(matches, "period") {
        "" | "ever" => tr.say(say::AppStatisticsEver),
        "today" => tr.say(say::ClubTonight),
        given => given.replace("..", " – "),
    }
}

/// In what form something is wanted for others.
fn format(matches: &ArgMatches) -> Option<Format> {
    let wanted = matches.get_one::<String>("as")?;
    Format::ALL.into_iter().find(|format| format.id() == wanted)
}

/// Gives something to others, in this form.
fn give_out(
    format: Format,
    make: impl FnOnce(&'static Palette) -> Result<Vec<u8>, ExportError>,
    matches: &ArgMatches,
    terminal: &mut Terminal<'_>,
) -> Result<(), Failure> {
    let tr = terminal.tr;
    Place::check(matches, format, tr)?;
    let palette = if matches.get_flag("dark") { &palette::NIGHT } else { &palette::PARCHMENT };
    let content = make(palette).map_err(|error| not_given(error, tr))?;
    Place::wanted(matches, &folder(matches), tr)?.write(&content, terminal)
}

fn league(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let tr = terminal.tr;
    let (_, mut ledger) = open(matches, tr)?;
    let period = period(matches, &ledger, tr)?;
    let failed = |error| failure(&error, tr);
    let league = ledger.league(game(matches), period).map_err(failed)?;
    if let Some(format) = format(matches) {
        let records = ledger.records(&kinds(matches), period).map_err(failed)?;
        let played = game(matches)
            .map_or_else(|| tr.say(say::ClubAllGames), |kind| describe::name_of_kind(tr, kind));
        let scope = format!("{played} · {}", told_period(matches, tr));
        let make = |palette: &Palette| match format {
            Format::Csv => Ok(csv::league(&league).unwrap_or_default().into_bytes()),
            _ => pack_sheet(&sheet::league(&league, &records, &scope, tr, palette), format),
        };
        return give_out(format, make, matches, terminal);
    }
    if terminal.json {
        return terminal.print_json(&json!(league));
    }
    terminal.print(describe::league_games(tr, league.games))?;
    for row in &league.rows {
        terminal.print(describe::league_row(tr, row))?;
    }
    Ok(())
}

fn person(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let tr = terminal.tr;
    let (_, mut ledger) = open(matches, tr)?;
    let page = ledger.person(text(matches, "name"), game(matches));
    let page = page.map_err(|error| failure(&error, tr))?;
    if terminal.json {
        return terminal.print_json(&json!(page));
    }
    terminal.print(printable(&page.name))?;
    if !page.also.is_empty() {
        let names = tr.list(page.also.iter().map(|name| printable(name)).collect::<Vec<_>>());
        terminal.print(tr.say(say::ClubAlso { names }))?;
    }
    terminal.print(describe::person_games(tr, &page))?;
    terminal.print(describe::streak(tr, &page))?;
    for best in &page.best {
        terminal.print(with_game(best, tr))?;
    }
    if let Some(hardest) = page.hardest() {
        let name = printable(&hardest.name);
        terminal.print(tr.say(say::ClubHardest { name }))?;
    }
    for meeting in &page.against {
        terminal.print(describe::meeting(tr, meeting))?;
    }
    Ok(())
}

fn records(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let tr = terminal.tr;
    let (_, mut ledger) = open(matches, tr)?;
    let period = period(matches, &ledger, tr)?;
    let records = ledger.records(&kinds(matches), period).map_err(|error| failure(&error, tr))?;
    if terminal.json {
        return terminal.print_json(&json!(records));
    }
    records.iter().try_for_each(|best| terminal.print(with_game(best, tr)))
}

/// A record with the id of the game behind it.
fn with_game(best: &Best, tr: &Translator) -> String {
    format!("{} ({})", describe::best(tr, best), printable(&best.game))
}

fn ratings(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let tr = terminal.tr;
    let (_, mut ledger) = open(matches, tr)?;
    let kind = game(matches).unwrap_or_default();
    let rated = ledger.ratings(kind).map_err(|error| failure(&error, tr))?;
    if terminal.json {
        return terminal.print_json(&json!(rated));
    }
    if rated.is_empty() {
        return terminal.print(tr.say(say::ClubStrengthNone { games: ENOUGH.into() }));
    }
    terminal.print(tr.say(say::ClubRatedExplained { games: ENOUGH.into() }))?;
    rated.iter().try_for_each(|rated| terminal.print(describe::rated(tr, rated)))
}

/// The game behind a number: its result and why, or all of it for others.
fn one_game(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let tr = terminal.tr;
    let (_, mut ledger) = open(matches, tr)?;
    let stored = ledger.game(text(matches, "game-id")).map_err(|error| failure(&error, tr))?;
    let format = format(matches).or(terminal.json.then_some(Format::Json));
    if let Some(format) = format {
        let make = |palette| GameExport::new(stored, tr.language(), palette).pack(format);
        return give_out(format, make, matches, terminal);
    }
    match stored.game {
        Ok(game) => score::tell(game.record(), terminal),
        Err(error) => Err(Failure::Unusable(tr.read_error(&error))),
    }
}

fn running(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let tr = terminal.tr;
    let (_, mut ledger) = open(matches, tr)?;
    let games = ledger.running().map_err(|error| failure(&error, tr))?;
    if terminal.json {
        return terminal.print_json(&json!(games));
    }
    if games.is_empty() {
        terminal.print(tr.say(say::ClubNoneRunning))?;
    }
    games.iter().try_for_each(|game| terminal.print(describe::running(tr, game)))
}

fn people(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let (_, mut ledger) = open(matches, terminal.tr)?;
    let people = ledger.people().map_err(|error| failure(&error, terminal.tr))?;
    if terminal.json {
        return terminal.print_json(&json!(people));
    }
    people.iter().try_for_each(|name| terminal.print(printable(name)))
}

fn conflicts(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let tr = terminal.tr;
    let (_, mut ledger) = open(matches, tr)?;
    let conflicts = ledger.conflicts(None).map_err(|error| failure(&error, tr))?;
    if terminal.json {
        return terminal.print_json(&json!(conflicts));
    }
    if conflicts.is_empty() {
        return terminal.print(tr.say(say::ClubNoConflicts));
    }
    for conflict in &conflicts {
        terminal.print(describe::conflict(tr, conflict))?;
        terminal.print(format!("  fondaco club settle {} {}", conflict.game, conflict.laptop))?;
    }
    Ok(())
}

/// A game stays at home, or goes to the ledger after all.
fn private(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let tr = terminal.tr;
    let mut membership = membership(matches, tr)?;
    let given = text(matches, "id");
    let library = Library::open_read_only(matches, terminal)?;
    let (library, stored) = library.game(given, terminal)?;
    let id = stored.origin.id.as_ref().map(ToString::to_string).unwrap_or_default();
    let number = stored.number.to_string();
    let is_public = matches.get_flag("public");
    if is_public {
        membership.private.remove(&id);
    } else {
        membership.private.insert(id.clone());
    }
    membership.save(&folder(matches)).map_err(|error| failure(&error, tr))?;
    // At once, if there is a way; otherwise the next time that something is posted.
    let _ =
        membership.address().and_then(|address| Ledger::open(&address)).and_then(|mut ledger| {
            ledger.post(
                &library.store,
                &membership,
                &mut Posting::default(),
                fondaco_store::UNWATCHED,
            )
        });
    if terminal.json {
        let told: Value = json!({"id": id, "private": !is_public});
        return terminal.print_json(&told);
    }
    terminal.print(if is_public {
        tr.say(say::ClubNotPrivate { number })
    } else {
        tr.say(say::ClubPrivate { number })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn periods_are_read_as_people_write_them() {
        let day = |text: &str| text.parse().expect("a day");
        let spring = Period::Days(day("2026-03-01"), day("2026-05-31"));
        for (text, period) in [
            ("2026", Some(Period::Year(2026))),
            ("2026-03", Some(Period::Month(2026, 3))),
            ("2026-03-01..2026-05-31", Some(spring)),
            ("2026-05-31..2026-03-01", None),
            ("2026-13", None),
            ("26", None),
            ("tomorrow", None),
            ("2026-03-01", None),
        ] {
            assert_eq!(read_period(text), period, "{text}");
        }
    }
}
