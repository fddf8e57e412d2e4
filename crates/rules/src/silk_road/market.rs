//! The market of a city: the printed tile, one tile after the other, and the way of the pawn.

use super::kept::Kept;
use super::position::Phase;
use super::refusal::against_other_than;
use super::{Event, Play, Position, Reason, Tile, TileAction};
use crate::Seat;

impl Position {
    /// Who can be handed the pawn: everybody else who has a turn left in this city.
    pub(super) fn candidates(&self) -> Vec<Seat> {
        let seats = self.pawn.clockwise(self.table.players());
        let turns = self.table.turns_each();
        seats.filter(|seat| *seat != self.pawn && self.acts(*seat) < turns).collect()
    }

    /// Whether whoever has the pawn has a barterer for a second tile, and there is one.
    pub(super) fn can_take_again(&self) -> bool {
        self.tiles > 0 && self.has_barterer(self.pawn)
    }

    pub(super) fn against_printed(&self, seat: Seat, play: &Play, reasons: &mut Vec<Reason>) {
        against_other_than(self.pawn, seat, reasons);
        if !self.city().has_printed() {
            let city = self.city().clone();
            reasons.push(Reason::NothingPrinted { city });
        } else if !self.printed {
            reasons.push(Reason::PrintedTooLate);
        }
        let tile = play.tile();
        if tile.is_kept() {
            reasons.push(Reason::PrintedKept { tile });
        }
        self.against_play(seat, play, reasons);
    }

    pub(super) fn against_take(&self, seat: Seat, play: &Play, reasons: &mut Vec<Reason>) {
        against_other_than(self.pawn, seat, reasons);
        let tile = play.tile();
        if tile.is_kept() && self.direction().guarded().contains(self.city()) {
            let city = self.city().clone();
            reasons.push(Reason::Forbidden { tile, city });
        }
        self.against_play(seat, play, reasons);
    }

    pub(super) fn against_again(&self, seat: Seat, reasons: &mut Vec<Reason>) {
        against_other_than(self.pawn, seat, reasons);
        if seat != self.pawn {
            // What whoever has the pawn did says nothing about somebody else.
            return;
        }
        if self.phase == (Phase::Hand { used: true }) {
            // Whatever else is missing, there is no third tile.
            reasons.push(Reason::BartererTwice { seat });
            return;
        }
        if !self.kept(seat).contains(&Tile::Barterer) {
            reasons.push(Reason::NoBarterer { seat });
        } else if !self.has_barterer(seat) {
            let city = self.city().clone();
            reasons.push(Reason::BartererTooSoon { seat, city });
        }
        if self.tiles == 0 {
            reasons.push(Reason::NoSecondTile);
        }
    }

    pub(super) fn against_hand(&self, seat: Seat, to: Seat, reasons: &mut Vec<Reason>) {
        against_other_than(self.pawn, seat, reasons);
        let free = self.candidates();
        if !self.sits(to) {
            reasons.push(Reason::NoSuchSeat { seat: to });
        } else if to == seat {
            reasons.push(Reason::ToOneself { seat });
        } else if to != self.pawn && !free.contains(&to) {
            reasons.push(Reason::HasActed { seat: to, free });
        }
    }

    pub(super) fn use_printed(&mut self, seat: Seat, play: &Play, events: &mut Vec<Event>) {
        self.printed = false;
        self.printed_tiles.push((self.city().clone(), play.tile()));
        self.use_tile(seat, play, events);
    }

    pub(super) fn take(&mut self, seat: Seat, play: &Play, events: &mut Vec<Event>) {
        let used = self.phase == (Phase::Take { second: true });
        self.printed = false;
        self.tiles = self.tiles.saturating_sub(1);
        self.tokens[seat.index()] += 1;
        self.taken[seat.index()] += 1;
        if !used {
            self.acts[seat.index()] += 1;
        }
        self.use_tile(seat, play, events);
        if let Play::Used { action: TileAction::Name { good, .. }, .. } = play {
            self.lay_on_vizier(*good);
        }
        self.phase = Phase::Hand { used };
        if used || !self.can_take_again() {
            self.go_on(events);
        }
    }

    /// Uses a tile or keeps it.
    fn use_tile(&mut self, seat: Seat, play: &Play, events: &mut Vec<Event>) {
        match play {
            Play::Unused(tile) if tile.is_kept() => {
                let (tile, cities) = (*tile, self.journey.len());
                self.kept[seat.index()].push(Kept { tile, cities });
                events.push(Event::Kept { seat, tile });
            }
            Play::Unused(_) => {}
            Play::Used { action, crooks } => {
                for _ in 0..*crooks {
                    self.lay_down(seat, Tile::Crook);
                }
                self.do_deed(seat, action, events);
            }
        }
    }

