### The words of the game for the glossary, as a player says them. Goods and tiles are named elsewhere.

byzanz-glossary-piece = { $word ->
    [goods-card] Warenkarte
    [offer-card] Angebotskarte
    [market-card] Marktkarte
    [pile] Nachziehstapel
   *[hand] Handkarten
}
byzanz-glossary-play = { $word ->
    [round] Runde
    [dealer] Geber
    [auction] Versteigerung
    [lot] Angebot
    [bid] Gebot
    [raise] erhöhen
    [pass] passen
    [market] Markt von Byzanz
    [kind] Sorte
    [set] Satz
    [sale] Verkauf
    [profit] Gewinn
    [discard] abwerfen
    [hand-limit] Handkartenlimit
    [tie] Gleichstand
   *[house-rule] Hausregel
}
