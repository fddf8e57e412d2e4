//! What people type to join a club.

use fondaco_ledger::{Address, Error};

/// What people type to join.
#[derive(Clone, Debug, Default)]
pub struct Form {
    pub host: String,
    pub database: String,
    pub user: String,
    pub password: String,
    pub name: String,
    /// What else a pasted address says: how the way is encrypted.
    parameters: String,
}

/// What can happen: somebody types.
#[derive(Clone, Debug)]
pub enum Message {
    Host(String),
    Database(String),
    User(String),
    Password(String),
    Name(String),
}

impl Form {
    pub(super) fn update(&mut self, message: Message) {
        match message {
            Message::Host(text) => self.take_host(text),
            Message::Database(text) => self.database = text,
            Message::User(text) => self.user = text,
            Message::Password(text) => self.password = text,
            Message::Name(text) => self.name = text,
        }
    }

    /// Takes a host, or a whole address as the steward hands it out, which goes into its fields once
    /// it is pasted.
    fn take_host(&mut self, text: String) {
        let is_pasted = text.len() > self.host.len() + 1;
        match Address::read(&text) {
            Ok(address) if is_pasted => {
                self.host = address.server();
                address.parameters().clone_into(&mut self.parameters);
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

    pub(super) fn address(&self) -> Result<Address, Error> {
        let password = (!self.password.is_empty()).then(|| self.password.clone());
        if self.is_address() {
            let address = Address::read(&self.host)?;
            let password = address.password().map(str::to_owned).or(password);
            return Ok(address.with_password(password));
        }
        let address = Address::from_parts(&self.host, &self.database, &self.user)?;
        Ok(address.with_parameters(&self.parameters).with_password(password))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pasted_address_fills_the_form_and_nothing_of_it_is_lost() {
        for parameters in ["", "?sslmode=disable", &format!("?certificate={}", "0a".repeat(32))] {
            let url =
                |password| format!("postgres://eva{password}@192.0.2.7:5433/club{parameters}");
            let mut form = Form::default();
            form.update(Message::Host(url(":s%2Fcret")));
            let typed = [&form.host, &form.database, &form.user, &form.password];
            assert_eq!(typed, ["192.0.2.7:5433", "club", "eva", "s/cret"]);
            let address = form.address().expect("an address");
            assert_eq!(address.to_string(), url(""));
            assert_eq!(address.password(), Some("s/cret"));
        }
        let mut form = Form::default();
        form.update(Message::Host("x".to_owned()));
        assert!(!form.is_whole(), "a host alone is not enough");
    }
}
