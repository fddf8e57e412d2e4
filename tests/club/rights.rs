//! What the database itself refuses, whoever asks it.

use fondaco_ledger::{Address, Error, Ledger, Period, init};
use postgres::{Client, NoTls};

use super::club::Club;
use crate::support::postgres::Postgres;

fn raw(url: &str) -> Client {
    Client::connect(url, NoTls).expect("a connection")
}

#[test]
fn a_table_may_add_games_through_functions_and_nothing_else() {
    let Some(server) = Postgres::shared() else {
        return;
    };
    let club = Club::found(&server);
    let mut laptop = club.laptop("Table 1");
    laptop.whole_game(1);
    laptop.post().expect("posted");
    let (deeds, mut table) = (club.deeds(), raw(&club.passwords.table));
    for sql in [
        "SELECT * FROM fondaco.deed",
        "SELECT deed FROM fondaco.conflict",
        "INSERT INTO fondaco.deed (game, seq, deed) VALUES (1, 999, '{}')",
        "UPDATE fondaco.deed SET deed = '{}'",
        "DELETE FROM fondaco.deed",
        "TRUNCATE fondaco.game CASCADE",
        "UPDATE fondaco.standing SET winner = true",
        "UPDATE fondaco.tally SET wins = 99",
        "INSERT INTO fondaco.person (name, folded) VALUES ('Nobody', 'nobody')",
        "UPDATE fondaco.ledger SET version = 99",
        "SELECT fondaco.merge('Axel', 'Susanne')",
        "SELECT fondaco.unmerge('Axel')",
        "SELECT fondaco.settle('seed-1', 'x', true)",
        "SELECT fondaco.welcome('{Nobody}')",
        "SELECT fondaco.begin_round('[{}]', 60)",
        "SELECT fondaco.prolong(1, 60)",
        "SELECT fondaco.end_round()",
        "INSERT INTO fondaco.guest (person) VALUES (1)",
        "UPDATE fondaco.current_round SET over = true",
        "SELECT fondaco.unstand(1)",
        "SELECT fondaco.count_standing(1, 5)",
        "SELECT fondaco.person_of('Nobody')",
        "SELECT fondaco.find_roots()",
        "CREATE TABLE fondaco.own ()",
        "CREATE FUNCTION fondaco.now() RETURNS integer LANGUAGE sql AS 'SELECT 1'",
        "ALTER TABLE fondaco.deed DISABLE TRIGGER ALL",
        "DROP SCHEMA fondaco CASCADE",
        "GRANT SELECT ON fondaco.deed TO PUBLIC",
    ] {
        let refused = table.batch_execute(sql).expect_err(sql);
        let code = refused.code().map(postgres::error::SqlState::code);
        assert_eq!(code, Some("42501"), "{sql}: {refused}");
    }
    let [mut ledger] = [laptop.connect().expect("open")];
    assert!(matches!(ledger.merge("Axel", "Susanne"), Err(Error::Denied(_))));
    assert_eq!(club.deeds(), deeds);
    club.check_sums();
}

