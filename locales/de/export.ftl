### Games given to others: score sheets and charts.

export-so-far = Zwischenstand
export-round = Runde
