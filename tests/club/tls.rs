//! The encrypted way to a ledger: only with a certificate that the system trusts, or that the address
//! names.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use fondaco_ledger::{Address, Error, Ledger, init};

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

/// An authority that nobody knows.
fn authority(folder: &Path) {
    let key = "-newkey rsa:2048 -nodes -days 2";
    openssl(folder, &format!("req -x509 {key} -keyout ca.key -out ca.pem -subj /CN=Fondaco-Test"));
}

/// A certificate by it, for a machine of these names.
fn certificate(folder: &Path, names: &str) {
    let key = "-newkey rsa:2048 -nodes -days 2";
    openssl(folder, &format!("req {key} -keyout new.key -out own.csr -subj /CN=localhost"));
    fs::write(folder.join("names"), format!("subjectAltName={names}")).expect("written");
    let by = "-CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -extfile names";
    openssl(folder, &format!("x509 -req -in own.csr {by} -out new.pem"));
    give_away(folder, &["new.key", "new.pem"]);
    for end in ["key", "pem"] {
        let name = |begin: &str| folder.join(format!("{begin}.{end}"));
        fs::rename(name("new"), name("own")).expect("in its place");
    }
}

#[test]
fn whoever_has_a_certificate_that_nobody_trusts_is_told_nothing() {
    let folder = quick_folder();
    if !Postgres::is_here() {
        return;
    }
    authority(folder.path());
    certificate(folder.path(), "DNS:localhost,IP:0.0.0.0");
    let file = |name: &str| folder.path().join(name).display().to_string();
    let [key, own] = [file("own.key"), file("own.pem")];
    let settings = [
        "ssl=on".to_owned(),
        "listen_addresses=127.0.0.1,127.0.0.2".to_owned(),
        format!("ssl_key_file={key}"),
        format!("ssl_cert_file={own}"),
    ];
    let settings: Vec<&str> = settings.iter().map(String::as_str).collect();
    let Some(server) = Postgres::start(&settings) else {
        return;
    };
    let database = server.database();
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
    let told = |output: Output| {
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        assert!(!home.path().join("club.json").exists());
        String::from_utf8(output.stderr).expect("text")
    };

    // Whoever founds a club on this machine hands out its certificate with the addresses.
    let here = Address::read(&format!("{}?sslmode=require", database.address()));
    let made = init(&here.expect("an address"), "UTC", "127.0.0.2".parse().ok());
    let table = made.expect("a ledger").table;
    assert!(table.contains("@127.0.0.2:") && table.contains("?certificate="), "{table}");
    let output = join(None, &table);
    assert!(output.status.success(), "{output:?}");
    fs::remove_file(home.path().join("club.json")).expect("left");

    // Without it only the system's authorities count. This is another machine, as far as we know.
    let elsewhere = database.address().replace("127.0.0.1", "0.0.0.0");
    let refused = Ledger::open(&Address::read(&elsewhere).expect("an address")).err();
    assert!(matches!(refused, Some(Error::Certificate { .. })), "{refused:?}");
    assert!(told(join(None, &elsewhere)).contains("can’t be trusted"));
    let trusted = file("ca.pem");
    let output = join(Some(&trusted), &elsewhere);
    assert!(output.status.success(), "{output:?}");
    fs::remove_file(home.path().join("club.json")).expect("left");

    // Somebody else answers there: by the right authority, but under another name.
    certificate(folder.path(), "DNS:elsewhere.example");
    database.owner().execute("SELECT pg_reload_conf()", &[]).expect("read again");
    let since = Instant::now();
    while Ledger::open(&Address::read(&table).expect("an address")).is_ok() {
        assert!(since.elapsed() < Duration::from_secs(120), "it keeps its certificate");
        thread::sleep(Duration::from_millis(20));
    }
    assert!(told(join(Some(&trusted), &table)).contains("the certificate that the address names"));
    assert!(told(join(Some(&trusted), &elsewhere)).contains("can’t be trusted"));
}

#[test]
fn a_certificate_that_only_this_machine_trusts_is_handed_out_too() {
    let folder = quick_folder();
    if !Postgres::is_here() {
        return;
    }
    // As Debian makes one for every machine, and puts it among those that the machine trusts.
    openssl(
        folder.path(),
        "req -x509 -newkey rsa:2048 -nodes -days 2 -keyout own.key -out own.pem -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1",
    );
    let trusted = folder.path().join("trusted.pem");
    fs::copy(folder.path().join("own.pem"), &trusted).expect("a copy");
    give_away(folder.path(), &["own.key", "own.pem"]);
    let file = |name: &str| folder.path().join(name).display().to_string();
    let settings = [
        "ssl=on".to_owned(),
        format!("ssl_key_file={}", file("own.key")),
        format!("ssl_cert_file={}", file("own.pem")),
    ];
    let settings: Vec<&str> = settings.iter().map(String::as_str).collect();
    let Some(server) = Postgres::start(&settings) else {
        return;
    };
    let database = server.database();
    let output = Command::new(env!("CARGO_BIN_EXE_fondaco"))
        .args(["--lang", "en", "club", "init", &database.address()])
        .env("SSL_CERT_FILE", &trusted)
        .output()
        .expect("the program runs");
    let told = String::from_utf8(output.stdout).expect("text");
    // Without a network nobody else can come, and the address stays as it is.
    let is_alone = told.contains("@127.0.0.1:") && told.contains("replace localhost");
    assert!(told.contains("?certificate=") || is_alone, "{told}");
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
