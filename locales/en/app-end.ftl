### The end: the result, why it is so, and putting everything back.

app-end-player = Player
# A narrow column. $round (number): a round.
app-end-round = R{ $round }
# A narrow column: cards in hand.
app-end-hand = Hand
app-end-why = Why
app-end-box = Back into the box
app-end-table = Back to the table
app-end-again = Play again
