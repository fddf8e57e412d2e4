### The words of the game for the glossary, as a player says them. Goods and tiles are named elsewhere.

# What lies on the table, one of each. $word (choice: silk road piece): which.
silk-road-glossary-piece = { $word ->
    [map] map
    [city] city
    [caravan] caravan
    [pawn] leader pawn
    [turn-token] turn token
    [trade-tile] trade tile
    [printed-tile] printed tile
    [cube] cube
    [gold-coin] gold
    [silver-coin] silver
    [screen] screen
    [bag] bag
   *[bank] bank
}
# What people do, and what they talk about. $word (choice: silk road play): which.
silk-road-glossary-play = { $word ->
    [leader] caravan leader
    [turn] turn
    [lead] lead
    [bid] bid
    [pass] to pass
    [arrow] arrow
    [market] market
    [hand-on] to hand on the pawn
    [kind] kind
    [barred] barred kind
    [majority] majority
   *[tie] tie
}
