### A club: many tables and one ledger.

## What can go wrong on the way to the ledger.

club-address = Questo non è l’indirizzo di un registro del club. Dev’essere fatto così: postgres://utente@server/database
club-not-joined = Questo computer non fa ancora parte di un club. Per iscriverlo usate «fondaco club join», oppure le impostazioni.
# $host (text): a name on the network.
club-name-not-found = In rete non c’è nessun computer di nome { $host }. Il nome è giusto? E questo computer è connesso?
# $server (text): where the ledger is.
club-unreachable = { $server } non risponde. Forse il database è spento, o c’è di mezzo un firewall.
# $server (text): as above. $user (text): the user.
club-password = { $server } non fa entrare { $user } con questa password.
# $database (text): its name.
club-no-database = Lì non c’è nessun database di nome { $database }.
# $server (text): as above. $reason (text): what is wrong with it.
club-certificate = Il certificato di { $server } non è affidabile ({ $reason }). Non è stato inviato niente.
# $server (text): a host.
club-other-certificate = { $server } non ha il certificato indicato nell’indirizzo, quindi non è stato inviato nulla. Se è stato reinstallato, chiedete il nuovo indirizzo a chi gestisce il club.
# $server (text): as above.
club-no-tls = { $server } non offre una connessione cifrata, quindi non è stato inviato niente. Se vi fidate della rete che c’è in mezzo, aggiungete ?sslmode=disable all’indirizzo.
# $reason (text): what the database says.
club-denied = Questo utente non può farlo. Il database dice: { $reason }
club-no-ledger = In questo database non c’è ancora un registro del club. Chi gestisce il database può crearlo con «fondaco club init».
club-already-there = In questo database c’è già un registro del club. Non è stato cambiato niente.
club-not-utf8 = Questo database non conserva i testi in UTF-8. Creane uno con ENCODING UTF8.
club-newer = Questo registro del club è fatto per una versione più nuova di Fondaco. Non è stato letto né cambiato niente: aggiornate Fondaco su questo computer.
club-older = Questo registro del club viene da una versione più vecchia di Fondaco, e quella che avete qui non sa usarlo. Non è stato cambiato niente.
club-full = Il disco del registro del club è pieno. Tutto resta su questo computer finché non torna spazio.
club-crowded = In questo momento troppi computer usano il registro del club. Fondaco ci riproverà.
club-lost = La connessione al registro del club si è interrotta. Non manca niente: Fondaco ci riproverà.
# $name (text): what somebody typed.
club-no-person = Nel club nessuno si chiama { $name }.
# $game (text): the id of a game.
club-together = Non possono essere la stessa persona: nella partita { $game } compaiono entrambi i nomi.
# $zone (text): as it was typed.
club-no-zone = Non esiste un fuso orario { $zone }. Si scrive per esempio così: Europe/Rome
# $game (text): an id.
club-no-game = Nel registro del club non c’è nessuna partita finita con l’id { $game }.
# $name (text): as above.
club-not-merged = Il nome { $name } non è stato unito a nessun altro.
# $game (text): the id of a game.
club-no-conflict = Per la partita { $game } non c’è nessun conflitto aperto.
# $reason (text): what the database says.
club-unexpected = Il registro del club ha dato una risposta inattesa: { $reason }
club-read-along = La connessione a questo registro del club non è cifrata: chi intercetta la rete può leggere tutto, anche la password.

## What is said about the club.

