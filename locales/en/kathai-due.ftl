### The call: what the table must do now. Said aloud and shown large, in the language of whoever is called. Short.

# $name (text): whose turn it is.
kathai-due-draw = { $name }, draw a card, then take your turn.
# Nothing to draw: already seven cards. $name (text): whose turn it is.
kathai-due-full = { $name }, your hand is full: take your turn without drawing.

## The end is near: the turns are counted down. $left is how many turns of all players follow after this one.

# The card to draw is the last of the pile. $name (text): whose turn it is. $left (number): turns after this one.
kathai-due-draw-last = { $name }, draw the last card. After your turn, { $left ->
    [one] there is one more
   *[other] there are { $left } more
}.
# A house rule: the turn in which the last card is drawn is the last. $name (text): whose turn it is.
kathai-due-draw-end = { $name }, draw the last card. This is the last turn of the game.
# The first of the two last turns of this player. $name (text): whose turn it is. $left (number): turns after this one.
kathai-due-two-more = { $name }, this is your second-to-last turn. { $left ->
    [one] One more turn
   *[other] { $left } more turns
} after this.
# The second of the two last turns of this player. $name (text): whose turn it is. $left (number): turns after this one.
kathai-due-one-more = { $name }, this is your last turn. { $left ->
    [one] One more turn
   *[other] { $left } more turns
} after this.
# $name (text): whose turn it is.
kathai-due-end = { $name }, this is the last turn of the game.
kathai-due-finish = That was the last turn. See who won.

## What is possible in this turn, in smaller print.

# $goods (text): the goods, best price first, as “silk, tea and salt”.
kathai-due-also-sell = Sell, if your cards show enough: { $goods }.
kathai-due-also-trade-bury = Trade with the others, or swap one card with the pile.
kathai-due-also-trade = Trade with the others.
kathai-due-also-bury = Swap one card with the pile.
# $pairs (text): the neighbours that may be swapped, as “silk–tea, tea–salt and salt–gold”.
kathai-due-also-bribe = Bribe the market and swap: { $pairs }.
kathai-due-also-draw = Give up an exchange card and draw again.
kathai-due-also-pass = Pass.

## Where the game stands, a few words each, in a bar along the top.

# $turn (number): which turn of the game this is.
kathai-due-bar-turn = Turn { $turn }
# $cards (number): cards in the draw pile.
kathai-due-bar-pile = Pile: { $cards }
# The same where whoever has the turn draws first. $cards (number): what is left then.
kathai-due-bar-pile-drawn = Pile after drawing: { $cards }
# $left (number): turns after this one.
kathai-due-bar-left = { $left ->
    [one] One turn after this
   *[other] { $left } turns after this
}
kathai-due-bar-end = Last turn
kathai-due-bar-over = The game is over
