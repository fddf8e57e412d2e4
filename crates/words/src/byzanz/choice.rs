//! What texts of Byzanz can choose by: `(choice: byzanz kind)` is `Kind`.

use crate::message::choices;

choices! {
    Kind = fondaco_rules::byzanz::Kind,
    Moment = fondaco_rules::byzanz::Moment,
    Piece = crate::byzanz::glossary::Piece,
    Place = crate::byzanz::refusal::PlaceWord,
    Play = crate::byzanz::glossary::Play,
    Verb = crate::byzanz::quick::Verb,
}
