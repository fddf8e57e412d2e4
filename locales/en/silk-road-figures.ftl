### What is counted over many games.

# Behind somebody’s name and a colon, or before the numbers. Small letters. What somebody has in coins after each turn.
silk-road-figures-rounds = average silver by turn
# Under a chart: the numbers there are turns.
silk-road-figures-round = Turn
