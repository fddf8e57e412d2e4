//! What is said where people learn a game: in a demo, and in hints.

use super::{GameId, Number};
use crate::rules::{byzanz, kathai, silk_road};

messages! {
    AppDemoSee = "app-demo-see" {}
    AppDemoSeeHint = "app-demo-see-hint" {}
    AppDemoNext = "app-demo-next" {}
    AppDemoBefore = "app-demo-before" {}
    AppDemoStep = "app-demo-step" { number: Number, steps: Number }
    AppDemoPart = "app-demo-part" { title: GameId }
    AppDemoPlayOn = "app-demo-play-on" {}
    AppDemoLeave = "app-demo-leave" {}
    AppDemoTry = "app-demo-try" {}
    AppDemoReturn = "app-demo-return" {}
    AppDemoHappens = "app-demo-happens" {}
    AppDemoBeforeFirst = "app-demo-before-first" {}
    AppDemoOthers = "app-demo-others" {}
    AppDemoHush = "app-demo-hush" {}
    AppDemoHints = "app-demo-hints" {}
    AppDemoHintsShown = "app-demo-hints-shown" {}
    AppDemoHintsOff = "app-demo-hints-off" {}
    AppDemoKeys = "app-demo-keys" {}

    AppDemoByzanz = "app-demo-byzanz" { lesson: byzanz::Lesson }
    AppDemoHowByzanz = "app-demo-how-byzanz" { way: byzanz::EntryMethod }
    AppDemoKathai = "app-demo-kathai" { lesson: kathai::Lesson }
    AppDemoHowKathai = "app-demo-how-kathai" { way: kathai::EntryMethod }
    AppDemoSilkRoad = "app-demo-silk-road" { lesson: silk_road::Lesson }
    AppDemoHowSilkRoad = "app-demo-how-silk-road" { way: silk_road::EntryMethod }
}
