### Handys am Tisch: das Blatt im Fenster mit dem Code zum Scannen, und die Seite auf den Handys.

## Das Blatt im Fenster

app-phones-title = Handys
app-phones-keys = Handys an den Tisch holen oder sehen, wer da ist
app-phones-explain = Jeder sieht Ansage, eigenen Platz und Regeln auf dem eigenen Handy, in der eigenen Sprache. Nichts zu installieren; nichts verlässt euer Netz.
app-phones-open = Tisch für Handys öffnen
app-phones-close = Tisch für Handys schließen
app-phones-scan = Mit der Kamera scannen
app-phones-wifi-scan = Zuerst ins WLAN
app-phones-type = oder in den Browser eintippen:
app-phones-which-address = Welches Netz?
app-phones-no-address = Dieser Rechner ist in keinem Netz, also erreicht ihn kein Handy. Verbindet ihn mit einem WLAN oder öffnet auf einem der Handys einen Hotspot.
app-phones-failed = Der Tisch lässt sich hier nicht für Handys öffnen: { $reason }
app-phones-nobody = Noch niemand da? Handy und Rechner müssen im selben WLAN sein. Ein Gäste-WLAN trennt die Geräte oft voneinander, und eine Firewall kann den Port sperren. Ein Hotspot auf einem der Handys hilft immer.
app-phones-here = Mit Handy da: { $names }
app-phones-watching = { $count ->
    [one] Dazu schaut noch jemand zu.
   *[other] Dazu schauen { $count } zu.
}
app-phones-turned-away = { $count ->
    [one] Abgewiesen: ein Besuch ohne gültigen Code.
   *[other] Abgewiesen: { $count } Besuche ohne gültigen Code.
}
app-phones-seen-by-all = Wer in eurem Netz ist und den Code kennt, kann mitlesen. Die Verbindung ist nicht verschlüsselt.
app-phones-send-away = Alle wegschicken
app-phones-free = Platz von { $name } freigeben
app-phones-entry = Am Handy eingeben:
app-phones-entry-watch = nichts
app-phones-entry-own = die eigenen Züge
app-phones-entry-all = alle Züge
app-phones-wifi = WLAN für Gäste: Damit steht ein zweiter Code neben dem ersten. Das bleibt auf diesem Rechner.
app-phones-wifi-name = Name des WLANs
app-phones-wifi-password = Passwort
app-phones-needs-game = Handys können an den Tisch, sobald eine Partie läuft.
app-phones-left-out = Dieses Programm wurde ohne Handys gebaut.

## Was sich am Handy eingeben lässt, auf Knöpfen

app-phones-bid = Bieten
app-phones-how-much = Wie viel?
app-phones-cards = Karten
app-phones-how-many = Wie viele Karten?
app-phones-how-many-shown = Wie viele Waren zeigen sie? (freiwillig)
app-phones-give = Karten, die du gibst
app-phones-get = Karten, die du bekommst
app-phones-gets-lot = { $name } bekommt das Angebot
app-phones-lead = { $name } führt
app-phones-pawn-to = Die Figur geht an { $name }
app-phones-gold = Goldmünzen (je { $worth } Silber)

## Die Seite: hereinkommen

app-phones-who = Wer bist du?
app-phones-pick-seat = Tipp auf deinen Namen. Die Seite spricht dann deine Sprache.
app-phones-just-watch = Nur zuschauen
app-phones-taken = hat schon ein Handy
app-phones-which-language = Sprache der Seite
app-phones-no-entry = Bitte den Code scannen
app-phones-scan-again = Diese Seite ist für alle, die am Tisch sitzen. Scann den Code auf dem Laptop oder tipp die Adresse neu ein: Die alte gilt vielleicht nicht mehr.
app-phones-slow-down = Zu viele Versuche. Warte ein paar Sekunden und versuch es dann noch einmal.
app-phones-seat-taken = Diesen Platz hat schon jemand auf dem Handy. Wenn das ein Irrtum ist, gebt ihn auf dem Laptop frei.
app-phones-full = Hier sind schon zu viele Handys.
app-phones-bad-request = Das war nicht zu verstehen. Geh zurück zum Tisch und versuch es noch einmal.

## Die Seite: der Tisch

app-phones-your-turn = Du bist dran!
app-phones-no-game = Gerade läuft keine Partie.
app-phones-out-of-touch = Keine Verbindung zum Laptop. Was du siehst, kann veraltet sein. Neuer Versuch …
app-phones-you-are = Du bist { $name }
app-phones-you-watch = Du schaust zu
app-phones-change = Platz und Sprache
app-phones-sound = Ton, wenn ich dran bin
app-phones-enter = Was du tun kannst
app-phones-enter-for = Für { $name }
app-phones-more = Mehr
app-phones-mine = Dein Platz
app-phones-around = Rund um den Tisch
app-phones-on-table = Auf dem Tisch
app-phones-happened = Was gerade geschehen ist
app-phones-last = Letzte Einträge
app-phones-rule = Die Regel dazu
app-phones-result = Das Ergebnis
app-phones-why = Warum?
app-phones-your-hand = Auf deiner Hand, soweit es alle gesehen haben:
app-phones-to-table = Zurück zum Tisch
app-phones-to-top = Zur Ansage
app-phones-search = In den Regeln suchen
app-phones-found-nothing = Nichts gefunden.
app-phones-still = Ohne Skript lädt sich die Seite alle paar Sekunden neu.
app-phones-hold-still = Zum Tippen anhalten
app-phones-let-run = Wieder von selbst neu laden

## Die Seite: eingeben

app-phones-type-move = Tipp einen Zug, etwa „{ $example }“
app-phones-read = Was hieße das?
app-phones-confirm = Eintragen
app-phones-choose = Auswählen …
app-phones-none = keine
app-phones-stale = Inzwischen ging es am Tisch weiter. So steht es jetzt; was du getippt hast, ist noch da.
app-phones-not-yours = Von diesem Handy aus gehen nur deine eigenen Züge.
app-phones-only-watch = An diesem Tisch wird auf dem Laptop eingegeben.
app-phones-busy = Der Laptop antwortet nicht. Es wurde nichts eingetragen; versuch es noch einmal.
app-phones-not-kept = Der Laptop konnte es nicht speichern. Schaut dort nach.
app-phones-undo-there = Rückgängig machen und wiederholen geht am Laptop.
app-phones-yes = Ja, eintragen
app-phones-not-complete = Da fehlt etwas oder passt nicht: { $reason }
app-phones-page-title = { $call } – { $game }
app-phones-vizier = Beim Großwesir: Wie viele Würfel zeigst du von { $good }?
app-phones-secret = Niemand sieht deine Zahl, bevor alle geantwortet haben.
app-phones-answered = Deine Antwort ist da; du kannst sie noch ändern. Es fehlen noch andere …
app-phones-asked = Am Handy gefragt, Antwort steht noch aus: { $names }
