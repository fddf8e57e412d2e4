//! What can go wrong with a ledger. Every error is a value that the window and the terminal put into
//! words.

use std::error::Error as _;
use std::io;

use postgres::error::SqlState;
use rustls::CertificateError;

use super::Address;

/// Why something could not be done with a ledger.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Error {
    #[error("this is no address of a ledger")]
    Address,
    #[error("no club has been joined")]
    NotJoined,
    #[error("there is no host {host}")]
    NameNotFound { host: String },
    #[error("nobody answers at {server}")]
    Unreachable { server: String },
    #[error("{server} refuses {user} with this password")]
    Password { server: String, user: String },
    #[error("there is no database {database}")]
    NoDatabase { database: String },
    #[error("the certificate of {server} cannot be trusted: {reason}")]
    Certificate { server: String, reason: String },
    #[error("the certificate of {server} is not the one that its address names")]
    OtherCertificate { server: String },
    #[error("{server} offers no encryption")]
    NoTls { server: String },
    /// The database refuses what this user may not do.
    #[error("the database does not allow that: {0}")]
    Denied(String),
    #[error("there is no ledger in this database")]
    NoLedger,
    #[error("there is a ledger in this database")]
    AlreadyThere,
    #[error("the database is not kept in UTF-8")]
    NotUtf8,
    #[error("the ledger is of version {version}, made for a newer program")]
    Newer { version: i32 },
    #[error("the ledger is of version {version}, made for an older program")]
    Older { version: i32 },
    #[error("the disk of the ledger is full")]
    Full,
    #[error("the ledger has too many visitors")]
    Crowded,
    #[error("the way to the ledger is broken off")]
    Lost,
    #[error("nobody is called {0}")]
    NoPerson(String),
    #[error("there is no time zone {0}")]
    NoZone(String),
    #[error("there is no game {0} that is over")]
    NoGame(String),
    #[error("both have played in game {0}")]
    Together(String),
    #[error("{0} was not merged into anybody")]
    NotMerged(String),
    #[error("there is no conflict about game {0}")]
    NoConflict(String),
    /// The database or somebody in it says something that we do not expect.
    #[error("the ledger says: {0}")]
    Unexpected(String),
    #[error(transparent)]
    Store(#[from] fondaco_store::Error),
}

impl From<postgres::Error> for Error {
    fn from(error: postgres::Error) -> Self {
        Error::of(&error)
    }
}

impl Error {
    pub(super) fn of(error: &postgres::Error) -> Self {
        let Some(database) = error.as_db_error() else {
            return Error::of_the_way(error);
        };
        let message = || database.message().to_owned();
        match database.code() {
            &SqlState::INVALID_PASSWORD | &SqlState::INVALID_AUTHORIZATION_SPECIFICATION => {
                Error::Password { server: String::new(), user: String::new() }
            }
            &SqlState::UNDEFINED_DATABASE => Error::NoDatabase { database: String::new() },
            &SqlState::INSUFFICIENT_PRIVILEGE => Error::Denied(message()),
            &SqlState::DISK_FULL | &SqlState::OUT_OF_MEMORY => Error::Full,
            &SqlState::TOO_MANY_CONNECTIONS => Error::Crowded,
            &SqlState::ADMIN_SHUTDOWN
            | &SqlState::CRASH_SHUTDOWN
            | &SqlState::CANNOT_CONNECT_NOW
            | &SqlState::DATABASE_DROPPED
            | &SqlState::QUERY_CANCELED
            | &SqlState::LOCK_NOT_AVAILABLE
            | &SqlState::T_R_DEADLOCK_DETECTED => Error::Lost,
            code => match code.code() {
                "FO001" => Error::NoPerson(message()),
                "FO002" => Error::Together(message()),
                "FO003" => Error::NotMerged(message()),
                "FO004" => Error::NoConflict(message()),
                _ => Error::Unexpected(format!("{} ({})", database.message(), code.code())),
            },
        }
    }

    /// What the network or the encryption says.
    fn of_the_way(error: &postgres::Error) -> Self {
        let mut cause = error.source();
        while let Some(inner) = cause {
            if let Some(found) = inner.downcast_ref::<io::Error>() {
                let rustls =
                    found.get_ref().and_then(|inner| inner.downcast_ref::<rustls::Error>());
                return match rustls {
                    Some(reason) => certificate(reason),
                    None if error.to_string().contains("connecting") => {
                        Error::Unreachable { server: String::new() }
                    }
                    None => Error::Lost,
                };
            }
            if let Some(reason) = inner.downcast_ref::<rustls::Error>() {
                return certificate(reason);
            }
            cause = inner.source();
        }
        let text = error.to_string();
        if error.is_closed() {
            Error::Lost
        } else if text.contains("TLS") {
            Error::NoTls { server: String::new() }
        } else if text.contains("connecting") || text.contains("timeout") {
            Error::Unreachable { server: String::new() }
        } else {
            Error::Unexpected(text)
        }
    }

    /// The same, once it is known who was asked.
    pub(super) fn on_the_way_to(self, address: &Address) -> Self {
        let (server, user) = (address.server(), address.user());
        match self {
            Error::Password { .. } => Error::Password { server, user },
            Error::NoDatabase { .. } => Error::NoDatabase { database: address.database() },
            Error::Certificate { reason, .. } => Error::Certificate { server, reason },
            Error::OtherCertificate { .. } => Error::OtherCertificate { server },
            Error::NoTls { .. } => Error::NoTls { server },
            Error::Unreachable { .. } | Error::Lost => Error::Unreachable { server },
            // The driver says so where a password is needed and none was given.
            Error::Unexpected(text) if text.contains("invalid configuration") => {
                Error::Password { server, user }
            }
            other => other,
        }
    }

    /// Where no ledger is, its tables are missing.
    pub(super) fn in_an_empty_database(self) -> Self {
        match self {
            Error::Unexpected(text) if text.contains("42P01") || text.contains("3F000") => {
                Error::NoLedger
            }
            other => other,
        }
    }

    /// Whether it may be over if one waits.
    pub fn passes(&self) -> bool {
        matches!(
            self,
            Error::NameNotFound { .. }
                | Error::Unreachable { .. }
                | Error::Full
                | Error::Crowded
                | Error::Lost
                | Error::Unexpected(_)
                | Error::Store(_)
        )
    }
}

fn certificate(reason: &rustls::Error) -> Error {
    match reason {
        rustls::Error::InvalidCertificate(CertificateError::ApplicationVerificationFailure) => {
            Error::OtherCertificate { server: String::new() }
        }
        rustls::Error::InvalidCertificate(why) => {
            Error::Certificate { server: String::new(), reason: format!("{why:?}") }
        }
        other => Error::Certificate { server: String::new(), reason: other.to_string() },
    }
}