#[test]
fn what_no_laptop_would_post_is_refused_by_the_database() {
    let Some(server) = Postgres::shared() else {
        return;
    };
    let club = Club::found(&server);
    let mut laptop = club.laptop("Table 1");
    laptop.whole_game(1);
    laptop.post().expect("posted");
    let (deeds, mut table) = (club.deeds(), raw(&club.passwords.table));
    let me = &laptop.membership.laptop;
    let post = |id: &str, from: &str, deeds: &str| {
        format!(
            "SELECT fondaco.post('{me}', '{id}', 'byzanz', '{{}}', 0, {from}, {deeds}, {deeds}::bigint[])"
        )
    };
    let stand = |state: &str, seats: &str| {
        let count = deeds["seed-1"].len();
        format!("SELECT fondaco.stand('{me}', 'seed-1', {count}, 'x', '{state}', '', '{seats}')")
    };
    for sql in [
        post("", "0", "'{}'"),
        post("with blank", "0", "'{}'"),
        post(&"x".repeat(65), "0", "'{}'"),
        post("new", "-1", "'{}'"),
        post("new", "0", "array_fill('1'::text, ARRAY[501])"),
        "SELECT fondaco.post('nobody-knows-me', 'new', 'byzanz', '{}', 0, 0, '{}', '{}')"
            .to_owned(),
        format!("SELECT fondaco.post('{me}', 'new', 'by zanz', '{{}}', 0, 0, '{{}}', '{{}}')"),
        format!(
            "SELECT fondaco.post('{me}', 'new', 'byzanz', repeat('x', 70000), 0, 0, '{{}}', '{{}}')"
        ),
        format!(
            "SELECT fondaco.post('{me}', 'new', 'byzanz', '{{}}', 0, 0, ARRAY[repeat('x', 70000)], '{{1}}')"
        ),
        format!("SELECT fondaco.post('{me}', 'new', 'byzanz', '{{}}', 0, 0, '{{a,b}}', '{{1}}')"),
        stand("won", "[]"),
        stand("over", "nonsense"),
        stand("over", "{}"),
        stand(
            "over",
            r#"[{"name": "Axel", "points": -1, "place": 1, "winner": true, "left": false}]"#,
        ),
        stand(
            "over",
            r#"[{"name": "Axel", "points": 1, "place": 99, "winner": true, "left": false}]"#,
        ),
        stand(
            "over",
            r#"[{"name": "Axel", "points": 1e12, "place": 1, "winner": true, "left": false}]"#,
        ),
        stand("over", r#"[{"name": "Axel"}]"#),
        "SELECT fondaco.hello('short', 'Table')".to_owned(),
        format!("SELECT fondaco.hello('{me}', '')"),
    ] {
        let refused = table.batch_execute(&sql);
        let code =
            refused.as_ref().err().and_then(|error| error.code()).map(|it| it.code().to_owned());
        let code = code.unwrap_or_else(|| panic!("{sql} was taken"));
        assert!(code.starts_with("22") || code.starts_with("23"), "{sql}: {code}");
    }
    assert_eq!(club.deeds(), deeds, "nothing of it has changed anything");
    let mut ledger = laptop.connect().expect("open");
    assert_eq!(ledger.league(None, Period::Ever).map(|league| league.games), Ok(1));
    club.check_sums();
}

#[test]
fn what_another_program_has_left_in_the_ledger_harms_nobody() {
    let Some(server) = Postgres::shared() else {
        return;
    };
    let club = Club::found(&server);
    let laptop = club.laptop("Table 1");
    let mut ledger = laptop.connect().expect("open");
    let me = &laptop.membership.laptop;
    let mut owner = club.database.owner();
    let lives = [
        "null",
        "[]",
        "17",
        "nonsense",
        r#"{"stage": -1, "seats": 3}"#,
        r#"{"stage": 1e300}"#,
        r#"{"seats": [3, null, {"name": 7, "points": "many"}, {"points": 99999999999}]}"#,
    ];
    for (place, live) in lives.iter().enumerate() {
        let sql = "INSERT INTO fondaco.game (id, kind, head, begun, laptop, live)
            VALUES ($1, 'chess', 'no record', now(), $2, $3)";
        let other = format!("odd-laptop-{place}");
        let new = "INSERT INTO fondaco.laptop (laptop, name) VALUES ($1, 'odd')";
        owner.execute(new, &[&other]).expect("written");
        let laptop = if place == 0 { me } else { &other };
        owner.execute(sql, &[&format!("odd-{place}"), laptop, live]).expect("written");
    }
    let seats = r#"[{"name": "\u202e\t<b>Robert''); DROP TABLE", "points": 2147483647, "place": 16, "winner": true, "left": false}]"#;
    let sql = format!("SELECT fondaco.stand('{me}', 'odd-0', 0, 'x', 'over', '', '{seats}')");
    raw(&club.passwords.table).batch_execute(&sql).expect("it is a name like any other");
    assert_eq!(ledger.running().map(|games| games.len()), Ok(lives.len() - 1));
    let league = ledger.league(None, Period::Ever).expect("a league");
    assert_eq!((league.games, league.rows.len()), (1, 1));
    assert_eq!(ledger.records(&["chess"], Period::Ever).map(|best| best.len()), Ok(1));
    assert_eq!(ledger.people().map(|people| people.len()), Ok(1));
}

#[test]
fn what_keeps_a_laptop_out_is_said() {
    let Some(server) = Postgres::shared() else {
        return;
    };
    let club = Club::found(&server);
    let open = |url: &str| Ledger::open(&Address::read(url).expect("an address")).err();
    let table = club.passwords.table.as_str();
    let at = format!("127.0.0.1:{}", server.port());
    let user = format!("{}_table", club.database.name);

    let (before, after) = table.split_once('@').expect("an address");
    let wrong = format!("{before}x@{after}");
    let refused = Some(Error::Password { server: at.clone(), user: user.clone() });
    assert_eq!(open(&wrong), refused);
    assert_eq!(open(&format!("postgres://{user}@{after}")), refused);
    let (place, _) = table.rsplit_once('/').expect("an address");
    assert_eq!(
        open(&format!("{place}/elsewhere")),
        Some(Error::NoDatabase { database: "elsewhere".to_owned() })
    );
    let silent = table.replace(&at, "127.0.0.1:9");
    assert_eq!(open(&silent), Some(Error::Unreachable { server: "127.0.0.1:9".to_owned() }));
    let nameless = table.replace(&at, "no..host");
    let host = "no..host".to_owned();
    assert_eq!(open(&nameless), Some(Error::NameNotFound { host }));
    let encrypted = format!("{table}?sslmode=require");
    assert_eq!(open(&encrypted), Some(Error::NoTls { server: at }));

    let empty = server.database();
    assert_eq!(open(&empty.address()), Some(Error::NoLedger));
    let own = Address::read(&club.database.address()).expect("an address");
    assert_eq!(init(&own, "UTC", None), Err(Error::AlreadyThere));

    let mut owner = club.database.owner();
    owner.execute("UPDATE fondaco.ledger SET version = 9", &[]).expect("written");
    assert_eq!(open(table), None, "what a newer program still lets us read");
    owner.execute("UPDATE fondaco.ledger SET readable_by = 9", &[]).expect("written");
    assert_eq!(open(table), Some(Error::Newer { version: 9 }));
    owner.execute("UPDATE fondaco.ledger SET version = 0, readable_by = 0", &[]).expect("written");
    assert_eq!(open(table), Some(Error::Older { version: 0 }));
}
