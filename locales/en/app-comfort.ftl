### Comfort: the voice, the clocks, and what moves.

## Settings

app-comfort-voice = Voice
app-comfort-voice-off = Silent
app-comfort-voice-on = Says whose turn it is
app-comfort-voice-brief = Only whose turn it is
app-comfort-voice-detail = Also what to do
# $engine (text): the program that speaks.
app-comfort-voice-engine = Everybody is called in their own language, through { $engine }.
app-comfort-voice-none = Nothing on this computer can speak yet. Install espeak-ng or Speech Dispatcher (on Debian and Ubuntu: sudo apt install espeak-ng), then start Fondaco again.
app-comfort-voice-try = Try it
# What the voice says when it is tried.
app-comfort-voice-sample = Good evening. I will tell you whose turn it is.
app-comfort-voice-hoarse = The voice has failed. Calls can still be read.
app-comfort-timer = Clock for each turn
app-comfort-timer-off = No clock
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
app-comfort-clock = Clock of the game
app-comfort-clock-off = No clock
app-comfort-clock-on = How long you have been at the table
app-comfort-clock-hint = At the table
app-comfort-motion = Motion
app-comfort-motion-some = A little, where it explains
app-comfort-motion-none = Nothing moves

## Keys

app-comfort-keys-voice = Switch the voice on or off

## The end of a game.

app-comfort-reveal = The result
app-comfort-reveal-off = All at once
app-comfort-reveal-on = From last place to first
