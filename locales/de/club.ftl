### A club: many tables and one ledger.

## What can go wrong on the way to the ledger.

club-address = Das ist keine Adresse eines Clubbuchs. Sie sieht etwa so aus: postgres://benutzer@server/datenbank
club-not-joined = Dieser Rechner gehört noch zu keinem Club. Beitreten könnt ihr mit „fondaco club join“ oder in den Einstellungen.
# $host (text): a name on the network.
club-name-not-found = Einen Rechner namens { $host } gibt es im Netz nicht. Stimmt der Name, und ist dieser Rechner online?
# $server (text): where the ledger is.
club-unreachable = { $server } antwortet nicht. Vielleicht läuft die Datenbank nicht, oder eine Firewall ist im Weg.
# $server (text): as above. $user (text): the user.
club-password = { $server } lässt { $user } mit diesem Passwort nicht hinein.
# $database (text): its name.
club-no-database = Eine Datenbank namens { $database } gibt es dort nicht.
# $server (text): as above. $reason (text): what is wrong with it.
club-certificate = Dem Zertifikat von { $server } ist nicht zu trauen ({ $reason }). Es wurde nichts gesendet.
# $server (text): a host.
club-other-certificate = { $server } hat nicht das Zertifikat, das in der Adresse steht; deshalb wurde nichts gesendet. Wurde der Server neu eingerichtet, fragt die Clubleitung nach der neuen Adresse.
# $server (text): as above.
club-no-tls = { $server } bietet keine Verschlüsselung an, deshalb wurde nichts gesendet. Wenn ihr dem Netz dazwischen traut, hängt ?sslmode=disable an die Adresse.
# $reason (text): what the database says.
club-denied = Mit diesem Benutzernamen ist das nicht erlaubt. Die Datenbank meldet: { $reason }
club-no-ledger = In dieser Datenbank gibt es noch kein Clubbuch. Wer die Datenbank verwaltet, legt es mit „fondaco club init“ an.
club-already-there = In dieser Datenbank gibt es schon ein Clubbuch. Es wurde nichts geändert.
club-not-utf8 = Diese Datenbank speichert ihre Texte nicht in UTF-8. Legt eine mit ENCODING UTF8 an.
club-newer = Dieses Clubbuch ist für eine neuere Version von Fondaco gemacht. Es wurde nichts gelesen und nichts geändert; bitte bringt Fondaco auf diesem Rechner auf den neuesten Stand.
club-older = Dieses Clubbuch stammt von einer älteren Version von Fondaco; die Version hier kann damit nicht umgehen. Es wurde nichts geändert.
club-full = Beim Clubbuch ist der Datenträger voll. Alles bleibt auf diesem Rechner, bis wieder Platz ist.
club-crowded = Beim Clubbuch sind gerade zu viele Rechner angemeldet. Fondaco versucht es noch einmal.
club-lost = Die Verbindung zum Clubbuch ist abgerissen. Es fehlt nichts; Fondaco versucht es noch einmal.
# $name (text): what somebody typed.
club-no-person = Im Club heißt niemand { $name }.
# $game (text): the id of a game.
club-together = Das kann nicht dieselbe Person sein: In Partie { $game } haben beide mitgespielt.
# $zone (text): as it was typed.
club-no-zone = Eine Zeitzone { $zone } gibt es nicht. Sie sieht etwa so aus: Europe/Rome
# $game (text): an id.
club-no-game = Im Clubbuch gibt es keine beendete Partie { $game }.
# $name (text): as above.
club-not-merged = { $name } ist mit keinem anderen Namen zusammengelegt.
# $game (text): the id of a game.
club-no-conflict = Zu Partie { $game } gibt es keinen offenen Widerspruch.
# $reason (text): what the database says.
club-unexpected = Das Clubbuch hat unerwartet geantwortet: { $reason }
club-read-along = Die Verbindung zu diesem Clubbuch ist nicht verschlüsselt: Wer das Netz abhört, liest mit und sieht auch das Passwort.

## What is said about the club.

