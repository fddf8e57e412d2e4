### What is counted over many games.

# Behind somebody’s name and a colon, or before the numbers. Small letters. A round is a turn for everybody.
kathai-figures-rounds = average points by round
# Under a chart: the numbers there are rounds.
kathai-figures-round = Round
