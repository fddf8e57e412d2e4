### A club: many tables and one ledger.

## What can go wrong on the way to the ledger.

club-address = Das ist keine Adresse eines Clubbuchs. Sie sieht etwa so aus: postgres://benutzer@rechner/datenbank
club-not-joined = Dieser Rechner gehört noch zu keinem Club. Beitreten könnt ihr mit „fondaco club join“ oder in den Einstellungen.
# $host (text): a name on the network.
club-name-not-found = Im Netz heißt kein Rechner { $host }. Stimmt der Name, und ist dieser Rechner online?
# $server (text): where the ledger is.
club-unreachable = { $server } antwortet nicht. Vielleicht läuft die Datenbank nicht, oder eine Firewall ist im Weg.
# $server (text): as above. $user (text): the user.
club-password = { $server } lässt { $user } mit diesem Passwort nicht hinein.
# $database (text): its name.
club-no-database = Eine Datenbank namens { $database } gibt es dort nicht.
# $server (text): as above. $reason (text): what is wrong with it.
club-certificate = Dem Zertifikat von { $server } ist nicht zu trauen ({ $reason }). Es wurde nichts gesendet.
# $server (text): as above.
club-no-tls = { $server } bietet keine Verschlüsselung an, deshalb wurde nichts gesendet. Wenn ihr dem Netz dazwischen traut, hängt ?sslmode=disable an die Adresse.
# $reason (text): what the database says.
club-denied = Dieser Benutzer darf das nicht. Die Datenbank sagt: { $reason }
club-no-ledger = In dieser Datenbank gibt es noch kein Clubbuch. Wem sie gehört, legt es mit „fondaco club init“ an.
club-already-there = In dieser Datenbank gibt es schon ein Clubbuch. Es wurde nichts geändert.
club-not-utf8 = Diese Datenbank speichert ihre Texte nicht in UTF-8. Legt eine mit ENCODING UTF8 an.
club-newer = Dieses Clubbuch ist für eine neuere Fondaco-Version gemacht. Es wurde nichts gelesen und nichts geändert; bitte bringt diesen Rechner auf den neuesten Stand.
club-older = Dieses Clubbuch stammt von einer älteren Fondaco-Version, mit der diese hier nicht umgehen kann. Es wurde nichts geändert.
club-full = Die Festplatte des Clubbuchs ist voll. Alles bleibt auf diesem Rechner, bis wieder Platz ist.
club-crowded = Beim Clubbuch sind gerade zu viele Rechner angemeldet. Fondaco versucht es noch einmal.
club-lost = Die Verbindung zum Clubbuch ist abgerissen. Es fehlt nichts; Fondaco versucht es noch einmal.
# $name (text): what somebody typed.
club-no-person = Im Club heißt niemand { $name }.
# $game (text): the id of a game.
club-together = Das können nicht dieselben sein: In Partie { $game } haben beide mitgespielt.
# $name (text): as above.
club-not-merged = { $name } ist mit niemandem zusammengelegt.
# $game (text): the id of a game.
club-no-conflict = Über Partie { $game } gibt es keinen offenen Widerspruch.
# $reason (text): what the database says.
club-unexpected = Das Clubbuch hat unerwartet geantwortet: { $reason }
club-read-along = Der Weg zu diesem Clubbuch ist nicht verschlüsselt: Wer im Netz mithört, liest mit und sieht auch das Passwort.

## What is said about the club.

# $table (text): what people call this computer. $server (text): where the ledger is.
club-joined = Dieser Rechner ist als „{ $table }“ im Club; das Clubbuch liegt auf { $server }.
club-since = Was ihr von jetzt an beginnt, kommt ins Clubbuch, außer was ihr für euch behaltet.
club-in-keyring = Das Passwort liegt im Schlüsselbund dieses Systems.
# $path (text): a file.
club-in-file = Einen Schlüsselbund gibt es hier nicht. Das Passwort steht deshalb in { $path }; lesen könnt das nur ihr.
club-left = Dieser Rechner ist nicht mehr im Club. Was er ins Clubbuch geschrieben hat, bleibt dort.
club-up-to-date = Im Clubbuch steht alles.
# $games (number): games of which something was posted. $deeds (number): entries.
club-posted = { $games ->
    [one] Eine Partie übertragen ({ $deeds } Einträge). Im Clubbuch steht alles.
   *[other] { $games } Partien übertragen ({ $deeds } Einträge). Im Clubbuch steht alles.
}
# $done (number), $all (number): games.
club-catching-up = Clubbuch: Partie { $done } von { $all } wird übertragen
# $game (text): its id. $number (number): an entry. $kept (text), $other (text): what people call two computers.
club-conflict = Von Partie { $game } gibt es zwei Fassungen: Ab Eintrag { $number } steht bei „{ $other }“ etwas anderes als bei „{ $kept }“. Es zählt, was „{ $kept }“ eingetragen hat; aufgehoben wird beides, und die Clubleitung entscheidet.
club-no-conflicts = Es gibt keine Widersprüche.
# $name (text), $into (text): two spellings.
club-merged = { $name } ist ab jetzt { $into }, auch in allen früheren Partien. „fondaco club unmerge“ macht das rückgängig.
# $name (text): as above.
club-unmerged = { $name } wird wieder für sich gezählt.
# $game (text): as above.
club-settled = Der Widerspruch über Partie { $game } ist entschieden.
# $number (text): a game of this library.
club-private = Partie { $number } bleibt auf diesem Rechner. Steht sie schon im Clubbuch, zählt sie dort nicht mehr.
# $number (text): as above.
club-not-private = Partie { $number } kommt ins Clubbuch.

