### Taking a game along: files and the code for a phone, on the page with the result.

app-take-title = Mitnehmen
app-take-bgstats = Scannt den Code mit dem Handy, dann landet das Ergebnis in BG Stats. Ein Klick macht den Code groß.
app-take-link = Link kopieren
app-take-record = Partiedatei
app-take-csv = Tabelle (CSV)
app-take-svg = Ergebnisblatt (SVG)
app-take-png = Ergebnisblatt (Bild)
app-take-saved = Gespeichert: { $path }
app-take-failed = { $path } lässt sich nicht speichern. { $reason }

app-take-open-folder = Ordner öffnen
app-take-not-opened = Auf diesem Rechner lässt sich der Ordner nicht öffnen. Die Datei liegt in { $path }
app-take-put-away = Klickt oder drückt Esc, dann wird der Code wieder klein.
