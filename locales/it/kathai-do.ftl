kathai-do-sell = { $name }, una delle carte giocate resta davanti a te come carta scambio, { $others ->
    [one] l’altra va
   *[other] le altre { $others } vanno
} negli scarti.
kathai-do-sell-one = { $name }, la carta giocata resta davanti a te come carta scambio.
kathai-do-row = Nella fila: { $good } va sotto la X, e quello che stava alla sua destra scala a sinistra.
kathai-do-bribe = { $name }, scambia di posto { $pair } nella fila e metti la tua carta coperta sopra i due.
kathai-do-draw = { $name }, scarta una carta scambio e pesca una carta.
