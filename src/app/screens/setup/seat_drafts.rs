//! Who takes which place: more or fewer people, other seats, other colours, guests.

use super::{SeatDraft, Setup};
use fondaco_record::Colour;
use fondaco_rules::GameId;
use fondaco_store::settings::{KnownPlayer, Settings};
use fondaco_text::Language;
use fondaco_words::is_emblem;

impl SeatDraft {
    pub(super) fn new(name: &str, lang: Language, colour: Colour) -> Self {
        let name = name.to_owned();
        SeatDraft { name, lang, colour, chosen_lang: None, chosen_colour: None }
    }

    /// Whether nobody sits there yet.
    pub(super) fn is_free(&self) -> bool {
        self.name.trim().is_empty()
    }

    /// Another name is typed. With it comes the language of whoever is called so; somebody new
    /// speaks like the table, not like whoever sat there before. What was chosen for somebody holds
    /// while their name is spelt and put right.
    pub(super) fn rename(&mut self, name: String, settings: &Settings, table: Language) {
        if let Some((whose, _)) = &mut self.chosen_lang
            && name.starts_with(whose.as_str())
        {
            // Somebody is being spelt, or takes the seat for which it was chosen.
            whose.clone_from(&name);
        }
        self.name = name;
        let known = settings.known(&self.name).filter(|known| !is_emblem(&known.name));
        let chosen = self.chosen_lang.take().filter(|(whose, _)| {
            let is_theirs = whose.trim() == self.name.trim();
            is_theirs || (known.is_none() && !self.is_free() && self.belongs_to(whose))
        });
        let known = known.map_or(table, |known| known.lang);
        self.lang = chosen.as_ref().map_or(known, |(_, lang)| *lang);
        self.chosen_lang = chosen;
    }

    /// Whether the colour was chosen here, for whoever sits there now.
    pub(super) fn has_chosen_colour(&self) -> bool {
        self.chosen_colour.as_ref().is_some_and(|whose| self.belongs_to(whose))
    }

    /// Whether what was chosen under an earlier name still holds. As long as the first letter is
    /// the same, somebody is being spelt; and what was chosen for an empty seat is for whoever
    /// takes it.
    fn belongs_to(&self, whose: &str) -> bool {
        let first =
            |name: &str| name.trim().chars().next().map(|letter| letter.to_uppercase().to_string());
        let whose = first(whose);
        whose.is_none() || whose == first(&self.name)
    }
}

impl Setup {
    pub(super) fn change(&mut self, seat: usize, change: impl FnOnce(&mut SeatDraft)) {
        if let Some(place) = self.seats.get_mut(seat) {
            change(place);
        }
        self.fault = None;
    }

    /// The table speaks another language now, and so does whoever may still sit down.
    pub fn speak(&mut self, table: Language) {
        for seat in &mut self.seats {
            if seat.is_free() && seat.chosen_lang.is_none() {
                seat.lang = table;
            }
        }
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
            let away = self.away.pop();
            let mut place = away.unwrap_or_else(|| SeatDraft::new("", lang, Colour::Blue));
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
                place.chosen_colour = None;
            }
        }
        let place = &mut self.seats[seat];
        place.colour = new;
        place.chosen_colour = Some(place.name.clone());
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
        for options in &mut self.options {
            let mark = options.mark();
            *mark = mark.map(moved);
        }
        self.fault = None;
    }

    /// Somebody who played before takes the first free place, in their colour unless somebody
    /// who sits already has it.
    pub(super) fn invite(&mut self, person: &KnownPlayer) {
        let Some(seat) = self.seats.iter().position(SeatDraft::is_free) else {
            return;
        };
        let old = self.seats[seat].colour;
        let has_it = |place: &&mut SeatDraft| place.colour == person.colour;
        let colour = match self.seats.iter_mut().find(has_it) {
            Some(place) if !place.is_free() => old,
            Some(place) => {
                place.colour = old;
                person.colour
            }
            None => person.colour,
        };
        self.seats[seat] = SeatDraft::new(&person.name, person.lang, colour);
        self.fault = None;
    }
}
