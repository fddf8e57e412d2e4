### Why a file is not a record of a game. One line each, shown behind the file's name.

record-too-large = Das ist zu groß für eine Partie: mehr als { $limit } kB.
record-not-json = Das lässt sich nicht als JSON lesen: Zeile { $line }, Spalte { $column }.
record-fault = { $place }: { $fault }

## The faults.

record-missing = Das fehlt.
record-unknown = Das gehört nicht hierher.
record-twice = Das steht hier doppelt.
record-not-both = Entweder dies oder „{ $other }“, nicht beides.
record-expected = { $expected ->
    [object] Hierher gehört ein Objekt in geschweiften Klammern.
    [list] Hierher gehört eine Liste in eckigen Klammern.
    [text] Hierher gehört ein Text in Anführungszeichen.
    [whole] Hierher gehört eine ganze Zahl ab 0.
   *[flag] Hierher gehört entweder true oder false.
}
record-version = Das ist die Version „{ $found }“. Lesbar ist nur „{ $known }“.
record-game = Das Spiel „{ $found }“ ist nicht bekannt.
record-word = „{ $found }“ ist hier nicht bekannt. Möglich: { $known }.
record-card = „{ $found }“ ist keine Karte dieses Spiels.
record-camels = Eine Kurskarte zeigt { $least } bis { $most } Kamele, nicht { $found }.
record-good-twice = Diese Ware liegt zweimal in der Reihe: { $good }.
record-players = { $found ->
    [one] Hier spielt einer
   *[other] Hier spielen { $found }
} mit, das Spiel ist aber für { $least } bis { $most }.
record-seat = Einen Platz { $found } gibt es nicht. Die Plätze gehen von 0 bis { $last }.
record-id = Die Kennung „{ $found }“ darf nur kleine Buchstaben, Ziffern und Bindestriche haben, höchstens 64.
record-time = „{ $found }“ ist keine Zeitangabe. Richtig wäre zum Beispiel 2026-11-16T19:30:00Z.
record-name-empty = Der Name ist leer.
record-name-too-long = Der Name hat { $length } Zeichen. Erlaubt sind höchstens { $limit }.
record-name-unprintable = Der Name enthält Steuerzeichen.
record-name-twice = Den Namen „{ $name }“ gibt es hier zweimal.
