### The end: the result, why it is so, and putting everything back.

app-end-player = Name
app-end-round = R{ $round }
app-end-hand = Hand
app-end-why = Warum?
app-end-box = Zurück in die Schachtel
app-end-table = Zurück zum Tisch
app-end-again = Noch einmal
