### The words of the game for the glossary, as a player says them. Goods and tiles are named elsewhere.

silk-road-glossary-piece = { $word ->
    [map] Spielplan
    [city] Stadt
    [caravan] Karawane
    [pawn] Figur
    [turn-token] Zugmarker
    [trade-tile] Handelsplättchen
    [printed-tile] aufgedrucktes Plättchen
    [cube] Warenstein
    [gold-coin] Goldmünze
    [silver-coin] Silbermünze
    [screen] Sichtschirm
    [bag] Beutel
   *[bank] Bank
}
silk-road-glossary-play = { $word ->
    [leader] Karawanenführer
    [turn] Runde
    [lead] Führung
    [bid] Gebot
    [pass] passen
    [arrow] Pfeil
    [market] Markt
    [hand-on] die Figur weitergeben
    [kind] Sorte
    [barred] gesperrte Sorte
    [majority] Mehrheit
   *[tie] Gleichstand
}
