### Setting the table up: a checklist that one person reads out.

kathai-setup-prices = Mettete in fila le carte prezzo, da sinistra a destra: +4, +2, +1, +0, X.
kathai-setup-goods = Sotto i prezzi mettete le carte merce, da sinistra a destra: { $row }.
kathai-setup-shuffle = Mescolate tutte e { $cards } le carte commercio.
kathai-setup-give = Datene { $each } a testa, coperte: { $total } in tutto.
kathai-setup-pile = Le altre formano il mazzo: devono essere { $cards }.
kathai-setup-begin = Comincia { $name }. Poi si prosegue in senso orario.
kathai-setup-youngest = Comincia la persona più giovane, poi si prosegue in senso orario.
