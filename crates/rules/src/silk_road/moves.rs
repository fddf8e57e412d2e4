//! The moves: one move is one thing a person did.

use super::{City, Goods, Play};
use crate::Seat;
use crate::written::moves;

moves! {
    /// What a person did.
    ///
    /// ```
    /// use fondaco_rules::{Game as _, Seat};
    /// use fondaco_rules::silk_road::{City, Depth, Direction, Move, Play, Rule, TableSetup, Tile};
    ///
    /// let seat = Seat::new(0);
    /// let table = TableSetup::new(4, seat, Direction::Forward, Depth::Calls).expect("four can play");
    /// let mut position = table.start();
    /// let city = City::new("Aleppo").expect("a name");
    /// for entry in [Move::Lead { seat }, Move::Travel { seat, city }] {
    ///     position.play(&entry).expect("what is due");
    /// }
    ///
    /// let take = |tile| Move::Take { seat, play: Play::Unused(tile) };
    /// let refusal = position.play(&take(Tile::Crook)).expect_err("so near the goal there are none");
    /// assert_eq!(refusal.rules(), [Rule::SetupForbidden]);
    /// position.play(&take(Tile::Thief)).expect("any other tile");
    /// ```
    pub enum Move {
        /// Everybody who was still to speak passes.
        Rest = "rest",
        /// A bid for the lead. Whoever was to speak before and has not is taken to have passed.
        Bid = "bid" { seat: Seat, silver: u32 },
        /// No bid.
        Pass = "pass" { seat: Seat },
        /// Who leads, without the bids (only where the book keeps no money).
        Lead = "lead" { seat: Seat },
        /// The leader takes the highest bid and hands over pawn and tokens.
        Accept = "accept" { seat: Seat },
        /// The leader pays the highest bidder as much and stays.
        Pay = "pay" { seat: Seat },
        /// The leader moves the caravan to the next city.
        Travel = "travel" { seat: Seat, city: City },
        /// The leader uses the tile printed on the map, before taking one.
        Printed = "printed" { seat: Seat, play: Play },
        /// Whoever has the pawn takes a tile, uses it or not, and keeps a turn token.
        Take = "take" { seat: Seat, play: Play },
        /// Whoever has just taken a tile uses a barterer and will take a second one.
        Again = "again" { seat: Seat },
        /// The pawn and the tokens that are left go to somebody.
        Hand = "hand" { seat: Seat, to: Seat },
        /// What somebody has behind the screen in the end.
        Count = "count" { seat: Seat, gold: u32, silver: u32, goods: Goods },
    }
}

impl Move {
    /// The least that the same person can have done instead: no bid, a tile that is not used.
    pub(super) fn stand_in(&self) -> Option<Move> {
        match self {
            Move::Bid { seat, .. } => Some(Move::Pass { seat: *seat }),
            Move::Take { seat, play } => {
                Some(Move::Take { seat: *seat, play: Play::Unused(play.tile()) })
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game as _;
    use crate::silk_road::{Good, Position, Tile, TileAction};

    fn written(entry: &Move) -> String {
        serde_json::to_string(entry).expect("an object")
    }

    const SEAT: Seat = Seat::new(0);

    fn take(action: TileAction, crooks: u8) -> String {
        let play = Play::Used { action, crooks };
        written(&Move::Take { seat: SEAT, play })
    }

    #[test]
    fn moves_of_the_leader_are_written_as_they_are() {
        let seat = Seat::new(1);
        let city = City::new("dunhuang").expect("a name");
        let goods = Goods::new([4, 1, 0, 0, 0]);
        let written = [
            Move::Bid { seat, silver: 4 },
            Move::Pass { seat },
            Move::Rest,
            Move::Lead { seat },
            Move::Accept { seat },
            Move::Pay { seat },
            Move::Travel { seat, city },
            Move::Again { seat },
            Move::Hand { seat, to: SEAT },
            Move::Count { seat, gold: 2, silver: 0, goods },
        ]
        .map(|entry| written(&entry));
        assert_eq!(
            written,
            [
                r#"{"move":"bid","seat":1,"silver":4}"#,
                r#"{"move":"pass","seat":1}"#,
                r#"{"move":"rest"}"#,
                r#"{"move":"lead","seat":1}"#,
                r#"{"move":"accept","seat":1}"#,
                r#"{"move":"pay","seat":1}"#,
                r#"{"move":"travel","seat":1,"city":"Dunhuang"}"#,
                r#"{"move":"again","seat":1}"#,
                r#"{"move":"hand","seat":1,"to":0}"#,
                r#"{"move":"count","seat":1,"gold":2,"silver":0,"goods":{"ivory":4,"silk":1}}"#,
            ]
        );
    }

    #[test]
    fn a_tile_is_written_with_what_it_was_used_for() {
        let (good, count) = (Good::Silk, 5);
        assert_eq!(
            take(TileAction::Sell { good, count }, 1),
            r#"{"move":"take","seat":0,"tile":"seller","good":"silk","count":5,"crooks":1}"#
        );
        assert_eq!(
            take(TileAction::Buy { good, count }, 0),
            r#"{"move":"take","seat":0,"tile":"buyer","good":"silk","count":5}"#
        );
        assert_eq!(
            take(TileAction::Steal { from: Seat::new(2) }, 0),
            r#"{"move":"take","seat":0,"tile":"thief","from":2}"#
        );
        let play = Play::Unused(Tile::SpecialBarter);
        assert_eq!(
            written(&Move::Printed { seat: SEAT, play }),
            r#"{"move":"printed","seat":0,"tile":"special-barter"}"#
        );
    }

    #[test]
    fn what_goes_without_saying_is_left_out() {
        let (gives, gets) = (Goods::of(Good::Silk, 2), Goods::of(Good::Jewels, 1));
        let barter = |times| take(TileAction::Barter { gives, gets, times }, 0);
        let start =
            r#"{"move":"take","seat":0,"tile":"barter","gives":{"silk":2},"gets":{"jewels":1}"#;
        assert_eq!(barter(1), format!("{start}}}"));
        assert_eq!(barter(2), format!(r#"{start},"times":2}}"#));
        let special = |limit| take(TileAction::SpecialBarter { gives, gets, limit }, 0);
        assert!(!special(4).contains("limit"));
        assert!(special(2).ends_with(r#","limit":2}"#));
    }

    #[test]
    fn what_nobody_showed_behind_the_last_is_left_out() {
        let good = Good::Silk;
        let name = |reveals| take(TileAction::Name { good, reveals }, 0);
        let start = r#"{"move":"take","seat":0,"tile":"vizier","good":"silk""#;
        assert_eq!(name(None), format!("{start}}}"));
        for (reveals, told) in [
            ([4, 2, 2, 1, 0, 0], "[4,2,2,1]"),
            ([3, 3, 1, 0, 0, 0], "[3,3,1]"),
            ([0; 6], "[0,0,0]"),
            ([0, 0, 0, 0, 0, 9], "[0,0,0,0,0,9]"),
        ] {
            assert_eq!(name(Some(reveals)), format!(r#"{start},"reveals":{told}}}"#));
        }
    }

    #[test]
    fn the_same_move_can_be_somebody_elses() {
        let (seat, other) = (SEAT, Seat::new(3));
        let bid = Move::Bid { seat, silver: 4 };
        let theirs = Position::by(&bid, other);
        assert_eq!((bid.seat(), theirs.seat()), (Some(seat), Some(other)));
        assert_eq!((Move::Rest.seat(), Position::by(&Move::Rest, other)), (None, Move::Rest));
    }
}
