### What is counted over many games.

# Behind somebody’s name and a colon, or before the numbers. Small letters. What somebody has in coins after each turn.
silk-road-figures-rounds = average purse by turn
# Under a chart: the numbers there are turns.
silk-road-figures-round = Turn

## Heads of narrow columns, and what they mean.

silk-road-figures-led = Leads
silk-road-figures-led-explained = Leads: how many turns somebody leads the caravan in a game, on average.
silk-road-figures-silver = Silver
silk-road-figures-silver-explained = Silver: what somebody has in coins at the end, a gold counted as 5, on average.
silk-road-figures-cubes = Cubes
silk-road-figures-cubes-explained = Cubes: how many somebody has at the end, on average.
silk-road-figures-majorities = Majorities
silk-road-figures-majorities-explained = Majorities: of how many kinds somebody has the most at the end, on average.
silk-road-figures-tiles = Tiles
silk-road-figures-tiles-explained = Tiles: how many trade tiles somebody takes in a game, on average.
