### What is counted over many games.

# Behind somebody’s name and a colon, or before the numbers. Small letters.
byzanz-figures-rounds = average profit by round
