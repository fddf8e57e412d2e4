### Setting the table up: a checklist that one person reads out.

kathai-setup-prices = Mettete in fila le carte prezzo, da sinistra a destra: +4, +2, +1, +0, X.
kathai-setup-goods = Sotto i prezzi mettete le carte merce, da sinistra a destra: { $row }.
kathai-setup-shuffle = Mescolate tutte le { $cards } carte commercio.
kathai-setup-give = Datene { $each } a testa, coperte: { $total } in tutto.
kathai-setup-pile = Le carte che restano sono il mazzo. Devono essere { $cards }.
kathai-setup-begin = Comincia { $name }. Poi si prosegue in senso orario.
kathai-setup-youngest = Comincia chi è più giovane, poi si prosegue in senso orario.
