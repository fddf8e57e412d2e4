//! What is said about a move that is being typed, and the words in which it can be typed.

use super::{Number, Text};
use crate::i18n::quick::{Ask, ByzanzVerb, KathaiVerb, SilkRoadSmall, SilkRoadVerb};
use crate::rules::{byzanz, kathai, silk_road};

messages! {
    QuickFillers = "quick-fillers" {}
    QuickNumbers = "quick-numbers" {}

    QuickTooLong = "quick-too-long" { limit: Number }
    QuickUnknown = "quick-unknown" { word: Text }
    QuickOutside = "quick-outside" { number: Text, least: Number, most: Number }
    QuickUnclear = "quick-unclear" { word: Text }
    QuickSeveral = "quick-several" { word: Text, meanings: Text }
    QuickExamples = "quick-examples" { words: Text }
    QuickEnd = "quick-end" {}
    QuickAsk = "quick-ask" { what: Ask }
    QuickRange = "quick-range" { least: Number, most: Number }

    QuickByzanzVerb = "quick-byzanz-verb" { verb: ByzanzVerb }
    QuickByzanzKind = "quick-byzanz-kind" { kind: byzanz::Kind }

    QuickKathaiVerb = "quick-kathai-verb" { verb: KathaiVerb }
    QuickKathaiGood = "quick-kathai-good" { good: kathai::Good }
    QuickKathaiPayment = "quick-kathai-payment" { payment: kathai::Payment }

    QuickSilkRoadVerb = "quick-silk-road-verb" { verb: SilkRoadVerb }
    QuickSilkRoadSmall = "quick-silk-road-small" { word: SilkRoadSmall }
    QuickSilkRoadDeed = "quick-silk-road-deed" { tile: silk_road::Tile }
    QuickSilkRoadTile = "quick-silk-road-tile" { tile: silk_road::Tile }
    QuickSilkRoadGood = "quick-silk-road-good" { good: silk_road::Good }
}
