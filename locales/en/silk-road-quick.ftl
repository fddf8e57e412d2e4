### Words that are typed in the quick line for moves of Silk Road, and what is asked where one is missing.

# What people do. $verb (choice: silk road verb): bid, pass, rest (nobody bids any more), lead (get the lead without bids), accept (take the highest bid), pay (as much as the highest bid), travel (to the next city), take (a tile), printed (use the printed tile), again (use a barterer for a second tile), hand (the pawn to somebody), receive (get the pawn from somebody), use (as in “uses a barterer”), count (what is behind the screen).
silk-road-quick-verb = { $verb ->
    [bid] bids bid offers
    [pass] passes pass passed
    [rest] nobody_bids nobody all_pass rest everyone_else_passes no_bids no_more_bids
    [lead] leads lead the_lead_goes_to stays_the_leader stays_leader
    [accept] accepts accept takes_the_bid takes_the_highest_bid
    [pay] pays pay pays_the_highest_bidder
    [travel] travels travel goes moves leads_the_caravan
    [take] takes take took
    [printed] printed uses_printed uses_the_printed_tile on_the_printed_tile
    [again] again takes_again takes_another takes_a_second takes_a_second_tile
    [hand] hands hand gives give hands_over
    [receive] gets receives
    [use] uses use
   *[count] counts count counted has has_counted
}
# Small words that carry a meaning. $word (choice: silk road small word): to (a city), for (in exchange for), with (some crooks), twice, times (as in “2 times”), up-to (as in “up to 2”), gold, silver.
silk-road-quick-small = { $word ->
    [to] to
    [for] for
    [with] with
    [twice] twice
    [times] times
    [up-to] up_to
    [gold] gold
   *[silver] silver
}
# What is done with a tile. $tile (choice: silk road tile): seller, buyer, barter, special-barter, thief, vizier (name a kind), crook (keep one) or barterer (keep one).
silk-road-quick-action = { $tile ->
    [seller] sells sell sold
    [buyer] buys buy bought
    [barter] barters
    [special-barter] barters_specially makes_a_special_barter special
    [thief] steals steal robs sends_the_thief
    [vizier] names name
    [crook] keeps_crook keeps_a_crook keeps_the_crook
   *[barterer] keeps_barterer keeps_a_barterer keeps_the_barterer
}
# More words for the tiles, beside their names. $tile (choice: silk road tile): as above.
silk-road-quick-tile = { $tile ->
    [seller] sellers
    [buyer] buyers
    [barter] barters
    [special-barter] special
    [thief] thieves
    [vizier] vizier vizier’s grand_vizier’s
    [crook] crooks
   *[barterer] barterers
}
# More words for the goods, beside their names. $good (choice: silk road good): ivory, silk, fruit, jewels or spices.
silk-road-quick-good = { $good ->
    [ivory] tusks
    [silk] silks
    [fruit] fruit fruits
    [jewels] jewel gems gem
   *[spices] spice
}

## Questions about what is still missing. They are found by their ids.

silk-road-quick-question-silver = How much silver?
silk-road-quick-question-city = Where to? Name a city.
silk-road-quick-question-tile = Which tile?
silk-road-quick-question-good = Which goods?
silk-road-quick-question-cubes = How many cubes?
silk-road-quick-question-exchange = In exchange for what?
silk-road-quick-question-victim = From whom?
silk-road-quick-question-reveals = How many does each player show? Give a number for each seat, in order.
silk-road-quick-question-crooks = How many crooks?
silk-road-quick-question-times = How many times?
silk-road-quick-question-limit = Up to how many?
silk-road-quick-question-heir = Who gets the pawn?
silk-road-quick-question-coins = How much gold, and how much silver?
