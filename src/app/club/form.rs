//! What people type to join a club.

use crate::ledger::{Address, Error};

/// What people type to join.
#[derive(Clone, Debug, Default)]
pub struct Form {
    pub host: String,
    pub database: String,
    pub user: String,
    pub password: String,
    pub name: String,
}

impl Form {
    /// Takes a host, or a whole address as the steward hands it out, which goes into its fields once
    /// it is pasted.
    pub fn take_host(&mut self, text: String) {
        let is_pasted = text.len() > self.host.len() + 1;
        match Address::read(&text) {
            Ok(address) if is_pasted => {
                self.host = address.server();
                self.database = address.database();
                self.user = address.user();
                address.password().unwrap_or_default().clone_into(&mut self.password);
            }
            _ => self.host = text,
        }
    }

    /// Whether somebody has typed a whole address, letter by letter.
    fn is_address(&self) -> bool {
        self.host.contains("://")
    }

    /// Whether there is enough to try.
    pub fn is_whole(&self) -> bool {
        let parts = [&self.host, &self.database, &self.user];
        self.is_address() || parts.iter().all(|part| !part.trim().is_empty())
    }

    pub fn address(&self) -> Result<Address, Error> {
        let password = (!self.password.is_empty()).then(|| self.password.clone());
        if self.is_address() {
            let address = Address::read(&self.host)?;
            let password = address.password().map(str::to_owned).or(password);
            return Ok(address.with_password(password));
        }
        Address::from_parts(&self.host, &self.database, &self.user, password)
    }
}
