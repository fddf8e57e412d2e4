### The end: the result, why it is so, and putting everything back.

app-end-player = Name
app-end-round = R{ $round }
app-end-total = Gewinn
app-end-hand = Hand
app-end-why = Warum?
app-end-chart = Gewinn, Runde für Runde
app-end-box = Zurück in die Schachtel
app-end-box-cards = Die Spielkarten: { $goods } Waren und { $merchants } Händler, zusammen { $cards }. Sammelt alles ein: Handkarten, Gewinn und Markt.
app-end-box-goods = Zählt nach: von jeder Ware { $goods } Karten.
app-end-box-offers = Alle Angebotskarten: { $offers }.
app-end-box-market = Die { $cards } Marktkarten.
app-end-again = Noch einmal, { $name } gibt
app-end-table = Zurück zum Tisch
