### The manual pages: whatever the command line does not say of itself.

## Headings

manual = Fondaco-Handbuch
name = Bezeichnung
synopsis = Übersicht
describes = Beschreibung
examples-heading = Beispiele
files-heading = Dateien
environment-heading = Umgebungsvariablen
exit-heading = Rückgabewert
see-also = Siehe auch

## The page of the program. In lists, two bars part a name from what is said of it.

description =
    Fondaco hilft allen, die Handelsspiele mit echten Karten am echten Tisch spielen: Byzanz, Kathai und Silk Road.
    Es sagt, wie ihr aufbaut, wer an der Reihe ist und was dann erlaubt ist, prüft, was ihr eingebt, zählt mit und erklärt jede Regel und jede Zahl, auf Italienisch, Deutsch und Englisch, an jedem Platz in der eigenen Sprache.

    Ohne Befehl öffnet sich das Fenster.
    Bis auf demo erledigen die Befehle alles im Terminal und brauchen keinen Bildschirm.
    Solange ein Fenster offen ist, kann das Terminal im Archiv lesen, aber nichts hineinschreiben.
examples =
    fondaco || Öffnet das Fenster.
    fondaco demo kathai || Eine fertige Partie Kathai im Fenster, Schritt für Schritt.
    fondaco setup byzanz --players 5 || So baut ihr zu fünft auf.
    fondaco rules kathai --search Kamele Kurskarte || Die Regeln von Kathai, in denen beides vorkommt.
    fondaco score partie.json || Wer gewonnen hat, und warum.
    fondaco export 7 --as png --out blatt.png || Das Ergebnisblatt von Partie 7 als Bild.
files =
    ~/.local/share/fondaco/fondaco.db || Das Archiv: jede Partie, Zug für Zug.
    ~/.local/share/fondaco/backups/ || Seine Sicherungen.
    ~/.local/share/fondaco/damaged/ || Was beschädigt war und durch eine Sicherung ersetzt wurde.
    ~/.local/share/fondaco/settings.json || Die Einstellungen.
environment =
    LANGUAGE, LC_ALL, LC_MESSAGES, LANG || Die Sprache, wenn --lang keine nennt; Englisch, wenn es keine von unseren ist.
    XDG_DATA_HOME || Der Ordner, in dem der Ordner fondaco liegt, statt ~/.local/share.
    WAYLAND_DISPLAY, DISPLAY || Der Bildschirm für das Fenster.
exit =
    0 || Alles ist in Ordnung.
    1 || Ein Zug ist nicht erlaubt, das Archiv war beschädigt, oder das Fenster lässt sich nicht öffnen; das Programm sagt, warum.
    2 || Mit der Eingabe lässt sich nichts anfangen.
    130 || Jemand hat Strg+C gedrückt; geändert wurde nichts.

## The pages of the commands.

fondaco-setup =
    Sagt, wie ihr aufbaut: alle Karten, Münzen und Warensteine mit ihrer Anzahl, der Reihe nach, dazu die Summe zum Nachzählen.
    Was das Los entscheidet, wird gleich ausgelost.
fondaco-rules =
    Zeigt das Regelheft eines Spiels.
    Wo die gedruckten Regeln etwas offenlassen, ist unsere Auslegung als solche gekennzeichnet.
    Die Suche achtet nicht auf Großschreibung, Akzente, Endungen und Sprache und verzeiht einen falschen Buchstaben.
    Die Wörter des Spiels gibt es auch in allen Sprachen nebeneinander.
fondaco-check =
    Liest die Aufzeichnung einer Partie und sagt, ob jeder Zug erlaubt ist.
    Wenn nicht, nennt es die Regel und den nächstliegenden Zug, der erlaubt wäre.
fondaco-score =
    Liest die Aufzeichnung einer Partie und sagt, wer gewonnen hat und warum: Von jedem Punkt steht da, woher er kommt.
fondaco-history =
    Listet die Partien im Archiv auf, die neueste zuerst.
    Mit der Nummer einer Partie sagt es, wie sie steht und wie der Tisch aussehen muss, damit ihr weiterspielen könnt.
fondaco-watch =
    Sagt, wie eine Partie steht, und dann für jede Änderung in einer Zeile, was eingetragen wurde und was als Nächstes kommt; mit --json steht dort die Partie als Daten.
    Es liest im Archiv, während ein Fenster offen ist und hineinschreibt, und hört auf, wenn die Partie zu Ende ist und das Ergebnis angesehen wurde.
fondaco-stats =
    Sagt für jedes Spiel, wer am häufigsten gewinnt, oder wie es einer einzelnen Person ergangen ist.
fondaco-export =
    Gibt eine Partie weiter: als Aufzeichnung, die Fondaco und andere Programme lesen können, als Tabelle, als Link für BG Stats oder als Ergebnisblatt.
    Alle Partien auf einmal gibt es als json oder csv.
fondaco-import =
    Nimmt Partien ins Archiv auf, aus einer einzelnen Aufzeichnung oder einer Liste davon.
    Was schon da ist, kommt nicht doppelt.
fondaco-box =
    Zeigt, was einmal über die eigenen Spiele verraten wurde, etwa die Städte auf dem Spielplan, schreibt es in eine Datei oder ins Terminal oder übernimmt eine solche Datei.
    Die Partien im Archiv bleiben, wie sie sind.
fondaco-backup =
    Legt jetzt eine Sicherung des Archivs an.
    Beim Start und nach jeder Partie geschieht das auch von selbst.
fondaco-club =
    Bringt diesen Rechner in einen Club, in dem viele Laptops ihre Partien in eine gemeinsame PostgreSQL-Datenbank eintragen, das Clubbuch.
    Damit tretet ihr bei oder aus, übertragt, was fehlt, und seht, wer führt und wer gerade spielt, die Rekorde und einen Plan für die nächste Runde.
fondaco-demo =
    Zeigt im Fenster eine fertige Partie mit Erklärungen neben dem Tisch.
    Ihr könnt sie Schritt für Schritt durchgehen und an jeder Stelle selbst weiterspielen; gespeichert wird davon nichts.
fondaco-verify =
    Liest jede Zeile des Archivs und vergleicht sie mit ihrer Prüfsumme.
