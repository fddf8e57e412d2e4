### The words of the game for the glossary, as a player says them. Goods and tiles are named elsewhere.

silk-road-glossary-piece = { $word ->
    [map] mappa
    [city] città
    [caravan] carovana
    [pawn] pedina
    [turn-token] gettone turno
    [trade-tile] tessera commercio
    [printed-tile] tessera stampata
    [cube] cubetto
    [gold-coin] moneta d’oro
    [silver-coin] moneta d’argento
    [screen] schermo
    [bag] sacchetto
   *[bank] banca
}
silk-road-glossary-play = { $word ->
    [leader] capo della carovana
    [turn] tappa
    [lead] guida
    [bid] offerta
    [pass] passare
    [arrow] freccia
    [market] mercato
    [hand-on] passare la pedina
    [kind] merce
    [barred] merce bloccata
    [majority] maggioranza
   *[tie] parità
}
