//! Turning values of the rules into sentences of one language.

mod byzanz;
mod byzanz_refusal;
mod byzanz_score;
mod byzanz_table;
mod record;
mod statistics;
mod store;

use super::{Translator, say};
use crate::record::Player;
use crate::rules::Seat;

/// A translator that knows the names of the people at the table.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    tr: &'a Translator,
    players: &'a [Player],
}

impl<'a> Words<'a> {
    /// Words for these people.
    pub fn new(tr: &'a Translator, players: &'a [Player]) -> Self {
        Words { tr, players }
    }

    /// The translator behind the words.
    pub fn translator(&self) -> &'a Translator {
        self.tr
    }

    /// Somebody's name; the seat's number where nobody sits.
    pub fn name(&self, seat: Seat) -> String {
        match self.players.get(seat.index()) {
            Some(player) => player.name.clone(),
            None => seat.to_string(),
        }
    }

    /// Several names as a list.
    pub fn names(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        self.tr.list(seats.into_iter().map(|seat| self.name(seat)))
    }
}

impl Translator {
    /// A list as people say it: “wood, wine and grain”.
    pub fn list(&self, entries: impl IntoIterator<Item = String>) -> String {
        let entries: Vec<String> = entries.into_iter().collect();
        let mut backwards = entries.into_iter().rev();
        let Some(last) = backwards.next() else {
            return String::new();
        };
        let Some(first) = backwards.next() else {
            return last;
        };
        let end = self.say(say::ListTwo { first, last });
        backwards.fold(end, |rest, first| self.say(say::ListMore { first, rest }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    #[test]
    fn lists_are_put_together_as_people_say_them() {
        let list = |language, entries: &[&str]| {
            Translator::new(language).list(entries.iter().map(ToString::to_string))
        };
        assert_eq!(list(Language::En, &[]), "");
        assert_eq!(list(Language::En, &["a"]), "a");
        assert_eq!(list(Language::De, &["a", "b"]), "a und b");
        assert_eq!(list(Language::It, &["a", "b", "c", "d"]), "a, b, c e d");
    }

    #[test]
    fn an_empty_seat_is_called_by_its_number() {
        let tr = Translator::new(Language::En);
        assert_eq!(Words::new(&tr, &[]).name(Seat::new(4)), "4");
    }
}
