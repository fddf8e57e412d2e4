### The library: every game that was kept, and bringing games in.

app-library-empty = Non c’è ancora nessuna partita. Tutte quelle che giocate restano qui.
app-library-none = Nessuna partita trovata.
app-library-won = Vittoria di { $names } con { $points }
app-library-unread = Non si riesce a leggere la partita { $number }, che resta com’è. { $reason }
app-library-misfit = La mossa { $number } di questa partita non è regolare. La partita si apre fino a quel punto e continua come partita nuova; quella vecchia resta com’è.

## Which games are shown

app-library-games = Partite
app-library-statistics = Statistiche
app-library-search = Chi ha giocato?
app-library-any-game = Tutti i giochi
app-library-all = Tutte
app-library-waiting = In corso
app-library-finished = Finite
app-library-deleted = Eliminate
app-library-any-time = Qualsiasi data
app-library-month = Ultimi 30 giorni
app-library-year = Ultimi 12 mesi
app-library-more = Mostrane altre

## Buttons beside a game

app-library-delete = Elimina
app-library-bring-back = Ripristina
app-library-gone = Partita { $number } eliminata.

## Bringing games in from a file

app-library-import = Importa partite
app-library-import-hint = Trascinate il file di una partita su questa finestra, scrivete dove si trova o sceglietelo qui sotto:
app-library-import-path = File
app-library-import-look = Controlla il file
app-library-import-take = Importa
app-library-import-leave = Lascia stare
app-library-import-reading = Lettura del file: { $percent }%
app-library-import-stop = Interrompi
app-library-files-up = Cartella superiore
app-library-files-none = In questa cartella non ci sono file di partite.
app-library-minutes = { $minutes } min
app-library-broken-off = Interrotte
