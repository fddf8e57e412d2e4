### What is counted over many games.

kathai-figures-rounds = Punkte im Schnitt, Runde für Runde
kathai-figures-round = Runde
