byzanz-do-bid = { $name }, metti scoperte davanti a te le carte che punti.
byzanz-do-raise = { $name }, aggiungi le nuove carte alla tua puntata. Quelle già sul tavolo restano lì.
byzanz-do-take-back = { $name }, riprendi in mano la tua puntata.
byzanz-do-won = { $name }: la puntata e una carta del lotto nel mercato, { $kept ->
    [one] una carta
   *[other] { $kept } carte
} in mano, la carta offerta { $offer } scoperta davanti a te.
byzanz-do-whole-lot = { $name }: { $cards ->
    [one] la carta
   *[other] tutte e { $cards } le carte
} in mano, niente nel mercato, la carta offerta { $offer } scoperta davanti a te.
byzanz-do-last-lot = { $name }: una delle due carte nel mercato, l’altra in mano, la carta offerta { $offer } scoperta davanti a te.
byzanz-do-last-card = { $name }: l’ultima carta nel mercato, la carta offerta { $offer } scoperta davanti a te.
byzanz-do-sold = { $name }, tieni coperta come profitto questa carta: { $kept }, vale { $points }. Nella scatola: { $boxed }.
byzanz-do-discard = { $name }, quello che scarti va nella scatola.
byzanz-do-stack = Impilate di nuovo le carte offerta, la più alta in cima.
byzanz-do-reveal = Scoprite { $cards ->
    [one] una carta
   *[other] { $cards } carte
} per il prossimo lotto.
