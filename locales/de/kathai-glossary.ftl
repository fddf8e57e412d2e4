### The words of the game for the glossary, as a player says them. Goods and tiles are named elsewhere.

kathai-glossary-piece = { $word ->
    [trade-card] Handelskarte
    [price-card] Kurskarte
    [goods-card] Warenkarte
    [exchange-card] Tauschkarte
    [bribe-card] Bestechungskarte
    [camel] Kamel
    [row] Reihe
    [pile] Nachziehstapel
    [discards] Ablagestapel
   *[hand] Handkarten
}
kathai-glossary-play = { $word ->
    [turn] Zug
    [draw] ziehen
    [trade] handeln
    [bury] auswechseln
    [sell] verkaufen
    [bonus] Bonus
    [unsellable] unverkäuflich
    [bribe] den Markt bestechen
    [locked-pair] gesperrtes Paar
    [draw-again] nachziehen
    [pass] passen
    [points] Punkte
    [tie] Gleichstand
   *[house-rule] Hausregel
}
