### What is counted over many games.

silk-road-figures-rounds = Silber im Schnitt, Runde für Runde
silk-road-figures-round = Runde

## Heads of narrow columns, and what they mean.

silk-road-figures-led = Führung
silk-road-figures-led-explained = Führung: in wie vielen Runden jemand im Schnitt pro Partie die Karawane führt.
silk-road-figures-silver = Silber
silk-road-figures-silver-explained = Silber: was jemand am Ende im Schnitt an Münzen hat, ein Gold als 5 gerechnet.
silk-road-figures-cubes = Steine
silk-road-figures-cubes-explained = Steine: wie viele Warensteine jemand am Ende im Schnitt hat.
silk-road-figures-majorities = Mehrheiten
silk-road-figures-majorities-explained = Mehrheiten: bei wie vielen Sorten jemand am Ende im Schnitt die meisten Steine hat.
silk-road-figures-tiles = Plättchen
silk-road-figures-tiles-explained = Plättchen: wie viele Handelsplättchen jemand im Schnitt pro Partie nimmt.
