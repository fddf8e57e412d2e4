##export-so-far = Classifica provvisoria
export-round = Round
