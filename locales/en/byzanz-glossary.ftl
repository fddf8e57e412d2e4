### The words of the game for the glossary, as a player says them. Goods and tiles are named elsewhere.

# What lies on the table, one of each. $word (choice: byzanz piece): which.
byzanz-glossary-piece = { $word ->
    [goods-card] goods card
    [offer-card] offer card
    [market-card] market card
    [pile] draw pile
   *[hand] cards in hand
}
# What people do, and what they talk about. $word (choice: byzanz play): which.
byzanz-glossary-play = { $word ->
    [round] round
    [dealer] dealer
    [auction] auction
    [lot] lot
    [bid] bid
    [raise] to raise
    [pass] to pass
    [market] Market of Byzantium
    [kind] kind
    [set] set of three
    [sale] sale
    [profit] profit
    [discard] to discard
    [hand-limit] hand limit
    [tie] tie
   *[house-rule] house rule
}
