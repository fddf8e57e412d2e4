//! Where a ledger is: host, database, user, password, and whether the way is encrypted.

use std::fmt;
use std::net::{IpAddr, ToSocketAddrs};

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use postgres::Config;
use postgres::config::{Host, SslMode};

use super::Error;

/// Where a ledger is, as in `postgres://user@host/database`.
#[derive(Clone, PartialEq, Eq)]
pub struct Address {
    /// Without the password.
    url: String,
    password: Option<String>,
}

/// Nobody sees a password.
impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.url)
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.url)
    }
}

impl Address {
    /// Reads an address as people write it.
    ///
    /// # Errors
    ///
    /// If it is none, or says neither where nor who.
    pub fn read(text: &str) -> Result<Self, Error> {
        let text = text.trim();
        let (url, password) = without_password(text);
        let address = Address { url, password };
        if !text.starts_with("postgres://") && !text.starts_with("postgresql://") {
            return Err(Error::Address);
        }
        let config = address.config()?;
        let is_whole = !config.get_hosts().is_empty()
            && config.get_hosts().iter().all(is_named)
            && config.get_user().is_some_and(|user| !user.is_empty())
            && config.get_dbname().is_some_and(|name| !name.is_empty());
        if is_whole { Ok(address) } else { Err(Error::Address) }
    }

    /// From its parts.
    ///
    /// # Errors
    ///
    /// If something is missing.
    pub fn from_parts(
        host: &str,
        database: &str,
        user: &str,
        password: Option<String>,
    ) -> Result<Self, Error> {
        let (user, database) = (coded(user.trim()), coded(database.trim()));
        let address = Address::read(&format!("postgres://{user}@{}/{database}", host.trim()))?;
        Ok(address.with_password(password))
    }

    /// The same with this password.
    #[must_use]
    pub fn with_password(self, password: Option<String>) -> Self {
        Address { password, ..self }
    }

    /// The password, if one is known.
    pub fn password(&self) -> Option<&str> {
        self.password.as_deref()
    }

    /// The name of the database.
    pub fn database(&self) -> String {
        let config = self.config().ok();
        config.and_then(|config| config.get_dbname().map(str::to_owned)).unwrap_or_default()
    }

    /// The same ledger for another user.
    #[must_use]
    pub fn for_user(&self, user: &str, password: &str) -> String {
        let (scheme, rest) = self.url.split_once("://").unwrap_or(("postgres", &self.url));
        let place = rest.split_once('@').map_or(rest, |(_, place)| place);
        format!("{scheme}://{user}:{password}@{place}")
    }

    /// Where it is, in a few words.
    pub fn server(&self) -> String {
        let Ok(config) = self.config() else {
            return String::new();
        };
        let port = config.get_ports().first().copied().unwrap_or(5432);
        match config.get_hosts().first() {
            Some(Host::Tcp(host)) if port == 5432 => host.clone(),
            Some(Host::Tcp(host)) => format!("{host}:{port}"),
            #[cfg(unix)]
            Some(Host::Unix(path)) => path.display().to_string(),
            None => String::new(),
        }
    }

    pub fn user(&self) -> String {
        let config = self.config().ok();
        config.and_then(|config| config.get_user().map(str::to_owned)).unwrap_or_default()
    }

    /// Whether somebody who listens on the way could read along.
    pub fn is_open(&self) -> bool {
        let mode = self.config().map(|config| config.get_ssl_mode());
        mode != Ok(SslMode::Require) && !self.is_here()
    }

    /// Whether the ledger is on this machine.
    fn is_here(&self) -> bool {
        hosts(&self.url).is_ok_and(|config| config.get_hosts().iter().all(is_loopback))
    }

    /// The address for the driver. On the way to another machine everything is encrypted, unless
    /// the address says otherwise.
    pub(super) fn config(&self) -> Result<Config, Error> {
        let mut config = hosts(&self.url)?;
        let says_how = self.url.contains("sslmode=");
        if !says_how && !config.get_hosts().iter().all(is_loopback) {
            config.ssl_mode(SslMode::Require);
        }
        if let Some(password) = &self.password {
            config.password(password);
        }
        Ok(config)
    }

