### The library on the disk: what can go wrong, and what people should know.

store-denied = Il programma non ha il permesso di scrivere lì.
store-full = Il disco è pieno.
store-other-copy = Fondaco è già aperto in un’altra finestra.
store-newer = Questo archivio viene da una versione più nuova di Fondaco. Non è stato toccato: apritelo con quella versione.
store-damaged = L’archivio è danneggiato.
store-no-such-game = La partita { $number } non esiste.
store-conflict = Nel frattempo questa partita è andata avanti altrove. Eccola com’è adesso.
store-disk = Il disco non risponde come dovrebbe.
store-unreadable = Il programma non ha il permesso di leggere { $path }.
store-not-a-file = { $path } non è un file normale e non è stato toccato.
store-not-a-folder = Non si può creare la cartella { $path }: c’è di mezzo un file.
store-busy = Un altro programma sta usando l’archivio e non lo libera. Riprovate tra poco.
store-stopped = Interrotto: non è cambiato niente.

## News, shown until somebody has read them.

store-read-only-other = Fondaco è già aperto in un’altra finestra. Qui potete guardare tutto, ma non inserire niente.
store-read-only-denied = In { $folder } non si può scrivere. Potete guardare tutto, ma quello che inserite non viene salvato.
store-recovered = L’archivio era danneggiato. Al suo posto c’è la copia di sicurezza datata { $when }: { $games ->
    [one] una partita è
   *[other] { $games } partite sono
} di nuovo qui.
store-recovered-bare = L’archivio era danneggiato e nessuna copia di sicurezza era utilizzabile. Quello che si poteva leggere è salvo: { $games ->
    [one] una partita
   *[other] { $games } partite
}.
store-recovered-aside = Il file danneggiato resta da parte: { $aside }.
store-recovered-saved = Dal file danneggiato è stato possibile recuperare anche { $entries ->
    [one] una mossa più recente
   *[other] { $entries } mosse più recenti
}.
store-loss = Alla partita { $number } { $lost ->
    [one] manca una mossa
   *[other] mancano { $lost } mosse
} su { $had }.
store-loss-gap = Alla partita { $number } { $lost ->
    [one] manca una mossa
   *[other] mancano { $lost } mosse
} su { $had }: ora è come prima della prima mossa mancante. { $behind ->
    [one] Una mossa successiva c’è ancora.
   *[other] { $behind } mosse successive ci sono ancora.
}
store-loss-changed = La partita { $number } non è più proprio com’era: almeno una mossa è cambiata.
store-losses-more = { $games ->
    [one] Manca qualche mossa anche a un’altra partita.
   *[other] Manca qualche mossa anche ad altre { $games } partite.
}
store-lost-entries = { $entries ->
    [one] In tutto manca una mossa.
   *[other] In tutto mancano { $entries } mosse.
}
store-replaced = Al posto dell’archivio era comparso un altro file. L’archivio è tornato al suo posto con tutto quello che aveva, più quello che c’era solo nell’altro file. L’altro file resta da parte: { $aside }.
store-removed = Il file dell’archivio è sparito mentre l’archivio era aperto. È tornato al suo posto, con tutto quello che conteneva.
store-displaced = Al posto dell’archivio c’è un altro file, e un’altra finestra di Fondaco ci sta già scrivendo. Tutto quello che era aperto qui è conservato in { $aside }.
store-missing = Rispetto all’ultima volta, nell’archivio { $entries ->
    [one] manca una mossa
   *[other] mancano { $entries } mosse
}. Se nessuno ci ha messo apposta una copia più vecchia, quello che manca potrebbe essere in una copia di sicurezza: { $folder }
store-missing-games = Rispetto all’ultima volta, nell’archivio { $games ->
    [one] manca una partita
   *[other] mancano { $games } partite
}. Se nessuno ci ha messo apposta una copia più vecchia, quello che manca potrebbe essere in una copia di sicurezza: { $folder }
store-another = Questo non è l’archivio usato qui l’ultima volta. Se nessuno ce l’ha messo apposta, l’altro potrebbe essere tra le copie di sicurezza: { $folder }
store-no-backup = Non è stato possibile fare una copia di sicurezza. { $reason }
store-no-settings = Non è stato possibile leggere le impostazioni. { $reason }
store-read = Va bene
