### The keys, as the help shows them: what each does. Keys themselves are written by the program.

app-keys-title = Tasten
app-keys-seat = Das Angebot geht an diesen Platz; in der Kartenauswahl: wer es ist
app-keys-value = Das Gebot erhöhen oder senken
app-keys-confirm = Bieten, eintragen, bestätigen
app-keys-pass = Passen oder nichts nehmen
app-keys-kind = Diese Sorte nehmen; in der Kartenauswahl: erst die Sorte, dann den Wert 1 bis 4
app-keys-remove = Die zuletzt gewählte Karte zurücklegen
app-keys-sell = Verkaufen
app-keys-discard = Ablegen
app-keys-undo = Rückgängig
app-keys-redo = Wiederholen
app-keys-rule = Die Regel dazu: was gerade gilt oder warum etwas nicht geht
app-keys-journal = Buch
app-keys-totals = Zwischenstände
app-keys-language = Nächste Sprache
app-keys-help = Diese Liste
app-keys-close = Schließen, zurück
app-keys-field = Nächstes oder voriges Feld
app-keys-name-enter = Eingabe
app-keys-name-space = Leertaste
app-keys-name-backspace = Rücktaste
app-keys-name-escape = Esc
app-keys-name-control = Strg
app-keys-name-shift = Umschalt
