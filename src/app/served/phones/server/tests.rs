//! The server alone, with strangers on the addresses of this machine.

use std::io::{ErrorKind, Read as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use iced::futures::StreamExt as _;
use iced::futures::channel::mpsc;
use iced::futures::executor::block_on;
use socket2::{Domain, Socket, Type};
use tokio::sync::watch;

use super::serve;
use crate::app::served::phones::door::Door;
use crate::app::served::phones::house::{Event, House, Shown};
use crate::app::served::web::MOST_FROM_ONE_ADDRESS;
use crate::app::table::Moment;
use fondaco_record::journal::Journal;
use fondaco_record::{Colour, Player};
use fondaco_rules::{Seat, byzanz};
use fondaco_store::settings::PhoneEntry;
use fondaco_text::Language;

const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
const ELSEWHERE: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2));

/// A table that is served on this machine.
struct Served {
    house: Arc<House>,
    wanted: watch::Sender<Option<IpAddr>>,
    events: mpsc::Receiver<Event>,
    at: SocketAddr,
}

impl Served {
    fn open() -> Self {
        let players = ["Axel", "Eva", "Otto"].map(|name| Player::new(name, Language::It)).to_vec();
        let (depth, house) = (byzanz::Depth::Winners, byzanz::House::default());
        let table = byzanz::TableSetup::new(3, Seat::new(2), depth, house).expect("three can play");
        let moment: Moment<byzanz::Position> = Moment {
            journal: Journal::new(players.clone(), table),
            players,
            colours: Colour::ALL[..3].to_vec(),
            shows_totals: false,
            is_result_known: false,
            accepts_entries: true,
            question: None,
        };
        let shown = Shown {
            moment: Box::new(moment).into(),
            serial: 1,
            deeds: 0,
            entry: PhoneEntry::Own,
            answered: std::collections::BTreeSet::new(),
            is_settled: false,
        };
        let (sender, events) = mpsc::channel(256);
        let house = Arc::new(House::new(Door::new(), shown, sender));
        let (wanted, wish) = watch::channel(Some(HERE));
        let served = Arc::clone(&house);
        thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            runtime.expect("a runtime").block_on(serve(served, wish, Some(1), |_, _| {}));
        });
        let mut table = Served { house, wanted, events, at: SocketAddr::new(HERE, 0) };
        table.at = table.next_address();
        table
    }

    /// Where the page is from now on.
    fn next_address(&mut self) -> SocketAddr {
        loop {
            if let Some(Event::Served(at)) = block_on(self.events.next()) {
                return at.expect("a place");
            }
        }
    }

    fn turned_away(&self) -> u64 {
        self.house.door().turned_away()
    }

    fn invitation(&self) -> String {
        self.house.door().invitation().to_owned()
    }

    /// Somebody's connection: from one of the addresses that this machine has.
    fn connect(&self, from: IpAddr) -> TcpStream {
        let socket = Socket::new(Domain::IPV4, Type::STREAM, None).expect("a socket");
        socket.bind(&SocketAddr::new(from, 0).into()).expect("an address");
        socket.connect(&self.at.into()).expect("somebody listens");
        let stream = TcpStream::from(socket);
        stream.set_read_timeout(Some(Duration::from_secs(30))).expect("a limit");
        stream
    }

    /// What is answered to a request.
    fn ask(&self, from: IpAddr, request: &str) -> String {
        let mut stream = self.connect(from);
        let mut answer = Vec::new();
        // Whoever is hung up on has an answer, too.
        let _ = stream.write_all(request.as_bytes());
        let _ = stream.read_to_end(&mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    }

    fn get(&self, path: &str) -> String {
        self.ask(HERE, &format!("GET {path} HTTP/1.1\r\n{}", self.close()))
    }

    fn close(&self) -> String {
        format!("Host: {}\r\nConnection: close\r\n\r\n", self.at)
    }
}

fn status(answer: &str) -> Option<u16> {
    answer.split(' ').nth(1)?.parse().ok()
}

#[test]
fn every_trick_is_refused_and_counted() {
    let table = Served::open();
    let (at, close) = (table.at, table.close());
    let form = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 13";
    let long = 17 * 1024;
    let tricks = [
        (421, "GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n".to_owned()),
        (421, "GET /live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".to_owned()),
        (421, format!("GET / HTTP/1.1\r\nHost: evil.example\r\n{close}")),
        (421, format!("GET http://evil.example/ HTTP/1.1\r\n{close}")),
        (401, format!("GET / HTTP/1.1\r\n{close}")),
        (401, format!("GET /state.json HTTP/1.1\r\nCookie: fondaco=guessed\r\n{close}")),
        (401, format!("GET /j/00000000000000000000000000 HTTP/1.1\r\n{close}")),
        (
            401,
            format!("POST /sit HTTP/1.1\r\nOrigin: http://{at}\r\n{form}\r\n{close}code=guess&s=0"),
        ),
        (
            403,
            format!(
                "POST /sit HTTP/1.1\r\nOrigin: http://evil.example\r\n{form}\r\n{close}code=guess&s=0"
            ),
        ),
        (403, format!("POST /sit HTTP/1.1\r\n{form}\r\n{close}code=guess&s=0")),
        (
            413,
            format!(
                "POST /sit HTTP/1.1\r\nOrigin: http://{at}\r\nContent-Length: {long}\r\n{close}"
            ),
        ),
    ];
    for (nth, (refused, request)) in (1..).zip(tricks) {
        assert_eq!(status(&table.ask(HERE, &request)), Some(refused), "{request}");
        assert_eq!(table.turned_away(), nth, "{request}");
    }
    let invited = table.get(&format!("/j/{}", table.invitation()));
    assert_eq!(status(&invited), Some(200), "whoever is invited still comes in");
}

#[test]
fn one_neighbour_cannot_take_all_the_room() {
    let table = Served::open();
    let crowd: Vec<TcpStream> =
        (0..2 * MOST_FROM_ONE_ADDRESS).map(|_| table.connect(HERE)).collect();
    let latest = Instant::now() + Duration::from_secs(30);
    while table.turned_away() < MOST_FROM_ONE_ADDRESS as u64 {
        assert!(Instant::now() < latest, "only {} were turned away", table.turned_away());
        thread::sleep(Duration::from_millis(5));
    }
    let answer = table.ask(ELSEWHERE, &format!("GET /phone.css HTTP/1.1\r\n{}", table.close()));
    assert_eq!(status(&answer), Some(200), "there is room for somebody else");
    drop(crowd);
    while status(&table.get("/phone.css")).is_none() {
        assert!(Instant::now() < latest, "whoever has gone makes no room");
        thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn another_address_voids_the_old_one() {
    let mut table = Served::open();
    let before = table.at;
    let stream = table.connect(HERE);
    table.wanted.send(Some(ELSEWHERE)).expect("it is served");
    let after = table.next_address();
    assert_eq!(after.ip(), ELSEWHERE);
    let mut rest = Vec::new();
    // Whoever was not let in yet is hung up on without a word.
    let ended = (&stream).read_to_end(&mut rest).map_err(|error| error.kind());
    let is_over = matches!(ended, Ok(_) | Err(ErrorKind::ConnectionReset));
    assert!(is_over, "whoever was there has to come again: {ended:?}");
    assert!(TcpStream::connect(before).is_err(), "nobody listens there any more");
    table.at = after;
    let old = format!("GET / HTTP/1.1\r\nHost: {before}\r\nConnection: close\r\n\r\n");
    assert_eq!(status(&table.ask(HERE, &old)), Some(421));
    assert_eq!(status(&table.get(&format!("/j/{}", table.invitation()))), Some(200));
}
