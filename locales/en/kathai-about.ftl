### Kathai for whoever does not know it yet. These texts are found by their ids.

# The name of the game, as on its box.
kathai-about-name = Kathai
# In a demo: on to the next part of the game.
kathai-about-part = Next sale
# A move of the game that the quick line understands.
kathai-about-example = eva sells tea with 2 cards

## What happens in a step, in one or two sentences.

kathai-about-lesson-begin = Everybody has three cards, and the row shows what each good brings today. Whoever is on turn draws a card and then does exactly one thing.
kathai-about-lesson-trade = Two players agree on a deal and swap cards. One of them is always the player on turn.
kathai-about-lesson-trades = Several deals in one turn, one after the other. After each of them nobody may hold more than seven cards.
kathai-about-lesson-bury = No deal this time. A card goes under the pile, and the top card comes into the hand.
kathai-about-lesson-sale = A sale: the cards together show enough of one good for the camels. Each card is a point, the place adds its bonus, and then the good goes to the X.
kathai-about-lesson-best-sale = A sale under +4. It needs many goods, but four points come on top of one for each card.
kathai-about-lesson-freeing-sale = What was sold lay under the bribe card. So the bribe goes to the discards, and the pair is no longer locked.
kathai-about-lesson-bribe = A card from the hand bribes the market: two neighbours change places. The card lies face down on both, and for now nobody may swap them back.
kathai-about-lesson-bribe-with-exchange = An exchange card can pay for a bribe, too. But in a tie it will be missing.
kathai-about-lesson-lock-moves = A bribe for another pair. The new card locks these two, and the old pair is free again.
kathai-about-lesson-draw-again = An exchange card is given up for one more card from the pile. That is all for this turn.
kathai-about-lesson-pass = Nothing this turn. Sometimes it is best to wait until the price moves up.
kathai-about-lesson-full-hand = Whoever is on turn now holds seven cards already and draws none. It is high time to sell.
kathai-about-lesson-last-card = Somebody draws the last card. After this turn everybody has two more, and nobody draws any longer.
kathai-about-lesson-last-turns = These are the last turns. What is not sold by now will bring nothing.
kathai-about-lesson-end = The last turn is over, and only sales count. If two have the same, whoever has more exchange cards wins.

## How something is entered. Short: one line on the screen.

kathai-about-method-turn = One entry for each turn: press at the bottom what was done. Drawing is counted by itself.
kathai-about-method-trade = To trade, click the seat of the partner; one card for one is already there.
kathai-about-method-sell = To sell, click the goods card; what it would bring is shown before you enter it.
kathai-about-method-bribe = To bribe, click the arrows between two goods and say what pays for it.

## What is counted over many games: heads of narrow columns, and what they mean.

kathai-about-figure-sales = Sales
kathai-about-figure-sales-explained = Sales: how many in a game, on average.
# Stands behind the sales.
kathai-about-figure-best-sale = Best sale
kathai-about-figure-best-sale-explained = Best sale: the most points from a single sale.
kathai-about-figure-bribes = Bribes
kathai-about-figure-bribes-explained = Bribes: how often somebody bribes the market in a game, on average.
kathai-about-figure-trades = Trades
kathai-about-figure-trades-explained = Trades: in how many of their turns somebody trades, on average per game.
# Exchange cards.
kathai-about-figure-exchange = Exchange
kathai-about-figure-exchange-explained = Exchange: how many exchange cards somebody has left at the end, on average.
