### The end: the result, why it is so, and putting everything back.

app-end-player = Nome
app-end-round = R{ $round }
app-end-hand = Mano
app-end-why = Perché
app-end-box = Tutto nella scatola
app-end-page-box = Scatola
app-end-table = Torna al tavolo
app-end-again = Rivincita

app-end-unclear = { $entries ->
    [one] Una mossa è da chiarire e non conta.
   *[other] { $entries } mosse sono da chiarire e non contano.
}
app-end-reopen = Riapri la partita
app-end-ask-title = Riaprire una partita finita?
app-end-ask-reopen = Se riaprite la partita, potete aggiungere, correggere e annullare mosse, e il risultato può cambiare.
app-end-ask-undo = Se annullate adesso, la partita si riapre e si annulla questa mossa: { $entry }
app-end-ask-no = Lasciala com’è
app-end-ask-yes = Riaprila

app-end-reveal-title = Chi ha vinto?
app-end-reveal-next = Prossimo posto
app-end-reveal-skip = Tra un attimo continua da sé. La barra spaziatrice mostra tutto subito.

app-end-broken-off = Partita interrotta. In testa: { $names } con { $points }.
app-end-ask-go-on = La partita riprende da dove era stata interrotta.
app-end-broken-off-counted = Conta per le statistiche: chi è in testa ha vinto.
app-end-broken-off-uncounted = Non conta per le statistiche.
