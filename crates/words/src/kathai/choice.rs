//! What texts of Kathai can choose by: `(choice: kathai good)` is `Good`.

use crate::message::choices;

choices! {
    Good = fondaco_rules::kathai::Good,
    Payment = fondaco_rules::kathai::Payment,
    Piece = crate::kathai::glossary::Piece,
    Play = crate::kathai::glossary::Play,
    Verb = crate::kathai::quick::Verb,
}
