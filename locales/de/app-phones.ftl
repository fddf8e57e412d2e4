### Handys am Tisch: das Blatt im Fenster mit dem Code zum Scannen, und die Seite auf den Handys.

## Das Blatt im Fenster

app-phones-title = Handys
app-phones-keys = Handys an den Tisch holen oder sehen, wer da ist
app-phones-explain = Jeder sieht auf dem eigenen Handy, wer dran ist, was vor ihm liegt und was die Regeln sagen, alles in der eigenen Sprache. Ihr müsst nichts installieren, und nichts geht ins Internet.
app-phones-open = Handys an den Tisch holen
app-phones-close = Ohne Handys weiterspielen
app-phones-scan = Scannt den Code mit dem Handy
app-phones-wifi-scan = Zuerst ins WLAN
app-phones-type = oder tippt die Adresse in den Browser ein:
app-phones-which-address = Welches Netz? Klappt eins nicht, nehmt das nächste.
app-phones-no-address = Dieser Rechner ist in keinem Netz, also erreicht ihn kein Handy. Verbindet ihn mit einem WLAN oder mit einem Hotspot auf einem der Handys.
app-phones-failed = Hier können keine Handys an den Tisch: { $reason }
app-phones-nobody = Noch niemand da? Handys und Rechner müssen im selben Netz sein. Ein Gäste-WLAN trennt die Geräte oft voneinander, und eine Firewall auf diesem Rechner lässt vielleicht kein Handy herein. Meistens hilft ein Hotspot auf einem der Handys: Verbindet den Rechner und die anderen Handys damit.
app-phones-here = Mit Handy da: { $names }
app-phones-watching = { $count ->
    [one] Ein Handy schaut nur zu.
   *[other] { $count } Handys schauen nur zu.
}
app-phones-turned-away = { $count ->
    [one] Ein Zugriff wurde abgewiesen.
   *[other] { $count } Zugriffe wurden abgewiesen.
}
app-phones-seen-by-all = Wer in eurem Netz ist und den Code hat, kann zuschauen oder einen freien Platz nehmen. Die Verbindung ist nicht verschlüsselt: Wer das Netz abhört, liest auch ohne Code mit.
app-phones-send-away = Alle wegschicken und den Code ändern
app-phones-free = Platz von { $name } freigeben
app-phones-entry = Am Handy könnt ihr eintragen:
app-phones-entry-watch = nichts
app-phones-entry-own = die eigenen Züge
app-phones-entry-all = alle Züge
app-phones-wifi = Eure Gäste sind noch nicht im WLAN? Tragt Name und Passwort ein, dann steht hier ein zweiter Code, der die Handys ins WLAN bringt. Beides wird nur auf diesem Rechner gespeichert.
app-phones-wifi-name = Name des WLANs
app-phones-wifi-password = Passwort
app-phones-left-out = Diese Fassung des Programms kann keine Handys an den Tisch holen.

## Was sich am Handy eingeben lässt, auf Knöpfen

app-phones-bid = Bieten
app-phones-how-much = Wie viel?
app-phones-cards = Karten
app-phones-which-tile = Welches Plättchen?
# A form for the tiles that have no form of their own.
app-phones-other-tile = Nur ein Plättchen nehmen (nicht benutzen oder für später behalten)
app-phones-for-how-much = Für wie viel? Muss nicht sein.
app-phones-how-many = Wie viele Karten?
app-phones-how-many-shown = Wie oft ist die Ware darauf zu sehen, insgesamt? Muss nicht sein.
app-phones-give = Karten hergeben
app-phones-get = Karten bekommen
app-phones-gets-lot = { $name } bekommt das Angebot
app-phones-lead = { $name } führt
app-phones-pawn-to = Die Figur geht an { $name }
app-phones-gold = Goldmünzen (je { $worth } Silber)

## Die Seite: hereinkommen