# $table (text): what people call this computer. $server (text): where the ledger is.
club-joined = Dieser Rechner ist als „{ $table }“ im Club; das Clubbuch liegt auf { $server }.
club-since = Jede Partie, die ihr ab jetzt beginnt, kommt ins Clubbuch, außer ihr behaltet sie für euch.
club-in-keyring = Das Passwort liegt im Schlüsselbund dieses Systems.
# $path (text): a file.
club-in-file = Einen Schlüsselbund gibt es hier nicht. Das Passwort steht deshalb in { $path }; lesen könnt das nur ihr.
club-left = Dieser Rechner ist nicht mehr im Club. Was er ins Clubbuch geschrieben hat, bleibt dort.
club-up-to-date = Im Clubbuch steht alles.
# $games (number): games of which something was posted. $deeds (number): entries.
club-posted = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} übertragen ({ $deeds ->
    [one] ein Eintrag
   *[other] { $deeds } Einträge
}). Im Clubbuch steht alles.
# $done (number), $all (number): games.
club-catching-up = Clubbuch: Partie { $done } von { $all } wird übertragen
# $game (text): its id. $number (number): an entry. $kept (text), $other (text): what people call two computers.
club-conflict = Von Partie { $game } gibt es zwei Fassungen: Ab Eintrag { $number } steht bei „{ $other }“ etwas anderes als bei „{ $kept }“. Vorerst zählt, was „{ $kept }“ eingetragen hat; erhalten bleibt beides, und die Clubleitung entscheidet.
club-no-conflicts = Es gibt keine Widersprüche.
# $games (number): how many.
club-overruled = { $games ->
    [one] In einer Partie
   *[other] In { $games } Partien
} zählt, was ein anderer Rechner eingetragen hat: So hat es die Clubleitung entschieden.
# $name (text), $into (text): two spellings.
club-merged = { $name } zählt ab jetzt als { $into }, auch in allen früheren Partien. „fondaco club unmerge“ macht das rückgängig.
# $name (text): as above.
club-unmerged = { $name } wird wieder für sich gezählt.
# $game (text): as above.
club-settled = Der Widerspruch zu Partie { $game } ist aufgelöst.
# $number (text): a game of this library.
club-private = Partie { $number } bleibt auf diesem Rechner. Steht sie schon im Clubbuch, zählt sie dort nicht mehr.
# $number (text): as above.
club-not-private = Partie { $number } kommt ins Clubbuch.

## The league.

club-league-none = Keine beendete Partie im Clubbuch gefunden.
# $games (number): how many have been played.
club-league-games = { $games ->
    [one] Eine beendete Partie
   *[other] { $games } beendete Partien
}
# Somebody in the league. $rank (number): the place. $name (text): who. $wins (number) of $games (number) were won. $share (text): as a percentage. $average (text): the average place.
club-league-row = { $rank }. { $name }: { $wins } von { $games } gewonnen ({ $share }), im Schnitt Platz { $average }
# $game (text): its name. $points (number), $name (text): who made them. $day (text): when.
club-record = Die meisten Punkte bei { $game }: { $points }, { $name }, { $day }
# $streak (number) and $longest (number): games won in a row.
club-streak = Siege hintereinander: zurzeit { $streak }, längste Serie { $longest }
# $names (text): other spellings.
club-also = Auch als { $names } eingetragen
# $name (text): somebody else. $games (number): together. $ahead (number), $behind (number): in which one was ahead or behind.
club-meeting = Mit { $name }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}. Vorn: { $ahead }, hinten: { $behind }.
# A game that is being played. $table (text): where. $game (text): its name, and how far it is. $seats (text): who plays, with points that lie open.
club-running = { $table }: { $game } – { $seats }
club-none-running = Gerade wird an keinem Tisch gespielt.
# Somebody’s strength. $rank (number): the place. $name (text): who. $band (text): one of the five below. $games (number): how many they have played.
club-rated = { $rank }. { $name }: { $band } ({ $games } Partien)
# $games (number): how many are enough.
club-rated-explained = Spielstärke, berechnet danach, wer vor wem lag, für alle ab { $games } Partien:
# A merchant’s career, from the weakest to the strongest.
club-band-apprentice = Lehrzeit
club-band-pedlar = Bauchladen
club-band-trader = Marktstand
club-band-merchant = Kontor
club-band-patrician = Handelshaus
# $number (number): which table. $game (text): what is played there. $names (text): who sits there.
club-seating-table = Tisch { $number }, { $game }: { $names }
# $people (number): how many.
club-seating-misfit = Diese Tische passen nicht zur Zahl der Leute ({ $people }): An jedem sitzen drei bis sechs.
club-cli-ratings = Die Spielstärke aller in einem Spiel zeigen
club-cli-seating = Die nächste Runde so planen, dass neue Leute aufeinandertreffen
club-arg-names = Alle, die mitspielen
club-arg-tables = Wie viele an jedem Tisch sitzen, etwa 4,4,3

## The evening: who is here, rounds, and their clock.

