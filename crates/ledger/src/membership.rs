//! Which club a laptop has joined, and under which name. The password is in the system's keyring
//! where there is one, otherwise in the same file, which only its owner can read.

use std::collections::BTreeSet;
use std::path::Path;

use jiff::Timestamp;
use keyring::v1::Entry;
use serde::{Deserialize, Serialize};

use super::{Address, Error};
use fondaco_record::Id;

/// Under which the keyring knows us.
const SERVICE: &str = "fondaco";

/// What a laptop knows of the club it has joined.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Membership {
    address: String,
    /// Only where there is no keyring.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    password: Option<String>,
    /// Nobody's keyring is asked for what is not in it.
    #[serde(default)]
    in_keyring: bool,
    /// What tells this laptop from every other.
    pub laptop: String,
    /// What people call it.
    pub name: String,
    /// Games begun before are not posted.
    pub since: Timestamp,
    /// Whether it was left, and only the laptop is still known.
    #[serde(default)]
    left: bool,
    /// Whether it was joined again: games that the ledger knows of this laptop go on.
    #[serde(default)]
    pub rejoined: bool,
    /// Games that are nobody else's business, by their ids.
    #[serde(default)]
    pub private: BTreeSet<String>,
}

/// Where the password is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keeping {
    Keyring,
    /// In a file that only its owner can read.
    File,
    /// There is none.
    Nowhere,
}

impl Membership {
    /// Joins a club, under this name. Whoever joins the same again stays the same laptop. The
    /// password is kept in the keyring if that is wanted and there is one.
    ///
    /// # Errors
    ///
    /// If that cannot be kept.
    pub fn join(
        folder: &Path,
        address: &Address,
        name: &str,
        wanted: Keeping,
        now: Timestamp,
    ) -> Result<(Self, Keeping), Error> {
        const LONGEST: usize = 60;
        let name: String = name.trim().chars().take(LONGEST).collect();
        let name = if name.is_empty() { address.user() } else { name };
        let is_same = |before: &Membership| {
            let known = Address::read(&before.address);
            known.is_ok_and(|known| {
                (known.server(), known.database()) == (address.server(), address.database())
            })
        };
        let before = Membership::read_any(folder).ok().flatten().filter(is_same);
        let mut membership = match before {
            Some(before) if before.left => {
                let address = address.to_string();
                Membership { address, name, since: now, left: false, rejoined: true, ..before }
            }
            Some(before) => Membership { address: address.to_string(), name, ..before },
            None => Membership {
                address: address.to_string(),
                password: None,
                in_keyring: false,
                laptop: Id::default().to_string(),
                name,
                since: now,
                left: false,
                rejoined: false,
                private: BTreeSet::new(),
            },
        };
        membership.password = None;
        let entry = membership.entry().filter(|_| wanted == Keeping::Keyring);
        let keeping = match (address.password(), entry) {
            (None, _) => Keeping::Nowhere,
            (Some(password), Some(entry)) if entry.set_password(password).is_ok() => {
                Keeping::Keyring
            }
            (Some(password), _) => {
                membership.password = Some(password.to_owned());
                Keeping::File
            }
        };
        membership.in_keyring = keeping == Keeping::Keyring;
        membership.save(folder)?;
        Ok((membership, keeping))
    }

    /// The club that was joined, if any.
    ///
    /// # Errors
    ///
    /// If that cannot be read.
    pub fn read(folder: &Path) -> Result<Option<Self>, Error> {
        Ok(Membership::read_any(folder)?.filter(|membership| !membership.left))
    }

    /// The club that was joined, or left.
    fn read_any(folder: &Path) -> Result<Option<Self>, Error> {
        let Some(text) = fondaco_store::club(folder)? else {
            return Ok(None);
        };
        let membership = serde_json::from_slice(&text);
        membership.map(Some).map_err(|_| {
            Error::Store(fondaco_store::Error::Unreadable(folder.join(fondaco_store::CLUB)))
        })
    }

    /// Keeps it.
    ///
    /// # Errors
    ///
    /// If the folder cannot be written to.
    pub fn save(&self, folder: &Path) -> Result<(), Error> {
        let text = serde_json::to_vec_pretty(self)
            .map_err(|error| Error::Unexpected(error.to_string()))?;
        Ok(fondaco_store::save_club(folder, &text)?)
    }

    /// Leaves the club. What was posted stays in its ledger, and whoever joins again is the same
    /// laptop; the password is forgotten.
    ///
    /// # Errors
    ///
    /// If the folder cannot be written to.
    pub fn leave(self, folder: &Path) -> Result<(), Error> {
        if self.in_keyring
            && let Some(entry) = self.entry()
        {
            let _ = entry.delete_credential();
        }
        Membership { left: true, in_keyring: false, password: None, ..self }.save(folder)
    }

    /// Where the ledger is, with the password where one is kept.
    ///
    /// # Errors
    ///
    /// If somebody has written nonsense into the file.
    pub fn address(&self) -> Result<Address, Error> {
        let entry = || self.entry().filter(|_| self.in_keyring);
        let kept = || entry().and_then(|entry| entry.get_password().ok());
        let password = self.password.clone().or_else(kept);
        Ok(Address::read(&self.address)?.with_password(password))
    }

    /// Where the ledger is, in a few words.
    pub fn server(&self) -> String {
        Address::read(&self.address).map_or_else(|_| String::new(), |address| address.server())
    }

    /// Whether somebody who listens on the way could read along.
    pub fn is_open(&self) -> bool {
        Address::read(&self.address).is_ok_and(|address| address.is_open())
    }

    /// Where the ledger is, without the password.
    pub fn shown_address(&self) -> &str {
        &self.address
    }

    fn entry(&self) -> Option<Entry> {
        Entry::new(SERVICE, &self.address).ok()
    }
}
