### Telefoni al tavolo: il foglio nella finestra con il codice da inquadrare, e la pagina sui telefoni.

## Il foglio nella finestra

app-phones-title = Telefoni
app-phones-keys = Collega i telefoni, o guarda chi c’è
app-phones-explain = Ognuno vede sul suo telefono a chi tocca, che cosa ha davanti e che cosa dicono le regole, tutto nella sua lingua. Non c’è niente da installare, e niente va su internet.
app-phones-open = Collega i telefoni
app-phones-close = Continua senza telefoni
app-phones-scan = Inquadrate il codice con il telefono
app-phones-wifi-scan = Prima collegatevi al Wi-Fi
app-phones-type = oppure scrivete nel browser:
app-phones-which-address = Quale rete? Se una non funziona, provate la prossima.
app-phones-no-address = Questo computer non è collegato a nessuna rete, quindi nessun telefono può raggiungerlo. Collegatelo a un Wi-Fi, o all’hotspot di uno dei telefoni.
app-phones-failed = Qui i telefoni non si possono collegare: { $reason }
app-phones-nobody = Ancora nessuno? Telefoni e computer devono essere sulla stessa rete. Un Wi-Fi per gli ospiti spesso tiene separati i dispositivi, e un firewall su questo computer può lasciare fuori i telefoni. Di solito si risolve con l’hotspot di uno dei telefoni: collegateci il computer e gli altri telefoni.
app-phones-here = Telefoni collegati: { $names }
app-phones-watching = { $count ->
    [one] Un telefono sta solo a guardare.
   *[other] { $count } telefoni stanno solo a guardare.
}
app-phones-turned-away = { $count ->
    [one] Un accesso respinto.
   *[other] { $count } accessi respinti.
}
app-phones-seen-by-all = Chi è sulla vostra rete e ha il codice può guardare o prendere un posto libero. La connessione non è cifrata: chi intercetta la rete legge anche senza codice.
app-phones-send-away = Manda via tutti e cambia codice
app-phones-free = Libera il posto di { $name }
app-phones-entry = Che cosa si inserisce dai telefoni?
app-phones-entry-watch = niente
app-phones-entry-own = le proprie mosse
app-phones-entry-all = le mosse di tutti
app-phones-wifi = Gli ospiti non sono ancora sul Wi-Fi? Inserite nome e password: qui compare un secondo codice, che collega i telefoni al Wi-Fi. Tutto resta salvato solo su questo computer.
app-phones-wifi-name = Nome del Wi-Fi
app-phones-wifi-password = Password
app-phones-left-out = Questa versione del programma non può collegare i telefoni.

## Che cosa si può inserire dal telefono, sui pulsanti

app-phones-bid = Fai un’offerta
app-phones-how-much = Quanto?
app-phones-cards = Carte
app-phones-which-tile = Quale tessera?
# A form for the tiles that have no form of their own.
app-phones-other-tile = Prendi solo la tessera (non la usi, o la tieni da parte)
app-phones-for-how-much = A quanto? (se vuoi)
app-phones-how-many = Quante carte?
app-phones-how-many-shown = Quante volte la mostrano, in tutto? (se vuoi)
app-phones-give = Carte date
app-phones-get = Carte ricevute
app-phones-gets-lot = Il lotto va { AD($name) }
app-phones-lead = Guida { $name }
app-phones-pawn-to = La pedina passa { AD($name) }
app-phones-gold = monete d’oro (ognuna ne vale { $worth } d’argento)

## La pagina: entrare

app-phones-who = Chi sei?
app-phones-pick-seat = Tocca il tuo nome: la pagina passa alla tua lingua.
app-phones-just-watch = Voglio solo guardare
app-phones-taken = posto già preso
app-phones-which-language = Lingua della pagina
app-phones-no-entry = Inquadra il codice
app-phones-scan-again = Questa pagina è solo per chi siede al tavolo. Inquadra il codice sul computer, o scrivi l’indirizzo che c’è sotto: quello vecchio forse non vale più.
app-phones-wait = Un attimo di pazienza
app-phones-slow-down = Troppi tentativi. Aspetta qualche secondo e riprova.
app-phones-seat-taken = Questo posto è già occupato da un altro telefono. Se è un errore, liberate il posto dal computer.
app-phones-full = Qui ci sono già troppi telefoni.

