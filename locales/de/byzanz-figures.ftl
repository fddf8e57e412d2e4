### What is counted over many games.

byzanz-figures-rounds = Gewinn im Schnitt, Runde für Runde
# The head of a narrow column, and what it means.
byzanz-figures-merchants = Händler
byzanz-figures-merchants-explained = Händler: der eigene Anteil an allen Händlern, die in diesen Partien verkauft wurden.
