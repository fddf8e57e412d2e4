### The end: the result, why it is so, and putting everything back.

app-end-player = Player
# A narrow column. $round (number): a round.
app-end-round = R{ $round }
app-end-total = Profit
# A narrow column: cards in hand.
app-end-hand = Hand
app-end-why = Why
app-end-chart = Profit, round by round
app-end-box = Back into the box
# $goods (number), $merchants (number), $cards (number): how many there are, and in all.
app-end-box-cards = The deck: { $goods } goods and { $merchants } merchants, { $cards } cards in all. Look into hands, profit piles and market.
# $goods (number): cards of each good.
app-end-box-goods = Count each good: { $goods } cards.
# $offers (text): the offer cards as a list.
app-end-box-offers = All offer cards: { $offers }.
# $cards (number): market cards.
app-end-box-market = The { $cards } market cards.
# $name (text): who deals in the next game.
app-end-again = Play again, { $name } deals
app-end-table = Back to the table
