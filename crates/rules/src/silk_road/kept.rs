//! What stays until later: the crooks and barterers in front of people, and the kinds that the
//! vizier was shown.

use super::{Good, Position, Tile};
use crate::Seat;

/// A tile that lies in front of somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Kept {
    pub(super) tile: Tile,
    /// How many cities the journey had when it was taken.
    pub(super) cities: usize,
}

impl Position {
    /// The crooks and barterers that lie in front of somebody, in the order they came.
    pub fn kept(&self, seat: Seat) -> Vec<Tile> {
        self.kept_by(seat).iter().map(|kept| kept.tile).collect()
    }

    pub(super) fn kept_by(&self, seat: Seat) -> &[Kept] {
        self.kept.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// How many crooks lie in front of somebody.
    pub fn crooks(&self, seat: Seat) -> u8 {
        let kept = self.kept_by(seat).iter();
        let crooks = kept.filter(|kept| kept.tile == Tile::Crook).count();
        u8::try_from(crooks).unwrap_or(u8::MAX)
    }

    /// Whether a barterer from another city lies in front of somebody.
    pub fn has_barterer(&self, seat: Seat) -> bool {
        let here = self.journey.len();
        let mut kept = self.kept_by(seat).iter();
        kept.any(|kept| kept.tile == Tile::Barterer && kept.cities < here)
    }

    /// The kinds that are barred because the vizier was shown them.
    pub fn named(&self) -> Vec<Good> {
        Good::ALL.into_iter().filter(|good| self.named[good.index()]).collect()
    }

    /// The kinds that can be shown to the vizier.
    pub fn free(&self) -> Vec<Good> {
        Good::ALL.into_iter().filter(|good| !self.named[good.index()]).collect()
    }

    /// A kept tile leaves the game: the first one that can be used here.
    pub(super) fn lay_down(&mut self, seat: Seat, tile: Tile) {
        let here = self.journey.len();
        let kept = &mut self.kept[seat.index()];
        let usable = |kept: &Kept| kept.tile == tile && (tile == Tile::Crook || kept.cities < here);
        if let Some(first) = kept.iter().position(usable) {
            kept.remove(first);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::silk_road::Depth;
    use crate::silk_road::position::tests::{SEATS, market, played, unused};

    #[test]
    fn the_first_barterer_from_another_city_is_used_up() {
        let mut position = market(4, Depth::Calls, "Lanzhou");
        let seat = SEATS[0];
        let early = |tile| Kept { tile, cities: 1 };
        played(&mut position, &[unused(seat, Tile::Barterer)]);
        assert!(!position.has_barterer(seat));
        position.kept[0].extend([Tile::Crook, Tile::Barterer].map(early));
        assert!(position.has_barterer(seat));
        assert_eq!(position.crooks(seat), 1);
        position.lay_down(seat, Tile::Barterer);
        assert_eq!(position.kept(seat), [Tile::Barterer, Tile::Crook]);
        assert!(!position.has_barterer(seat));
        // There is nothing else to lay down.
        position.lay_down(seat, Tile::Barterer);
        position.lay_down(seat, Tile::Crook);
        assert_eq!(position.kept(seat), [Tile::Barterer]);
    }
}