# $table (text): what people call this computer. $server (text): where the ledger is.
club-joined = Questo computer è nel club come «{ $table }»; il registro del club è su { $server }.
club-since = Le partite iniziate da ora vanno nel registro del club, tranne quelle che tenete per voi.
club-in-keyring = La password è nel portachiavi di questo sistema.
# $path (text): a file.
club-in-file = Qui non c’è un portachiavi: la password è in { $path }, che puoi leggere solo tu.
club-left = Questo computer non fa più parte del club. Quello che ha inviato resta nel registro del club.
club-up-to-date = Nel registro del club c’è tutto.
# $games (number): games of which something was posted. $deeds (number): entries.
club-posted = { $games ->
    [one] Inviata una partita
   *[other] Inviate { $games } partite
} ({ $deeds ->
    [one] una mossa
   *[other] { $deeds } mosse
}). Nel registro del club c’è tutto.
# $done (number), $all (number): games.
club-catching-up = Invio al registro del club: partita { $done } di { $all }
# $game (text): its id. $number (number): an entry. $kept (text), $other (text): what people call two computers.
club-conflict = Della partita { $game } ci sono due versioni: dalla mossa { $number } in poi quella di «{ $other }» è diversa da quella di «{ $kept }». Per ora vale quello che ha inserito «{ $kept }»; restano tutte e due, e decide chi gestisce il club.
club-no-conflicts = Non ci sono conflitti.
# $games (number): how many.
club-overruled = { $games ->
    [one] In una partita
   *[other] In { $games } partite
} vale quello che ha inserito un altro computer: così ha deciso chi gestisce il club.
# $name (text), $into (text): two spellings.
club-merged = Da ora { $name } conta come { $into }, anche in tutte le partite passate. Per annullare: «fondaco club unmerge».
# $name (text): as above.
club-unmerged = { $name } conta di nuovo come una persona a sé.
# $game (text): as above.
club-settled = Il conflitto sulla partita { $game } è risolto.
# $number (text): a game of this library.
club-private = La partita { $number } resta su questo computer. Se nel registro del club c’è già, lì non conta più.
# $number (text): as above.
club-not-private = La partita { $number } va nel registro del club.

## The league.

club-league-none = Nessuna partita finita trovata nel registro del club.
# $games (number): how many have been played.
club-league-games = { $games ->
    [one] Una partita finita
   *[other] { $games } partite finite
}
# Somebody in the league. $rank (number): the place. $name (text): who. $wins (number) of $games (number) were won. $share (text): as a percentage. $average (text): the average place.
club-league-row = { $rank }. { $name }: { $wins } vinte su { $games } ({ $share }), posto medio { $average }
# $game (text): its name. $points (number), $name (text): who made them. $day (text): when.
club-record = Punteggio più alto a { $game }: { $points }, { $name }, { $day }
# $streak (number) and $longest (number): games won in a row.
club-streak = Vittorie di fila: ora { $streak }, al massimo { $longest }
# $names (text): other spellings.
club-also = Compare anche come { $names }
# $name (text): somebody else. $games (number): together. $ahead (number), $behind (number): in which one was ahead or behind.
club-meeting = Con { $name }: { $games ->
    [one] una partita
   *[other] { $games } partite
}. Davanti: { $ahead }, dietro: { $behind }.
# A game that is being played. $table (text): where. $game (text): its name, and how far it is. $seats (text): who plays, with points that lie open.
club-running = { $table }: { $game } – { $seats }
club-none-running = In questo momento non si gioca a nessun tavolo.
# Somebody’s strength. $rank (number): the place. $name (text): who. $band (text): one of the five below. $games (number): how many they have played.
club-rated = { $rank }. { $name }: { $band } ({ $games } partite)
# $games (number): how many are enough.
club-rated-explained = Forza di gioco, in base a chi è arrivato davanti a chi, per chi ha almeno { $games } partite:
# A merchant’s career, from the weakest to the strongest.
club-band-apprentice = gavetta
club-band-pedlar = bancarella
club-band-trader = bottega
club-band-merchant = fondaco
club-band-patrician = palazzo
# $number (number): which table. $game (text): what is played there. $names (text): who sits there.
club-seating-table = Tavolo { $number }, { $game }: { $names }
# $people (number): how many.
club-seating-misfit = Questi tavoli non vanno bene per il numero dei presenti ({ $people }): a ognuno siedono da tre a sei persone.
club-cli-ratings = Mostra la forza di ciascuno in un gioco
club-cli-seating = Prepara il prossimo turno in modo che si incontrino avversari nuovi
club-arg-names = Tutti quelli che giocano
club-arg-tables = Quanti siedono a ciascun tavolo, per esempio 4,4,3

## The evening: who is here, rounds, and their clock.

