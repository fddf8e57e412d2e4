### The library on the disk: what can go wrong, and what people should know.

store-denied = Il programma non ha il permesso di scrivere lì.
store-full = Il disco è pieno.
store-other-copy = Fondaco è già aperto in un’altra finestra.
store-newer = Questo archivio viene da una versione più nuova di Fondaco. Non è stato toccato: apritelo con quella versione.
store-damaged = L’archivio è danneggiato.
store-no-such-game = La partita { $number } non esiste.
store-conflict = Nel frattempo questa partita è andata avanti altrove. Eccola com’è adesso.
store-disk = Il disco non risponde come dovrebbe.

## News, shown until somebody has read them.

store-read-only-other = Fondaco è già aperto in un’altra finestra. Qui potete guardare tutto, ma non inserire niente.
store-read-only-denied = In { $folder } non si può scrivere. Potete guardare tutto, ma quello che inserite non viene salvato.
store-recovered = L’archivio era danneggiato. Al suo posto c’è la copia di sicurezza datata { $when }: { $games ->
    [one] una partita è
   *[other] { $games } partite sono
} di nuovo qui. Il file danneggiato resta da parte: { $aside }.
store-recovered-bare = L’archivio era danneggiato e non c’era nessuna copia di sicurezza. Quello che si poteva leggere è salvo: { $games ->
    [one] una partita
   *[other] { $games } partite
}. Il file danneggiato resta da parte: { $aside }.
store-recovered-saved = Dal file danneggiato è stato possibile recuperare anche { $entries ->
    [one] una voce più recente
   *[other] { $entries } voci più recenti
}.
store-recovery-done = L’archivio era danneggiato e il ripristino si era interrotto. Adesso è completo.
store-from-files = { $games ->
    [one] Una partita è passata dal suo file all’archivio
   *[other] { $games } partite sono passate dai loro file all’archivio
}. I vecchi file restano come sono.
store-files-left = { $files ->
    [one] Un file non si può
   *[other] { $files } file non si possono
} leggere.
store-read = Va bene
