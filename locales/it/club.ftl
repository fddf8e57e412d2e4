### A club: many tables and one ledger.

## What can go wrong on the way to the ledger.

club-address = Questo non è l’indirizzo di un registro. Dev’essere fatto così: postgres://utente@host/database
club-not-joined = Questo computer non fa ancora parte di un club. Per iscriverlo: “fondaco club join”, oppure le impostazioni.
# $host (text): a name on the network.
club-name-not-found = In rete non c’è nessun computer di nome { $host }. Il nome è giusto? E questo computer è connesso?
# $server (text): where the ledger is.
club-unreachable = { $server } non risponde. Forse il database è spento, o c’è di mezzo un firewall.
# $server (text): as above. $user (text): the user.
club-password = { $server } non fa entrare { $user } con questa password.
# $database (text): its name.
club-no-database = Lì non c’è nessun database di nome { $database }.
# $server (text): as above. $reason (text): what is wrong with it.
club-certificate = Il certificato di { $server } non è affidabile ({ $reason }). Non è stato inviato nulla.
# $server (text): as above.
club-no-tls = { $server } non offre la cifratura, quindi non è stato inviato nulla. Se vi fidate della rete che c’è in mezzo, aggiungete ?sslmode=disable all’indirizzo.
# $reason (text): what the database says.
club-denied = Questo utente non può farlo. Il database dice: { $reason }
club-no-ledger = In questo database non c’è ancora un registro. Lo crea il proprietario con “fondaco club init”.
club-already-there = In questo database c’è già un registro. Non è stato cambiato nulla.
club-not-utf8 = Questo database non conserva i testi in UTF-8. Createne uno con ENCODING UTF8.
club-newer = Questo registro è fatto per una versione più recente di Fondaco. Non è stato letto né cambiato nulla: aggiornate questo computer.
club-older = Questo registro è di una versione più vecchia di Fondaco, che questa non sa usare. Non è stato cambiato nulla.
club-full = Il disco del registro è pieno. Tutto resta su questo computer finché non torna spazio.
club-crowded = In questo momento il registro ha troppi visitatori. Fondaco ci riproverà.
club-lost = La connessione al registro si è interrotta. Non manca nulla: Fondaco ci riproverà.
# $name (text): what somebody typed.
club-no-person = Nel club nessuno si chiama { $name }.
# $game (text): the id of a game.
club-together = Non possono essere la stessa persona: nella partita { $game } hanno giocato entrambi.
# $name (text): as above.
club-not-merged = { $name } non è stato unito a nessuno.
# $game (text): the id of a game.
club-no-conflict = Sulla partita { $game } non c’è nessun contrasto aperto.
# $reason (text): what the database says.
club-unexpected = Il registro ha dato una risposta inattesa: { $reason }
club-read-along = La strada verso questo registro non è cifrata: chi ascolta in rete può leggere tutto, anche la password.

## What is said about the club.

# $table (text): what people call this computer. $server (text): where the ledger is.
club-joined = Questo computer è nel club come “{ $table }”; il registro è su { $server }.
club-since = Le partite iniziate da ora vanno nel registro, tranne quelle che tenete per voi.
club-in-keyring = La password è nel portachiavi di questo sistema.
# $path (text): a file.
club-in-file = Qui non c’è un portachiavi: la password è in { $path }, che potete leggere solo voi.
club-left = Questo computer non fa più parte del club. Quello che ha mandato resta nel registro.
club-up-to-date = Nel registro c’è tutto.
# $games (number): games of which something was posted. $deeds (number): entries.
club-posted = { $games ->
    [one] Inviata una partita ({ $deeds } mosse annotate). Nel registro c’è tutto.
   *[other] Inviate { $games } partite ({ $deeds } mosse annotate). Nel registro c’è tutto.
}
# $done (number), $all (number): games.
club-catching-up = Invio al registro: partita { $done } di { $all }
# $game (text): its id. $number (number): an entry. $kept (text), $other (text): what people call two computers.
club-conflict = La partita { $game } ha due versioni: dalla mossa { $number } “{ $other }” ha altro rispetto a “{ $kept }”. Il registro conta quello che ha inserito “{ $kept }” e conserva entrambe; decide chi cura il registro.
club-no-conflicts = Non ci sono contrasti.
# $name (text), $into (text): two spellings.
club-merged = Da ora { $name } è { $into }, anche in tutte le partite passate. “fondaco club unmerge” annulla.
# $name (text): as above.
club-unmerged = { $name } torna a contare per sé.
# $game (text): as above.
club-settled = Il contrasto sulla partita { $game } è risolto.
# $number (text): a game of this library.
club-private = La partita { $number } resta su questo computer. Se nel registro c’è già, lì non conta più.
# $number (text): as above.
club-not-private = La partita { $number } va nel registro.

