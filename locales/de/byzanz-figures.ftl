### What is counted over many games.

byzanz-figures-rounds = Gewinn im Schnitt, Runde für Runde
