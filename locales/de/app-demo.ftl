### A finished game to step through, with explanations, and short hints in people’s first games.

## The way there

app-demo-see = Zuschauen
app-demo-see-hint = Eine fertige Partie Schritt für Schritt, mit Erklärungen

## The bar along the bottom

app-demo-next = Weiter
app-demo-before = Zurück
app-demo-step = Schritt { $number } von { $steps }
app-demo-play-on = Ab hier selbst spielen
app-demo-leave = Schluss
app-demo-try = Nur zum Ausprobieren: Gespeichert wird nichts.
app-demo-return = Zurück zur Vorführung

## Beside the table

app-demo-happens = Was hier passiert
app-demo-before-first = Die Partie beginnt
app-demo-others = Ihr könnt auch zuschauen bei

## Hints

app-demo-hush = Keine Hinweise mehr
app-demo-hints = Hinweise für die ersten Partien
app-demo-hints-shown = Zeigen
app-demo-hints-off = Weglassen
app-demo-keys = In der Vorführung: ein Schritt zurück oder weiter
