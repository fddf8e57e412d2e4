### What is counted over many games.

kathai-figures-rounds = punti in media, giro dopo giro
kathai-figures-round = Giro
