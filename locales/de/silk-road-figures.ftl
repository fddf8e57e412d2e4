### What is counted over many games.

silk-road-figures-rounds = Silber im Schnitt, Runde für Runde
silk-road-figures-round = Runde
