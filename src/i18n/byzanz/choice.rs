//! What texts of Byzanz can choose by: `(choice: byzanz kind)` is `Kind`.

use crate::i18n::message::choices;

choices! {
    Kind = fondaco_rules::byzanz::Kind,
    Moment = fondaco_rules::byzanz::Moment,
    Piece = crate::i18n::byzanz::glossary::Piece,
    Place = crate::i18n::byzanz::refusal::PlaceWord,
    Play = crate::i18n::byzanz::glossary::Play,
    Verb = crate::i18n::byzanz::quick::Verb,
}
