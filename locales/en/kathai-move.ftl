### The moves, as the journal tells them. Whole sentences in the present tense.

# $name (text): whose turn it is. $deals (text): a list of the following, as “2 cards for one with Axel”.
kathai-move-trade = { $name } trades: { $deals }.
# One deal. $gives (number): cards the player on turn gives. $gets (number): cards that come back. $name (text): the other player.
kathai-move-deal = { $gives ->
    [one] one card
   *[other] { $gives } cards
} for { $gets ->
    [one] one
   *[other] { $gets }
} with { $name }
# One deal, a gift. $cards (number): cards given. $name (text): who gets them.
kathai-move-gift = { $cards ->
    [one] one card
   *[other] { $cards } cards
} to { $name } for nothing
# One deal, a gift the other way round. $cards (number): cards received. $name (text): who gives them.
kathai-move-gain = { $cards ->
    [one] one card
   *[other] { $cards } cards
} from { $name } for nothing
# $name (text): who.
kathai-move-bury = { $name } puts a card under the pile and draws one.
# $name (text): who. $good (text): a good. $cards (number): cards played.
kathai-move-sell = { $name } sells { $good } with { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
# Somebody counted the goods on the cards. $name (text): who. $good (text): a good. $goods (number): how many of it the cards show. $cards (number): cards played.
kathai-move-sell-goods = { $name } sells { $good }: { $goods } on { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
# $name (text): who. $pair (text): two goods, as “silk and tea”.
kathai-move-bribe-hand = { $name } bribes with a hand card and swaps { $pair }.
# $name (text): who. $pair (text): two goods, as “silk and tea”.
kathai-move-bribe-exchange = { $name } bribes with an exchange card and swaps { $pair }.
# $name (text): who.
kathai-move-draw = { $name } gives up an exchange card and draws again.
# $name (text): who.
kathai-move-pass = { $name } passes.
