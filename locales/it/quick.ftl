### The quick line: a move typed in a few words. Players of all languages type at the same table,
### so every list of words here is understood whatever language the table speaks.

## Lists of words, with spaces between them. The first one of a list is offered, the others are
## understood. What belongs together has a line between: “takes_nothing”.

quick-fillers = e ed per il lo la i gli le un una di del dello della dei degli delle da dal dalla a ad al alla con su sul in nel nella poi si carta carte mano lotto mercato mazzo tessera argento moneta monete cubetto cubetti merce merci contro puntando ogni pedina guida carovana davanti sotto cambio quella cima più volta danno mostrati
quick-numbers = zero/nessuna/niente uno/un/una due tre quattro cinque sei sette otto nove dieci undici dodici

quick-command = { $command ->
    [undo] annulla annullare annullate torna_indietro tornate_indietro indietro
   *[redo] rifai rifare rifate ripeti ripetere ripetete ripristina
}
quick-command-asides = ultima ultimo mossa inserimento voce passo favore

## What is said while somebody types. Short, in full sentences.

quick-too-long = È troppo per una mossa sola: bastano { $limit } lettere.
quick-unknown = Qui «{ $word }» non si capisce.
quick-outside = «{ $number }» qui non va bene: ci vuole un numero da { $least } a { $most }.
quick-unclear = Non è chiaro a che cosa si riferisca «{ $word }».
quick-several = «{ $word }» può voler dire più cose: { $meanings }.
quick-examples = Come continua? Per esempio: { $words }.
quick-end = La mossa è già completa.
quick-ask = { $what ->
    [who] Chi? Comincia da un nome.
    [verb] Che cosa succede?
    [card] Quale carta? Di’ di che merce.
    [value] Che valore ha la carta?
    [worth] Quanto vale la puntata?
    [count] Quante carte?
    [kind] Quale tipo?
    [partner] Con chi?
    [gives] Quante carte dà?
    [gets] Quante carte riceve?
    [good] Quale merce?
    [goods] Quante merci mostrano le carte?
    [payment] Con che cosa paga: una carta della mano o una carta scambio?
    [silver] Quanto argento?
    [city] Verso dove? Di’ il nome di una città.
    [tile] Quale tessera?
    [cubes] Quanti cubetti?
    [exchange] In cambio di che cosa?
    [victim] A chi?
    [reveals] Quanti ne mostra ciascuno? Di’ un numero per ogni posto, in ordine.
    [crooks] Quanti truffatori?
    [times] Quante volte?
    [limit] Fino a quanti?
    [heir] Chi riceve la pedina?
   *[coins] Quanto oro e quanto argento?
}
quick-range = Un numero da { $least } a { $most }.

## Byzanz

quick-byzanz-verb = { $verb ->
    [reveal] scopre scopro rivela mostra lotto il_lotto
    [bid] punta punto puntare offre offro rilancia rilancio
    [pass] passa passo passare
    [award] vince vinco si_aggiudica aggiudica
    [settle] mette metto mettere cede
    [pick] prende prendo prendere
    [waive] non_prende_niente non_prende_nulla non_prendo_niente niente rinuncia rinuncio
    [sell] vende vendo vendere
    [discard] scarta scarto scartare
    [hand] conta conto contare ha
   *[off] via
}
quick-byzanz-kind = { $kind ->
    [cloth] tessuto stoffe stoffa
    [spices] spezia
    [wine] vini
    [wood] legna legname
    [grain] frumento
    [olives] oliva
   *[merchant] mercante commerciante
}

## Kathai

quick-kathai-verb = { $verb ->
    [trade] scambia scambio fa_affari faccio_affari tratta
    [bury] mette_sotto metto_sotto mette_una_carta_sotto cambia seppellisce
    [sell] vende vendo vendere
    [bribe] corrompe corrompo inverte inverto
    [draw] pesca pesco pescare pesca_ancora
    [pass] passa passo passare
    [on] su
    [give-up] scarta scarto rinuncia_a
    [to] per
    [from] da
   *[gift] in_regalo gratis
}
quick-kathai-good = { $good ->
    [salt] sale
    [gold] oro
    [silk] sete
    [spices] spezia
   *[tea] te
}
quick-kathai-payment = { $payment ->
    [hand] mano carta_della_mano
   *[exchange] scambio carta_scambio
}

## Silk Road

quick-silk-road-verb = { $verb ->
    [bid] offre offro offrire
    [pass] passa passo passare
    [rest] nessuno_offre nessuno tutti_passano
    [lead] guida guido guidare la_carovana_la_guida continua_a_guidare
    [accept] accetta accetto accettare accetta_l’offerta accetta_l’offerta_più_alta
    [pay] paga pago pagare paga_quanto_l’offerta_più_alta
    [travel] viaggia viaggio va guida_la_carovana
    [take] prende prendo prendere
    [printed] stampata usa_stampata usa_la_tessera_stampata con_la_tessera_stampata
    [again] ancora prende_ancora prende_una_seconda prende_una_seconda_tessera
    [hand] consegna consegno dà cede cedo
    [receive] riceve ricevo
    [use] usa uso utilizza utilizzo
   *[count] conta conto contare ha ha_contato
}
quick-silk-road-small = { $word ->
    [to] verso a ad
    [for] per in_cambio_di
    [with] con
    [twice] doppio
    [times] volte volta
    [up-to] fino_a
    [gold] oro
   *[silver] argento
}
quick-silk-road-action = { $tile ->
    [seller] vende vendo vendere
    [buyer] compra compro comprare
    [barter] baratta barattare
    [special-barter] fa_un_baratto_speciale speciale
    [thief] deruba derubo ruba rubo manda_il_ladro
    [vizier] nomina nomino
    [crook] tiene_truffatore tiene_un_truffatore tiene_il_truffatore tiene_da_parte_il_truffatore
   *[barterer] tiene_bottegaio tiene_un_bottegaio tiene_il_bottegaio tiene_da_parte_il_bottegaio
}
quick-silk-road-tile = { $tile ->
    [seller] venditori
    [buyer] compratori acquirente
    [barter] baratti
    [special-barter] speciale
    [thief] ladri
    [vizier] visir
    [crook] truffatori
   *[barterer] bottegai
}
quick-silk-road-good = { $good ->
    [ivory] avorio
    [silk] sete
    [fruit] frutta frutti
    [jewels] gioiello gemme
   *[spices] spezia
}
