### The table: one screen for the whole game. Short words for buttons and labels.

## Along the top

# $round (number), $rounds (number): the round and how many there are.
app-table-round = Round { $round } of { $rounds }
# $auction (number), $auctions (number): the auction of this round and how many there are.
app-table-auction = Auction { $auction } of { $auctions }
app-table-market = Market
app-table-closing = Last sales
# $cards (number): cards in the draw pile.
app-table-pile = Pile: { $cards }
app-table-journal = Journal
app-table-journal-empty = Nothing entered yet.
app-table-totals-show = Show totals
app-table-totals-hide = Hide totals

## Seats. Small words beside a name.

app-table-opens = opens
app-table-passed = passed
app-table-next = then
# $value (number): what the bid is worth.
app-table-bids = bids { $value }
# $cards (number): cards in hand.
app-table-hand = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
# $points (number): profit so far.
app-table-profit = profit { $points }

## Beside the table

app-table-offers = Offer cards
app-table-lot = Lot
app-table-value = For how much? If you like.
app-table-award = Click whoever gets the lot.
app-table-order = You pick in this order
app-table-count = Cards in hand, to break the tie

## What can be done

# $value (number): what the bid is worth.
app-table-bid = Bid { $value }
app-table-bid-cards = Bid with cards
app-table-pass = Pass
app-table-waive = Take nothing
app-table-lay-out = Enter the lot
app-table-sell = Sell
app-table-discard = Discard
app-table-result = Who has won?
# Opens the rulebook. $title (text): the title of a rule.
app-table-rule = Rule: { $title }
# $entry (text): the sentence of the entry taken back.
app-table-undone = Taken back: { $entry }
# $entry (text): the sentence of the entry played again.
app-table-redone = Entered again: { $entry }

## The pad: choosing cards

app-table-seller = Who sells?
app-table-discarder = Who discards?
app-table-pad-lot = The lot
# $name (text): who bids.
app-table-pad-bid = { $name } bids
# $name (text): who sells.
app-table-pad-sell = { $name } sells
# $name (text): who discards.
app-table-pad-discard = { $name } discards
# How many cards are still to be chosen. $cards (number).
app-table-choose = { $cards ->
    [one] Choose one more card.
   *[other] Choose { $cards } more cards.
}
app-table-choose-any = Choose cards.
app-table-choose-seat = Choose who.
# Above the numbers 1 to 7, at a table that need not name discarded cards.
app-table-count-only = Just how many? Or name the cards below.
# $points (number): profit. $kept (text): the card to keep. $boxed (text): two cards.
app-table-profit-of = Profit { $points }. Keep { $kept }; into the box: { $boxed }.
# A bid that is high enough. $value (number): its worth in all.
app-table-worth = Worth { $value } in all.
# A bid that is not high enough yet. $value (number): its worth so far. $least (number): the least that counts.
app-table-so-far = Worth { $value } so far; at least { $least } is needed.
app-table-fits = That is right.
# $points (number): profit.
app-table-sell-for = Sell for { $points }
app-table-enter = Enter
app-table-cancel = Cancel
