### Why an entry is not accepted. Each sentence stands alone and says what was tried and what would be right.

# $number (number): the seat asked for, counted from 0.
kathai-refusal-no-such-seat = Nobody sits at seat { $number }.
kathai-refusal-game-over = The game is over: the last turn has been played.
# $name (text): who tried. $turn (text): whose turn it is.
kathai-refusal-not-your-turn = It’s { $turn }’s turn, not { $name }’s.

## Trades

kathai-refusal-no-deal = A trade needs at least one deal: with whom, and how many cards each gives.
# $name (text): whose turn it is.
kathai-refusal-with-oneself = { $name } can only trade with someone else.
# $name (text): whose turn it is. $other (text): the other player.
kathai-refusal-empty-deal = No card changes hands in the deal between { $name } and { $other }. At least one must.
# $name (text): who gives. $tried (number): cards to give. $has (number): cards in that hand at this moment of the trade.
kathai-refusal-gives-too-many = { $name } holds { $has ->
    [one] one card
   *[other] { $has } cards
} and can’t give { $tried }.
# The same with no card in that hand. $name (text): who gives. $tried (number): cards to give.
kathai-refusal-gives-too-many-none = { $name } holds no cards and can’t give { $tried ->
    [one] one
   *[other] { $tried }
}.
# $name (text): who gets too many cards. $would (number): cards in that hand after the deal.
kathai-refusal-hand-too-full = { $name } would hold { $would } cards. The limit is 7.

## Cards to play and to draw

# $name (text): who tried.
kathai-refusal-no-hand-card = { $name } has no cards in hand, and this takes one.
# $name (text): who tried.
kathai-refusal-no-exchange-card = { $name } has no exchange cards, and this takes one. You get them by selling.
# $name (text): who tried.
kathai-refusal-hand-full = { $name } already holds 7 cards, which is the limit, and can’t draw.
kathai-refusal-pile-empty = The draw pile is empty, so nobody can draw.

## Sales

# $good (text): a good.
kathai-refusal-unsellable = Whatever is under the X can’t be sold: { $good }. The other four kinds can.
kathai-refusal-no-cards = A sale takes at least one card. You entered none.
# $name (text): who tried. $tried (number): cards entered. $has (number): cards in hand.
kathai-refusal-more-than-hand = { $name } holds { $has ->
    [one] one card
   *[other] { $has } cards
} and can’t play { $tried }.
# The same with no card in hand. $name (text): who tried. $tried (number): cards entered.
kathai-refusal-more-than-hand-none = { $name } holds no cards and can’t play { $tried ->
    [one] one
   *[other] { $tried }
}.
# $good (text): a good. $tried (number): how many of it were shown. $camels (number): how many a sale needs. $place (text): the price above it, as “+4”.
kathai-refusal-shows-too-few = The cards you entered show { $good } { $tried ->
    [one] once
   *[other] { $tried } times
}. Under { $place } a sale takes at least { $camels }.
# Nobody counted the goods, but they cannot be enough. $good (text): a good. $cards (number): cards entered. $most (number): how many goods they show at most. $camels (number): how many a sale needs. $place (text): the price above it, as “+4”.
kathai-refusal-cards-too-few = You entered { $cards ->
    [one] one card, which shows
   *[other] { $cards } cards, which show
} at most { $most } { $good }. Under { $place } a sale takes at least { $camels }.
# $good (text): a good. $cards (number): cards entered. $goods (number): how many of the good they should show, fewer than cards.
kathai-refusal-cards-without = Every card played must show { $good }. That makes at least { $cards } on { $cards ->
    [one] one card
   *[other] { $cards } cards
}, and you entered { $goods }.
# $good (text): a good. $cards (number): cards entered. $goods (number): how many of the good they should show. $most (number): how many they can show.
kathai-refusal-shows-too-many = No card shows more than 3. That makes at most { $most } { $good } on { $cards ->
    [one] one card
   *[other] { $cards } cards
}, and you entered { $goods }.

## Bribes

# $good (text): a good.
kathai-refusal-same-good = A bribe swaps two different goods. You entered the same one twice: { $good }.
# $pair (text): two goods, as “silk and gold”. $row (text): the five goods from left to right, as “silk, tea, salt, gold, spices”.
kathai-refusal-not-neighbours = You can only swap goods that lie side by side, and { $pair } don’t. The row is: { $row }.
# $pair (text): two goods, as “silk and tea”.
kathai-refusal-locked = The bribe card is on { $pair }: nobody may swap these two until someone bribes for another pair or sells one of them.
