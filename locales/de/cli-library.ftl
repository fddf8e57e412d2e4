### The library in the terminal.

## What the commands do, in the help.

cli-library-history = Die Partien im Archiv auflisten oder zeigen, wie eine davon steht
cli-library-watch = Eine laufende Partie verfolgen: eine Zeile für jede Änderung, bis sie zu Ende ist
cli-library-stats = Wer am häufigsten gewinnt
cli-library-export = Eine Partie weitergeben: als Aufzeichnung, Tabelle, Link oder Ergebnisblatt
cli-library-import = Partien aus einer Datei übernehmen; was schon da ist, kommt nicht doppelt
cli-library-box = Was ihr einmal über eure Spiele verraten habt: zeigen, mitnehmen, übernehmen
cli-library-backup = Eine Sicherung des Archivs anlegen
cli-library-verify = Das ganze Archiv lesen und sagen, ob alles in Ordnung ist

## Their arguments, in the help.

cli-library-arg-id = Die Nummer einer Partie oder ihre Kennung
cli-library-arg-id-all = Die Nummer einer Partie, ihre Kennung oder „all“ für alle
cli-library-arg-as = json, csv, bgstats, svg oder png
cli-library-arg-out = In diese Datei schreiben statt ins Terminal
cli-library-arg-people = Nur Partien mit diesen Leuten
cli-library-arg-since = Nur Partien ab diesem Tag, geschrieben wie 2026-03-07
cli-library-arg-until = Nur Partien bis zu diesem Tag
cli-library-arg-deleted = Die gelöschten Partien zeigen
cli-library-arg-page = Welche Seite der Liste
cli-library-arg-all = Die ganze Liste auf einmal
cli-library-arg-force = Eine vorhandene Datei überschreiben
cli-library-arg-name = Wessen Statistik; ohne Namen die von allen
cli-library-arg-game = Nur dieses Spiel
cli-library-arg-preview = Nur sagen, was passieren würde
cli-library-arg-box = show, export oder import
cli-library-arg-box-file = Die Datei, die geschrieben oder gelesen wird
cli-library-arg-dark = Ein dunkles Ergebnisblatt

## What they say.

cli-library-empty = Hier gibt es noch keine Partien.
cli-library-no-page = So viele Partien gibt es nicht.
cli-library-more = Es gibt noch mehr: --page { $page } oder --all.
cli-library-stuck = Eintrag { $number } ist verloren gegangen oder verstößt inzwischen gegen die Regeln. Die Partie steht so da wie vor diesem Eintrag.
cli-library-cut = Von Partie { $number } stehen nur die Einträge vor der Lücke im Export: { $entries }.
cli-library-left-out = Diese Version von Fondaco kann Partie { $number } nicht lesen; sie fehlt im Export.
cli-library-exists = { $path } gibt es schon. Es wurde nichts geschrieben; mit --force wird die Datei überschrieben.
cli-library-own = { $path } gehört zum Archiv. Nehmt eine andere Datei.
cli-library-sound-now = { $games ->
    [one] Eine Partie; was jetzt im Archiv steht, ist in Ordnung.
   *[other] { $games } Partien; was jetzt im Archiv steht, ist in Ordnung.
}
cli-library-no-game = Eine Partie „{ $given }“ gibt es nicht.
cli-library-watch-corrected = Korrigiert: { $entry }
cli-library-watch-added = Nachgetragen: { $entry }
cli-library-watch-struck = Gestrichen: { $entry }
cli-library-watch-goes-on = Die Partie geht weiter.
cli-library-watch-deleted = Die Partie „{ $given }“ wurde gelöscht.
cli-library-watch-gone = Die Partie „{ $given }“ ist nicht mehr da.
cli-library-line = { $number }  { $date }  { $game }  { $summary }
cli-library-nobody = Unter dem Namen „{ $name }“ hat hier noch niemand eine Partie zu Ende gespielt.
cli-library-nobody-in = Unter dem Namen „{ $name }“ hat hier noch niemand eine Partie { $game } zu Ende gespielt.
cli-library-one-only = Alle Partien auf einmal gehen nur als json oder csv.
cli-library-not-over = Diese Partie ist noch nicht zu Ende: Es gibt noch kein Ergebnis zum Weitergeben.
cli-library-picture = Ein Bild lässt sich hier nicht zeigen. Gebt mit --out eine Datei dafür an.
cli-library-written = Geschrieben: { $path }
cli-library-backed-up = Sicherung: { $path }
cli-library-sound = { $games ->
    [one] Eine Partie, alles in Ordnung.
   *[other] { $games } Partien, alles in Ordnung.
}
cli-library-person = { $name }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $wins ->
    [one] ein Sieg
   *[other] { $wins } Siege
}, längste Serie { $streak }. { $points }: im Schnitt { $average }, Rekord { $best }. { $figures }.
cli-library-rounds = { $name }, { $what }: { $rounds }.
