//! What texts of Byzanz can choose by: `(choice: byzanz kind)` is `Kind`.

use crate::i18n::message::choices;

choices! {
    EntryMethod = crate::rules::byzanz::EntryMethod,
    Kind = crate::rules::byzanz::Kind,
    Lesson = crate::rules::byzanz::Lesson,
    Moment = crate::rules::byzanz::Moment,
    Place = crate::i18n::byzanz::refusal::PlaceWord,
    Verb = crate::i18n::byzanz::quick::Verb,
}
