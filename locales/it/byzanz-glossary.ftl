### The words of the game for the glossary, as a player says them. Goods and tiles are named elsewhere.

byzanz-glossary-piece = { $word ->
    [goods-card] carta merce
    [offer-card] carta offerta
    [market-card] carta mercato
    [pile] mazzo
   *[hand] carte in mano
}
byzanz-glossary-play = { $word ->
    [round] round
    [dealer] mazziere
    [auction] asta
    [lot] lotto
    [bid] puntata
    [raise] rilanciare
    [pass] passare
    [market] mercato di Bisanzio
    [kind] tipo
    [set] tris
    [sale] vendita
    [profit] profitto
    [discard] scartare
    [hand-limit] limite di carte
    [tie] parità
   *[house-rule] regola della casa
}
