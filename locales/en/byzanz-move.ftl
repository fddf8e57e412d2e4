### The moves, as the journal tells them. Whole sentences in the present tense.

# $cards (text): the cards of the lot.
byzanz-move-reveal = The lot: { $cards }.
# $name (text): who. $value (number): what the bid is worth.
byzanz-move-bid-value = { $name } bids { $value }.
# $name (text): who. $cards (text): the cards added to the bid.
byzanz-move-bid-cards = { $name } bids { $cards }.
# $name (text): who.
byzanz-move-pass = { $name } passes.
# $name (text): who. $value (number): what the bid was worth.
byzanz-move-award-value = { $name } gets the lot for { $value }.
# $name (text): who.
byzanz-move-award = { $name } gets the lot.
# $name (text): who. $card (text): a card.
byzanz-move-settle = { $name } puts { $card } into the market.
# $name (text): who. $kind (text): a kind of cards, as “wood” or “merchants”.
byzanz-move-pick = { $name } takes the { $kind } from the market.
# $name (text): who.
byzanz-move-waive = { $name } takes nothing from the market.
# $name (text): who. $cards (text): three cards.
byzanz-move-sell = { $name } sells { $cards }.
# $name (text): who. $count (number): cards.
byzanz-move-discard-count = { $name } discards { $count ->
    [one] one card
   *[other] { $count } cards
}.
# $name (text): who. $cards (text): cards.
byzanz-move-discard-cards = { $name } discards { $cards }.
# $name (text): who. $count (number): cards.
byzanz-move-hand = { $name } has { $count ->
    [one] one card
   *[other] { $count } cards
} in hand.
