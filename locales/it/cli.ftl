### The terminal face: help and messages.

## Help

cli-about = Un assistente per giochi di carte e di mercanti, con carte vere su un tavolo vero
cli-setup = Come si prepara il tavolo
cli-rules = Il regolamento
cli-check = Controlla se tutte le mosse di una partita registrata sono regolari
cli-score = Il risultato di una partita registrata, e perché
cli-demo = Una partita finita da guardare passo per passo, con le spiegazioni, nella finestra
cli-arg-demo = Il gioco; se non lo indichi, { $game }
cli-arg-game = Il gioco
cli-arg-players = In quanti giocate
cli-arg-search = Mostra solo le regole che contengono tutte queste parole
cli-arg-section = Mostra una regola o un capitolo, in base al suo id
cli-arg-words = Mostra le parole del gioco in tutte le lingue, fianco a fianco
cli-arg-file = Il file di una partita registrata; - legge lo standard input
cli-arg-lang = Lingua: en, de o it
cli-arg-json = Mostra il risultato in JSON
cli-arg-data-dir = La cartella per partite e impostazioni
cli-arg-help = Mostra questo aiuto
cli-arg-serve = Apri la finestra, continua la partita in attesa, porta i telefoni al tavolo e mostra l’indirizzo da scrivere
cli-arg-version = Mostra la versione
cli-heading-usage = Uso
cli-heading-commands = Comandi
cli-heading-arguments = Argomenti
cli-heading-options = Opzioni

## What went wrong on the command line

cli-unknown-argument = «{ $given }» qui non si capisce. --help mostra che cosa si può scrivere.
cli-invalid-choice = «{ $given }» non va bene per { $argument }. Valori possibili: { $known }.
cli-invalid-value = «{ $given }» non va bene per { $argument }.
cli-missing = Da aggiungere: { $arguments }. --help mostra come.
cli-usage = Così il comando non si capisce. --help mostra come si scrive.
cli-players = A { $game } si gioca almeno in { $least } e al massimo in { $most }, non in { $found }.
cli-no-section = La regola «{ $id }» non esiste. Nel regolamento gli id sono tra parentesi quadre.
cli-nothing-found = Nessuna regola contiene queste parole.
cli-found-in = Trovato qui ({ $language }): { $text }

## Files

cli-file = { $file }: { $reason }
cli-file-not-found = Questo file non esiste.
cli-file-denied = Manca il permesso di leggere questo file.
cli-file-directory = Questa è una cartella, non un file.
cli-file-unreadable = Non si riesce a leggere questo file.
cli-standard-input = standard input
cli-not-written = Impossibile scrivere la risposta.

## Why there is no window

local-in-terminal = Tutto il resto funziona nel terminale: «fondaco --help» mostra come.
cli-no-screen = Non c’è uno schermo su cui aprire la finestra: né WAYLAND_DISPLAY né DISPLAY ne indica uno. { local-in-terminal }
cli-screen-refused = Lo schermo «{ $name }», indicato da { $variable }, non risponde o non lascia entrare il programma. { local-in-terminal }
cli-library-missing =
    { $count ->
        [one] Per aprire la finestra manca una libreria: { $libraries }. Puoi installarla così:
       *[other] Per aprire la finestra mancano delle librerie: { $libraries }. Puoi installarle così:
    }
    { "  " }Debian, Ubuntu: sudo apt install { $debian }
    { "  " }Fedora: sudo dnf install { $fedora }
    { "  " }Arch: sudo pacman -S { $arch }
    { local-in-terminal }
cli-fault = Fondaco si è interrotto prima di aprire la finestra. È un errore nostro, non tuo. { local-in-terminal } L’errore: { $fault }

## Answers

cli-all-legal = { $moves ->
    [one] Una mossa, ed è regolare.
   *[other] { $moves } mosse, tutte regolari.
}
cli-next = Adesso: { $due }
cli-refused = La mossa { $number } non è regolare: { $entry }
cli-unclear = La mossa { $number } è segnata «da chiarire» e non conta: { $entry }
cli-unclear-count = { $moves ->
    [one] Una mossa è segnata «da chiarire» e non conta.
   *[other] { $moves } mosse sono segnate «da chiarire» e non contano.
}
cli-rule = → { $title } [{ $id }]
cli-ruling = nostra interpretazione
cli-house = Regola della casa: { $text }
