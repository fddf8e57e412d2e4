### An entry is undone: what to do with the real cards. Said aloud to whoever has to do it, each sentence understandable alone.

byzanz-undo-nothing = Le carte restano tutte dove sono.

## Bids

byzanz-undo-bid-cards = { $name }, riprendi in mano dalla tua puntata: { $cards }.
byzanz-undo-bid = { $name }, riprendi in mano tutta la tua puntata.
byzanz-undo-raise = { $name }, riprendi in mano il rilancio: resta solo la puntata da { $left }.
byzanz-undo-pass-cards = { $name }, rimetti davanti a te la tua puntata: { $cards }.
byzanz-undo-pass = { $name }, rimetti davanti a te la tua puntata da { $worth }.
byzanz-undo-won-cards = { $name }, togli dal mercato la tua puntata e rimettila davanti a te: { $cards }.
byzanz-undo-won = { $name }, togli dal mercato la tua puntata da { $worth } e rimettila davanti a te.
byzanz-undo-paid-cards = { $name }, riprendi in mano dal mercato la tua puntata: { $cards }.
byzanz-undo-paid = { $name }, riprendi in mano dal mercato quello che hai pagato.
byzanz-undo-paid-beyond = { $name }, riprendi in mano dal mercato quello che hai pagato oltre { $left }.

## Lots

byzanz-undo-lot-cards = { $name }, rimetti nel lotto: { $given } dal mercato, { $kept } dalla tua mano.
byzanz-undo-lot = { $name }, rimetti nel lotto una carta dal mercato e { $kept ->
    [one] una
   *[other] { $kept }
} dalla tua mano.
byzanz-undo-whole-lot-cards = { $name }, rimetti sul tavolo tutto il lotto: { $cards }.
byzanz-undo-whole-lot = { $name }, rimetti sul tavolo tutto il lotto: { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
byzanz-undo-gather-lot = { $name }, rimetti sul tavolo il tuo lotto: { $cards ->
    [one] una carta
   *[other] { $cards } carte
}. Una può essere nel mercato.
byzanz-undo-last-lot-cards = Rimettete in cima al mazzo, dal mercato: { $cards }.
byzanz-undo-last-lot = { $name }, rimetti in cima al mazzo il tuo lotto: una carta dal mercato e { $kept ->
    [one] una
   *[other] { $kept }
} dalla tua mano.
byzanz-undo-last-lot-given = Togliete dal mercato la carta dell’ultima asta e rimettetela in cima al mazzo.
byzanz-undo-reveal-cards = Rimettete il lotto, coperto, in cima al mazzo: { $cards }.
byzanz-undo-reveal = Rimettete il nuovo lotto, coperto, in cima al mazzo: { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.

## Offer cards

byzanz-undo-offer = { $name }, rimetti la carta offerta { $offer } in cima alla pila.
byzanz-undo-offers = Ridate le carte offerta a chi le aveva: { $held }.
byzanz-undo-offer-to = la { $offer } { AD($name) }

## The market

byzanz-undo-leftovers-cards = Rimettete nel mercato, dalla scatola: { $cards }.
byzanz-undo-leftovers = Rimettete nel mercato, dalla scatola, quello che era avanzato.
byzanz-undo-pick-cards = { $name }, rimetti nel mercato: { $cards }.
byzanz-undo-pick = { $name }, rimetti nel mercato quello che hai preso: { $kind }.
byzanz-undo-drew = { $name }, rimetti nella scatola, coperta, la carta che hai pescato.
byzanz-undo-may-have-drawn = { $name }, hai pescato una carta dalla scatola? Allora rimettila lì, coperta.

## Sales and discards

byzanz-undo-sale = { $name }, riprendi in mano: { $kept } dal tuo profitto, { $boxed } dalla scatola.
byzanz-undo-discard-cards = { $name }, riprendi in mano dalla scatola: { $cards }.
byzanz-undo-discard = { $name }, riprendi in mano dalla scatola { $cards ->
    [one] la carta che hai scartato
   *[other] le { $cards } carte che hai scartato
}.

byzanz-undo-pile = Alla fine nel mazzo { $cards ->
    [one] deve esserci una carta
   *[other] devono esserci { $cards } carte
}.
