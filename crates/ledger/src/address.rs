//! Where a ledger is: host, database, user, password, and whether the way is encrypted.

use std::fmt;
use std::net::{IpAddr, ToSocketAddrs};

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use postgres::Config;
use postgres::config::{Host, SslMode};
use url::Url;

use super::Error;
use super::tls::{Fingerprint, Trust};

/// Where PostgreSQL usually is.
const PORT: u16 = 5432;
/// The parameter with the fingerprint of the only certificate that is trusted.
const CERTIFICATE: &str = "certificate";
/// The one that says whether the way is encrypted.
const ENCRYPTION: &str = "sslmode";
/// Where a password may stand as well.
const PASSWORD: &str = "password";

/// Where a ledger is, as in `postgres://user@host/database`.
#[derive(Clone, PartialEq, Eq)]
pub struct Address {
    /// Without the password.
    url: Url,
    password: Option<String>,
}

/// Nobody sees a password.
impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.url.as_str())
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.url.as_str())
    }
}

impl Address {
    /// Reads an address as people write it.
    ///
    /// # Errors
    ///
    /// If it is none, or says neither where nor who.
    pub fn read(text: &str) -> Result<Self, Error> {
        // No address has a fragment, but a password may have such a sign.
        let url = Url::parse(&text.trim().replace('#', "%23"));
        let url = url.map_err(|_| Error::Address)?;
        let mut address = Address { url, password: None };
        address.password =
            address.url.password().map(decoded).or_else(|| address.parameter(PASSWORD));
        let _ = address.url.set_password(None);
        remove(&mut address.url, &[PASSWORD]);
        let config = address.config()?;
        if address.parameter(CERTIFICATE).is_some() && address.certificate().is_none() {
            return Err(Error::Address);
        }
        let is_whole = address.url.host_str().is_some_and(|host| !host.is_empty())
            && config.get_user().is_some_and(|user| !user.is_empty())
            && config.get_dbname().is_some_and(|name| !name.is_empty());
        if is_whole { Ok(address) } else { Err(Error::Address) }
    }

    /// From its parts.
    ///
    /// # Errors
    ///
    /// If something is missing.
    pub fn from_parts(host: &str, database: &str, user: &str) -> Result<Self, Error> {
        let (user, database) = (coded(user.trim()), coded(database.trim()));
        Address::read(&format!("postgres://{user}@{}/{database}", host.trim()))
    }

    /// The same with what stands behind the question mark of another address.
    #[must_use]
    pub fn with_parameters(mut self, parameters: &str) -> Self {
        if !parameters.is_empty() {
            self.url.set_query(Some(parameters));
        }
        self
    }

    /// What stands behind the question mark: how the way is encrypted.
    pub fn parameters(&self) -> &str {
        self.url.query().unwrap_or_default()
    }

    fn parameter(&self, name: &str) -> Option<String> {
        let mut pairs = self.parameters().split('&').filter_map(|pair| pair.split_once('='));
        pairs.find(|(found, _)| decoded(found) == name).map(|(_, value)| decoded(value))
    }

    /// The fingerprint of the only certificate that is trusted, if the address has one.
    fn certificate(&self) -> Option<Fingerprint> {
        Fingerprint::read(&self.parameter(CERTIFICATE)?)
    }

    /// Which certificate is trusted.
    pub(super) fn trust(&self) -> Trust {
        match self.certificate() {
            Some(certificate) => Trust::Only(certificate),
            None if self.is_here() => Trust::ThisMachine,
            None => Trust::System,
        }
    }

    /// The same as others on the network reach it: at this address, and with this certificate.
    #[must_use]
    pub(super) fn seen_from_elsewhere(&self, ip: IpAddr, certificate: Fingerprint) -> Self {
        let mut address = self.clone();
        let _ = address.url.set_ip_host(ip);
        address.url.set_path(&coded(&self.database()));
        address.with_parameters(&format!("{CERTIFICATE}={}", certificate.written()))
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
        let mut url = self.url.clone();
        let _ = url.set_username(&coded(user));
        let _ = url.set_password(Some(&coded(password)));
        url.into()
    }