## The league.

club-league-none = Nel registro non c’è ancora nessuna partita finita di questo tipo.
# $games (number): how many have been played.
club-league-games = { $games ->
    [one] Una partita finita
   *[other] { $games } partite finite
}
# Somebody in the league. $rank (number): the place. $name (text): who. $wins (number) of $games (number) were won. $share (text): as a percentage. $average (text): the average place.
club-league-row = { $rank }. { $name }: { $wins } vinte su { $games } ({ $share }), piazzamento medio { $average }
# $game (text): its name. $points (number), $name (text): who made them. $day (text): when. $id (text): the game behind it.
club-record = Più punti a { $game }: { $points }, { $name }, { $day } (partita { $id })
# $streak (number) and $longest (number): games won in a row.
club-streak = Vittorie di fila: ora { $streak }, al massimo { $longest }
# $names (text): other spellings.
club-also = Registrato anche come { $names }
# $name (text): somebody else. $games (number): together. $ahead (number), $behind (number): in which one was ahead or behind.
club-meeting = contro { $name }: { $ahead } volte davanti, { $behind } dietro, in { $games } partite
# A game that is being played. $table (text): where. $game (text): its name. $part (number): round or turn. $seats (text): who plays, with points that lie open.
club-running = { $table }: { $game }, giro { $part } – { $seats }
club-none-running = In questo momento non si gioca a nessun tavolo.

## In the terminal.

club-cli = Tanti tavoli, un registro: iscriversi a un club, inviare le partite, vedere la classifica
club-cli-init = Creare un registro in un database vuoto
club-cli-join = Iscrivere questo computer a un club
club-cli-leave = Lasciare il club
club-cli-status = Mostrare di che club si tratta e che cosa non è ancora inviato
club-cli-post = Inviare ora quello che manca al registro
club-cli-league = Mostrare chi è in testa
club-cli-person = Mostrare una persona: serie, testa a testa, migliori risultati
club-cli-records = Mostrare i record di punti
club-cli-running = Mostrare a quali tavoli si gioca
club-cli-people = Elencare tutti quelli che il registro conosce
club-cli-merge = Per chi cura il registro: due grafie sono una persona sola
club-cli-unmerge = Per chi cura il registro: annullare un’unione
club-cli-conflicts = Mostrare le partite inserite in modo diverso da due computer
club-cli-settle = Per chi cura il registro: risolvere un contrasto
club-cli-private = Tenere per sé una partita di questo computer
club-arg-url = Dov’è il registro: postgres://utente:password@host/database
club-arg-name = Come si chiama questo computer, per esempio “Tavolo 3”
club-arg-no-keyring = Conservare la password in un file che potete leggere solo voi, non nel portachiavi del sistema
club-arg-zone = Il fuso orario in cui cominciano giorni e mesi, per esempio Europe/Rome
club-arg-period = ever, today, un anno (2026), un mese (2026-03) o dei giorni (2026-03-01..2026-05-31)
club-arg-csv = Stampare una tabella per fogli di calcolo
club-arg-person = Qualcuno del club
club-arg-into = La grafia giusta
club-arg-game-id = L’identificativo della partita, come detto nel contrasto
club-arg-laptop = Il computer che ha altro
club-arg-take = Prendere quello che c’è lì; altrimenti il registro tiene quello che ha
club-arg-public = Mandarla comunque nel registro
# $given (text): what was given.
club-no-period = “{ $given }” non è un periodo. Vanno bene ever, today, 2026, 2026-03 o 2026-03-01..2026-05-31.
# After a ledger was made. $table (text): an address with a password.
club-made = Il registro è pronto. Su ogni portatile: fondaco club join { $table }
# $steward (text): an address with a password.
club-made-steward = Chi può unire persone e risolvere contrasti usa invece: { $steward }
club-made-note = Conservate entrambi gli indirizzi: le password si vedono solo ora.

## The page in the window.

# A button, and the title of the page.
club-title = Club
club-hint = Tanti tavoli, un registro: chi è in testa stasera?
club-explain = In un club ogni portatile manda le sue partite a un registro comune, un database PostgreSQL del club, e tutti vedono la classifica. Non si aspetta mai: le partite si salvano prima su questo computer.
club-paste = Incollate nel primo campo tutto l’indirizzo avuto da chi cura il registro, oppure compilate le parti.
club-host = Host
club-database = Database
club-user = Utente
club-name = Il nome di questo computer, per esempio “Tavolo 3”
club-join = Entra nel club
club-leave = Lascia il club
club-all-games = Tutti i giochi
club-tonight = Stasera
# The head of a column: the average place.
club-places = Posto
club-running-title = Si gioca ora
club-records = Record
# The game on the table, one or the other.
club-game-posted = Questa partita va nel registro
club-game-private = Resta tra voi
