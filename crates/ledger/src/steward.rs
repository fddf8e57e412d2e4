//! What the steward of a club does: makes the ledger, merges people and parts them, and settles
//! conflicts.

use std::net::IpAddr;

use postgres::Client;
use postgres_protocol::password::scram_sha_256;
use rand::Rng;
use rand::distr::Alphanumeric;

use super::{Address, Error, Ledger, connect};

/// The ledger's form, in the order in which it is made.
const SCHEMA: [&str; 4] = [
    include_str!("schema/1-tables.sql"),
    include_str!("schema/2-posting.sql"),
    include_str!("schema/3-steward.sql"),
    include_str!("schema/4-evening.sql"),
];
const RIGHTS: &str = include_str!("schema/rights.sql");
const LETTERS: usize = 24;

/// With which addresses laptops and the steward join.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passwords {
    pub table: String,
    pub steward: String,
}

/// Makes a ledger in an empty database: tables, functions, and two users with what they may do. One
/// on this machine is reached at `ip` by others, with the certificate that it has.
///
/// # Errors
///
/// If there is one already, or it cannot be made; nothing is made then.
pub fn init(address: &Address, zone: &str, ip: Option<IpAddr>) -> Result<Passwords, Error> {
    let (mut client, seen) = connect(address)?;
    check_empty(&mut client)?;
    let database = address.database();
    let users = ["table", "steward"].map(|role| format!("{database}_{role}"));
    let passwords = [password(), password()];
    let mut step = client.transaction()?;
    for part in SCHEMA {
        step.batch_execute(part)?;
    }
    step.execute(
        "INSERT INTO fondaco.ledger (id, version, readable_by, zone) VALUES (1, $1, $1, $2)",
        &[&super::VERSION, &zone],
    )?;
    // A zone that the database does not know would stop every game from counting.
    let known = step.query("SELECT now() AT TIME ZONE zone FROM fondaco.ledger", &[]);
    known.map_err(|_| Error::NoZone(zone.to_owned()))?;
    for (user, password) in users.iter().zip(&passwords) {
        let there = step.query_opt("SELECT FROM pg_roles WHERE rolname = $1", &[user])?;
        let verb = if there.is_some() { "ALTER" } else { "CREATE" };
        // No server's log gets to know it.
        let secret = scram_sha_256(password.as_bytes());
        let user = quoted(user);
        step.batch_execute(&format!("{verb} ROLE {user} LOGIN PASSWORD '{secret}'"))?;
        let database = quoted(&database);
        step.batch_execute(&format!("GRANT CONNECT ON DATABASE {database} TO {user}"))?;
    }
    let rights =
        RIGHTS.replace(":table", &quoted(&users[0])).replace(":steward", &quoted(&users[1]));
    step.batch_execute(&rights)?;
    step.commit()?;
    let elsewhere = ip.zip(seen.certificate());
    let address = elsewhere
        .map_or_else(|| address.clone(), |(ip, print)| address.seen_from_elsewhere(ip, print));
    let url = |role: usize| address.for_user(&users[role], &passwords[role]);
    Ok(Passwords { table: url(0), steward: url(1) })
}

fn check_empty(client: &mut Client) -> Result<(), Error> {
    let encoding: String = client.query_one("SHOW server_encoding", &[])?.try_get(0)?;
    if encoding != "UTF8" {
        return Err(Error::NotUtf8);
    }
    let there = "SELECT FROM pg_namespace WHERE nspname = 'fondaco'";
    match client.query_opt(there, &[])? {
        Some(_) => Err(Error::AlreadyThere),
        None => Ok(()),
    }
}

fn password() -> String {
    rand::rng().sample_iter(Alphanumeric).take(LETTERS).map(char::from).collect()
}

fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

impl Ledger {
    /// Two names are one person from now on; the second name is the right one.
    ///
    /// # Errors
    ///
    /// If there is no such person, both have played in the same game, or this user may not do that.
    pub fn merge(&mut self, name: &str, into: &str) -> Result<(), Error> {
        self.client.execute("SELECT fondaco.merge($1, $2)", &[&name, &into])?;
        Ok(())
    }

    /// A name that was merged into another one is somebody else again.
    ///
    /// # Errors
    ///
    /// If it was not merged, or this user may not do that.
    pub fn unmerge(&mut self, name: &str) -> Result<(), Error> {
        self.client.execute("SELECT fondaco.unmerge($1)", &[&name])?;
        Ok(())
    }

    /// Settles a conflict: the ledger keeps what it has of a game, or takes what this laptop has
    /// instead.
    ///
    /// # Errors
    ///
    /// If there is no such conflict, or this user may not do that.
    pub fn settle(&mut self, game: &str, laptop: &str, takes: bool) -> Result<(), Error> {
        self.client.execute("SELECT fondaco.settle($1, $2, $3)", &[&game, &laptop, &takes])?;
        Ok(())
    }
}
