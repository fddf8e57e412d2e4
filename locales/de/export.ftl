### Games given to others: score sheets and charts.

export-byzanz = Byzanz
export-so-far = Zwischenstand
export-round = Runde