## La pagina: il tavolo

app-phones-your-turn = Tocca a te!
app-phones-out-of-touch = Connessione con il computer interrotta. Quello che vedi forse non è aggiornato. Nuovo tentativo…
# The game is put away, or phones are not wanted any more.
app-phones-closed = I telefoni non sono più collegati: la partita è stata chiusa sul computer, oppure si continua senza telefoni. Per tornare, inquadra di nuovo il codice.
# The call for whoever counts what they have at the same time as the others.
app-phones-count = Ora si conta: inserisci quello che hai.
app-phones-you-are = Sei { $name }
app-phones-you-watch = Stai guardando
app-phones-change = Posto e lingua
app-phones-sound = Un suono quando tocca a me
app-phones-enter = Che cosa puoi fare
app-phones-enter-for = Per { $name }
app-phones-mine = Il tuo posto
app-phones-around = Intorno al tavolo
app-phones-on-table = Sul tavolo
app-phones-happened = Che cosa è appena successo
app-phones-last = Ultime mosse
app-phones-rule = La regola che vale adesso
app-phones-result = Il risultato
app-phones-why = Perché?
app-phones-your-hand = La tua mano, per quello che ne sanno tutti:
app-phones-to-table = Torna al tavolo
app-phones-to-top = Vai all’annuncio
app-phones-search = Cerca nelle regole
app-phones-found-nothing = Nessun risultato.
app-phones-still = Senza JavaScript la pagina si ricarica ogni pochi secondi.
app-phones-hold-still = Fermala per scrivere
app-phones-let-run = Falla ripartire

## La pagina: inserire

app-phones-type-move = Scrivi una mossa, per esempio «{ $example }»
app-phones-read = Controlla
app-phones-confirm = Inserisci
app-phones-choose = Scegli…
app-phones-stale = Non è stato inserito niente: intanto la partita è andata avanti, oppure sul computer si sta correggendo una mossa. Qui vedi la situazione di adesso, e quello che hai scritto c’è ancora.
# The same for a move of which nothing was typed, or that can’t be made any more.
app-phones-too-late = Non è stato inserito niente: intanto la partita è andata avanti. Qui vedi la situazione di adesso.
# Above a form that somebody is filling in.
app-phones-past = Non si può più
app-phones-not-yours = Qui puoi inserire solo quello che fai tu.
# About another one’s move: the reason would tell what they have.
app-phones-not-possible = Così non si può. Il motivo lo vede sul proprio telefono chi fa la mossa, oppure lo vedete sul computer.
app-phones-only-watch = In questa partita le mosse si inseriscono sul computer.
app-phones-busy = Il computer non risponde. Se tra poco la tua mossa non compare, riprova.
app-phones-not-kept = Il computer non è riuscito a salvare. Lì c’è scritto perché.
app-phones-undo-there = «Annulla» e «Rifai» si usano solo sul computer.
app-phones-yes = Sì, inserisci
app-phones-not-complete = Così non va ancora. { $reason }
app-phones-page-title = { $call } – { $game }
app-phones-vizier = Gran visir ({ $good }): quanti cubetti mostri?
app-phones-secret = Nessuno vede il tuo numero prima che abbiano risposto tutti i telefoni.
app-phones-answered = La tua risposta è arrivata. Finché ne mancano altre, puoi cambiarla.
app-phones-all-answered = Le risposte ci sono tutte; i numeri sono sul computer.
# $most (number): how many cubes at most.
app-phones-answer-most = Un numero da 0 a { $most }, per favore.
app-phones-asked = Chi deve ancora rispondere dal telefono: { $names }
