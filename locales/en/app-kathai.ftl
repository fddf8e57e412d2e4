### Kathai in the window: its board, its pads, and setting it up.

## What can be done in a turn, on buttons.

app-kathai-trade = Trade
app-kathai-bribe = Bribe
# One card under the pile, the top one into the hand.
app-kathai-bury = Swap with the pile
# An exchange card for a card of the pile.
app-kathai-draw = Draw again

## The board.

app-kathai-pile = draw pile
# The same while whoever has the turn draws: without the card they draw.
app-kathai-pile-drawn = draw pile, after drawing
# At the seat of whoever has the turn, beside their number of cards: the card they draw is among them. Very short.
app-kathai-drawn = after drawing
# When the mouse rests on that number. $cards (number): cards in hand.
app-kathai-hand-drawn = { $cards ->
    [one] one card after drawing
   *[other] { $cards } cards after drawing
}
app-kathai-discards = discard pile
# Once the last card is drawn.
app-kathai-left-none = This is the last turn
# The same. $left (number): turns after this one.
app-kathai-left = { $left ->
    [one] One more turn after this
   *[other] { $left } more turns after this
}
# Beneath a goods card, very short. $cards (number): the fewest cards that can show as many goods as there are camels.
app-kathai-needs = { $cards }+ cards
# Beneath a goods card, very short. $points (number): what the smallest sale pays.
app-kathai-pays = { $points }+ points
app-kathai-unsellable = unsellable
# When the mouse rests on the bribe card. $first (text), $second (text): two goods.
app-kathai-locked = The bribe card is on { $first } and { $second }: nobody may swap these two back for now.
# When the mouse rests on the arrows between two goods. $first (text), $second (text): two goods.
app-kathai-swap = Bribe: swap { $first } and { $second }
# When the mouse rests on a number. $cards (number): exchange cards.
app-kathai-exchange = { $cards ->
    [one] One exchange card
   *[other] { $cards } exchange cards
}
# When the mouse rests on a number. $points (number): points so far.
app-kathai-points = { $points ->
    [one] One point
   *[other] { $points } points
}

## The pads: a sale, a bribe, a trade.

# $name (text): whose turn it is.
app-kathai-pad-bribe = { $name } bribes the market
# $name (text): whose turn it is.
app-kathai-pad-trade = { $name } trades
app-kathai-wanting-sale = Choose the goods and how many cards are played.
app-kathai-wanting-bribe = Choose two neighbours and how to pay.
app-kathai-wanting-trade = Choose one or more players.
# $name (text): who sells. $cards (number): cards played. $bonus (number): what the place adds. $points (number): the sum. $total (number): their points then.
app-kathai-would-sell = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} + { $bonus } = { $points }. { $name } will have { $total }.
# $name (text): who. $before (number): cards in hand now. $cards (number): cards in hand then.
app-kathai-would-hold = { $name }: { $before } → { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
# Before a drawing of the row.
app-kathai-would-lie = The row will be
app-kathai-which-good = Which goods?
app-kathai-how-many = How many cards?
# $good (text): the good that is sold.
app-kathai-how-many-goods = How many times do they show { $good }? Skip this if you’re not counting.
app-kathai-which-pair = Which two swap places?
app-kathai-paid-with = Paid with
app-kathai-with-hand = a card from the hand
app-kathai-with-exchange = an exchange card
app-kathai-with-whom = With whom?
# Before numbers of cards. $name (text): who.
app-kathai-gives = { $name } gives

## The end.

# $prices (number), $goods (number), $cards (number): how many there are.
app-kathai-box = { $prices } price cards, { $goods } goods cards and { $cards } trade cards. Check the hands, the exchange cards, the draw pile and the discard pile, and look for the bribe card on the goods.

## Setting up.

# A mark at one of the seats.
app-kathai-youngest = youngest
# $name (text): who.
app-kathai-begins = { $name } is the youngest and begins.
app-kathai-who-is-youngest = Who is the youngest? Click the mark at their seat.
app-kathai-row = The row
app-kathai-row-hint = Type how many camels your price cards show; Fondaco will remember. The 7 is from a review: your card decides. The goods are in random order: click two to swap them.
app-kathai-shuffle = Shuffle again
# $least (number), $most (number): how few and how many camels there can be.
app-kathai-camels-missing = Read the camels off your four price cards and type a number from { $least } to { $most } under each.
# Beneath the checklist.
app-kathai-note-end = The turn in which someone draws the last card of the pile is the last of the game.
# The same. $turns (number): turns after the one in which the last card is drawn.
app-kathai-note = After the turn in which the last card is drawn, there are { $turns } more: two each.

## What keys do in Kathai only.

app-kathai-keys-seat = Trade with this seat. When entering: how many cards, which pair, or with whom
app-kathai-keys-good = Sell these goods
app-kathai-keys-count = When entering: how many goods the cards show, or how many cards are given
app-kathai-keys-pass = Pass. When entering: how the bribe is paid, or whether the arrows count what is given or received
app-kathai-keys-remove = Take the last partner out of the trade
app-kathai-keys-confirm = Sell, enter, confirm

## Beneath large numbers at the seats: one short word

app-kathai-caption-exchange = exchange
# $count (number): the number above it.
app-kathai-caption-points = { $count ->
    [one] point
   *[other] points
}

## My box

app-kathai-box-camels = Camels on the price cards
