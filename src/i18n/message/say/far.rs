//! The messages of far mode.

use super::{Number, Text};

messages! {
    AppFarOpen = "app-far-open" {}
    AppFarTurn = "app-far-turn" {}
    AppFarClose = "app-far-close" {}
    AppFarHighest = "app-far-highest" { name: Text, value: Number }
    AppFarLead = "app-far-lead" { name: Text, silver: Number }
    AppFarBids = "app-far-bids" { silver: Number }
    AppFarDrowsy = "app-far-drowsy" {}
    AppFarReason = "app-far-reason" {}
    AppFarKeys = "app-far-keys" {}
    AppFarKeysTurn = "app-far-keys-turn" {}
}
