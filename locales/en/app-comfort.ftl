### Comfort: the voice, the clocks, and what moves.

## Settings

app-comfort-voice = Voice
app-comfort-voice-off = Silent
app-comfort-voice-on = Says whose turn it is
app-comfort-voice-brief = Only whose turn it is
app-comfort-voice-detail = Also what to do
# $engine (text): the program that speaks.
app-comfort-voice-engine = Everyone is called in their own language, using { $engine }.
app-comfort-voice-none = There is no speech program on this computer yet. Install espeak-ng or Speech Dispatcher (on Debian and Ubuntu: sudo apt install espeak-ng), then start Fondaco again.
app-comfort-voice-try = Try it
# What the voice says when it is tried.
app-comfort-voice-sample = Good evening. I’ll tell you whose turn it is.
app-comfort-voice-hoarse = The voice isn’t working. You can still read the calls.
app-comfort-timer = Turn timer
app-comfort-timer-off = No timer
# $seconds (number): how many.
app-comfort-timer-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
# $minutes (number): how many.
app-comfort-timer-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
app-comfort-timer-hint = Time left for this turn
app-comfort-clock = Game clock
app-comfort-clock-off = No clock
app-comfort-clock-on = Shows how long you’ve been playing
app-comfort-clock-hint = Time played
app-comfort-motion = Animation
app-comfort-motion-some = A little, where it helps
app-comfort-motion-none = None

## Keys

app-comfort-keys-voice = Switch the voice on or off

## The end of a game.

app-comfort-reveal = The result
app-comfort-reveal-off = All at once
app-comfort-reveal-on = From last place to first
