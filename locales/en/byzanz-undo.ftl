### An entry is undone: what to do with the real cards. Said aloud to whoever has to do it, each sentence understandable alone.

# The entry moved no card.
byzanz-undo-nothing = No cards have to move.

## Bids

# The last bid is undone. $name (text): who bid. $cards (text): the cards added to the bid.
byzanz-undo-bid-cards = { $name }, take back from your bid: { $cards }.
# The same, if nobody wrote the cards down. $name (text): who bid.
byzanz-undo-bid = { $name }, take your whole bid back into your hand.
# The same, if there was a lower bid before. $name (text): who raised. $left (number): what the lower bid was worth.
byzanz-undo-raise = { $name }, take back your raise: your bid is { $left } again.
# Whoever passed had taken a bid back. $name (text): who. $cards (text): the cards of the bid.
byzanz-undo-pass-cards = { $name }, lay your bid out again: { $cards }.
# The same, if nobody wrote the cards down. $name (text): who. $worth (number): what the bid is worth.
byzanz-undo-pass = { $name }, lay out your bid of { $worth } again.
# The auction goes on, and the winner’s bid lies on the table again. $name (text): who had won. $cards (text): the cards of the bid.
byzanz-undo-won-cards = { $name }, take your bid out of the market and lay it in front of you: { $cards }.
# The same, if nobody wrote the cards down. $name (text): who had won. $worth (number): what the bid is worth.
byzanz-undo-won = { $name }, take your bid of { $worth } out of the market and lay it in front of you.
# The winner had not bid before. $name (text): who had won. $cards (text): the cards paid.
byzanz-undo-paid-cards = { $name }, take your bid back from the market into your hand: { $cards }.
# The same, if nobody wrote the cards down, or even whether anything was paid. $name (text): who had won.
byzanz-undo-paid = { $name }, take whatever you paid back from the market into your hand.
# The winner may have bid more than was written down. $name (text): who had won. $left (number): what the bid on the table is worth.
byzanz-undo-paid-beyond = { $name }, take whatever you paid above { $left } back from the market into your hand.

## Lots

# The lot was won and lies on the table again. $name (text): who had won it. $given (text): the card put into the market. $kept (text): the cards taken.
byzanz-undo-lot-cards = { $name }, put back into the lot: { $given } from the market, { $kept } from your hand.
# The same, if nobody wrote the cards down. $name (text): who had won it. $kept (number): cards taken.
byzanz-undo-lot = { $name }, put back into the lot: one card from the market and { $kept ->
    [one] one
   *[other] { $kept }
} from your hand.
# Everybody had passed. $name (text): who got the lot for nothing. $cards (text): its cards.
byzanz-undo-whole-lot-cards = { $name }, lay the whole lot back on the table: { $cards }.
# The same, if nobody wrote the cards down. $name (text): who got the lot. $cards (number): its cards.
byzanz-undo-whole-lot = { $name }, lay the whole lot back on the table: { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
# Nobody wrote down how the lot was won. $name (text): who got the lot. $cards (number): its cards.
byzanz-undo-gather-lot = { $name }, lay your lot back on the table: { $cards ->
    [one] one card
   *[other] { $cards } cards
}. One of them may be in the market.
# The lot of the last auction was a single card. $cards (text): the card.
byzanz-undo-last-lot-cards = Put back from the market on top of the draw pile: { $cards }.
# The lot of the last auction. $name (text): who got it. $kept (number): cards taken.
byzanz-undo-last-lot = { $name }, put your lot back on top of the draw pile: one card from the market and { $kept ->
    [one] one
   *[other] { $kept }
} from your hand.
# The lot of the last auction was a single card that nobody wrote down.
byzanz-undo-last-lot-given = Take the card from the last auction out of the market and put it back on top of the draw pile.
# A lot nobody has bid for yet. $cards (text): its cards.
byzanz-undo-reveal-cards = Put the lot back on top of the draw pile, face down: { $cards }.
# The same, if nobody wrote the cards down. $cards (number): its cards.
byzanz-undo-reveal = Put the { $cards ->
    [one] card
   *[other] { $cards } cards
} of the new lot back on top of the draw pile, face down.

## Offer cards

# $name (text): who had taken it. $offer (number): the offer card.
byzanz-undo-offer = { $name }, put offer card { $offer } back on top of the stack.
# The round is not over after all. $held (text): a list of the following, as “2 to Eva and 3 to Axel”.
byzanz-undo-offers = Hand the offer cards out again: { $held }.
# $offer (number): an offer card. $name (text): who held it.
byzanz-undo-offer-to = { $offer } to { $name }

## The market

# $cards (text): what was left over at the end of the round.
byzanz-undo-leftovers-cards = Put back from the box into the market: { $cards }.
# Nobody wrote down what was left over, if anything.
byzanz-undo-leftovers = Put anything that was left over back from the box into the market.
# $name (text): who had taken a kind. $cards (text): its cards.
byzanz-undo-pick-cards = { $name }, put back into the market: { $cards }.
# The same, if nobody wrote the cards down. $name (text): who. $kind (text): a kind, as “wood” or “merchants”.
byzanz-undo-pick = { $name }, put back into the market what you took: { $kind }.
# A house rule: who finds the market empty draws from the cards that were put back unseen. $name (text): who drew one.
byzanz-undo-drew = { $name }, put the card you drew back into the box, face down.
# The same, if nobody wrote down whether it happened. $name (text): who may have drawn one.
byzanz-undo-may-have-drawn = { $name }, if you drew a card from the box, put it back there, face down.

## Sales and discards

# $name (text): who had sold. $kept (text): the card kept as profit. $boxed (text): the two other cards.
byzanz-undo-sale = { $name }, take back into your hand: { $kept } from your profit, { $boxed } from the box.
# $name (text): who had discarded. $cards (text): the cards.
byzanz-undo-discard-cards = { $name }, take back out of the box: { $cards }.
# The same, if nobody wrote the cards down. $name (text): who had discarded. $cards (number): how many.
byzanz-undo-discard = { $name }, take { $cards ->
    [one] the card
   *[other] the { $cards } cards
} you discarded back out of the box.

# Comes last. $cards (number): what the pile counts once all is back.
byzanz-undo-pile = Then the draw pile should have { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
