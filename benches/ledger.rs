//! What a ledger costs as it grows: the league, a person's page, the records, and posting one deed.
//!
//! A real PostgreSQL is started and filled; `FONDACO_LEDGER_GAMES` says how full. Only ratios of one
//! run mean anything; they stand beside the times.

#![cfg_attr(not(unix), allow(unused))]
#![allow(missing_docs, clippy::expect_used, clippy::panic)]

#[cfg(unix)]
#[path = "../tests/support"]
#[allow(dead_code)]
mod support {
    pub mod port;
    pub mod postgres;
    pub mod quick_folder;
    pub mod random_game;
    pub mod scribe;
}

#[cfg(unix)]
mod measured {
    use std::path::Path;
    use std::time::{Duration, Instant};

    use fondaco_ledger::{Address, Keeping, Ledger, Membership, Period, Posting, init};
    use fondaco_store::UNWATCHED;

    use crate::support::postgres::{Database, Postgres};
    use crate::support::quick_folder::quick_folder;
    use crate::support::scribe::{Scribe, moment, open};

    const SMALL: u32 = 10_000;
    const ASKED: usize = 15;
    const POSTED: usize = 200;
    /// Each game has so many players and deeds.
    const SEATS: u32 = 4;
    const DEEDS: u32 = 20;

    /// Games from the first to the last number, over ten years, among two thousand people.
    fn fill(database: &Database<'_>, from: u32, upto: u32) {
        let sql = format!(
            "SET session_replication_role = replica;
            INSERT INTO fondaco.laptop (laptop, name) VALUES ('generated', 'Generated')
                ON CONFLICT DO NOTHING;
            INSERT INTO fondaco.person (name, folded)
                SELECT 'Person ' || n, 'person ' || n FROM generate_series(1, 2000) n
                ON CONFLICT DO NOTHING;
            UPDATE fondaco.person SET root = person WHERE root IS NULL;
            INSERT INTO fondaco.game (id, kind, head, begun, laptop, deeds, state)
                SELECT 'game-' || n, (ARRAY['byzanz', 'kathai', 'silk-road'])[1 + n % 3], '{{}}',
                    timestamptz '2016-01-01' + (n % 3650) * interval '1 day' + (n % 240) * interval '1 minute',
                    'generated', {DEEDS}, 'over'
                FROM generate_series({from} + 1, {upto}) n;
            INSERT INTO fondaco.deed (game, seq, at, deed)
                SELECT g.game, s, g.begun, '{{\"do\":\"play\",\"entry\":{{\"move\":\"award\",\"seat\":1,\"value\":4}}}}'
                FROM fondaco.game g, generate_series(0, {DEEDS} - 1) s
                WHERE g.laptop = 'generated' AND g.game > (SELECT coalesce(max(game), 0) FROM fondaco.deed)
                ORDER BY g.game, s;
            INSERT INTO fondaco.standing (game, seat, kind, month, begun, person, points, place, winner, gone)
                SELECT g.game, s, g.kind,
                    (extract(year FROM g.begun) * 100 + extract(month FROM g.begun))::integer, g.begun,
                    1 + (g.game * 7 + s * 491) % 2000, (g.game * 31 + s * 17) % 60, 1 + s, s = 0, false
                FROM fondaco.game g, generate_series(0, {SEATS} - 1) s
                WHERE g.laptop = 'generated'
                    AND g.game > (SELECT coalesce(max(game), 0) FROM fondaco.standing);
            TRUNCATE fondaco.tally, fondaco.month;
            INSERT INTO fondaco.tally
                SELECT s.kind, p.period, s.person, count(*), count(*) FILTER (WHERE s.winner), sum(s.place)
                FROM fondaco.standing s CROSS JOIN LATERAL
                    (VALUES (0), (s.month / 100), (s.month)) AS p (period) GROUP BY 1, 2, 3;
            INSERT INTO fondaco.month
                SELECT kind, month, count(DISTINCT game), 0 FROM fondaco.standing GROUP BY 1, 2;"
        );
        let mut owner = database.owner();
        owner.batch_execute(&sql).expect("filled");
        owner.batch_execute("VACUUM ANALYZE").expect("looked over");
    }

