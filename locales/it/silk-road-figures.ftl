### What is counted over many games.

silk-road-figures-rounds = valore medio delle monete, tappa dopo tappa
silk-road-figures-round = Tappa
