### The end: the result, why it is so, and putting everything back.

app-end-player = Player
# A narrow column. $round (number): a round.
app-end-round = R{ $round }
# A narrow column: cards in hand.
app-end-hand = Hand
app-end-why = Why
app-end-box = Back into the box
# The page about what goes back into the box, in a word.
app-end-page-box = Box
app-end-table = Back to the table
app-end-again = Play again

# Beneath who has won. $entries (number): how many entries are unclear.
app-end-unclear = { $entries ->
    [one] One entry is unclear and does not count.
   *[other] { $entries } entries are unclear and do not count.
}

## A finished game is looked at; to go on with it is asked.

# A button.
app-end-reopen = Reopen the game
app-end-ask-title = Reopen a finished game?
# Behind a sentence that says who has won.
app-end-ask-reopen = If you reopen the game, you can add, correct and undo entries, and the result may change.
# Behind a sentence that says who has won. $entry (text): the sentence of the last entry.
app-end-ask-undo = If you undo now, the game is open again and this is undone: { $entry }
# Buttons.
app-end-ask-no = Leave it finished
app-end-ask-yes = Reopen it

## Places told one by one, from the last to the first.

# The large line before the first place is told.
app-end-reveal-title = Who won?
# A button.
app-end-reveal-next = Next place
app-end-reveal-skip = The next place follows in a moment. Press Space to see everything at once.

## A game that was ended early.

# Who was ahead. $names (text): one or several as a list. $points (number): their points.
app-end-broken-off = Ended early. In the lead: { $names } with { $points }.
# Behind a sentence that says who was ahead.
app-end-ask-go-on = The game continues from where you stopped.
# Beneath it: whether it counts.
app-end-broken-off-counted = It counts in the statistics as a win for whoever is in the lead.
app-end-broken-off-uncounted = It does not count in the statistics.
