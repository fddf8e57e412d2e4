### What is counted over many games.

silk-road-figures-rounds = argento in media, tappa dopo tappa
silk-road-figures-round = Tappa
