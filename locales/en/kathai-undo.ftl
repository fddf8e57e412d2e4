### An entry is undone: what to do with the real cards. Said aloud to whoever has to do it, each sentence understandable alone.

# The entry moved no card.
kathai-undo-nothing = No cards have to move.
# $name (text): who drew, at the start of a turn or by drawing again.
kathai-undo-drawn = { $name }, put the card you drew last back on top of the draw pile, face down.

## Trades

# $name (text): whose turn it was. $other (text): the other player. $back (number): cards the first gets back. $forth (number): cards the other gets back.
kathai-undo-deal = { $name } and { $other }, give each other your cards back: { $back ->
    [one] one
   *[other] { $back }
} to { $name }, { $forth ->
    [one] one
   *[other] { $forth }
} to { $other }.
# One of the two had given cards for nothing. $name (text): who has to give back. $other (text): who gets the cards back. $cards (number): how many.
kathai-undo-gift = { $name }, give { $cards ->
    [one] one card
   *[other] { $cards } cards
} back to { $other }.
# $name (text): who had put a card under the pile.
kathai-undo-bury = { $name }, put the card you drew back on top of the draw pile, face down. Then take the bottom card of the pile, the one you put there, back into your hand.

## Sales

# $name (text): who had sold. $cards (number): cards from the discards, without the exchange card.
kathai-undo-sale = { $name }, take back into your hand: the exchange card from this sale and the top { $cards ->
    [one] card
   *[other] { $cards } cards
} of the discard pile.
# Only one card had been played. $name (text): who had sold.
kathai-undo-sale-one = { $name }, take the exchange card from this sale back into your hand.
# $name (text): who had paid with an exchange card.
kathai-undo-exchange = { $name }, take the top card of the discard pile and put it in front of you again as an exchange card.

## Bribes

# $name (text): who had bribed with a card from the hand. $pair (text): the two goods the card lies on, as “silk and tea”.
kathai-undo-bribe-hand = { $name }, take your bribe card off { $pair } and back into your hand.
# $name (text): who had bribed with an exchange card. $pair (text): the two goods the card lies on, as “silk and tea”.
kathai-undo-bribe-exchange = { $name }, take your bribe card off { $pair } and put it in front of you again as an exchange card.
# $pair (text): two goods, as “silk and tea”.
kathai-undo-bribe-back = Take the top card of the discard pile and lay it face down on { $pair } again: it is the earlier bribe card.

## The row, the points and the pile

# $row (text): the five goods from left to right, as “silk, tea, salt, gold, spices”.
kathai-undo-row = Lay the goods in a row as before, from left to right: { $row }.
# $name (text): whose points. $points (number): as before.
kathai-undo-points = { $name } is back to { $points ->
    [one] one point
   *[other] { $points } points
}.
# Comes last. $cards (number): what the pile counts once all is back.
kathai-undo-pile = Then the draw pile should have { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