    /// Whether the names of the hosts mean anything.
    pub(super) fn look_up(&self) -> Result<(), Error> {
        let config = self.config()?;
        for host in config.get_hosts() {
            if let Host::Tcp(name) = host
                && (name.as_str(), 0).to_socket_addrs().is_err()
            {
                return Err(Error::NameNotFound { host: name.clone() });
            }
        }
        Ok(())
    }
}

/// A name as it stands in an address.
pub(super) fn coded(text: &str) -> String {
    const PLAIN: AsciiSet = NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~');
    utf8_percent_encode(text, &PLAIN).to_string()
}

/// We always look at certificates, whatever the address calls that.
fn hosts(url: &str) -> Result<Config, Error> {
    let url = url.replace("sslmode=verify-full", "sslmode=require");
    let url = url.replace("sslmode=verify-ca", "sslmode=require");
    url.parse().map_err(|_| Error::Address)
}

fn is_named(host: &Host) -> bool {
    match host {
        Host::Tcp(name) => !name.is_empty(),
        #[cfg(unix)]
        Host::Unix(path) => !path.as_os_str().is_empty(),
    }
}

fn is_loopback(host: &Host) -> bool {
    match host {
        Host::Tcp(name) if name == "localhost" => true,
        Host::Tcp(name) => name.parse().is_ok_and(|ip: IpAddr| ip.is_loopback()),
        #[cfg(unix)]
        Host::Unix(_) => true,
    }
}

/// An address without its password, and the password.
fn without_password(text: &str) -> (String, Option<String>) {
    let plain = || (text.to_owned(), None);
    let Some((scheme, rest)) = text.split_once("://") else {
        return plain();
    };
    let end = rest.find(['/', '?']).unwrap_or(rest.len());
    let Some((user, place)) = rest[..end].rsplit_once('@') else {
        return plain();
    };
    let Some((user, password)) = user.split_once(':') else {
        return plain();
    };
    let password = percent_decode_str(password).decode_utf8_lossy();
    (format!("{scheme}://{user}@{place}{}", &rest[end..]), Some(password.into_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Address {
        Address::read(text).expect("an address")
    }

    #[test]
    fn the_password_is_never_in_what_is_shown() {
        let address = read("postgres://eva:s%2Fcret@club.example/games?sslmode=require");
        assert_eq!(address.password(), Some("s/cret"));
        for shown in [address.to_string(), format!("{address:?}")] {
            assert_eq!(shown, "postgres://eva@club.example/games?sslmode=require");
        }
        assert_eq!((address.server(), address.user()), ("club.example".into(), "eva".into()));
        assert_eq!(address.database(), "games");
    }

    #[test]
    fn the_way_to_another_machine_is_encrypted_unless_the_address_says_otherwise() {
        for (text, mode, is_open) in [
            ("postgres://a@club.example/b", SslMode::Require, false),
            ("postgres://a@club.example/b?sslmode=verify-full", SslMode::Require, false),
            ("postgres://a@192.0.2.7:5433/b?sslmode=disable", SslMode::Disable, true),
            ("postgres://a@localhost/b", SslMode::Prefer, false),
            ("postgres://a@[::1]/b", SslMode::Prefer, false),
            ("postgres://a@127.0.0.1:5433/b?sslmode=disable", SslMode::Disable, false),
        ] {
            let address = read(text);
            let config = address.config().expect("a configuration");
            assert_eq!((config.get_ssl_mode(), address.is_open()), (mode, is_open), "{text}");
        }
    }

    #[test]
    fn what_is_no_address_is_not_taken_for_one() {
        for text in [
            "",
            "club",
            "http://club.example/games",
            "postgres://",
            "postgres://club.example/games",
            "postgres://eva@club.example",
            "postgres://eva@club.example:port/games",
            "postgres://eva@/games?host=",
            "host=club.example user=eva dbname=games",
        ] {
            assert_eq!(Address::read(text), Err(Error::Address), "{text}");
        }
    }

    #[test]
    fn an_address_is_put_together_from_its_parts() {
        let address = Address::from_parts(" club.example:5433 ", "our games", "eva:x", None);
        let address = address.expect("an address");
        let shown = (address.server(), address.database(), address.user());
        assert_eq!(shown, ("club.example:5433".into(), "our games".into(), "eva:x".into()));
        assert_eq!(address.for_user("b", "c"), "postgres://b:c@club.example:5433/our%20games");
        assert_eq!(Address::from_parts("", "games", "eva", None), Err(Error::Address));
    }
}
