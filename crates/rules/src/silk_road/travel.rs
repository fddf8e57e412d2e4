//! The caravan goes on to the next city.

use super::position::Phase;
use super::refusal::against_other_than;
use super::{City, Event, Move, Position, Reason, SEATS, SHORTEST};
use crate::Seat;

impl Position {
    pub(super) fn against_travel(&self, seat: Seat, city: &City, reasons: &mut Vec<Reason>) {
        against_other_than(self.leader, seat, reasons);
        if self.journey.contains(city) {
            let city = city.clone();
            reasons.push(Reason::Visited { city });
        }
    }

    pub(super) fn travel(&mut self, city: &City, events: &mut Vec<Event>) {
        self.journey.push(city.clone());
        let city = city.clone();
        if city == self.direction().goal() {
            self.end_turn();
            self.phase = Phase::Count;
            events.push(Event::Reached { city });
            return;
        }
        self.tiles = self.table.plan().tiles_per_city();
        self.printed = city.has_printed();
        self.phase = Phase::Take { second: false };
        events.push(Event::Arrived { city, tiles: self.tiles, printed: self.printed });
    }

    /// Whether the caravan reaches the goal with fewer stops than any road has.
    pub(super) fn arrives_early(&self, entry: &Move) -> bool {
        let is_goal = |city: &City| *city == self.direction().goal();
        matches!(entry, Move::Travel { city, .. } if is_goal(city))
            && self.journey.len() < SHORTEST.into()
            && self.against(entry).is_empty()
    }

    /// What the book keeps of a turn that is over.
    pub(super) fn end_turn(&mut self) {
        self.tiles = 0;
        self.printed = false;
        self.tokens = [0; SEATS];
        self.acts = [0; SEATS];
        self.bids.clear();
        self.passed = [false; SEATS];
        self.course.push(self.ledger.purses());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game as _;
    use crate::silk_road::position::tests::{SEATS, city, played, start};
    use crate::silk_road::{Depth, Now};

    #[test]
    fn a_city_is_visited_once() {
        let mut position = start(4, Depth::Calls);
        let [leader, seat, ..] = SEATS;
        played(&mut position, &[Move::Rest]);
        let city = City::east();
        let tried = Move::Travel { seat, city: city.clone() };
        let turn = leader;
        let expected = [Reason::NotYourTurn { seat, turn }, Reason::Visited { city }];
        assert_eq!(position.against(&tried), expected);
    }

    #[test]
    fn the_goal_comes_early_before_the_twelfth_stop() {
        let mut position = start(4, Depth::Calls);
        played(&mut position, &[Move::Rest]);
        let to = |city| Move::Travel { seat: SEATS[0], city };
        assert!(position.ends_early(&to(City::west())));
        assert!(!position.ends_early(&to(city("Merv"))));
        for number in 0..10 {
            position.journey.push(city(&format!("City {number}")));
        }
        assert!(position.ends_early(&to(City::west())));
        position.journey.push(city("Tyr"));
        assert!(!position.ends_early(&to(City::west())));
        let other = Move::Travel { seat: SEATS[1], city: City::west() };
        assert!(!start(4, Depth::Calls).ends_early(&other), "what is refused ends nothing");
    }

    #[test]
    fn every_city_but_the_goal_has_a_market() {
        let mut position = start(4, Depth::Ledger);
        let seat = SEATS[0];
        let mut onward = position.clone();
        let to = |city| [Move::Rest, Move::Travel { seat, city }];
        let events = played(&mut onward, &to(city("Merv")));
        let (tiles, printed) = (3, true);
        let city = city("Merv");
        let arrived = Event::Arrived { city, tiles, printed };
        assert_eq!(events, [arrived]);
        let events = played(&mut position, &to(City::west()));
        assert_eq!(events, [Event::Reached { city: City::west() }]);
        assert_eq!((position.tiles(), position.turn_number()), (0, 1));
        assert_eq!(position.course()[0], [10, 10]);
        assert!(matches!(position.due().now, Now::Count { seat: first, .. } if first == seat));
    }
}
