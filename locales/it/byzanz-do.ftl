byzanz-do-bid = { $name }, metti davanti a te, scoperte, le carte che punti.
byzanz-do-raise = { $name }, aggiungi le nuove carte alla tua puntata. Quelle già sul tavolo restano lì.
byzanz-do-take-back = { $name }, riprendi in mano la tua puntata.
byzanz-do-won = { $name }, metti nel mercato la tua puntata e una carta del lotto. Prendi in mano { $kept ->
    [one] l’altra carta
   *[other] le altre { $kept } carte
} e metti davanti a te, scoperta, la carta offerta { $offer }.
byzanz-do-whole-lot = { $name }, prendi in mano { $cards ->
    [one] la carta
   *[other] tutte e { $cards } le carte
}: nel mercato non va niente. Metti davanti a te, scoperta, la carta offerta { $offer }.
byzanz-do-last-lot = { $name }, metti nel mercato una delle due carte e prendi in mano l’altra. Metti davanti a te, scoperta, la carta offerta { $offer }.
byzanz-do-last-card = { $name }, l’ultima carta va nel mercato. Metti davanti a te, scoperta, la carta offerta { $offer }.
byzanz-do-sold = { $name }, tieni coperta, come profitto, la carta { $kept }: vale { $points }. Nella scatola: { $boxed }.
byzanz-do-discard = { $name }, quello che scarti va nella scatola.
byzanz-do-stack = Impilate di nuovo le carte offerta, la più alta in cima.
byzanz-do-reveal = Scoprite { $cards ->
    [one] una carta
   *[other] { $cards } carte
} per il prossimo lotto.
