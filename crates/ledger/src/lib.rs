//! A ledger for many tables: a PostgreSQL database to which every laptop posts its games and in
//! which all see the league. The only place that knows PostgreSQL.
//!
//! A laptop's own library is always first and never waits: what is in it goes to the ledger when
//! there is a way. The ledger holds deeds, not results; how a game stands is said by the laptop that
//! entered last, and everything else is added up in the database.
//!
//! ```no_run
//! use fondaco_ledger::{Address, Error, Ledger, Period};
//!
//! let address = Address::read("postgresql://player:password@club.example/fondaco")?;
//! let mut ledger = Ledger::open(&address)?;
//! let league = ledger.league(None, Period::Ever)?;
//! for row in league.rows {
//!     println!("{}: {} wins in {} games", row.name, row.wins, row.games);
//! }
//! # Ok::<(), Error>(())
//! ```

mod address;
mod error;
mod evening;
mod league;
mod membership;
mod poster;
mod posting;
mod rating;
pub mod seating;
mod steward;
mod tls;

use std::time::Duration;

use postgres::{Client, Config};

pub use address::Address;
pub use error::Error;
pub use evening::{Evening, Round, RoundTable, table_number};
pub use league::{Best, League, LeagueRow, Meeting, Period, PersonPage, Running};
pub use membership::{Keeping, Membership};
pub use poster::{Poster, Status};
pub use posting::{Conflict, Posted, Posting};
pub use rating::{Band, ENOUGH, Rated};
pub use steward::{Passwords, init};
use tls::Seen;

/// What this program knows of the ledger's form.
const VERSION: i32 = 1;
/// How long to wait for somebody who does not answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// No question takes longer, be the ledger ever so large.
const LONGEST: &str =
    "SET statement_timeout = '60s'; SET lock_timeout = '20s'; SET TIME ZONE 'UTC'";

/// A ledger, open.
pub struct Ledger {
    client: Client,
    /// The time zone in which its months begin.
    zone: String,
    merges: i32,
    /// Whether the database tells of changes.
    listens: bool,
}

impl Ledger {
    /// Opens a ledger.
    ///
    /// # Errors
    ///
    /// If there is no way to it, or it cannot be used by this program.
    pub fn open(address: &Address) -> Result<Self, Error> {
        let (mut client, _) = connect(address)?;
        let sql = "SELECT readable_by, version, zone, merges FROM fondaco.ledger";
        let row = match client.query_opt(sql, &[]) {
            Ok(Some(row)) => row,
            Ok(None) => return Err(Error::NoLedger),
            Err(error) => return Err(Error::of(&error).in_an_empty_database()),
        };
        let (readable_by, version): (i32, i32) = (row.try_get(0)?, row.try_get(1)?);
        if readable_by > VERSION {
            return Err(Error::Newer { version });
        }
        if version < VERSION {
            return Err(Error::Older { version });
        }
        Ok(Ledger { zone: row.try_get(2)?, merges: row.try_get(3)?, listens: false, client })
    }

    /// The time zone in which its months begin.
    pub fn zone(&self) -> &str {
        &self.zone
    }

    /// How often people were merged or parted: whatever is worked out about people holds until then.
    pub fn merges(&self) -> i32 {
        self.merges
    }
}

/// Opens a connection, to a ledger or to what may become one.
fn connect(address: &Address) -> Result<(Client, Seen), Error> {
    let mut config: Config = address.config()?;
    config
        .application_name("fondaco")
        .connect_timeout(PATIENCE)
        .tcp_user_timeout(PATIENCE)
        .keepalives_idle(PATIENCE)
        .keepalives_interval(PATIENCE / 2)
        .keepalives_retries(2);
    address.look_up()?;
    let seen = Seen::default();
    let mut client = config
        .connect(tls::connector(address.trust(), seen.clone()))
        .map_err(|error| Error::of(&error).on_the_way_to(address))?;
    client.batch_execute(LONGEST)?;
    Ok((client, seen))
}
