### The end: the result, why it is so, and putting everything back.

app-end-player = Nome
app-end-round = R{ $round }
app-end-hand = Mano
app-end-why = Perché
app-end-box = Tutto nella scatola
app-end-table = Torna al tavolo
app-end-again = Rivincita
