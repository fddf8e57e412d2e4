### Comfort: the voice, the clocks, and what moves.

## Settings

app-comfort-voice = Stimme
app-comfort-voice-off = Stumm
app-comfort-voice-on = Sagt an, wer dran ist
app-comfort-voice-brief = Nur wer dran ist
app-comfort-voice-detail = Auch was zu tun ist
app-comfort-voice-engine = Wer dran ist, hört es in der eigenen Sprache. Es spricht { $engine }.
app-comfort-voice-none = Auf diesem Rechner gibt es noch keine Sprachausgabe. Installiert espeak-ng oder Speech Dispatcher (unter Debian und Ubuntu: sudo apt install espeak-ng) und startet Fondaco dann neu.
app-comfort-voice-try = Ausprobieren
app-comfort-voice-sample = Guten Abend. Ich sage euch, wer an der Reihe ist.
app-comfort-voice-hoarse = Die Stimme hat versagt. Lesen könnt ihr die Ansagen weiterhin.
app-comfort-timer = Uhr für jeden Zug
app-comfort-timer-off = Keine Uhr
app-comfort-timer-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
app-comfort-timer-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
app-comfort-timer-hint = Restzeit für diesen Zug
app-comfort-clock = Uhr für die Partie
app-comfort-clock-off = Keine Uhr
app-comfort-clock-on = Wie lange ihr schon am Tisch sitzt
app-comfort-clock-hint = Zeit am Tisch
app-comfort-motion = Animationen
app-comfort-motion-some = Wenige, wo sie etwas erklären
app-comfort-motion-none = Keine

## Keys

app-comfort-keys-voice = Stimme ein- oder ausschalten

app-comfort-reveal = Das Ergebnis
app-comfort-reveal-off = Alles auf einmal
app-comfort-reveal-on = Vom letzten Platz zum ersten
