//! The encrypted way to a ledger: only with a certificate that the system trusts.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use fondaco::ledger::{Address, Error, Ledger};

use super::club::Club;
use crate::support::postgres::{Postgres, give_away};
use crate::support::quick_folder::quick_folder;

fn openssl(folder: &Path, line: &str) {
    let done = Command::new("openssl")
        .args(line.split(' '))
        .current_dir(folder)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    assert!(done.expect("openssl comes with PostgreSQL").success(), "{line}");
}

/// An authority that nobody knows, and a certificate of this machine's by it.
fn certificate(folder: &Path) {
    let key = "-newkey rsa:2048 -nodes -days 2";
    openssl(folder, &format!("req -x509 {key} -keyout ca.key -out ca.pem -subj /CN=Fondaco-Test"));
    openssl(folder, &format!("req {key} -keyout own.key -out own.csr -subj /CN=localhost"));
    fs::write(folder.join("names"), "subjectAltName=DNS:localhost,IP:127.0.0.1").expect("written");
    let by = "-CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -extfile names";
    openssl(folder, &format!("x509 -req -in own.csr {by} -out own.pem"));
    give_away(folder, &["own.key", "own.pem"]);
}

#[test]
fn whoever_has_a_certificate_that_nobody_trusts_is_told_nothing() {
    let folder = quick_folder();
    if !Postgres::is_here() {
        return;
    }
    certificate(folder.path());
    let file = |name: &str| folder.path().join(name).display().to_string();
    let [key, own] = [file("own.key"), file("own.pem")];
    let settings =
        ["ssl=on".to_owned(), format!("ssl_key_file={key}"), format!("ssl_cert_file={own}")];
    let settings: Vec<&str> = settings.iter().map(String::as_str).collect();
    let Some(server) = Postgres::start(&settings) else {
        return;
    };
    let database = server.database();
    let plain = Address::read(&format!("{}?sslmode=disable", database.address()));
    fondaco::ledger::init(&plain.expect("an address"), "UTC").expect("a ledger");
    let encrypted = format!("{}?sslmode=require", database.address());
    let refused = Ledger::open(&Address::read(&encrypted).expect("an address")).err();
    assert!(matches!(refused, Some(Error::Certificate { .. })), "{refused:?}");

    let home = quick_folder();
    let join = |trusted: Option<&str>, url: &str| -> Output {
        let mut program = Command::new(env!("CARGO_BIN_EXE_fondaco"));
        program.args(["--lang", "en", "club", "join", url, "--no-keyring", "--data-dir"]);
        program.arg(home.path());
        if let Some(trusted) = trusted {
            program.env("SSL_CERT_FILE", trusted);
        }
        program.output().expect("the program runs")
    };
    let output = join(None, &encrypted);
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(told.contains("certificate") && !output.status.success(), "{told}");
    assert!(!home.path().join("club.json").exists());
    let output = join(Some(&file("ca.pem")), &encrypted);
    assert!(output.status.success(), "{output:?}");
    // The right authority, the wrong name.
    let elsewhere = encrypted.replace("127.0.0.1", "127.0.0.2");
    assert!(!join(Some(&file("ca.pem")), &elsewhere).status.success());
}

#[test]
fn a_club_is_founded_over_the_way_that_it_will_be_reached() {
    let Some(server) = Postgres::shared() else {
        return;
    };
    let club = Club::found(&server);
    for url in [&club.passwords.table, &club.passwords.steward] {
        assert!(Ledger::open(&Address::read(url).expect("an address")).is_ok(), "{url}");
    }
}
