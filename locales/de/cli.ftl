### The terminal face: help and messages.

## Help

cli-about = Ein Begleiter für Handelsspiele, mit echten Karten am echten Tisch
cli-setup = So baut ihr das Spiel auf
cli-rules = Das Regelheft
cli-check = Prüfen, ob in einer Aufzeichnung jeder Zug erlaubt ist
cli-score = Das Ergebnis einer Aufzeichnung, mit Begründung
cli-demo = Eine fertige Partie Schritt für Schritt ansehen, mit Erklärungen, im Fenster
cli-arg-demo = Das Spiel; ohne Angabe { $game }
cli-arg-game = Das Spiel
cli-arg-players = Wie viele mitspielen
cli-arg-search = Nur Regeln zeigen, in denen alle diese Wörter vorkommen
cli-arg-section = Eine Regel oder ein Kapitel zeigen, nach der Kennung
cli-arg-words = Die Wörter des Spiels in allen Sprachen nebeneinander zeigen
cli-arg-file = Die Aufzeichnung einer Partie; - liest die Standardeingabe
cli-arg-lang = Sprache: en, de oder it
cli-arg-json = JSON ausgeben
cli-arg-data-dir = Der Ordner für Partien und Einstellungen
cli-arg-help = Diese Hilfe zeigen
cli-arg-serve = Das Fenster öffnen, die wartende Partie fortsetzen und Handys an den Tisch holen; die Adresse steht in der Ausgabe
cli-arg-version = Die Version zeigen
cli-heading-usage = Aufruf
cli-heading-commands = Befehle
cli-heading-arguments = Argumente
cli-heading-options = Optionen

## What went wrong on the command line

cli-unknown-argument = „{ $given }“ ist hier nicht bekannt. --help zeigt, was möglich ist.
cli-invalid-choice = „{ $given }“ passt nicht zu { $argument }. Möglich: { $known }.
cli-invalid-value = „{ $given }“ passt nicht zu { $argument }.
cli-missing = Es fehlt noch: { $arguments }. --help zeigt, wie es geht.
cli-usage = So lässt sich der Befehl nicht lesen. --help zeigt, wie es geht.
cli-players = { $game } ist für { $least } bis { $most } Personen, nicht für { $found ->
    [one] eine
   *[other] { $found }
}.
cli-no-section = Eine Regel „{ $id }“ gibt es nicht. Die Kennungen stehen im Regelheft in eckigen Klammern.
cli-nothing-found = Keine Regel enthält diese Wörter.
cli-found-in = Fundstelle ({ $language }): { $text }

## Files

cli-file = { $file }: { $reason }
cli-file-not-found = Diese Datei gibt es nicht.
cli-file-denied = Diese Datei darf das Programm nicht lesen.
cli-file-directory = Das ist ein Ordner, keine Datei.
cli-file-unreadable = Diese Datei lässt sich nicht lesen.
cli-standard-input = Standardeingabe
cli-not-written = Die Antwort ließ sich nicht schreiben.

## Why there is no window

local-in-terminal = Alles andere geht im Terminal: „fondaco --help“ zeigt, wie.
cli-no-screen = Hier gibt es keinen Bildschirm für ein Fenster: Weder WAYLAND_DISPLAY noch DISPLAY nennt einen. { local-in-terminal }
cli-screen-refused = Der Bildschirm „{ $name }“, den { $variable } nennt, antwortet nicht oder lässt das Programm nicht herein. { local-in-terminal }
cli-library-missing =
    { $count ->
        [one] Für das Fenster fehlt eine Bibliothek: { $libraries }. So installiert ihr sie:
       *[other] Für das Fenster fehlen Bibliotheken: { $libraries }. So installiert ihr sie:
    }
    { "  " }Debian, Ubuntu: sudo apt install { $debian }
    { "  " }Fedora: sudo dnf install { $fedora }
    { "  " }Arch: sudo pacman -S { $arch }
    { local-in-terminal }
cli-fault = Fondaco ist abgebrochen, bevor das Fenster da war. Das ist unser Fehler, nicht eurer. { local-in-terminal } Der Fehler: { $fault }

## Answers

cli-all-legal = { $moves ->
    [one] Der eine Zug ist erlaubt.
   *[other] Alle { $moves } Züge sind erlaubt.
}
cli-next = Als Nächstes: { $due }
cli-refused = Zug { $number } ist nicht erlaubt: „{ $entry }“
cli-unclear = Zug { $number } ist als unklar markiert und zählt nicht: „{ $entry }“
cli-unclear-count = { $moves ->
    [one] Ein Zug ist als unklar markiert und zählt nicht.
   *[other] { $moves } Züge sind als unklar markiert und zählen nicht.
}
cli-rule = → { $title } [{ $id }]
cli-ruling = unsere Auslegung
cli-house = Hausregel: { $text }
