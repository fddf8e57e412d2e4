### The library: every game that was kept, and bringing games in.

app-library-empty = Noch keine Partien. Jede, die ihr spielt, findet ihr später hier.
app-library-none = Dazu passt keine Partie.
app-library-won = Sieg für { $names } mit { $points }
app-library-unread = Partie { $number } lässt sich nicht lesen und bleibt, wie sie ist. { $reason }
app-library-misfit = Eintrag { $number } dieser Partie verstößt gegen die Regeln. Ihr seht die Partie bis dorthin. Spielt ihr weiter, wird daraus eine neue; die alte bleibt, wie sie ist.

## The pages

app-library-games = Partien
app-library-statistics = Statistik

## Which games are shown

app-library-search = Wer war dabei?
app-library-any-game = Alle Spiele
app-library-all = Alle
app-library-waiting = Laufende
app-library-finished = Beendete
app-library-deleted = Gelöschte
app-library-any-time = Egal wann
app-library-month = Letzte 30 Tage
app-library-year = Letzte 12 Monate
app-library-more = Mehr zeigen

## Beside a game

app-library-delete = Löschen
app-library-bring-back = Zurückholen
app-library-gone = Partie { $number } ist gelöscht.

## Bringing games in from a file

app-library-import = Partien einlesen
app-library-import-hint = Zieht eine Partiedatei in dieses Fenster, gebt an, wo sie liegt, oder wählt sie unten aus:
app-library-import-path = Datei
app-library-import-look = Hineinschauen
app-library-import-take = Übernehmen
app-library-import-leave = Doch nicht
app-library-import-reading = Die Datei wird gelesen: { $percent }{ "\u00A0" }%
app-library-import-stop = Abbrechen
app-library-files-up = Eine Ebene höher
app-library-files-none = In diesem Ordner liegen keine Partiedateien.
app-library-minutes = { $minutes } Min.
app-library-broken-off = Abgebrochene
