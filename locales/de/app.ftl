### The window: its frame, the start, the settings.

app-name = Fondaco
app-about = Euer Begleiter für Handelsspiele am echten Tisch

## Everywhere

app-home = Start
app-back = Zurück
app-undo = Rückgängig
app-redo = Wiederholen
app-keys = Tasten

## The start: large choices. The hints stand beneath them in small print.

app-new = Neue Partie
app-new-hint = Spiel aussuchen, Namen eintragen, dann der Aufbau Schritt für Schritt
app-continue = Fortsetzen
app-continue-game = { $game } fortsetzen
app-continue-hint = { $names }: Runde { $round } von { $rounds }
app-continue-none = Gerade wartet keine Partie.
app-rulebook = Regelheft
app-rulebook-hint = Alle Regeln, in drei Sprachen
app-library = Archiv
app-library-hint = Die Partien, die ihr gespielt habt
app-settings = Einstellungen
app-settings-hint = Sprache, Farben, Schriftgröße

## Settings

app-settings-language = Sprache am Tisch
app-settings-theme = Farben
app-settings-theme-system = Wie das System
app-settings-theme-light = Pergament
app-settings-theme-dark = Nachtmarkt
app-settings-theme-contrast = Hoher Kontrast
app-settings-text = Schriftgröße
app-settings-text-normal = Normal
app-settings-text-large = Groß
app-settings-totals = Zwischenstände bei Byzanz
app-settings-totals-hidden = Verdeckt, so wie euer Gewinn
app-settings-totals-shown = Offen
app-settings-folder = Eure Partien liegen im Ordner { $folder }.

## When something cannot be kept

app-not-kept = Im Ordner { $folder } lässt sich nichts speichern. { $reason } Ihr könnt weiterspielen: Bei jedem Zug versucht es das Programm noch einmal.
app-not-kept-yet = Im Ordner { $folder } lässt sich nichts speichern. { $reason } Wenn ihr das Fenster jetzt schließt, gehen die letzten Züge verloren. Ist das in Ordnung, schließt es noch einmal.
app-not-opened = Die Partien im Ordner { $folder } lassen sich nicht lesen. { $reason }
