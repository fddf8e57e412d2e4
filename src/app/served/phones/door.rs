//! Who may come in: the code of the invitation, everybody who came with it, and where they sit.
//!
//! A code is 128 random bits. That of the invitation is in the code to scan; whoever comes with it
//! gets one of their own, of which only the digest is kept.

use std::collections::{BTreeSet, HashMap};
use std::net::IpAddr;
use std::time::{Duration, Instant};

use rand::TryRngCore as _;
use rand::rngs::OsRng;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use fondaco_rules::Seat;
use fondaco_text::Language;

/// No table has more people around it, however curious the neighbours are.
const MOST_GUESTS: usize = 256;
/// A phone and its owner's second screen; a page that is opened again and again closes the oldest.
const MOST_STREAMS: usize = 4;
/// Whoever is silent for so long may have lost their phone, or only its memory: somebody else can
/// have the seat.
const SILENCE: Duration = Duration::from_secs(30);
/// Whoever has been turned away so often within this time is not heard any more.
const PATIENCE: (u32, Duration) = (60, Duration::from_secs(10));
/// So many strangers are told apart; more than that are forgotten all at once.
const MOST_STRANGERS: usize = 1024;

/// What a code is kept as.
type Mark = String;

/// The door to the table.
pub struct Door {
    invitation: String,
    guests: HashMap<Mark, Guest>,
    strangers: HashMap<IpAddr, (u32, Instant)>,
    turned_away: u64,
    /// Counts the streams that were ever opened.
    streams: u64,
}

/// Somebody at the table with a phone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Guest {
    /// Where they sit; `None` if they only watch.
    pub seat: Option<u8>,
    pub language: Language,
    /// The streams that are open, the oldest first.
    #[serde(skip)]
    streams: Vec<u64>,
    /// When they were heard of last, if they were since the door is open.
    #[serde(skip)]
    seen: Option<Instant>,
}

impl Guest {
    pub fn sits_at(&self) -> Option<Seat> {
        self.seat.map(Seat::new)
    }

    /// Whether they have been heard of lately. A phone without script asks every few seconds.
    fn is_here(&self) -> bool {
        !self.streams.is_empty() || self.seen.is_some_and(|seen| seen.elapsed() < SILENCE)
    }
}

/// Why somebody does not come in, or does not get a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closed {
    /// The code is not that of the invitation.
    WrongCode,
    /// Somebody else has the seat on their phone.
    Taken,
    /// There are too many already.
    Full,
}

/// What is kept, so that phones come back after the program was torn away.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct GuestList {
    pub invitation: String,
    pub guests: HashMap<String, Guest>,
}

impl Door {
    /// A door that nobody has come through.
    pub fn new() -> Self {
        Door::with(GuestList { invitation: code(), guests: HashMap::new() })
    }

    /// A door through which these may come back.
    pub fn with(list: GuestList) -> Self {
        let GuestList { invitation, guests } = list;
        let invitation = if invitation.len() == LETTERS { invitation } else { code() };
        let guests = guests.into_iter().take(MOST_GUESTS).collect();
        Door { invitation, guests, strangers: HashMap::new(), turned_away: 0, streams: 0 }
    }

    /// What is kept of it.
    pub fn list(&self) -> GuestList {
        let silent = |(mark, guest): (&Mark, &Guest)| {
            (mark.clone(), Guest { streams: Vec::new(), seen: None, ..guest.clone() })
        };
        GuestList {
            invitation: self.invitation.clone(),
            guests: self.guests.iter().map(silent).collect(),
        }
    }

    pub fn invitation(&self) -> &str {
        &self.invitation
    }

    /// Whether somebody comes with the invitation.
    pub fn is_invited(&self, code: &str) -> bool {
        mark(code) == mark(&self.invitation)
    }

    /// Lets somebody in and gives them a code of their own.
    pub fn let_in(
        &mut self,
        code: &str,
        seat: Option<Seat>,
        language: Language,
    ) -> Result<String, Closed> {
        if !self.is_invited(code) {
            return Err(Closed::WrongCode);
        }
        self.check_free(seat, None)?;
        if self.guests.len() >= MOST_GUESTS {
            // Whoever only looked once and has gone makes room.
            let gone = self
                .guests
                .iter()
                .find(|(_, guest)| guest.seat.is_none() && guest.streams.is_empty());
            let gone = gone.map(|(mark, _)| mark.clone()).ok_or(Closed::Full)?;
            self.guests.remove(&gone);
        }
        let own = self::code();
        self.leave_to(seat, None);
        let seen = Some(Instant::now());
        let guest = Guest { seat: seat.map(number), language, streams: Vec::new(), seen };
        self.guests.insert(mark(&own), guest);
        Ok(own)
    }

    pub fn guest(&self, code: &str) -> Option<&Guest> {
        self.guests.get(&mark(code))
    }

    /// Somebody is heard of.
    pub fn hear(&mut self, code: &str) -> Option<&Guest> {
        let guest = self.guests.get_mut(&mark(code))?;
        guest.seen = Some(Instant::now());
        Some(guest)
    }

