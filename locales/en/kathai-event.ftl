### What follows from a move by itself. Whole sentences.

# $name (text): who. $pile (number): cards left in the draw pile.
kathai-event-drew = { $name } draws a card. Left in the pile: { $pile }.
# $name (text): who.
kathai-event-drew-last = { $name } draws the last card.
# $name (text): who.
kathai-event-full = { $name } already holds 7 cards and doesn’t draw.
# $name (text): who.
kathai-event-empty = The pile is empty: { $name } can’t draw.
# $name (text): who. $cards (number): cards played. $bonus (number): what the place adds. $points (number): the sum.
kathai-event-sold = { $name } scores { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} + { $bonus } = { $points ->
    [one] 1 point
   *[other] { $points } points
}.
# After a sale or a bribe. $row (text): the five goods from left to right, as “silk, tea, salt, gold, spices”.
kathai-event-row = The row is now: { $row }.
# One of the two goods was sold. $pair (text): two goods, as “silk and tea”.
kathai-event-unlocked = The bribe card on { $pair } goes to the discard pile. The pair is free again.
# $pair (text): two goods, as “silk and tea”.
kathai-event-bribed = The bribe card is on { $pair }: nobody may swap these two back for now.
# An earlier bribe card makes way for a new one. $pair (text): the two goods it lay on.
kathai-event-lock-moved = The old bribe card on { $pair } goes to the discard pile.
# Comes after the sentence above. $turns (number): turns of all players after this one, never fewer than six. $name (text): who has the last of them.
kathai-event-last-card = There are { $turns } more turns after this one, and the last is { $name }’s.
# The same with a house rule: this turn is the last.
kathai-event-last-card-end = This turn is the last of the game.
kathai-event-over = The game is over.
