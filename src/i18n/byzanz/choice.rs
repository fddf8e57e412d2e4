//! What texts of Byzanz can choose by: `(choice: byzanz kind)` is `Kind`.

use crate::i18n::message::choices;

choices! {
    Kind = crate::rules::byzanz::Kind,
    Moment = crate::rules::byzanz::Moment,
    Place = crate::i18n::byzanz::refusal::PlaceWord,
    Verb = crate::i18n::byzanz::quick::Verb,
}