# $names (text): who is here.
club-here = Presenti stasera: { $names }
club-here-nobody = Non risulta ancora nessuno tra i presenti.
# $number (number): of a round of the evening.
club-round-begun = Il turno { $number } è cominciato.
# $number (number): as above.
club-round-open = Turno { $number }, senza orologio
# $number (number): as above. $time (text): as a clock shows it.
club-round-left = Turno { $number }: ancora { $time }
# $number (number), $time (text): as above.
club-round-late = Turno { $number }: tempo scaduto da { $time }
club-no-round = Nessun turno in corso.
# $number (number): a table.
club-no-table = In questo turno non c’è un tavolo { $number }.
club-cli-here = Mostra chi c’è stasera; chi gestisce il club aggiunge i nomi
club-cli-round = Mostra il turno e il suo orologio; chi gestisce il club lo allunga o lo chiude
club-arg-gone = Queste persone sono andate via
club-arg-nobody = Ricomincia da una lista vuota
club-arg-games = A quali giochi si gioca, per esempio byzanz,kathai
club-arg-begin = Per chi gestisce il club: comincia il turno con questi tavoli
club-arg-minutes = Quanti minuti dura il turno
club-arg-more = Per chi gestisce il club: allunga di N minuti
club-arg-table = Solo per questo tavolo
club-arg-end = Per chi gestisce il club: chiude il turno

## The wall: a page for a television in the room of the club.

# The title of the page, where no round is on.
club-wall = Stasera al club
# A game that is being played. $game (text): its name. $stage (text): a round or a turn.
club-game-stage = { $game } · { $stage }
# Said by screen readers before the name of whoever is in front.
club-wall-leads = In testa:
club-wall-seating = A quale tavolo?
# The head of a column, said by screen readers only.
club-wall-place = Posizione
# $time (text): such as 21:04.
club-wall-lost = Nessuna connessione al registro del club dalle { $time }. Ecco com’era la situazione.
# A button: pages take turns otherwise.
club-wall-hold = Ferma
# $link (text): an address.
club-wall-at = Il tabellone è all’indirizzo { $link }. Aprilo nel browser della TV o del proiettore. Con Ctrl+C si chiude.
club-wall-only-here = Può aprirlo solo questo computer; con --network, ogni schermo della rete.
club-wall-seen = Chi è su questa rete può guardarlo: nomi, punti e classifica.
# $address (text): as it was typed. $reason (text): as the system says it.
club-wall-nowhere = All’indirizzo { $address } non si può mostrare niente: { $reason }
club-cli-wall = Mostra chi gioca e chi è in testa, come pagina per una TV
club-arg-network = Per tutti gli schermi della rete, all’indirizzo ADDRESS o, se manca, al più adatto; senza --network solo per questo computer
club-arg-port = La porta da usare; se è occupata, ne viene scelta un’altra
club-wall-title = Il tabellone
club-wall-explain = Una pagina per la TV o il proiettore: chi gioca, chi è in testa e quanto tempo resta.
club-wall-off = Spento
club-wall-this = Questo computer
club-wall-network = Tutta la rete
# Opens the page in a browser.
club-wall-open = Apri

## In the terminal.

club-cli = Tanti tavoli, un club: iscriversi, inviare le partite, vedere la classifica
club-cli-init = Crea il registro del club in un database vuoto
club-cli-join = Iscrive questo computer a un club
club-cli-leave = Lascia il club
club-cli-status = Mostra di quale club fa parte questo computer e quali conflitti sono aperti
club-cli-post = Invia adesso quello che manca nel registro del club
club-cli-league = Mostra chi è in testa
club-cli-person = Mostra i risultati di una persona: vittorie di fila, scontri diretti, record
club-cli-records = Mostra i record di punti
club-cli-game = Mostra la partita di un record: chi ha vinto e perché
club-cli-running = Mostra a quali tavoli si gioca
club-cli-people = Elenca tutte le persone nel registro del club
club-cli-merge = Per chi gestisce il club: unisce due nomi della stessa persona
club-cli-unmerge = Per chi gestisce il club: separa di nuovo due nomi uniti
club-cli-conflicts = Elenca le partite inserite in modo diverso da due computer
club-cli-settle = Per chi gestisce il club: risolve un conflitto
club-cli-private = Tiene una partita di questo computer fuori dal registro del club
club-arg-url = Dov’è il registro del club: postgres://utente:password@server/database
club-arg-name = Come si chiama questo computer, per esempio «Tavolo 3»
club-arg-no-keyring = Salva la password in un file che puoi leggere solo tu, non nel portachiavi del sistema
club-arg-zone = Il fuso orario in cui cominciano giorni e mesi, per esempio Europe/Rome
club-arg-period = ever, today, un anno (2026), un mese (2026-03) o un periodo (2026-03-01..2026-05-31)
# $forms (text): names of file types.
club-arg-as = Formato del file da dare ad altri: { $forms }
club-arg-person = Qualcuno del club
club-arg-into = Il nome giusto
club-arg-any-game = L’id della partita, come appare nei record
club-arg-game-id = L’id della partita, come indicato nel conflitto
club-arg-laptop = Il computer con la versione diversa, come indicato nel conflitto
club-arg-take = Prende la versione di quel computer; altrimenti resta quella del registro del club
club-arg-public = Il contrario: la partita va nel registro del club
# $given (text): what was given.
club-no-period = «{ $given }» non è un periodo. Vanno bene ever, today, 2026, 2026-03 o 2026-03-01..2026-05-31.
# After a ledger was made. $table (text): an address with a password.
club-made = Il registro del club è pronto. Su ogni portatile: fondaco club join { $table }
# $steward (text): an address with a password.
club-made-steward = Chi gestisce il club può preparare i turni, unire nomi e risolvere conflitti, e usa invece questo indirizzo: { $steward }
club-made-note = Conserva entrambi gli indirizzi: le password non verranno più mostrate.
club-made-elsewhere = Sugli altri computer, al posto di localhost va l’indirizzo o il nome di questo computer.

