### Handys am Tisch: das Blatt im Fenster mit dem Code zum Scannen, und die Seite auf den Handys.

## Das Blatt im Fenster

app-phones-title = Handys
app-phones-keys = Handys an den Tisch holen oder sehen, wer da ist
app-phones-explain = Auf dem eigenen Handy sieht jeder, wer dran ist, den eigenen Platz und die Regeln, alles in der eigenen Sprache. Ihr müsst nichts installieren, und nichts geht ins Internet.
app-phones-open = Handys an den Tisch holen
app-phones-close = Ohne Handys weiterspielen
app-phones-scan = Scannt das mit dem Handy
app-phones-wifi-scan = Zuerst ins WLAN
app-phones-type = oder tippt das in den Browser ein:
app-phones-which-address = Welches Netz? Klappt eins nicht, nehmt das nächste.
app-phones-no-address = Dieser Rechner ist in keinem Netz, also erreicht ihn kein Handy. Verbindet ihn mit einem WLAN oder mit einem Hotspot auf einem der Handys.
app-phones-failed = Hier können keine Handys an den Tisch: { $reason }
app-phones-nobody = Noch niemand da? Handys und Rechner müssen im selben WLAN sein. Ein Gäste-WLAN trennt die Geräte oft voneinander, und eine Firewall auf diesem Rechner lässt vielleicht kein Handy herein. Meistens hilft ein Hotspot auf einem der Handys: Verbindet den Rechner und die anderen Handys damit.
app-phones-here = Mit Handy da: { $names }
app-phones-watching = { $count ->
    [one] Ein Handy schaut nur zu.
   *[other] { $count } Handys schauen nur zu.
}
app-phones-turned-away = { $count ->
    [one] Abgewiesen: ein Versuch.
   *[other] Abgewiesen: { $count } Versuche.
}
app-phones-seen-by-all = Wer in eurem Netz ist und den Code kennt, kann mitlesen. Die Verbindung ist nicht verschlüsselt.
app-phones-send-away = Alle wegschicken, neuer Code
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
app-phones-for-how-much = Für wie viel? Muss nicht sein.
app-phones-how-many = Wie viele Karten?
app-phones-how-many-shown = Wie oft zeigen sie diese Ware? Muss nicht sein.
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
app-phones-taken = hat schon ein Handy
app-phones-which-language = Sprache der Seite
app-phones-no-entry = Bitte den Code scannen
app-phones-scan-again = Diese Seite ist für alle, die am Tisch sitzen. Scann den Code auf dem Rechner oder tipp die Adresse ein, die darunter steht: Die alte gilt vielleicht nicht mehr.
app-phones-slow-down = Zu viele Versuche. Warte ein paar Sekunden und versuch es dann noch einmal.
app-phones-seat-taken = Diesen Platz hat schon jemand auf dem Handy. Wenn das ein Irrtum ist, lässt er sich am Rechner freigeben.
app-phones-full = Hier sind schon zu viele Handys.

## Die Seite: der Tisch

app-phones-your-turn = Du bist dran!
app-phones-out-of-touch = Keine Verbindung zum Rechner. Was du siehst, kann veraltet sein. Neuer Versuch …
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
app-phones-your-hand = Deine Hand, soweit alle sie kennen:
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
app-phones-stale = Inzwischen ging es am Tisch weiter, darum wurde nichts eingetragen. So steht es jetzt; was du getippt hast, ist noch da.
app-phones-not-yours = Auf diesem Handy kannst du nur deine eigenen Züge eintragen.
app-phones-only-watch = In dieser Partie werden die Züge am Rechner eingetragen.
app-phones-busy = Der Rechner antwortet nicht. Wenn dein Zug nicht gleich auftaucht, versuch es noch einmal.
app-phones-not-kept = Der Rechner konnte es nicht speichern. Dort steht, warum.
app-phones-undo-there = „Rückgängig“ und „Wiederholen“ gibt es nur am Rechner.
app-phones-yes = Ja, eintragen
app-phones-not-complete = Da fehlt etwas, oder etwas stimmt nicht: { $reason }
app-phones-page-title = { $call } – { $game }
app-phones-vizier = Großwesir ({ $good }): Wie viele Steine zeigst du?
app-phones-secret = Niemand sieht deine Zahl, bevor alle geantwortet haben.
app-phones-answered = Deine Antwort ist angekommen; du kannst sie noch ändern. Jetzt fehlen noch andere …
app-phones-asked = Am Handy fehlt noch die Antwort von { $names }
