##export-so-far = Zwischenstand
export-round = Runde
