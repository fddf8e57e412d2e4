### The keys, as the help shows them: what each does. Keys themselves are written by the program.

app-keys-title = Tasten: { $game }
app-keys-value = Das Gebot erhöhen oder senken
app-keys-confirm = Bieten, eintragen, bestätigen
app-keys-sell = Verkaufen
app-keys-discard = Abwerfen
app-keys-undo = Rückgängig
app-keys-redo = Wiederholen
app-keys-rule = Die Regel dazu: was gerade gilt oder warum etwas nicht geht
app-keys-journal = Buch
app-keys-past = Im Buch zurückblättern und wieder vor
app-keys-totals = Zwischenstände
app-keys-language = Nächste Sprache
app-keys-help = Diese Liste
app-keys-close = Schließen, zurück
app-keys-field = Zum nächsten Feld oder Knopf und wieder zurück
app-keys-name-enter = Eingabe
app-keys-name-space = Leertaste
app-keys-name-backspace = Rücktaste
app-keys-name-escape = Esc
app-keys-name-control = Strg
app-keys-name-shift = Umschalt
app-keys-name-page-up = Bild ↑
app-keys-name-page-down = Bild ↓

## Keys where they act, on the table

app-keys-on-screen = Tasten anzeigen
app-keys-shown = Dort, wo sie wirken
app-keys-hidden = Gar nicht