# $names (text): who is here.
club-here = Heute Abend da: { $names }
club-here-nobody = Noch ist niemand als anwesend eingetragen.
# $number (number): of a round of the evening.
club-round-begun = Runde { $number } läuft.
# $number (number): as above.
club-round-open = Runde { $number }, ohne Uhr
# $number (number): as above. $time (text): as a clock shows it.
club-round-left = Runde { $number }: noch { $time }
# $number (number), $time (text): as above.
club-round-late = Runde { $number }: { $time } über der Zeit
club-no-round = Es läuft keine Runde.
# $number (number): a table.
club-no-table = In dieser Runde gibt es keinen Tisch { $number }.
club-cli-here = Zeigen, wer heute Abend da ist; die Clubleitung trägt Namen ein
club-cli-round = Die Runde und ihre Uhr zeigen; die Clubleitung verlängert oder beendet sie
club-arg-gone = Diese Leute sind gegangen
club-arg-nobody = Mit einer leeren Liste neu anfangen
club-arg-games = Welche Spiele gespielt werden, etwa byzanz,kathai
club-arg-begin = Clubleitung: die Runde mit dieser Sitzordnung beginnen
club-arg-minutes = Wie viele Minuten die Runde dauert
club-arg-more = Clubleitung: um N Minuten verlängern
club-arg-table = Nur für diesen Tisch
club-arg-end = Clubleitung: die Runde beenden

## The wall: a page for a television in the room of the club.

# The title of the page, where no round is on.
club-wall = Heute Abend im Club
# A game that is being played. $game (text): its name. $stage (text): a round or a turn.
club-game-stage = { $game } · { $stage }
# Said by screen readers before the name of whoever is in front.
club-wall-leads = In Führung:
club-wall-seating = Wer sitzt wo?
# The head of a column, said by screen readers only.
club-wall-place = Platz
# $time (text): such as 21:04.
club-wall-lost = Seit { $time } Uhr keine Verbindung zum Clubbuch. Das hier ist der letzte Stand.
# A button: pages take turns otherwise.
club-wall-hold = Anhalten
# $link (text): an address.
club-wall-at = Die Anzeigetafel ist unter { $link } zu sehen. Öffnet sie im Browser des Fernsehers oder Beamers. Strg+C beendet sie.
club-wall-only-here = Öffnen kann sie nur dieser Rechner; mit --network kann es jeder Bildschirm im Netz.
club-wall-seen = Wer in diesem Netz ist, kann sie ansehen: Namen, Punkte und die Rangliste.
# $address (text): as it was typed. $reason (text): as the system says it.
club-wall-nowhere = Unter { $address } lässt sich nichts zeigen: { $reason }
club-cli-wall = Als Seite für einen Fernseher zeigen, wer spielt und wer führt
club-arg-network = Für alle Bildschirme im Netz, unter ADDRESS oder, ohne Angabe, unter der besten Adresse; ohne --network nur für diesen Rechner
club-arg-port = Der gewünschte Port; ist er belegt, wird ein anderer genommen
club-wall-title = Anzeigetafel
club-wall-explain = Eine Seite für Fernseher oder Beamer: wer spielt, wer führt und wie viel Zeit noch ist.
club-wall-off = Aus
club-wall-this = Dieser Rechner
club-wall-network = Das ganze Netz
# Opens the page in a browser.
club-wall-open = Öffnen

## In the terminal.

club-cli = Viele Tische, ein Clubbuch: einem Club beitreten, Partien übertragen, die Rangliste ansehen
club-cli-init = In einer leeren Datenbank ein Clubbuch anlegen
club-cli-join = Mit diesem Rechner einem Club beitreten
club-cli-leave = Den Club verlassen
club-cli-status = Zeigen, in welchem Club dieser Rechner ist und welche Widersprüche offen sind
club-cli-post = Jetzt übertragen, was dem Clubbuch fehlt
club-cli-league = Zeigen, wer führt
club-cli-person = Alles über eine Person: Serien, direkte Vergleiche, beste Ergebnisse
club-cli-records = Die höchsten Punktzahlen zeigen
club-cli-game = Die Partie hinter einem Rekord zeigen: wer gewonnen hat und warum
club-cli-running = Zeigen, an welchen Tischen gespielt wird
club-cli-people = Alle auflisten, die im Clubbuch stehen
club-cli-merge = Clubleitung: zwei Schreibweisen einer Person zusammenlegen
club-cli-unmerge = Clubleitung: eine Zusammenlegung rückgängig machen
club-cli-conflicts = Partien zeigen, die zwei Rechner verschieden eingetragen haben
club-cli-settle = Clubleitung: einen Widerspruch auflösen
club-cli-private = Eine Partie dieses Rechners für sich behalten
club-arg-url = Wo das Clubbuch liegt: postgres://benutzer:passwort@server/datenbank
club-arg-name = Wie dieser Rechner heißt, etwa „Tisch 3“
club-arg-no-keyring = Das Passwort nicht in den Schlüsselbund des Systems legen, sondern in eine Datei, die nur ihr lesen könnt
club-arg-zone = Die Zeitzone, in der Tage und Monate beginnen, etwa Europe/Rome
club-arg-period = ever, today, ein Jahr (2026), ein Monat (2026-03) oder Tage (2026-03-01..2026-05-31)
# $forms (text): names of file types.
club-arg-as = Als Datei für andere ausgeben: { $forms }
club-arg-person = Jemand aus dem Club
club-arg-into = Die richtige Schreibweise
club-arg-any-game = Die Kennung der Partie, wie sie bei den Rekorden steht
club-arg-game-id = Die Kennung der Partie, wie sie beim Widerspruch steht
club-arg-laptop = Der Rechner mit der abweichenden Fassung, wie er beim Widerspruch steht
club-arg-take = Die Fassung dieses Rechners übernehmen; sonst bleibt die im Clubbuch
club-arg-public = Doch ins Clubbuch übernehmen
# $given (text): what was given.
club-no-period = „{ $given }“ ist kein Zeitraum. Möglich sind ever, today, 2026, 2026-03 oder 2026-03-01..2026-05-31.
# After a ledger was made. $table (text): an address with a password.
club-made = Das Clubbuch ist angelegt. Auf jedem Laptop: fondaco club join { $table }
# $steward (text): an address with a password.
club-made-steward = Die Clubleitung darf Runden planen, Namen zusammenlegen und Widersprüche auflösen; sie nimmt stattdessen diese Adresse: { $steward }
club-made-note = Hebt beide Adressen auf: Die Passwörter werden nur jetzt gezeigt.
club-made-elsewhere = Auf anderen Rechnern steht statt localhost die Adresse oder der Name dieses Rechners.

