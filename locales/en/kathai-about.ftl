### Kathai for whoever does not know it yet. These texts are found by their ids.

# The name of the game, as on its box.
kathai-about-name = Kathai
# In a demo: on to the next part of the game.
kathai-about-part = Next sale
# A move of the game that the quick line understands.
kathai-about-example = eva sells tea with 2 cards

## What happens in a step, in one or two sentences.

kathai-about-lesson-begin = Everyone has three cards, and the row shows what each kind of goods is worth today. On your turn you draw a card and then do exactly one thing.
kathai-about-lesson-trade = Two players agree on a deal and swap cards. One of them is always the player whose turn it is.
kathai-about-lesson-trades = Several deals in one turn, one after the other. After each deal, nobody may hold more than seven cards.
kathai-about-lesson-bury = No deal this time. One card goes under the pile, and the top card is drawn instead.
kathai-about-lesson-sale = A sale: together the cards show enough of one kind for the camels. Each card scores a point, the place adds its bonus, and then the goods card moves to the X.
kathai-about-lesson-best-sale = A sale under +4. It takes a lot of goods, but scores four points on top of one for each card.
kathai-about-lesson-freeing-sale = The goods sold were under the bribe card. So the bribe card goes to the discard pile, and the pair is no longer locked.
kathai-about-lesson-bribe = A card from the hand bribes the market: two neighbours change places. The card lies face down on both, and for now nobody may swap them back.
kathai-about-lesson-bribe-with-exchange = An exchange card can pay for a bribe too. But you might miss it if there’s a tie.
kathai-about-lesson-lock-moves = A bribe for another pair. The new card locks these two, and the old pair is free again.
kathai-about-lesson-draw-again = An exchange card is given up for one more card from the pile. That’s all for this turn.
kathai-about-lesson-pass = Nothing this turn. Sometimes it’s best to wait until the price goes up.
kathai-about-lesson-full-hand = The player whose turn it is now already holds seven cards and doesn’t draw. It’s high time to sell.
kathai-about-lesson-last-card = Someone draws the last card. After this turn, everyone has two more, and nobody draws any more.
kathai-about-lesson-last-turns = These are the last turns. Whatever isn’t sold by the end scores nothing.
kathai-about-lesson-end = The last turn is over, and only sales count. If it’s a tie, whoever has more exchange cards wins.

## How something is entered. Short: one line on the screen.

kathai-about-method-turn = One entry for each turn: press the button for what was done. Drawing is counted automatically.
kathai-about-method-trade = To trade, click the other player’s seat; one card for one is already filled in.
kathai-about-method-sell = To sell, click the goods card; you see what it scores before you enter it.
kathai-about-method-bribe = To bribe, click the arrows between two goods and say how it’s paid.

## What is counted over many games: heads of narrow columns, and what they mean.

kathai-about-figure-sales = Sales
kathai-about-figure-sales-explained = Sales: how many per game, on average.
# Stands behind the sales.
kathai-about-figure-best-sale = Best sale
kathai-about-figure-best-sale-explained = Best sale: the most points from a single sale.
kathai-about-figure-bribes = Bribes
kathai-about-figure-bribes-explained = Bribes: how many per game, on average.
kathai-about-figure-trades = Trades
kathai-about-figure-trades-explained = Trades: how many turns with a trade per game, on average.
# Exchange cards.
kathai-about-figure-exchange = Exchange
kathai-about-figure-exchange-explained = Exchange: how many exchange cards are left at the end, on average.