    /// Somebody takes another seat, or speaks another language.
    pub fn move_to(
        &mut self,
        code: &str,
        seat: Option<Seat>,
        language: Language,
    ) -> Result<(), Closed> {
        let mark = mark(code);
        self.check_free(seat, Some(&mark))?;
        self.leave_to(seat, Some(&mark));
        let guest = self.guests.get_mut(&mark).ok_or(Closed::WrongCode)?;
        guest.seat = seat.map(number);
        guest.language = language;
        Ok(())
    }

    fn check_free(&self, seat: Option<Seat>, but: Option<&Mark>) -> Result<(), Closed> {
        let Some(seat) = seat.map(number) else {
            return Ok(());
        };
        let mut others = self.guests.iter().filter(|(mark, _)| Some(*mark) != but);
        if others.any(|(_, guest)| guest.seat == Some(seat) && guest.is_here()) {
            return Err(Closed::Taken);
        }
        Ok(())
    }

    /// Whoever had this seat and has fallen silent only watches from now on.
    fn leave_to(&mut self, seat: Option<Seat>, but: Option<&Mark>) {
        let Some(seat) = seat.map(number) else {
            return;
        };
        let others = self.guests.iter_mut().filter(|(mark, _)| Some(*mark) != but);
        for (_, guest) in others.filter(|(_, guest)| guest.seat == Some(seat)) {
            guest.seat = None;
        }
    }

    /// The seats whose phones are in touch: somebody else cannot have them now.
    pub fn taken(&self) -> BTreeSet<Seat> {
        let here = self.guests.values().filter(|guest| guest.is_here());
        here.filter_map(Guest::sits_at).collect()
    }

    /// The seats that have a phone.
    pub fn seats(&self) -> BTreeSet<Seat> {
        self.guests.values().filter_map(Guest::sits_at).collect()
    }

    /// How many watch without a seat.
    pub fn watching(&self) -> usize {
        let watching = |guest: &&Guest| guest.seat.is_none() && guest.is_here();
        self.guests.values().filter(watching).count()
    }

    pub fn has_guests(&self) -> bool {
        !self.guests.is_empty()
    }

    /// Whoever has lost their phone, or their seat to a joker, can take it again.
    pub fn free(&mut self, seat: Seat) {
        self.guests.retain(|_, guest| guest.sits_at() != Some(seat));
    }

    /// All codes are void at once.
    pub fn send_everybody_away(&mut self) {
        self.invitation = code();
        self.guests.clear();
    }

    /// Somebody begins to listen. The stream has a number, by which it is known.
    pub fn open_stream(&mut self, code: &str) -> Option<u64> {
        let guest = self.guests.get_mut(&mark(code))?;
        self.streams += 1;
        guest.seen = Some(Instant::now());
        guest.streams.push(self.streams);
        if guest.streams.len() > MOST_STREAMS {
            guest.streams.remove(0);
        }
        Some(self.streams)
    }

    /// Whether a stream goes on: whoever was sent away hears nothing more.
    pub fn has_stream(&self, code: &str, stream: u64) -> bool {
        self.guest(code).is_some_and(|guest| guest.streams.contains(&stream))
    }

    pub fn close_stream(&mut self, code: &str, stream: u64) {
        if let Some(guest) = self.guests.get_mut(&mark(code)) {
            guest.seen = Some(Instant::now());
            guest.streams.retain(|open| *open != stream);
        }
    }

    /// Somebody was turned away.
    pub fn turn_away(&mut self, from: IpAddr) {
        self.turned_away += 1;
        if self.strangers.len() >= MOST_STRANGERS {
            self.strangers.clear();
        }
        let now = Instant::now();
        let (times, since) = self.strangers.entry(from).or_insert((0, now));
        if since.elapsed() > PATIENCE.1 {
            (*times, *since) = (0, now);
        }
        *times += 1;
    }

    /// Whether somebody has been turned away so often that they are not heard any more for a while.
    pub fn is_tired_of(&self, from: IpAddr) -> bool {
        let known = self.strangers.get(&from);
        known.is_some_and(|(times, since)| *times > PATIENCE.0 && since.elapsed() <= PATIENCE.1)
    }

    /// How often somebody was turned away.
    pub fn turned_away(&self) -> u64 {
        self.turned_away
    }
}

fn number(seat: Seat) -> u8 {
    u8::try_from(seat.index()).unwrap_or(u8::MAX)
}

/// The letters of a code, without those that look alike.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// So many of them are 128 bits and more.
const LETTERS: usize = 26;

