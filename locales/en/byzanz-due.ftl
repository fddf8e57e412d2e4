### The call: what the table must do now. Said aloud and shown large, in the language of whoever is called.

# $name (text): who opens the auction. $cards (number): cards to lay out.
byzanz-due-reveal = { $name }, you open. Turn over { $cards ->
    [one] one card
   *[other] { $cards } cards
} for the lot.
# The last auction of the round. $name (text): the one player left. $cards (number): cards to lay out.
byzanz-due-reveal-last = { $name }, { $cards ->
    [one] turn over one more card. It goes straight to the market.
   *[other] the last lot is yours without bidding. Turn over { $cards } cards.
}
# $name (text): whose turn it is. $least (number): the lowest bid allowed.
byzanz-due-bid = { $name }, bid at least { $least } or pass.
# The hand surely is not worth that much. $name (text): whose turn it is. $least (number): the lowest bid allowed.
byzanz-due-bid-out-of-reach = { $name }, you have to pass: you can’t reach { $least }.
# $name (text): who won the lot.
byzanz-due-settle = { $name }, put one card from the lot into the market.
# $name (text): whose turn it is.
byzanz-due-pick = { $name }, take one kind from the market, or nothing.
# A house rule says that everybody must take something. $name (text): whose turn it is.
byzanz-due-pick-must = { $name }, take one kind from the market.
# $name (text): who holds too many cards. $over (number): how many too many.
byzanz-due-shed = { $name }, you have { $over ->
    [one] one card
   *[other] { $over } cards
} too many. Sell or discard.
# $names (text): the players tied for the highest profit whose hands nobody knows; may be one or several.
byzanz-due-count = It’s a tie for the most profit. Count your cards: { $names }.
# The same, with the house rule that merchants do not count. $names (text): as above.
byzanz-due-count-goods = It’s a tie. Count your cards without merchants: { $names }.
byzanz-due-finish = That was the last market. Sell what you can, then see who won.

## What else is possible, in smaller print.

# $names (text): players who may have enough cards to sell.
byzanz-due-also-sell = Can sell at any time: { $names }.
# $names (text): players who can still win this lot.
byzanz-due-also-award = Or just enter who gets the lot. It can still go to { $names }.
byzanz-due-also-discard = More than seven cards in hand? Sell or discard at once.
