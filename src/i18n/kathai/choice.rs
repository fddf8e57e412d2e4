//! What texts of Kathai can choose by: `(choice: kathai good)` is `Good`.

use crate::i18n::message::choices;

choices! {
    EntryMethod = crate::rules::kathai::EntryMethod,
    Good = crate::rules::kathai::Good,
    Lesson = crate::rules::kathai::Lesson,
    Payment = crate::rules::kathai::Payment,
    Verb = crate::i18n::kathai::quick::Verb,
}