/// A code that nobody can guess.
fn code() -> String {
    let mut bytes = [0; LETTERS];
    // Without randomness from the system nobody may come in.
    #[allow(clippy::expect_used)]
    OsRng.try_fill_bytes(&mut bytes).expect("the system has randomness");
    bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

fn mark(code: &str) -> Mark {
    Sha256::digest(code.as_bytes())
        .iter()
        .fold(String::new(), |mark, byte| mark + &format!("{byte:02x}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const EVA: Option<Seat> = Some(Seat::new(1));

    fn open() -> (Door, String) {
        let door = Door::new();
        let invitation = door.invitation().to_owned();
        (door, invitation)
    }

    #[test]
    fn whoever_has_the_invitation_comes_in_and_gets_a_code_of_their_own() {
        let (mut door, invitation) = open();
        assert_eq!(door.let_in("guessed", EVA, Language::It), Err(Closed::WrongCode));
        assert_eq!(door.let_in("", None, Language::It), Err(Closed::WrongCode));
        let eva = door.let_in(&invitation, EVA, Language::It).expect("invited");
        assert_ne!(eva, invitation);
        assert_eq!(door.guest(&eva).and_then(Guest::sits_at), EVA);
        assert_eq!(door.guest(&invitation), None, "the invitation is nobody's own");
    }

    #[test]
    fn a_seat_has_one_phone_until_it_is_freed() {
        let (mut door, invitation) = open();
        let eva = door.let_in(&invitation, EVA, Language::It).expect("invited");
        assert_eq!(door.let_in(&invitation, EVA, Language::De), Err(Closed::Taken));
        let other = door.let_in(&invitation, None, Language::De).expect("to watch");
        assert_eq!(door.move_to(&other, EVA, Language::De), Err(Closed::Taken));
        assert_eq!(door.move_to(&eva, EVA, Language::En), Ok(()), "her own");
        door.free(Seat::new(1));
        assert_eq!(door.guest(&eva), None);
        assert_eq!(door.move_to(&other, EVA, Language::De), Ok(()));
        assert_eq!(door.seats().len(), 1);
    }

    #[test]
    fn a_seat_whose_phone_is_silent_can_be_taken() {
        let (mut door, invitation) = open();
        let eva = door.let_in(&invitation, EVA, Language::It).expect("invited");
        // The program was torn away, and her phone does not come back.
        let mut again = Door::with(door.list());
        let other = again.let_in(&invitation, EVA, Language::It).expect("her other phone");
        assert_eq!(again.guest(&other).and_then(Guest::sits_at), EVA);
        assert_eq!(again.guest(&eva).and_then(Guest::sits_at), None, "she watches there");
    }

    #[test]
    fn nobody_stays_who_is_sent_away() {
        let (mut door, invitation) = open();
        let eva = door.let_in(&invitation, EVA, Language::It).expect("invited");
        let stream = door.open_stream(&eva).expect("a stream");
        assert!(door.has_stream(&eva, stream));
        door.send_everybody_away();
        assert!(!door.has_stream(&eva, stream) && door.guest(&eva).is_none());
        assert_eq!(door.let_in(&invitation, EVA, Language::It), Err(Closed::WrongCode));
    }

    #[test]
    fn the_list_brings_everybody_back_and_tells_no_code_of_theirs() {
        let (mut door, invitation) = open();
        let eva = door.let_in(&invitation, EVA, Language::It).expect("invited");
        let text = serde_json::to_string(&door.list()).expect("JSON");
        assert!(!text.contains(&eva));
        let again = Door::with(serde_json::from_str(&text).expect("the list"));
        assert_eq!(again.guest(&eva).and_then(Guest::sits_at), EVA);
        assert!(again.is_invited(&invitation));
    }

    #[test]
    fn the_oldest_of_too_many_streams_ends() {
        let (mut door, invitation) = open();
        let eva = door.let_in(&invitation, EVA, Language::It).expect("invited");
        let streams: Vec<u64> =
            (0..=MOST_STREAMS).map(|_| door.open_stream(&eva).expect("a stream")).collect();
        assert!(!door.has_stream(&eva, streams[0]) && door.has_stream(&eva, streams[1]));
    }

    #[test]
    fn strangers_are_counted_and_in_the_end_not_heard() {
        let mut door = Door::new();
        let [one, other] = [[10, 0, 0, 1], [10, 0, 0, 2]].map(IpAddr::from);
        for _ in 0..=PATIENCE.0 {
            assert!(!door.is_tired_of(one));
            door.turn_away(one);
        }
        assert!(door.is_tired_of(one) && !door.is_tired_of(other));
        assert_eq!(door.turned_away(), u64::from(PATIENCE.0) + 1);
        for last in 0..=u8::MAX {
            for third in 0..8 {
                door.turn_away(IpAddr::from([10, 1, third, last]));
            }
        }
        assert!(door.strangers.len() <= MOST_STRANGERS);
    }

    #[test]
    fn a_table_has_room_for_many_but_not_for_all() {
        let (mut door, invitation) = open();
        let codes: Vec<String> = (0..MOST_GUESTS)
            .map(|_| door.let_in(&invitation, None, Language::En).expect("room"))
            .collect();
        for code in &codes {
            door.open_stream(code).expect("a stream");
        }
        assert_eq!(door.let_in(&invitation, EVA, Language::En), Err(Closed::Full));
        door.close_stream(&codes[0], 1);
        assert!(door.let_in(&invitation, EVA, Language::En).is_ok(), "somebody has gone");
    }

    #[test]
    fn codes_are_long_and_differ() {
        let codes: BTreeSet<String> = (0..100).map(|_| code()).collect();
        assert_eq!(codes.len(), 100);
        assert!(codes.iter().all(|code| code.len() == LETTERS && LETTERS * 5 >= 128));
    }
}
