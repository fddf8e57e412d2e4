### What is counted over many games.

# Behind somebody’s name and a colon, or before the numbers. Small letters.
byzanz-figures-rounds = average profit by round
# The head of a narrow column, and what it means.
byzanz-figures-merchants = Merchants
byzanz-figures-merchants-explained = Merchants: their share of all merchants sold in their games.
