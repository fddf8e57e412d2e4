### Games given to others: score sheets and charts.

# The title of a score sheet while the game goes on.
export-so-far = Standings so far
# Beneath a chart: the numbers there are rounds.
export-round = Round
