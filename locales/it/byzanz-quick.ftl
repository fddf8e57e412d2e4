### Words that are typed in the quick line for moves of Byzanz, and what is asked where one is missing.

byzanz-quick-verb = { $verb ->
    [reveal] scopre scopro rivela mostra lotto il_lotto
    [bid] punta punto puntare offre offro rilancia rilancio
    [pass] passa passo passare
    [award] vince vinco si_aggiudica aggiudica prende_il_lotto prendo_il_lotto vince_l’asta
    [settle] mette metto mettere cede
    [pick] prende prendo prendere
    [waive] non_prende_niente non_prende_nulla non_prendo_niente niente rinuncia rinuncio
    [sell] vende vendo vendere
    [discard] scarta scarto scartare
    [hand] conta conto contare ha
   *[off] via
}
byzanz-quick-kind = { $kind ->
    [cloth] tessuto stoffe stoffa
    [spices] spezia
    [wine] vini
    [wood] legna legname
    [grain] frumento
    [olives] oliva
   *[merchant] mercante commerciante
}

## Questions about what is still missing. They are found by their ids.

byzanz-quick-question-card = Quale carta? Di’ il tipo.
byzanz-quick-question-value = Che valore ha la carta?
byzanz-quick-question-worth = Quanto vale la puntata?
byzanz-quick-question-count = Quante carte?
byzanz-quick-question-kind = Quale tipo?
