byzanz-do-bid = { $name }, metti le carte della puntata scoperte davanti a te.
byzanz-do-raise = { $name }, aggiungi le nuove carte alla tua puntata. Quelle già sul tavolo restano lì.
byzanz-do-take-back = { $name }, riprendi in mano la tua puntata.
byzanz-do-won = { $name }, metti nel mercato la tua puntata e una carta del lotto. { $kept ->
    [one] L’altra carta va
   *[other] Le altre { $kept } carte vanno
} nella tua mano, la carta offerta { $offer } scoperta davanti a te.
byzanz-do-whole-lot = { $name }, prendi in mano { $cards ->
    [one] la carta
   *[other] tutte e { $cards } le carte
}: nel mercato non va niente. La carta offerta { $offer } sta scoperta davanti a te.
byzanz-do-last-lot = { $name }, delle ultime due carte una va nel mercato e l’altra nella tua mano. La carta offerta { $offer } sta scoperta davanti a te.
byzanz-do-last-card = { $name }, l’ultima carta va nel mercato. La carta offerta { $offer } sta scoperta davanti a te.
byzanz-do-sold = { $name }, metti { $kept } a faccia in giù nel tuo profitto: vale { $points }. Nella scatola: { $boxed }.
byzanz-do-discard = { $name }, le carte vanno nella scatola.
byzanz-do-stack = Impilate di nuovo le carte offerta, la più alta in cima.
