### What is counted over many games.

byzanz-figures-rounds = profitto medio, round dopo round
# The head of a narrow column, and what it means.
byzanz-figures-merchants = Mercanti
byzanz-figures-merchants-explained = Mercanti: la propria parte di tutti i mercanti venduti in quelle partite.
