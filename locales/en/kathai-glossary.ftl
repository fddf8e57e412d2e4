### The words of the game for the glossary, as a player says them. Goods and tiles are named elsewhere.

# What lies on the table, one of each. $word (choice: kathai piece): which.
kathai-glossary-piece = { $word ->
    [trade-card] trade card
    [price-card] price card
    [goods-card] goods card
    [exchange-card] exchange card
    [bribe-card] bribe card
    [camel] camel
    [row] row
    [pile] draw pile
    [discards] discard pile
   *[hand] cards in hand
}
# What people do, and what they talk about. $word (choice: kathai play): which.
kathai-glossary-play = { $word ->
    [turn] turn
    [draw] to draw
    [trade] to trade
    [bury] to swap with the pile
    [sell] to sell
    [bonus] bonus
    [unsellable] unsellable
    [bribe] to bribe the market
    [locked-pair] locked pair
    [draw-again] to draw again
    [pass] to pass
    [points] points
    [tie] tie
   *[house-rule] house rule
}
