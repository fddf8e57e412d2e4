//! What texts of Kathai can choose by: `(choice: kathai good)` is `Good`.

use crate::i18n::message::choices;

choices! {
    Good = fondaco_rules::kathai::Good,
    Payment = fondaco_rules::kathai::Payment,
    Piece = crate::i18n::kathai::glossary::Piece,
    Play = crate::i18n::kathai::glossary::Play,
    Verb = crate::i18n::kathai::quick::Verb,
}