## The league.

club-league-none = Dazu steht noch keine beendete Partie im Clubbuch.
# $games (number): how many have been played.
club-league-games = { $games ->
    [one] Eine beendete Partie
   *[other] { $games } beendete Partien
}
# Somebody in the league. $rank (number): the place. $name (text): who. $wins (number) of $games (number) were won. $share (text): as a percentage. $average (text): the average place.
club-league-row = { $rank }. { $name }: { $wins } von { $games } gewonnen ({ $share }), im Schnitt Platz { $average }
# $game (text): its name. $points (number), $name (text): who made them. $day (text): when. $id (text): the game behind it.
club-record = Meiste Punkte in { $game }: { $points }, { $name }, { $day } (Partie { $id })
# $streak (number) and $longest (number): games won in a row.
club-streak = In Folge gewonnen: gerade { $streak }, höchstens { $longest }
# $names (text): other spellings.
club-also = Auch als { $names } eingetragen
# $name (text): somebody else. $games (number): together. $ahead (number), $behind (number): in which one was ahead or behind.
club-meeting = gegen { $name }: { $ahead }-mal davor, { $behind }-mal dahinter, in { $games } Partien
# A game that is being played. $table (text): where. $game (text): its name. $part (number): round or turn. $seats (text): who plays, with points that lie open.
club-running = { $table }: { $game }, Runde { $part } – { $seats }
club-none-running = Gerade wird an keinem Tisch gespielt.

## In the terminal.

club-cli = Viele Tische, ein Clubbuch: einem Club beitreten, Partien übertragen, die Liga ansehen
club-cli-init = In einer leeren Datenbank ein Clubbuch anlegen
club-cli-join = Mit diesem Rechner einem Club beitreten
club-cli-leave = Den Club verlassen
club-cli-status = Zeigen, welcher Club es ist und was noch nicht übertragen ist
club-cli-post = Jetzt übertragen, was dem Clubbuch fehlt
club-cli-league = Zeigen, wer führt
club-cli-person = Eine Person zeigen: Serien, Duelle, beste Ergebnisse
club-cli-records = Die meisten Punkte aller Zeiten zeigen
club-cli-running = Zeigen, an welchen Tischen gespielt wird
club-cli-people = Alle auflisten, die im Clubbuch stehen
club-cli-merge = Clubleitung: zwei Schreibweisen sind eine Person
club-cli-unmerge = Clubleitung: eine Zusammenlegung rückgängig machen
club-cli-conflicts = Partien zeigen, die zwei Rechner verschieden eingetragen haben
club-cli-settle = Clubleitung: einen Widerspruch entscheiden
club-cli-private = Eine Partie dieses Rechners für sich behalten
club-arg-url = Wo das Clubbuch liegt: postgres://benutzer:passwort@rechner/datenbank
club-arg-name = Wie dieser Rechner heißt, etwa „Tisch 3“
club-arg-no-keyring = Das Passwort nicht in den Schlüsselbund des Systems legen, sondern in eine Datei, die nur ihr lesen könnt
club-arg-zone = Die Zeitzone, in der Tage und Monate beginnen, etwa Europe/Rome
club-arg-period = ever, today, ein Jahr (2026), ein Monat (2026-03) oder Tage (2026-03-01..2026-05-31)
club-arg-csv = Als Tabelle ausgeben
club-arg-person = Jemand aus dem Club
club-arg-into = Die richtige Schreibweise
club-arg-game-id = Die Kennung einer Partie, wie im Widerspruch genannt
club-arg-laptop = Der Rechner, bei dem etwas anderes steht
club-arg-take = Nehmen, was dort steht; sonst bleibt es, wie es im Clubbuch steht
club-arg-public = Doch ins Clubbuch übernehmen
# $given (text): what was given.
club-no-period = „{ $given }“ ist kein Zeitraum. Möglich sind ever, today, 2026, 2026-03 oder 2026-03-01..2026-05-31.
# After a ledger was made. $table (text): an address with a password.
club-made = Das Clubbuch ist angelegt. Auf jedem Laptop: fondaco club join { $table }
# $steward (text): an address with a password.
club-made-steward = Wer Leute zusammenlegen und Widersprüche entscheiden darf, nimmt stattdessen: { $steward }
club-made-note = Hebt beide Adressen auf: Die Passwörter werden nur jetzt gezeigt.

## The page in the window.

# A button, and the title of the page.
club-title = Club
club-hint = Viele Tische, ein Clubbuch: Wer führt heute Abend?
club-explain = Im Club trägt jeder Laptop seine Partien in ein gemeinsames Clubbuch ein, eine PostgreSQL-Datenbank eures Clubs, und alle sehen die Liga. Warten müsst ihr darauf nie: Gespeichert wird zuerst auf diesem Rechner.
club-paste = Fügt die ganze Adresse von der Clubleitung ins erste Feld ein oder füllt die Teile aus.
club-host = Rechner
club-database = Datenbank
club-user = Benutzer
club-name = So heißt dieser Rechner, etwa „Tisch 3“
club-join = Dem Club beitreten
club-leave = Den Club verlassen
club-all-games = Alle Spiele
club-tonight = Heute Abend
# The head of a column: the average place.
club-places = Platz
club-running-title = Jetzt am Tisch
club-records = Rekorde
# The game on the table, one or the other.
club-game-posted = Diese Partie kommt ins Clubbuch
club-game-private = Sie bleibt unter euch
