//! The messages about comfort: the voice, the clocks, and what moves.

use super::{Number, Text};

messages! {
    AppComfortVoice = "app-comfort-voice" {}
    AppComfortVoiceOff = "app-comfort-voice-off" {}
    AppComfortVoiceOn = "app-comfort-voice-on" {}
    AppComfortVoiceEngine = "app-comfort-voice-engine" { engine: Text }
    AppComfortVoiceNone = "app-comfort-voice-none" {}
    AppComfortVoiceTry = "app-comfort-voice-try" {}
    AppComfortVoiceSample = "app-comfort-voice-sample" {}
    AppComfortVoiceHoarse = "app-comfort-voice-hoarse" {}
    AppComfortTimer = "app-comfort-timer" {}
    AppComfortTimerOff = "app-comfort-timer-off" {}
    AppComfortTimerSeconds = "app-comfort-timer-seconds" { seconds: Number }
    AppComfortTimerMinutes = "app-comfort-timer-minutes" { minutes: Number }
    AppComfortTimerHint = "app-comfort-timer-hint" {}
    AppComfortClock = "app-comfort-clock" {}
    AppComfortClockOff = "app-comfort-clock-off" {}
    AppComfortClockOn = "app-comfort-clock-on" {}
    AppComfortClockHint = "app-comfort-clock-hint" {}
    AppComfortMotion = "app-comfort-motion" {}
    AppComfortMotionSome = "app-comfort-motion-some" {}
    AppComfortMotionNone = "app-comfort-motion-none" {}
    AppComfortKeysVoice = "app-comfort-keys-voice" {}
}
