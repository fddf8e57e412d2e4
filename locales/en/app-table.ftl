### The table: one screen for the whole game. Short words for buttons and labels.

## Along the top

# $round (number), $rounds (number): the round and how many there are.
app-table-round = Round { $round }/{ $rounds }
# $cards (number): cards in the draw pile.
app-table-pile = Pile: { $cards }
app-table-journal = Journal
app-table-journal-empty = Nothing entered yet.
app-table-totals-show = Show totals
app-table-totals-hide = Hide totals

## Seats. Small words beside a name.

app-table-passed = passed
app-table-next = next
# $value (number): what the bid is worth.
app-table-bids = bids { $value }
# $cards (number): cards in hand.
app-table-hand = { $cards ->
    [one] one card
   *[other] { $cards } cards
}

## What can be done

# $value (number): what the bid is worth.
app-table-bid = Bid { $value }
app-table-pass = Pass
app-table-sell = Sell
app-table-discard = Discard
app-table-result = Show the result
# Opens the rulebook. $title (text): the title of a rule.
app-table-rule = Rule: { $title }
# $entry (text): the sentence of the entry taken back.
app-table-undone = Undone: { $entry }
# $entry (text): the sentence of the entry played again.
app-table-redone = Redone: { $entry }

## The pad: choosing cards

# $name (text): who bids.
app-table-pad-bid = { $name } bids
# $name (text): who sells.
app-table-pad-sell = { $name } sells
# How many cards are still to be chosen. $cards (number).
app-table-choose = { $cards ->
    [one] Choose one more card.
   *[other] Choose { $cards } more cards.
}
app-table-choose-any = Choose cards.
app-table-choose-seat = Choose a player.
app-table-fits = That’s right.
# $points (number): profit.
app-table-sell-for = Sell for { $points }
app-table-enter = Enter
app-table-cancel = Cancel

## A move that ends the game sooner than it can have been played. A sentence of the game stands between title and buttons.

app-table-early-title = Over so soon?
app-table-early-no = Not yet
app-table-early-yes = Yes, the game is over

## Beneath large numbers at the seats: one short word

# $count (number): the number above it.
app-table-caption-cards = { $count ->
    [one] card
   *[other] cards
}

## A move that looks like a slip of the pen. A sentence of the game stands between title and buttons.

app-table-doubt-title = Are you sure?
app-table-doubt-no = No, go back
app-table-doubt-yes = Yes, enter it

## Ending a game before its time.

# A button, and what a key does.
app-table-break-off = End the game early
app-table-break-off-title = End the game early?
app-table-break-off-ask = You’ll see the standings so far, and the game stays in the library, marked as ended early. You can continue it later. Should it count in the statistics?
# Buttons.
app-table-break-off-counted = It counts
app-table-break-off-uncounted = It doesn’t count
app-table-break-off-no = Play on
# What a redo does.
app-table-break-off-again = The game has been ended early again.

## Somebody leaves while the others go on, or comes back.

# A button, and what a key does.
app-table-leave = Someone leaves
app-table-leave-title = Who’s leaving, and who’s back?
app-table-leave-ask = The others play the seat together, within the rules. For whoever leaves, this game won’t count in the statistics unless they come back.
# Buttons. $name (text): who.
app-table-leaves = { $name } leaves
# $name (text): who.
app-table-return = { $name } is back
# Sentences. $name (text): who.
app-table-away = { $name } has left. The others play this seat.
# $name (text): who.
app-table-back = { $name } is back in the game.
# At a seat, a word.
app-table-away-seat = away