    /// The pawn goes on by itself where there is no choice.
    fn go_on(&mut self, events: &mut Vec<Event>) {
        let (seat, tiles) = (self.pawn, self.tiles);
        match self.candidates()[..] {
            [] => self.close(seat, events),
            [to] if tiles == 0 => self.close(to, events),
            [to] => {
                events.push(Event::Handed { seat, to, tiles });
                self.hand(to, events);
            }
            _ => {}
        }
    }

    pub(super) fn take_again(&mut self, seat: Seat) {
        self.lay_down(seat, Tile::Barterer);
        self.phase = Phase::Take { second: true };
    }

    pub(super) fn hand(&mut self, to: Seat, events: &mut Vec<Event>) {
        if self.tiles == 0 {
            self.close(to, events);
        } else {
            self.pawn = to;
            self.phase = Phase::Take { second: false };
        }
    }

    /// No tile is left: somebody collects the tokens, and the next turn begins.
    fn close(&mut self, next: Seat, events: &mut Vec<Event>) {
        events.push(Event::LeadsNext { seat: next });
        self.leader = next;
        self.pawn = next;
        self.end_turn();
        self.turn_number += 1;
        self.phase = Phase::Bidding;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game as _;
    use crate::silk_road::position::tests::{SEATS, city, hand, market, played, start, unused};
    use crate::silk_road::{Depth, Direction, Good, Move, Now, TableSetup};

    fn printed(seat: Seat, play: Play) -> Move {
        Move::Printed { seat, play }
    }

    /// As if somebody had taken a tile in an earlier city.
    fn give(position: &mut Position, seat: Seat, tile: Tile) {
        position.kept[seat.index()].push(Kept { tile, cities: 1 });
    }

    #[test]
    fn whoever_has_acted_is_not_handed_the_pawn() {
        let mut position = market(4, Depth::Calls, "Lanzhou");
        let [a, b, c, d] = SEATS;
        let take = |seat| unused(seat, Tile::Seller);
        played(&mut position, &[take(a), hand(a, c)]);
        let events = played(&mut position, &[take(c)]);
        assert_eq!(events, []);
        let (seat, free) = (a, vec![d, b]);
        assert_eq!(position.against(&hand(c, a)), [Reason::HasActed { seat, free }]);
        assert_eq!(position.against(&hand(c, c)), [Reason::ToOneself { seat: c }]);
        let (seat, turn) = (b, c);
        assert_eq!(
            position.against(&hand(b, Seat::new(7))),
            [Reason::NotYourTurn { seat, turn }, Reason::NoSuchSeat { seat: Seat::new(7) }]
        );
        let events = played(&mut position, &[hand(c, b), take(b)]);
        assert_eq!(events, [Event::LeadsNext { seat: d }]);
    }

    #[test]
    fn the_last_but_one_gets_the_pawn_by_itself() {
        let mut position = market(3, Depth::Calls, "Lanzhou");
        let [a, b, c, _] = SEATS;
        let take = |seat| unused(seat, Tile::Seller);
        played(&mut position, &[take(a), hand(a, b), take(b), hand(b, a)]);
        let events = played(&mut position, &[take(a), hand(a, b), take(b)]);
        let handed = Event::Handed { seat: b, to: c, tiles: 1 };
        assert_eq!(events, [handed]);
        // With three players the third acts once and keeps the pawn.
        let events = played(&mut position, &[take(c)]);
        assert_eq!(events, [Event::LeadsNext { seat: c }]);
        assert_eq!(SEATS.map(|seat| position.taken(seat)), [2, 2, 1, 0]);
        assert_eq!(SEATS.map(|seat| position.tokens(seat)), [0; 4]);
    }

    #[test]
    fn whoever_of_three_has_a_turn_left_gets_the_pawn() {
        let mut position = market(3, Depth::Calls, "Lanzhou");
        let [a, b, c, _] = SEATS;
        let take = |seat| unused(seat, Tile::Seller);
        let moves = [take(a), hand(a, b), take(b), hand(b, a), take(a)];
        played(&mut position, &moves);
        let events = played(&mut position, &[hand(a, c), take(c)]);
        let handed = Event::Handed { seat: c, to: b, tiles: 1 };
        assert_eq!(events, [handed]);
        let events = played(&mut position, &[take(b)]);
        assert_eq!(events, [Event::LeadsNext { seat: c }]);
    }

    #[test]
    fn a_barterer_brings_a_second_tile_and_a_choice_in_the_end() {
        let mut position = market(4, Depth::Calls, "Lanzhou");
        let [a, b, c, d] = SEATS;
        give(&mut position, a, Tile::Barterer);
        let take = |seat| unused(seat, Tile::Seller);
        let again = Move::Again { seat: a };
        played(&mut position, &[take(a), again.clone()]);
        let now = position.due().now;
        assert!(matches!(now, Now::Take { second: true, tiles: 2, .. }));
        assert_eq!(position.kept(a), []);
        played(&mut position, &[take(a)]);
        assert_eq!((position.acts(a), position.tokens(a)), (1, 2));
        let twice = Reason::BartererTwice { seat: a };
        assert_eq!(position.against(&again), [twice]);
        played(&mut position, &[hand(a, c), take(c)]);
        let due = Now::Hand { seat: c, to: vec![d, b], tiles: 0, barterer: false };
        assert_eq!(position.due().now, due);
        let events = played(&mut position, &[hand(c, b)]);
        assert_eq!(events, [Event::LeadsNext { seat: b }]);
    }

    #[test]
    fn a_barterer_works_in_another_city_only() {
        let mut position = market(4, Depth::Calls, "Lanzhou");
        let [seat, b, c, d] = SEATS;
        played(&mut position, &[unused(seat, Tile::Barterer)]);
        let again = Move::Again { seat };
        let too_soon = || Reason::BartererTooSoon { seat, city: city("Lanzhou") };
        assert_eq!(position.against(&again), [too_soon()]);
        assert!(!position.has_barterer(seat));
        position.tiles = 0;
        let none_left = [too_soon(), Reason::NoSecondTile];
        assert_eq!(position.against(&again), none_left);
        position.tiles = 2;
        // It also keeps the pawn from going on by itself.
        for other in [b, c] {
            give(&mut position, other, Tile::Barterer);
        }
        let take = |seat| unused(seat, Tile::Seller);
        played(&mut position, &[hand(seat, b), take(b)]);
        let due = Now::Hand { seat: b, to: vec![c, d], tiles: 1, barterer: true };
        assert_eq!(position.due().now, due);
        let events = played(&mut position, &[hand(b, c), take(c)]);
        // There is no second tile for the second barterer.
        assert_eq!(events, [Event::LeadsNext { seat: d }]);
    }

    #[test]
    fn one_candidate_waits_while_a_barterer_could_be_used() {
        let mut position = market(4, Depth::Calls, "Lanzhou");
        let [a, b, c, d] = SEATS;
        give(&mut position, c, Tile::Barterer);
        position.tiles = 4;
        let take = |seat| unused(seat, Tile::Seller);
        let moves = [take(a), hand(a, b), take(b), hand(b, c), take(c)];
        let events = played(&mut position, &moves);
        assert_eq!(events, []);
        let due = Now::Hand { seat: c, to: vec![d], tiles: 1, barterer: true };
        assert_eq!(position.due().now, due);
        assert_eq!(position.against(&hand(c, d)), []);
        let events = played(&mut position, &[Move::Again { seat: c }, take(c)]);
        assert_eq!(events, [Event::LeadsNext { seat: d }]);
    }

    #[test]
    fn the_printed_tile_is_used_once_by_the_leader_and_first() {
        let mut position = market(4, Depth::Calls, "Kashgar");
        let [seat, other, ..] = SEATS;
        let (good, count) = (Good::Silk, 2);
        let action = TileAction::Sell { good, count };
        let play = Play::Used { action, crooks: 0 };
        assert!(matches!(position.due().now, Now::Take { printed: true, .. }));
        let crook = printed(other, Play::Unused(Tile::Crook));
        let turn = seat;
        let expected =
            [Reason::NotYourTurn { seat: other, turn }, Reason::PrintedKept { tile: Tile::Crook }];
        assert_eq!(position.against(&crook), expected);
        let mut late = position.clone();
        played(&mut position, &[printed(seat, play.clone())]);
        assert_eq!((position.tiles(), position.taken(seat)), (3, 0));
        let entry = printed(seat, play);
        assert_eq!(position.against(&entry), [Reason::PrintedTooLate]);
        played(&mut late, &[unused(seat, Tile::Buyer)]);
        assert_eq!(late.against(&entry), [Reason::PrintedTooLate]);
        let plain = market(4, Depth::Calls, "Lanzhou");
        let city = city("Lanzhou");
        assert_eq!(plain.against(&entry), [Reason::NothingPrinted { city }]);
    }

    #[test]
    fn no_crook_lies_in_the_cities_before_the_goal() {
        let seat = SEATS[0];
        for direction in Direction::ALL {
            for city in direction.guarded() {
                let table = TableSetup::new(4, seat, direction, Depth::Calls);
                let mut position = table.expect("a table").start();
                let travel = Move::Travel { seat, city: city.clone() };
                played(&mut position, &[Move::Rest, travel]);
                for tile in [Tile::Crook, Tile::Barterer] {
                    let reason = Reason::Forbidden { tile, city: city.clone() };
                    assert_eq!(position.against(&unused(seat, tile)), [reason]);
                }
                assert_eq!(position.against(&unused(seat, Tile::Thief)), []);
            }
        }
        assert_eq!(start(4, Depth::Calls).candidates().len(), 3);
    }
}
