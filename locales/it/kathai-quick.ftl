### Words that are typed in the quick line for moves of Kathai, and what is asked where one is missing.

kathai-quick-verb = { $verb ->
    [trade] scambia scambio scambiare fa_affari faccio_affari tratta
    [bury] mette_sotto metto_sotto mette_una_carta_sotto cambia cambiare seppellisce
    [sell] vende vendo vendere
    [bribe] corrompe corrompo corrompere inverte inverto invertire
    [draw] pesca pesco pescare pesca_ancora
    [pass] passa passo passare
    [on] su
    [give-up] scarta scarto rinuncia_a
    [to] per
    [from] da
   *[gift] in_regalo gratis
}
kathai-quick-good = { $good ->
    [salt] sale
    [gold] oro
    [silk] sete
    [spices] spezia
   *[tea] te
}
kathai-quick-payment = { $payment ->
    [hand] mano carta_della_mano
   *[exchange] scambio carta_scambio
}

## Questions about what is still missing. They are found by their ids.

kathai-quick-question-partner = Con chi?
kathai-quick-question-gives = Quante carte dà?
kathai-quick-question-gets = Quante carte riceve?
kathai-quick-question-count = Quante carte?
kathai-quick-question-good = Quale merce?
kathai-quick-question-goods = Quante merci mostrano le carte?
kathai-quick-question-payment = Con che cosa paga: una carta dalla mano o una carta scambio?
