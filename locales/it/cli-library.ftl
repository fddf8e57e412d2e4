### The library in the terminal.

## What the commands do, in the help.

cli-library-history = Elenca le partite dell’archivio, o dice a che punto è una sola
cli-library-watch = Segue una partita in corso: una riga per ogni cambiamento, finché non è finita
cli-library-stats = Chi vince di più
cli-library-export = Esporta una partita: come file, tabella, link o foglio punti
cli-library-import = Importa le partite di un file, senza doppioni
cli-library-box = Quello che avete detto una volta sui vostri giochi: da vedere, esportare o importare
cli-library-backup = Crea una copia di sicurezza dell’archivio
cli-library-verify = Controlla che tutto l’archivio sia a posto

## Their arguments, in the help.

cli-library-arg-id = Il numero di una partita, o il suo id
cli-library-arg-id-all = Il numero di una partita, il suo id, oppure «all» per tutte
cli-library-arg-as = json, csv, bgstats, svg o png
cli-library-arg-out = Il file in cui scrivere, invece del terminale
cli-library-arg-people = Solo le partite con queste persone
cli-library-arg-since = Solo partite da questo giorno in poi, scritto come 2026-03-07
cli-library-arg-until = Solo partite fino a questo giorno
cli-library-arg-deleted = Mostra le partite eliminate
cli-library-arg-page = Quale pagina dell’elenco
cli-library-arg-all = Tutto l’elenco in una volta
cli-library-arg-force = Sovrascrive il file se esiste già
cli-library-arg-name = Di chi sono le statistiche; senza un nome, di tutti
cli-library-arg-game = Solo questo gioco
cli-library-arg-preview = Mostra solo che cosa succederebbe
cli-library-arg-box = show, export o import
cli-library-arg-box-file = Il file da scrivere o da leggere
cli-library-arg-dark = Foglio punti su fondo scuro

## What they say.

cli-library-empty = Qui non c’è ancora nessuna partita.
cli-library-no-page = Non ci sono così tante partite.
cli-library-more = Ce ne sono altre: --page { $page } oppure --all.
cli-library-stuck = La mossa { $number } è andata persa o non è più regolare. La partita è com’era prima di quella mossa.
cli-library-cut = La partita { $number } è stata esportata solo fino alla prima mossa mancante; mosse scritte: { $entries }.
cli-library-left-out = Questa versione di Fondaco non sa leggere la partita { $number }, che è rimasta fuori.
cli-library-exists = { $path } esiste già. Non è stato scritto niente; con --force il file viene sovrascritto.
cli-library-own = { $path } fa parte dell’archivio. Scegli un altro file.
cli-library-sound-now = { $games ->
    [one] Una partita; quello che ora c’è nell’archivio è integro.
   *[other] { $games } partite; quello che ora c’è nell’archivio è integro.
}
cli-library-no-game = La partita «{ $given }» non esiste.
cli-library-watch-corrected = Mossa corretta: { $entry }
cli-library-watch-added = Mossa aggiunta: { $entry }
cli-library-watch-struck = Mossa cancellata: { $entry }
cli-library-watch-goes-on = La partita continua.
cli-library-watch-deleted = La partita «{ $given }» è stata eliminata.
cli-library-watch-gone = La partita «{ $given }» non c’è più.
cli-library-line = { $number }  { $date }  { $game }  { $summary }
cli-library-nobody = «{ $name }» non compare in nessuna partita finita.
cli-library-nobody-in = «{ $name }» non compare in nessuna partita finita di { $game }.
cli-library-one-only = Solo json e csv possono contenere tutte le partite insieme.
cli-library-not-over = Questa partita non è ancora finita: non c’è un risultato da esportare.
cli-library-picture = Qui un’immagine non si può mostrare. Indica un file con --out.
cli-library-written = Salvato: { $path }
cli-library-backed-up = Copia di sicurezza: { $path }
cli-library-sound = { $games ->
    [one] Una partita, tutto a posto.
   *[other] { $games } partite, tutto a posto.
}
cli-library-person = { $name }: { $games ->
    [one] una partita
   *[other] { $games } partite
}, { $wins ->
    [one] una vinta
   *[other] { $wins } vinte
}, di fila al massimo { $streak }. { $points }: in media { $average }, record { $best }. { $figures }.
cli-library-rounds = { $name }, { $what }: { $rounds }.
