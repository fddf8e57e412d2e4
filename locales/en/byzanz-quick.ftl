### Words that are typed in the quick line for moves of Byzanz, and what is asked where one is missing.

# What people do. $verb (choice: byzanz verb): reveal (lay out the lot), bid, pass, award (win the auction), settle (put a card of the lot into the market), pick (take a kind from the market), waive (take nothing), sell, discard, hand (count the cards in hand), off (as in “puts two cards away”).
byzanz-quick-verb = { $verb ->
    [reveal] reveals reveal lot the_lot turns_up turns_over turn_over shows
    [bid] bids bid raises raise offers
    [pass] passes pass passed folds fold
    [award] wins win won gets get got
    [settle] puts put gives give places place lays
    [pick] takes take took picks pick picked
    [waive] takes_nothing take_nothing took_nothing nothing waives waive
    [sell] sells sell sold selling
    [discard] discards discard discarded drops throws_away
    [hand] counts count holds has
   *[off] away off aside
}
# More words for the kinds, beside their names. $kind (choice: byzanz kind): cloth, spices, wine, wood, grain, olives or merchant.
byzanz-quick-kind = { $kind ->
    [cloth] cloths fabric textiles
    [spices] spice
    [wine] wines
    [wood] timber
    [grain] grains wheat corn
    [olives] olive
   *[merchant] merchant trader traders
}

## Questions about what is still missing. They are found by their ids.

byzanz-quick-question-card = Which card? Name a kind.
byzanz-quick-question-value = What is the card’s value?
byzanz-quick-question-worth = How much is the bid worth?
byzanz-quick-question-count = How many cards?
byzanz-quick-question-kind = Which kind?
