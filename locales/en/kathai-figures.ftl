### What is counted over many games.

# Behind somebody’s name and a colon, or before the numbers. Small letters. A round is a turn for everybody.
kathai-figures-rounds = average points by round
# Under a chart: the numbers there are rounds.
kathai-figures-round = Round

## Heads of narrow columns, and what they mean.

kathai-figures-sales = Sales
kathai-figures-sales-explained = Sales: how many in a game, on average.
# Stands behind the sales.
kathai-figures-best = Best sale
kathai-figures-best-explained = Best sale: the most points from a single sale.
kathai-figures-bribes = Bribes
kathai-figures-bribes-explained = Bribes: how often somebody bribes the market in a game, on average.
kathai-figures-trades = Trades
kathai-figures-trades-explained = Trades: in how many of their turns somebody trades, on average per game.
# Exchange cards.
kathai-figures-exchange = Exchange
kathai-figures-exchange-explained = Exchange: how many exchange cards somebody has left at the end, on average.