    /// Where it is, in a few words.
    pub fn server(&self) -> String {
        let host = decoded(self.url.host_str().unwrap_or_default());
        match self.url.port() {
            Some(port) if port != PORT => format!("{host}:{port}"),
            _ => host,
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
    pub fn is_here(&self) -> bool {
        self.config().is_ok_and(|config| config.get_hosts().iter().all(is_loopback))
    }

    /// The address for the driver. On the way to another machine everything is encrypted, unless
    /// the address says otherwise.
    pub(super) fn config(&self) -> Result<Config, Error> {
        let mut url = self.url.clone();
        remove(&mut url, &[CERTIFICATE, ENCRYPTION]);
        let mut config: Config = url.as_str().parse().map_err(|_| Error::Address)?;
        let is_here = config.get_hosts().iter().all(is_loopback);
        config.ssl_mode(match self.parameter(ENCRYPTION).as_deref() {
            _ if self.parameter(CERTIFICATE).is_some() => SslMode::Require,
            None if is_here => SslMode::Prefer,
            // We always look at certificates, whatever the address calls that; which one is trusted
            // is nothing that the driver knows.
            None | Some("require" | "verify-ca" | "verify-full") => SslMode::Require,
            Some("prefer") => SslMode::Prefer,
            Some("disable") => SslMode::Disable,
            Some(_) => return Err(Error::Address),
        });
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
fn coded(text: &str) -> String {
    const PLAIN: AsciiSet = NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~');
    utf8_percent_encode(text, &PLAIN).to_string()
}

/// A part of an address as people know it.
fn decoded(text: &str) -> String {
    percent_decode_str(text).decode_utf8_lossy().into_owned()
}

/// Takes parameters out of an address. The others stay as they are written: neither we nor the
/// driver take a plus sign for a space, as forms on the web do.
fn remove(url: &mut Url, names: &[&str]) {
    let name = |pair: &str| decoded(pair.split('=').next().unwrap_or_default());
    let is_other = |pair: &&str| !names.contains(&name(pair).as_str());
    let others: Vec<&str> = url.query().unwrap_or_default().split('&').filter(is_other).collect();
    let others = others.join("&");
    url.set_query((!others.is_empty()).then_some(&others));
}

fn is_loopback(host: &Host) -> bool {
    match host {
        Host::Tcp(name) if name == "localhost" => true,
        Host::Tcp(name) => name.parse().is_ok_and(|ip: IpAddr| ip.is_loopback()),
        #[cfg(unix)]
        Host::Unix(_) => true,
    }
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
        let address = read("postgres://eva@club.example/games?password=s%2Fcr+t&connect_timeout=5");
        assert_eq!(address.password(), Some("s/cr+t"));
        assert_eq!(address.to_string(), "postgres://eva@club.example/games?connect_timeout=5");
    }

    #[test]
    fn a_password_may_have_any_sign_that_ends_no_address() {
        for (typed, password) in [("p#s@%ü:[100%", "p#s@%ü:[100%"), ("", ""), ("%23%2F", "#/")] {
            let address = read(&format!("postgres://eva:{typed}@club.example/games"));
            assert_eq!(address.to_string(), "postgres://eva@club.example/games");
            assert_eq!(address.password().unwrap_or_default(), password);
            let given = address.for_user("o’hara 100%", password);
            let again = read(&given);
            let known = (again.user(), again.password().unwrap_or_default());
            assert_eq!(known, ("o’hara 100%".into(), password), "{given}");
        }
    }

    #[test]
    fn what_merely_looks_like_a_parameter_stays_what_it_is() {
        let text = "postgres://sslmode=verify-ca@club.example/certificate=0a";
        let address = read(&format!("{text}?application_name=a+b%20sslmode=verify-full"));
        let config = address.config().expect("a configuration");
        assert_eq!(config.get_user(), Some("sslmode=verify-ca"));
        assert_eq!(config.get_dbname(), Some("certificate=0a"));
        assert_eq!(config.get_application_name(), Some("a+b sslmode=verify-full"));
        assert_eq!((config.get_ssl_mode(), address.trust()), (SslMode::Require, Trust::System));
    }

    #[test]
    fn a_server_is_told_as_it_is_typed() {
        for host in ["club.example", "[::1]:5433", "192.0.2.7:5433", "/run/postgresql"] {
            let address = read(&format!("postgres://eva@{}/games", host.replace('/', "%2F")));
            assert_eq!(address.server(), host);
            assert_eq!(address.is_here(), matches!(host.as_bytes(), [b'[' | b'/', ..]));
        }
        assert_eq!(read("postgres://eva@club.example:5432/games").server(), "club.example");
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
    fn an_address_may_name_the_only_certificate_that_is_trusted() {
        let print = "0a".repeat(32);
        let known = Trust::Only(Fingerprint::read(&print).expect("a fingerprint"));
        let text = format!("postgres://a@192.0.2.7:5433/b?certificate={print}");
        let address = read(&text);
        assert_eq!((address.trust(), address.is_open()), (known, false));
        let config = address.config().expect("a configuration");
        assert_eq!(config.get_ssl_mode(), SslMode::Require);
        // Whoever names a certificate wants it to be looked at.
        let torn = read(&format!("{text}&sslmode=disable"));
        assert_eq!(torn.config().map(|config| config.get_ssl_mode()), Ok(SslMode::Require));
        assert_eq!(Address::read("postgres://a@b/c?certificate=0a"), Err(Error::Address));
        assert_eq!(read("postgres://a@192.0.2.7/b").trust(), Trust::System);
        let here = read("postgres://a@localhost:5433/b?connect_timeout=5");
        assert_eq!(here.trust(), Trust::ThisMachine);
        let print = Fingerprint::read(&print).expect("a fingerprint");
        let elsewhere = here.seen_from_elsewhere(IpAddr::from([192, 0, 2, 7]), print);
        assert_eq!(elsewhere.to_string(), text);
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
            "postgres:///games?host=club.example&user=eva",
            "postgres://eva@club.example/games?sslmode=maybe",
            "postgres://eva@club.example/games?certificates=0a",
            "mysql://eva@club.example/games",
            "host=club.example user=eva dbname=games",
        ] {
            assert_eq!(Address::read(text), Err(Error::Address), "{text}");
        }
    }

    #[test]
    fn an_address_is_put_together_from_its_parts() {
        let address = Address::from_parts(" club.example:5433 ", "our games", "eva:x");
        let address = address.expect("an address");
        let shown = (address.server(), address.database(), address.user());
        assert_eq!(shown, ("club.example:5433".into(), "our games".into(), "eva:x".into()));
        assert_eq!(address.for_user("b", "c"), "postgres://b:c@club.example:5433/our%20games");
        assert_eq!(Address::from_parts("", "games", "eva"), Err(Error::Address));
    }
}