## The page in the window.

# A button, and the title of the page.
club-title = Club
club-hint = Viele Tische, ein Clubbuch: Wer führt heute Abend?
club-explain = Im Club trägt jeder Laptop seine Partien in ein gemeinsames Clubbuch ein, eine PostgreSQL-Datenbank eures Clubs, und alle sehen die Rangliste. Warten müsst ihr darauf nie: Gespeichert wird zuerst auf diesem Rechner.
club-paste = Fügt die ganze Adresse von der Clubleitung ins erste Feld ein oder füllt die Felder einzeln aus.
club-host = Server
club-database = Datenbank
club-user = Benutzername
club-name = So heißt dieser Rechner, etwa „Tisch 3“
club-join = Dem Club beitreten
club-leave = Den Club verlassen
club-leave-sure = Wirklich austreten? Das Passwort wird vergessen: Für den Wiedereintritt braucht ihr noch einmal die Adresse von der Clubleitung. Was übertragen ist, bleibt im Clubbuch.
club-all-games = Alle Spiele
club-tonight = Heute Abend
# The head of a column: the average place.
club-places = Ø Platz
club-running-title = Laufende Partien
club-records = Rekorde
club-records-hint = Ein Klick darauf, und ihr geht die Partie dahinter durch.
# The game on the table, one or the other.
club-game-posted = Diese Partie kommt ins Clubbuch
club-game-private = Sie bleibt unter euch
club-page-league = Rangliste
club-page-evening = Heute Abend
club-page-here = Dieser Rechner
# $number (number): of a round of the evening.
club-round = Runde { $number }
# Above the plan of the next round.
club-next-round = Nächste Runde
club-who-is-here = Wer ist da?
# In a field: a name is typed.
club-add-name = Name dazu
club-plan-none = Tragt mindestens drei Leute ein, dann lässt sich die Runde planen.
# $tables (number): how many.
club-plan-tables = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
}
club-plan = Runde planen
club-plan-again = Neu mischen
club-plan-hint = Klickt zwei Namen an, und sie tauschen die Plätze; ein Klick auf das Spiel wechselt es.
# In a field: how long a round lasts.
club-minutes = Minuten
club-no-clock = Ohne Uhr
club-begin-round = Runde beginnen
club-end-round = Runde beenden
# $minutes (number): how many.
club-more-time = +{ $minutes } min
# $number (number): which table.
club-table = Tisch { $number }
club-steward-plans = Runden plant nur der Rechner der Clubleitung.
# On the home screen, when this computer has a table in the round. $number (number): the table. $game (text): what is played. $names (text): by whom.
club-your-table = Hier ist heute Abend Tisch { $number }: { $game } mit { $names }.
club-set-up = Aufbauen
# What the clock in the bar counts. $number (number): the round.
club-clock-hint = Restzeit der Clubrunde { $number }
club-save-sheet = Als Bild speichern
club-save-table = Als Tabelle speichern
# How strong somebody is, at one game. A heading.
club-strength = Spielstärke
# $games (number): how many are enough.
club-strength-none = Noch hat niemand { $games } Partien davon gespielt.
# $games (number), $wins (number): of somebody.
club-person-games = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, { $wins } gewonnen
club-person-close = Zurück zur Rangliste
# In a field: another name is typed. Two spellings are one person.
club-same-as = Dieselbe Person wie …
# Against whom somebody loses most. $name (text): who.
club-hardest = Am schwersten zu schlagen: { $name }
