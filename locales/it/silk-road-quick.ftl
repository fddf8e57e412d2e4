### Words that are typed in the quick line for moves of Silk Road, and what is asked where one is missing.

silk-road-quick-verb = { $verb ->
    [bid] offre offro offrire
    [pass] passa passo passare
    [rest] nessuno_offre nessuno tutti_passano
    [lead] guida guido guidare la_carovana_la_guida continua_a_guidare
    [accept] accetta accetto accettare accetta_l’offerta accetta_l’offerta_più_alta
    [pay] paga pago pagare paga_quanto_l’offerta_più_alta
    [travel] viaggia viaggio va guida_la_carovana porta_la_carovana sposta_la_carovana
    [take] prende prendo prendere
    [printed] stampata usa_stampata usa_la_tessera_stampata con_la_tessera_stampata
    [again] ancora prende_ancora prende_una_seconda prende_una_seconda_tessera
    [hand] passa_la_pedina passo_la_pedina passare_la_pedina passa passo consegna consegno dà cede cedo
    [receive] riceve ricevo
    [use] usa uso utilizza utilizzo
   *[count] conta conto contare ha ha_contato
}
silk-road-quick-small = { $word ->
    [to] verso a ad
    [for] per in_cambio_di
    [with] con
    [twice] doppio
    [times] volte volta
    [up-to] fino_a
    [gold] oro
   *[silver] argento
}
silk-road-quick-action = { $tile ->
    [seller] vende vendo vendere
    [buyer] compra compro comprare
    [barter] baratta barattare
    [special-barter] fa_un_baratto_speciale speciale
    [thief] deruba derubo ruba rubo manda_il_ladro
    [vizier] nomina nomino
    [crook] tiene_truffatore tiene_un_truffatore tiene_il_truffatore tiene_da_parte_il_truffatore
   *[barterer] tiene_bottegaio tiene_un_bottegaio tiene_il_bottegaio tiene_da_parte_il_bottegaio
}
silk-road-quick-tile = { $tile ->
    [seller] venditori
    [buyer] compratori acquirente
    [barter] baratti
    [special-barter] speciale
    [thief] ladri
    [vizier] visir
    [crook] truffatori
   *[barterer] bottegai
}
silk-road-quick-good = { $good ->
    [ivory] avorio
    [silk] sete
    [fruit] frutta frutti
    [jewels] gioiello gemme
   *[spices] spezia
}

## Questions about what is still missing. They are found by their ids.

silk-road-quick-question-silver = Quanto offre?
silk-road-quick-question-city = Verso dove? Di’ il nome di una città.
silk-road-quick-question-tile = Quale tessera?
silk-road-quick-question-good = Quale merce?
silk-road-quick-question-cubes = Quanti cubetti?
silk-road-quick-question-exchange = In cambio di che cosa?
silk-road-quick-question-victim = A chi?
silk-road-quick-question-reveals = Quanti ne mostra ciascuno? Di’ un numero a testa, in ordine.
silk-road-quick-question-crooks = Quanti truffatori?
silk-road-quick-question-times = Quante volte?
silk-road-quick-question-limit = Fino a quanti?
silk-road-quick-question-heir = Chi riceve la pedina?
silk-road-quick-question-coins = Quanto oro e quanto argento?