app-phones-who = Wer bist du?
app-phones-pick-seat = Tipp auf deinen Namen, dann steht hier alles in deiner Sprache.
app-phones-just-watch = Nur zuschauen
app-phones-taken = schon vergeben
app-phones-which-language = Sprache der Seite
app-phones-no-entry = Bitte den Code scannen
app-phones-scan-again = Diese Seite ist nur für euch am Tisch. Scann den Code auf dem Rechner oder tipp die Adresse ein, die darunter steht: Die alte gilt vielleicht nicht mehr.
app-phones-wait = Einen Moment bitte
app-phones-slow-down = Zu viele Versuche. Warte ein paar Sekunden und versuch es dann noch einmal.
app-phones-seat-taken = Für diesen Platz ist schon ein anderes Handy da. Wenn das nicht stimmt, gebt den Platz am Rechner frei.
app-phones-full = Hier sind schon zu viele Handys.

## Die Seite: der Tisch

app-phones-your-turn = Du bist dran!
app-phones-out-of-touch = Keine Verbindung zum Rechner. Was du siehst, kann veraltet sein. Neuer Versuch …
# The game is put away, or phones are not wanted any more.
app-phones-closed = Handys sind gerade nicht mehr dabei: Die Partie wurde am Rechner geschlossen, oder ihr spielt ohne Handys weiter. Willst du zurück, scann den Code noch einmal.
# The call for whoever counts what they have at the same time as the others.
app-phones-count = Jetzt wird gezählt: Trag ein, was du hast.
app-phones-you-are = Du bist { $name }
app-phones-you-watch = Du schaust zu
app-phones-change = Platz und Sprache
app-phones-sound = Ton, wenn ich dran bin
app-phones-enter = Was du tun kannst
app-phones-enter-for = Für { $name }
app-phones-mine = Dein Platz
app-phones-around = Rund um den Tisch
app-phones-on-table = Auf dem Tisch
app-phones-happened = Was gerade passiert ist
app-phones-last = Letzte Einträge
app-phones-rule = Die Regel dazu
app-phones-result = Das Ergebnis
app-phones-why = Warum?
app-phones-your-hand = Was alle von deiner Hand kennen:
app-phones-to-table = Zurück zum Tisch
app-phones-to-top = Zur Ansage
app-phones-search = In den Regeln suchen
app-phones-found-nothing = Nichts gefunden.
app-phones-still = Ohne JavaScript lädt sich die Seite alle paar Sekunden neu.
app-phones-hold-still = Zum Tippen anhalten
app-phones-let-run = Weiterlaufen lassen

## Die Seite: eingeben

app-phones-type-move = Zug eintippen, etwa „{ $example }“
app-phones-read = Prüfen
app-phones-confirm = Eintragen
app-phones-choose = Auswählen …
app-phones-stale = Nichts eingetragen: Am Tisch ging es inzwischen weiter, oder am Rechner wird gerade korrigiert. Hier siehst du den neuesten Stand, und was du eingetippt hast, ist noch da.
# The same for a move of which nothing was typed, or that can’t be made any more.
app-phones-too-late = Nichts eingetragen: Am Tisch ging es inzwischen weiter. So steht es jetzt.
# Above a form that somebody is filling in.
app-phones-past = Geht nicht mehr
app-phones-not-yours = Hier kannst du nur eintragen, was du selbst machst.
# About another one’s move: the reason would tell what they have.
app-phones-not-possible = Das geht nicht. Warum, sieht auf dem eigenen Handy nur, wer den Zug macht – oder ihr seht am Rechner nach.
app-phones-only-watch = In dieser Partie werden die Züge am Rechner eingetragen.
app-phones-busy = Der Rechner antwortet nicht. Wenn dein Zug nicht gleich auftaucht, versuch es noch einmal.
app-phones-not-kept = Der Rechner konnte es nicht speichern. Dort steht, warum.
app-phones-undo-there = „Rückgängig“ und „Wiederholen“ gibt es nur am Rechner.
app-phones-yes = Ja, eintragen
app-phones-not-complete = So geht es noch nicht. { $reason }
app-phones-page-title = { $call } – { $game }
app-phones-vizier = Großwesir ({ $good }): Wie viele Steine zeigst du?
app-phones-secret = Niemand sieht deine Zahl, bevor alle Handys geantwortet haben.
app-phones-answered = Deine Antwort ist da. Solange noch andere fehlen, kannst du sie ändern.
app-phones-all-answered = Alle Antworten sind da; die Zahlen stehen am Rechner.
# $most (number): how many cubes at most.
app-phones-answer-most = Bitte eine Zahl von 0 bis { $most }.
app-phones-asked = Wessen Antwort am Handy noch fehlt: { $names }
