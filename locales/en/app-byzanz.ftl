### Byzanz in the window: its table, its pad, the end, and setting it up.

## Along the top, and at the start.

# $auction (number), $auctions (number): the auction of this round and how many there are.
app-byzanz-auction = Auction { $auction }/{ $auctions }
app-byzanz-market = Market
app-byzanz-closing = Last sales
# The last market is over. $names (text): the players as a list.
app-byzanz-continue-closing = { $names }: the last market is over

## Seats. Small words beside a name.

app-byzanz-opens = opens
# $points (number): profit so far.
app-byzanz-profit = profit { $points }

## Beside the table.

app-byzanz-offers = Offer cards
# What lies before somebody. $offer (number): the number on the card.
app-byzanz-offer-card = Offer card { $offer }
app-byzanz-lot = Lot
app-byzanz-value = For how much? (optional)
app-byzanz-order = Picking order
app-byzanz-count = Cards in hand, to break the tie

## What can be done, on buttons.

app-byzanz-bid-cards = Bid with cards
# On a phone: any bid beyond those on the buttons.
app-byzanz-bid-more = Bid more
app-byzanz-waive = Take nothing
app-byzanz-lay-out = Enter the lot

## The pad: choosing cards.

app-byzanz-seller = Who sells?
app-byzanz-discarder = Who discards?
app-byzanz-pad-lot = The lot
# $name (text): who discards.
app-byzanz-pad-discard = { $name } discards
# Above the numbers 1 to 7, at a table that need not name discarded cards.
app-byzanz-count-only = Just the number? Or choose the cards below.
# $points (number): profit. $kept (text): the card to keep. $boxed (text): two cards.
app-byzanz-profit-of = Profit { $points }. Keep { $kept }; into the box: { $boxed }.
# A bid that is high enough. $value (number): its worth in all.
app-byzanz-worth = Worth { $value } in all.
# A bid that is not high enough yet. $value (number): its worth so far. $least (number): the least that counts.
app-byzanz-so-far = Worth { $value } so far; you need at least { $least }.

## The end.

app-byzanz-total = Profit
app-byzanz-chart = Profit, round by round
# $name (text): who deals in the next game.
app-byzanz-again = Play again ({ $name } deals)
# $goods (number), $merchants (number), $cards (number): how many there are, and in all.
app-byzanz-box-cards = The deck: { $goods } goods and { $merchants } merchants, { $cards } cards in all. Check the hands, the profit piles and the market.
# $goods (number): cards of each good.
app-byzanz-box-goods = Each kind of goods: { $goods } cards.
# $offers (text): the offer cards as a list.
app-byzanz-box-offers = All offer cards: { $offers }.
# $cards (number): market cards.
app-byzanz-box-market = The { $cards } market cards.

## Setting up.

app-byzanz-deals = deals
app-byzanz-draw = Random dealer
# $name (text): who was drawn or chosen.
app-byzanz-dealer = { $name } deals.
app-byzanz-depth-winners = Winners
app-byzanz-depth-cards = Cards
# What the two above mean, in one sentence each.
app-byzanz-depth-winners-means = You enter who wins each lot, what is picked and what is sold.
app-byzanz-depth-cards-means = You enter every face-up card, so the program knows the hands and the market.
# $name (text): who begins.
app-byzanz-opens-first = { $name } opens the first auction.

## What keys do in Byzanz only.

app-byzanz-keys-seat = Give the lot to this seat; when entering, choose the player
app-byzanz-keys-pass = Pass, or take nothing
app-byzanz-keys-kind = Take this kind; when entering, choose the kind, then its value from 1 to 4
app-byzanz-keys-remove = Remove the last card chosen

## Beneath large numbers at the seats: one short word

app-byzanz-caption-profit = profit
app-byzanz-caption-bid = bid
# $count (number): the number above it.
app-byzanz-caption-sales = { $count ->
    [one] sale
   *[other] sales
}
# When the mouse rests on a number. $sales (number): how many.
app-byzanz-sales = { $sales ->
    [one] One sale so far
   *[other] { $sales } sales so far
}

## Between two rounds, and after the last market

# $round (number): the round that has ended.
app-byzanz-round-over = Round { $round } is over
app-byzanz-pause-last = If you still want to sell, do it now, in any order. Then you’ll see the result.
app-byzanz-pause-box = Anything left in the market goes into the box.
# $cards (number): how many it must have.
app-byzanz-pause-pile = Before you turn over the next lot, the draw pile should have { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
# On a button beside a name: this person wants to sell.
app-byzanz-sells = Sells
# On a button beside a name: this person sells no more.
app-byzanz-done = Done
# $round (number): the round that begins.
app-byzanz-go-on = On to round { $round }

## What is known while something is entered

app-byzanz-who-wins = Click the player who gets the lot
# On a button: whoever has the highest bid wins with it. $name (text): who. $value (number): the bid.
app-byzanz-award-highest = { $name } gets it for { $value }
app-byzanz-in-hand = In hand
# $cards (number): cards in hand that nobody has seen.
app-byzanz-unknown = { $cards ->
    [one] one unknown card
   *[other] { $cards } unknown cards
}
# $value (number): what the cards on the table are worth.
app-byzanz-lies = Already in the bid, worth { $value }
