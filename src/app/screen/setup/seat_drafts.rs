//! Who takes which place: more or fewer people, other seats, other colours, guests.

use super::{SeatDraft, Setup};
use crate::language::Language;
use crate::record::{Colour, GameId};
use crate::settings::KnownPlayer;

impl Setup {
    pub(super) fn change(&mut self, seat: usize, change: impl FnOnce(&mut SeatDraft)) {
        if let Some(place) = self.seats.get_mut(seat) {
            change(place);
        }
        self.fault = None;
    }

    /// Another game: whoever can sit stays.
    pub(super) fn choose(&mut self, game: GameId, lang: Language) {
        self.game = game;
        let (least, most) = game.players().into_inner();
        let players = self.wanted.clamp(least.into(), most.into());
        self.hasty = false;
        self.resize(players, lang);
    }

    pub(super) fn resize(&mut self, players: usize, lang: Language) {
        while self.seats.len() > players {
            self.away.extend(self.seats.pop());
        }
        while self.seats.len() < players {
            let taken = |colour: Colour| self.seats.iter().any(|place| place.colour == colour);
            let free = Colour::ALL.into_iter().find(|colour| !taken(*colour));
            let mut place = self.away.pop().unwrap_or(SeatDraft {
                name: String::new(),
                lang,
                colour: Colour::Blue,
            });
            if taken(place.colour) {
                place.colour = free.unwrap_or(place.colour);
            }
            self.seats.push(place);
        }
        self.draw = None;
        self.fault = None;
    }

    /// The next colour; whoever has it gets the old one.
    pub(super) fn next_colour(&mut self, seat: usize) {
        let Some(place) = self.seats.get(seat) else {
            return;
        };
        let old = place.colour;
        let new = Colour::ALL[(old as usize + 1) % Colour::ALL.len()];
        for place in &mut self.seats {
            if place.colour == new {
                place.colour = old;
            }
        }
        self.seats[seat].colour = new;
    }

    pub(super) fn swap(&mut self, one: usize, other: usize) {
        if one >= self.seats.len() || other >= self.seats.len() || one == other {
            return;
        }
        self.seats.swap(one, other);
        // Whoever deals or leads does so wherever they sit, and nobody grows younger.
        let moved = |seat: usize| match seat {
            seat if seat == one => other,
            seat if seat == other => one,
            seat => seat,
        };
        for game in self.game_setups() {
            game.set_mark(game.mark().map(moved));
        }
        self.fault = None;
    }

    /// Somebody who played before takes the first free place, in their colour unless somebody
    /// who sits already has it.
    pub(super) fn invite(&mut self, person: KnownPlayer) {
        let is_free = |place: &SeatDraft| place.name.trim().is_empty();
        let Some(seat) = self.seats.iter().position(is_free) else {
            return;
        };
        let old = self.seats[seat].colour;
        let has_it = |place: &&mut SeatDraft| place.colour == person.colour;
        let colour = match self.seats.iter_mut().find(has_it) {
            Some(place) if !is_free(place) => old,
            Some(place) => {
                place.colour = old;
                person.colour
            }
            None => person.colour,
        };
        self.seats[seat] = SeatDraft { name: person.name, lang: person.lang, colour };
        self.fault = None;
    }
}
