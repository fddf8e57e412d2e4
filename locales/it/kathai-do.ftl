kathai-do-sell = { $name }, una delle carte giocate resta davanti a te come carta scambio, { $others ->
    [one] l’altra va
   *[other] le altre { $others } vanno
} negli scarti.
kathai-do-sell-one = { $name }, la carta giocata resta davanti a te come carta scambio.
kathai-do-row = Nella fila: { $good } alla X. Le merci che stavano più a destra scalano a sinistra.
kathai-do-bribe = { $name }, inverti { $pair } nella fila e metti la tua carta, coperta, sulla coppia.
kathai-do-draw = { $name }, scarta una carta scambio e pesca ancora.
