### Telefoni al tavolo: il foglio nella finestra con il codice da inquadrare, e la pagina sui telefoni.

## Il foglio nella finestra

app-phones-title = Telefoni
app-phones-keys = Porta i telefoni al tavolo, o guarda chi c’è
app-phones-explain = Ognuno vede l’annuncio, il proprio posto e le regole sul proprio telefono, nella propria lingua. Niente da installare; niente esce dalla vostra rete.
app-phones-open = Apri il tavolo ai telefoni
app-phones-close = Chiudi il tavolo ai telefoni
app-phones-scan = Inquadratelo con la fotocamera
app-phones-wifi-scan = Prima il Wi-Fi
app-phones-type = oppure scrivetelo nel browser:
app-phones-which-address = Quale rete?
app-phones-no-address = Questo computer non è in nessuna rete, e nessun telefono può raggiungerlo. Collegatelo a un Wi-Fi, o aprite un hotspot su uno dei telefoni.
app-phones-failed = Qui il tavolo non si può aprire ai telefoni: { $reason }
app-phones-nobody = Ancora nessuno? Telefono e computer devono essere sullo stesso Wi-Fi. Un Wi-Fi per gli ospiti spesso tiene separati i dispositivi, e un firewall può bloccare la porta. Un hotspot su uno dei telefoni funziona sempre.
app-phones-here = Qui con il telefono: { $names }
app-phones-watching = { $count ->
    [one] E c’è una persona che guarda.
   *[other] E ci sono { $count } persone che guardano.
}
app-phones-turned-away = { $count ->
    [one] Respinta una visita senza codice valido.
   *[other] Respinte { $count } visite senza codice valido.
}
app-phones-seen-by-all = Chi è sulla vostra rete e conosce il codice può guardare. La connessione non è cifrata.
app-phones-send-away = Manda via tutti
app-phones-free = Libera il posto di { $name }
app-phones-entry = Dai telefoni si può inserire:
app-phones-entry-watch = niente
app-phones-entry-own = le proprie mosse
app-phones-entry-all = le mosse di tutti
app-phones-wifi = Wi-Fi per gli ospiti: così compare un secondo codice accanto al primo. Resta su questo computer.
app-phones-wifi-name = Nome del Wi-Fi
app-phones-wifi-password = Password
app-phones-needs-game = I telefoni possono venire al tavolo appena c’è una partita.
app-phones-left-out = Questa copia del programma è stata fatta senza telefoni.

## Che cosa si può inserire dal telefono, sui pulsanti

app-phones-bid = Fai un’offerta
app-phones-how-much = Quanto?
app-phones-cards = Carte
app-phones-how-many = Quante carte?
app-phones-how-many-shown = Quante merci mostrano? (facoltativo)
app-phones-give = Carte che dai
app-phones-get = Carte che ricevi
app-phones-gets-lot = Il lotto va { AD($name) }
app-phones-lead = Guida { $name }
app-phones-pawn-to = La pedina passa { AD($name) }
app-phones-gold = monete d’oro (valgono { $worth } d’argento)

## La pagina: entrare

app-phones-who = Chi sei?
app-phones-pick-seat = Tocca il tuo nome. Poi la pagina parla la tua lingua.
app-phones-just-watch = Solo guardare
app-phones-taken = ha già un telefono
app-phones-which-language = Lingua della pagina
app-phones-no-entry = Inquadra il codice
app-phones-scan-again = Questa pagina è per chi siede al tavolo. Inquadra il codice sul portatile, o riscrivi l’indirizzo: forse quello vecchio non vale più.
app-phones-slow-down = Troppi tentativi. Aspetta qualche secondo e riprova.
app-phones-seat-taken = Questo posto è già su un altro telefono. Se è un errore, liberatelo sul portatile.
app-phones-full = Qui ci sono già troppi telefoni.
app-phones-bad-request = Non si è capito. Torna al tavolo e riprova.

## La pagina: il tavolo

app-phones-your-turn = Tocca a te!
app-phones-no-game = Non c’è nessuna partita sul tavolo.
app-phones-out-of-touch = Manca il contatto con il portatile. Quello che vedi può essere vecchio. Nuovo tentativo …
app-phones-you-are = Sei { $name }
app-phones-you-watch = Stai guardando
app-phones-change = Posto e lingua
app-phones-sound = Un suono quando tocca a me
app-phones-enter = Che cosa puoi fare
app-phones-enter-for = Per { $name }
app-phones-more = Altro
app-phones-mine = Il tuo posto
app-phones-around = Intorno al tavolo
app-phones-on-table = Sul tavolo
app-phones-happened = Che cosa è appena successo
app-phones-last = Ultime mosse
app-phones-rule = La regola di adesso
app-phones-result = Il risultato
app-phones-why = Perché?
app-phones-your-hand = Nella tua mano, per quanto hanno visto tutti:
app-phones-to-table = Torna al tavolo
app-phones-to-top = Vai all’annuncio
app-phones-search = Cerca nelle regole
app-phones-found-nothing = Non si è trovato niente.
app-phones-still = Senza script la pagina si rinnova ogni pochi secondi.
app-phones-hold-still = Fermala per scrivere
app-phones-let-run = Falla di nuovo rinnovare

## La pagina: inserire

app-phones-type-move = Scrivi una mossa, come «{ $example }»
app-phones-read = Che cosa vorrebbe dire?
app-phones-confirm = Inserisci
app-phones-choose = Scegli …
app-phones-none = nessuna
app-phones-stale = Intanto il gioco è andato avanti. Ecco com’è adesso; quello che hai scritto c’è ancora.
app-phones-not-yours = Da questo telefono puoi inserire solo le tue mosse.
app-phones-only-watch = A questo tavolo le mosse si inseriscono sul portatile.
app-phones-busy = Il portatile non risponde. Non è stato inserito niente; riprova.
app-phones-not-kept = Il portatile non è riuscito a salvare. Guardate lì.
app-phones-undo-there = Annullare e ripetere si fa sul portatile.
app-phones-yes = Sì, inserisci
app-phones-not-complete = Manca qualcosa o non va bene: { $reason }
app-phones-page-title = { $call } – { $game }
app-phones-vizier = Dal gran visir: quanti cubetti di { $good } mostri?
app-phones-secret = Nessuno vede il tuo numero prima che tutti abbiano risposto.
app-phones-answered = La tua risposta c’è; puoi ancora cambiarla. Si aspettano gli altri …
app-phones-asked = Domanda sui telefoni, deve ancora rispondere: { $names }
