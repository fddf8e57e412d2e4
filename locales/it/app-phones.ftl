### Telefoni al tavolo: il foglio nella finestra con il codice da inquadrare, e la pagina sui telefoni.

## Il foglio nella finestra

app-phones-title = Telefoni
app-phones-keys = Porta i telefoni al tavolo, o guarda chi c’è
app-phones-explain = Sul proprio telefono ognuno vede a chi tocca, il proprio posto e le regole, tutto nella propria lingua. Non c’è niente da installare, e niente va su internet.
app-phones-open = Porta i telefoni al tavolo
app-phones-close = Continua senza telefoni
app-phones-scan = Inquadrate il codice con il telefono
app-phones-wifi-scan = Prima collegatevi al Wi-Fi
app-phones-type = oppure scrivete nel browser:
app-phones-which-address = Quale rete? Se una non funziona, provate la prossima.
app-phones-no-address = Questo computer non è collegato a nessuna rete, quindi nessun telefono può raggiungerlo. Collegatelo a un Wi-Fi, o all’hotspot di uno dei telefoni.
app-phones-failed = Qui i telefoni non possono venire al tavolo: { $reason }
app-phones-nobody = Ancora nessuno? Telefoni e computer devono essere sullo stesso Wi-Fi. Un Wi-Fi per gli ospiti spesso tiene separati i dispositivi, e un firewall su questo computer può lasciare fuori i telefoni. Di solito aiuta l’hotspot di uno dei telefoni: collegateci il computer e gli altri telefoni.
app-phones-here = Qui con il telefono: { $names }
app-phones-watching = { $count ->
    [one] Un telefono sta solo a guardare.
   *[other] { $count } telefoni stanno solo a guardare.
}
app-phones-turned-away = { $count ->
    [one] Respinto un tentativo.
   *[other] Respinti { $count } tentativi.
}
app-phones-seen-by-all = Chi è sulla vostra rete e conosce il codice può vedere la partita. La connessione non è cifrata.
app-phones-send-away = Manda via tutti e cambia codice
app-phones-free = Libera il posto di { $name }
app-phones-entry = Che cosa si inserisce dai telefoni?
app-phones-entry-watch = niente
app-phones-entry-own = le proprie mosse
app-phones-entry-all = le mosse di tutti
app-phones-wifi = Gli ospiti non sono ancora sul Wi-Fi? Inserite nome e password: qui compare un secondo codice, che collega i telefoni al Wi-Fi. Tutto resta salvato solo su questo computer.
app-phones-wifi-name = Nome del Wi-Fi
app-phones-wifi-password = Password
app-phones-left-out = Questa versione del programma non può portare i telefoni al tavolo.

## Che cosa si può inserire dal telefono, sui pulsanti

app-phones-bid = Fai un’offerta
app-phones-how-much = Quanto?
app-phones-cards = Carte
app-phones-which-tile = Quale tessera?
app-phones-for-how-much = Per quanto? (se vuoi)
app-phones-how-many = Quante carte?
app-phones-how-many-shown = Quante volte mostrano questa merce? (se vuoi)
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
app-phones-taken = ha già un telefono
app-phones-which-language = Lingua della pagina
app-phones-no-entry = Inquadra il codice
app-phones-scan-again = Questa pagina è per chi siede al tavolo. Inquadra il codice sul computer, o scrivi l’indirizzo che c’è sotto: quello vecchio forse non vale più.
app-phones-slow-down = Troppi tentativi. Aspetta qualche secondo e riprova.
app-phones-seat-taken = Questo posto è già su un altro telefono. Se è un errore, si può liberare dal computer.
app-phones-full = Qui ci sono già troppi telefoni.

## La pagina: il tavolo

app-phones-your-turn = Tocca a te!
app-phones-out-of-touch = Nessun contatto con il computer. Quello che vedi forse non è aggiornato. Nuovo tentativo …
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
app-phones-choose = Scegli …
app-phones-stale = Intanto il gioco è andato avanti, quindi non è stato inserito niente. Adesso la situazione è questa; quello che hai scritto c’è ancora.
app-phones-not-yours = Da questo telefono puoi inserire solo le tue mosse.
app-phones-only-watch = In questa partita le mosse si inseriscono sul computer.
app-phones-busy = Il computer non risponde. Se la tua mossa non compare subito, riprova.
app-phones-not-kept = Il computer non è riuscito a salvare. Lì c’è scritto perché.
app-phones-undo-there = «Annulla» e «Rifai» si usano solo sul computer.
app-phones-yes = Sì, inserisci
app-phones-not-complete = Manca qualcosa, o qualcosa non va: { $reason }
app-phones-page-title = { $call } – { $game }
app-phones-vizier = Gran visir ({ $good }): quanti cubetti mostri?
app-phones-secret = Nessuno vede il tuo numero prima che tutti abbiano risposto.
app-phones-answered = La tua risposta è arrivata; puoi ancora cambiarla. Ne mancano altre …
app-phones-asked = Sul telefono manca ancora la risposta di { $names }
