//! A visit to the page for phones as a program makes it, header by header.

use std::fmt::Write as _;

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::Value;

use super::phone_table::PhoneTable;

/// A visit as a program makes it.
pub struct Visit<'t, 'a> {
    pub table: &'t PhoneTable<'a>,
    pub host: String,
    pub origin: Option<String>,
    pub cookie: Option<String>,
}

impl<'t, 'a> Visit<'t, 'a> {
    pub fn new(table: &'t PhoneTable<'a>) -> Self {
        let host = table.host().to_owned();
        Visit { table, origin: Some(format!("http://{host}")), host, cookie: None }
    }

    fn head(&self, method: &str, path: &str) -> String {
        let mut head =
            format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.host);
        if let Some(origin) = &self.origin {
            let _ = write!(head, "Origin: {origin}\r\n");
        }
        if let Some(cookie) = &self.cookie {
            let _ = write!(head, "Cookie: fondaco={cookie}\r\n");
        }
        head
    }

    pub fn get(&self, path: &str) -> String {
        self.table.say(format!("{}\r\n", self.head("GET", path)).as_bytes())
    }

    pub fn post(&self, path: &str, body: &str) -> String {
        let length = body.len();
        let form = "Content-Type: application/x-www-form-urlencoded";
        let head = self.head("POST", path);
        self.table.say(format!("{head}{form}\r\nContent-Length: {length}\r\n\r\n{body}").as_bytes())
    }

    /// Takes a seat, and keeps the code that comes with it.
    pub fn sit(&mut self, seat: u8) -> String {
        let body = format!("code={}&seat={seat}", self.table.invitation());
        let answer = self.post("/sit", &body);
        let cookie = answer.split("fondaco=").nth(1).and_then(|rest| rest.split(';').next());
        self.cookie = cookie.map(str::to_owned);
        answer
    }

    /// What the table has now, as a form says it saw it.
    pub fn saw(&self) -> String {
        let page = self.get("/");
        let saw = page.split("name=\"saw\" value=\"").nth(1).expect("a form");
        saw.split('"').next().expect("what was seen").to_owned()
    }

    pub fn enter(&self, saw: &str, entry: &Value) -> String {
        let entry = percent(&entry.to_string());
        self.post("/enter", &format!("saw={saw}&entry={entry}"))
    }
}

pub fn percent(text: &str) -> String {
    utf8_percent_encode(text, NON_ALPHANUMERIC).to_string()
}

pub fn status(answer: &str) -> u16 {
    let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok());
    status.unwrap_or_else(|| panic!("no answer: {answer}"))
}
