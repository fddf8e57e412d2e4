### What is counted over many games.

kathai-figures-rounds = Punkte im Schnitt, Runde für Runde
kathai-figures-round = Runde

## Heads of narrow columns, and what they mean.

kathai-figures-sales = Verkäufe
kathai-figures-sales-explained = Verkäufe: wie viele es im Schnitt pro Partie sind.
kathai-figures-best = Höchster
kathai-figures-best-explained = Höchster: die meisten Punkte mit einem einzigen Verkauf.
kathai-figures-bribes = Bestochen
kathai-figures-bribes-explained = Bestochen: wie oft jemand im Schnitt pro Partie den Markt besticht.
kathai-figures-trades = Handel
kathai-figures-trades-explained = Handel: in wie vielen Zügen jemand im Schnitt pro Partie handelt.
kathai-figures-exchange = Tausch
kathai-figures-exchange-explained = Tausch: wie viele Tauschkarten am Ende im Schnitt übrig sind.