## The page in the window.

# A button, and the title of the page.
club-title = Club
club-hint = Tanti tavoli, un club: chi è in testa stasera?
club-explain = In un club ogni portatile manda le sue partite a un registro comune, un database PostgreSQL del club, e tutti vedono la classifica. Non dovete mai aspettarlo: le partite si salvano prima di tutto su questo computer.
club-paste = Incollate nel primo campo tutto l’indirizzo avuto da chi gestisce il club, oppure compilate i campi uno per uno.
club-host = Server
club-database = Database
club-user = Utente
club-name = Il nome di questo computer, per esempio «Tavolo 3»
club-join = Entra nel club
club-leave = Lascia il club
club-leave-sure = Volete davvero lasciare il club? La password viene dimenticata: per tornare serve di nuovo l’indirizzo di chi gestisce il club. Quello che è stato inviato resta nel registro.
club-all-games = Tutti i giochi
club-tonight = Stasera
# The head of a column: the average place.
club-places = Pos. media
club-running-title = Partite in corso
club-records = Record
club-records-hint = Cliccatene uno per ripercorrere la partita.
# The game on the table, one or the other.
club-game-posted = Questa partita va nel registro del club
club-game-private = Resta tra voi
club-page-league = Classifica
club-page-evening = Stasera
club-page-here = Questo computer
# $number (number): of a round of the evening.
club-round = Turno { $number }
# Above the plan of the next round.
club-next-round = Prossimo turno
club-who-is-here = Chi c’è?
# In a field: a name is typed.
club-add-name = Aggiungi un nome
club-plan-none = Aggiungete almeno tre persone, poi si può preparare il turno.
# $tables (number): how many.
club-plan-tables = { $tables ->
    [one] Un tavolo
   *[other] { $tables } tavoli
}
club-plan = Prepara il turno
club-plan-again = Rimescola
club-plan-hint = Cliccate su due nomi e si scambiano il posto; cliccate sul gioco per cambiarlo.
# In a field: how long a round lasts.
club-minutes = Minuti
club-no-clock = Senza orologio
club-begin-round = Comincia il turno
club-end-round = Chiudi il turno
# $minutes (number): how many.
club-more-time = +{ $minutes } min
# $number (number): which table.
club-table = Tavolo { $number }
club-steward-plans = I turni si preparano solo dal computer di chi gestisce il club.
# On the home screen, when this computer has a table in the round. $number (number): the table. $game (text): what is played. $names (text): by whom.
club-your-table = Questo è il tavolo { $number }: { $game } con { $names }.
club-set-up = Prepara il gioco
# What the clock in the bar counts. $number (number): the round.
club-clock-hint = Tempo che resta nel turno { $number } del club
club-save-sheet = Salva come immagine
club-save-table = Salva come tabella
# How strong somebody is, at one game. A heading.
club-strength = Forza di gioco
# $games (number): how many are enough.
club-strength-none = Nessuno ha ancora giocato { $games } partite a questo gioco.
# $games (number), $wins (number): of somebody.
club-person-games = { $games ->
    [one] Una partita
   *[other] { $games } partite
}, { $wins } { $wins ->
    [one] vinta
   *[other] vinte
}
club-person-close = Torna alla classifica
# In a field: another name is typed. Two spellings are one person.
club-same-as = È la stessa persona di…
# Against whom somebody loses most. $name (text): who.
club-hardest = L’osso più duro: { $name }
