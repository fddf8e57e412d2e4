### The words of the game for the glossary, as a player says them. Goods and tiles are named elsewhere.

kathai-glossary-piece = { $word ->
    [trade-card] carta commercio
    [price-card] carta prezzo
    [goods-card] carta merce
    [exchange-card] carta scambio
    [bribe-card] carta tangente
    [camel] cammello
    [row] fila
    [pile] mazzo
    [discards] scarti
   *[hand] carte in mano
}
kathai-glossary-play = { $word ->
    [turn] turno
    [draw] pescare
    [trade] scambiare
    [bury] cambiare una carta
    [sell] vendere
    [bonus] bonus
    [unsellable] invendibile
    [bribe] corrompere il mercato
    [locked-pair] coppia bloccata
    [draw-again] pescare ancora
    [pass] passare
    [points] punti
    [tie] parità
   *[house-rule] regola della casa
}
