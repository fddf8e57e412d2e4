//! What is said where people learn a game: in a demo, and in hints.

use super::{Number, Title};
use crate::rules::{byzanz, kathai, silk_road};

messages! {
    AppDemoSee = "app-demo-see" {}
    AppDemoSeeHint = "app-demo-see-hint" {}
    AppDemoNext = "app-demo-next" {}
    AppDemoBefore = "app-demo-before" {}
    AppDemoStep = "app-demo-step" { number: Number, steps: Number }
    AppDemoPart = "app-demo-part" { title: Title }
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
    AppDemoHowByzanz = "app-demo-how-byzanz" { way: byzanz::Way }
    AppDemoKathai = "app-demo-kathai" { lesson: kathai::Lesson }
    AppDemoHowKathai = "app-demo-how-kathai" { way: kathai::Way }
    AppDemoSilkRoad = "app-demo-silk-road" { lesson: silk_road::Lesson }
    AppDemoHowSilkRoad = "app-demo-how-silk-road" { way: silk_road::Way }
}