    fn median(mut times: Vec<Duration>) -> f64 {
        times.sort();
        times[times.len() / 2].as_secs_f64() * 1000.0
    }

    fn asked(mut ask: impl FnMut()) -> f64 {
        ask();
        let times = (0..ASKED).map(|_| {
            let begun = Instant::now();
            ask();
            begun.elapsed()
        });
        median(times.collect())
    }

    fn figures(table: &Address, seed: u64) -> Vec<(&'static str, f64)> {
        let mut ledger = Ledger::open(table).expect("open");
        let kinds = ["byzanz", "kathai", "silk-road"];
        let day = |text: &str| text.parse().expect("a day");
        let evening = Period::Days(day("2024-05-03"), day("2024-05-04"));
        let mut figures = vec![
            ("league, all games, ever", asked(|| drop(ledger.league(None, Period::Ever)))),
            (
                "league, one game, a month",
                asked(|| {
                    drop(ledger.league(Some("byzanz"), Period::Month(2024, 5)));
                }),
            ),
            ("league, one evening", asked(|| drop(ledger.league(None, evening)))),
            ("records, ever", asked(|| drop(ledger.records(&kinds, Period::Ever)))),
            ("records, a year", asked(|| drop(ledger.records(&kinds, Period::Year(2024))))),
            ("one person", asked(|| drop(ledger.person("Person 7", None)))),
        ];
        let home = quick_folder();
        let joined =
            Membership::join(home.path(), table, "Table 1", Keeping::File, moment(-9_000_000));
        let (membership, _) = joined.expect("joined");
        ledger.greet(&membership).expect("greeted");
        let mut store = open(home.path());
        let (mut posting, mut times) = (Posting::default(), Vec::new());
        let mut scribe = Scribe::new(seed);
        scribe.begin(&mut store, seed).expect("begun");
        let mut next = seed;
        while times.len() < POSTED {
            if scribe.write(&mut store, 1).expect("written") == 0 {
                next += 1;
                scribe = Scribe::new(next);
                scribe.begin(&mut store, next).expect("begun");
                continue;
            }
            let begun = Instant::now();
            ledger.post(&store, &membership, &mut posting, UNWATCHED).expect("posted");
            times.push(begun.elapsed());
        }
        figures.push(("posting a deed, library and standing included", median(times)));
        figures
    }

    pub fn all() {
        let games = std::env::var("FONDACO_LEDGER_GAMES")
            .map_or(100_000, |games| games.parse().expect("FONDACO_LEDGER_GAMES is a number"));
        let target = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let Some(server) =
            Postgres::start_in(target, &["shared_buffers=256MB", "max_wal_size=4GB"])
        else {
            return;
        };
        let database = server.database();
        let owner = Address::read(&database.address()).expect("an address");
        let addresses = init(&owner, "Europe/Rome", None).expect("a ledger");
        let table = Address::read(&addresses.table).expect("an address");
        fill(&database, 0, SMALL);
        let small = figures(&table, 1_000);
        let begun = Instant::now();
        fill(&database, SMALL, games);
        println!("{games} games made in {:.0} s", begun.elapsed().as_secs_f64());
        let large = figures(&table, 2_000);
        println!("{:46} {:>12} {:>12} {:>7}", "median, ms", SMALL, games, "ratio");
        for ((what, small), (_, large)) in small.into_iter().zip(large) {
            println!("{what:46} {small:12.2} {large:12.2} {:7.1}", large / small);
        }
        let size = "SELECT pg_database_size(current_database()) / 1048576::float8";
        let size: f64 = database.owner().query_one(size, &[]).expect("read").get(0);
        println!("{size:.0} MiB on the disk, {:.1} KiB a game", size * 1024.0 / f64::from(games));
    }
}

fn main() {
    #[cfg(unix)]
    measured::all();
}
