### Games given to others: score sheets and charts.

export-byzanz = Byzanz
export-so-far = Classifica provvisoria
export-round = Round
