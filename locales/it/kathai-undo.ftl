### An entry is undone: what to do with the real cards. Said aloud to whoever has to do it, each sentence understandable alone.

kathai-undo-nothing = Le carte restano tutte dove sono.
kathai-undo-drawn = { $name }, rimetti in cima al mazzo, coperta, l’ultima carta che hai pescato.

## Trades

kathai-undo-deal = { $name }, riprendi { $back ->
    [one] una carta
   *[other] { $back } carte
} da { $other }; { $other }, tu { $forth ->
    [one] riprendine una
   *[other] riprendine { $forth }
}.
kathai-undo-gift = { $other }, riprendi { $cards ->
    [one] una carta
   *[other] { $cards } carte
} da { $name }.
kathai-undo-bury = { $name }, rimetti la carta pescata, coperta, in cima al mazzo. Poi riprendi quella in fondo al mazzo: è la tua.

## Sales

kathai-undo-sale = { $name }, riprendi in mano la carta scambio di questa vendita e { $cards ->
    [one] la prima carta
   *[other] le prime { $cards } carte
} in cima agli scarti.
kathai-undo-sale-one = { $name }, riprendi in mano la carta scambio di questa vendita.
kathai-undo-exchange = { $name }, prendi la carta in cima agli scarti e rimettila davanti a te come carta scambio.

## Bribes

kathai-undo-bribe-hand = { $name }, riprendi in mano la tua carta tangente dalla coppia { $pair }.
kathai-undo-bribe-exchange = { $name }, togli la tua carta tangente dalla coppia { $pair } e rimettila davanti a te come carta scambio.
kathai-undo-bribe-back = Prendete la carta in cima agli scarti e rimettetela, coperta, sulla coppia { $pair }: è la carta tangente di prima.

## The row, the points and the pile

kathai-undo-row = Rimettete in fila le carte merce com’erano, da sinistra a destra: { $row }.
kathai-undo-points = { $name } ha di nuovo { $points ->
    [one] un punto
   *[other] { $points } punti
}.
kathai-undo-pile = Alla fine nel mazzo { $cards ->
    [one] deve esserci una carta
   *[other] devono esserci { $cards } carte
}.
