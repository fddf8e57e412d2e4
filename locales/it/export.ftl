### Games given to others: score sheets and charts.

export-so-far = Classifica provvisoria
export-round = Round
