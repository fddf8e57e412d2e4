//! What texts of Silk Road can choose by: `(choice: silk road good)` is `Good`.

use crate::message::choices;

choices! {
    Depth = fondaco_rules::silk_road::Depth,
    Direction = fondaco_rules::silk_road::Direction,
    Good = fondaco_rules::silk_road::Good,
    Moment = fondaco_rules::silk_road::Moment,
    Piece = crate::silk_road::glossary::Piece,
    Play = crate::silk_road::glossary::Play,
    SmallWord = crate::silk_road::quick::Small,
    Tile = fondaco_rules::silk_road::Tile,
    Verb = crate::silk_road::quick::Verb,
}
