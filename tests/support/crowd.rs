//! Many neighbours who only watch, from many addresses of this machine.

use std::io::{Read as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

use socket2::{Domain, Socket, Type};

use super::phone_table::PhoneTable;

/// How many there are, and how many share an address.
pub const SIZE: usize = 200;
const AT_ONE_ADDRESS: usize = 20;

/// Neighbours whose pages listen.
pub struct Crowd {
    pub streams: Vec<TcpStream>,
}

impl Crowd {
    /// All of them come in, take no seat, and listen.
    pub fn gather(table: &PhoneTable<'_>) -> Self {
        let streams = (0..SIZE).map(|nth| {
            let house = u8::try_from(10 + nth / AT_ONE_ADDRESS).expect("a few addresses");
            listen(table, IpAddr::from(Ipv4Addr::new(127, 0, 1, house)))
        });
        Crowd { streams: streams.collect() }
    }
}

fn listen(table: &PhoneTable<'_>, from: IpAddr) -> TcpStream {
    let host = table.host();
    let body = format!("code={}&language=en", table.invitation());
    let request = format!(
        "POST /sit HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nConnection: close\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut answer = String::new();
    let mut stream = connect(host, from);
    stream.write_all(request.as_bytes()).expect("sent");
    stream.read_to_string(&mut answer).expect("an answer");
    let cookie = answer.split("fondaco=").nth(1).and_then(|rest| rest.split(';').next());
    let cookie = cookie.unwrap_or_else(|| panic!("no code: {answer}"));
    let mut stream = connect(host, from);
    let request = format!("GET /live HTTP/1.1\r\nHost: {host}\r\nCookie: fondaco={cookie}\r\n\r\n");
    stream.write_all(request.as_bytes()).expect("sent");
    stream
}

fn connect(host: &str, from: IpAddr) -> TcpStream {
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None).expect("a socket");
    socket.bind(&SocketAddr::new(from, 0).into()).expect("an address");
    let at: SocketAddr = host.parse().expect("an address");
    socket.connect(&at.into()).expect("somebody listens");
    let stream = TcpStream::from(socket);
    stream.set_read_timeout(Some(Duration::from_secs(120))).expect("a limit");
    stream
}
