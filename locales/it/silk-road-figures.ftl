### What is counted over many games.

silk-road-figures-rounds = argento in media, tappa dopo tappa
silk-road-figures-round = Tappa

## Heads of narrow columns, and what they mean.

silk-road-figures-led = Guida
silk-road-figures-led-explained = Guida: in quante tappe si guida la carovana, in media a partita.
silk-road-figures-silver = Argento
silk-road-figures-silver-explained = Argento: quanto si ha alla fine in monete, in media, contando 5 per ogni moneta d’oro.
silk-road-figures-cubes = Cubetti
silk-road-figures-cubes-explained = Cubetti: quanti se ne hanno alla fine, in media.
silk-road-figures-majorities = Primati
silk-road-figures-majorities-explained = Primati: di quante merci si hanno più cubetti di tutti alla fine, in media.
silk-road-figures-tiles = Tessere
silk-road-figures-tiles-explained = Tessere: quante tessere commercio si prendono, in media a partita.
