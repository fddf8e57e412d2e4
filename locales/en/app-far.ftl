### Far mode: the call fills the screen, to be read from across the table.

# The way in.
app-far-open = Large, for the whole table
# Upside down, for whoever sits on the other side.
app-far-turn = Turn it round, for the other side of the table
app-far-close = Back to the normal view
# The highest bid so far. $name (text): who bids it. $value (number): what it is worth.
app-far-highest = Highest bid: { $value } ({ $name })
# The highest bid for the lead. $name (text): who bids it. $silver (number): how much.
app-far-lead = { $name } bids { $silver }
# The same beside the name. $silver (number): how much.
app-far-bids = bids { $silver }
app-far-drowsy = The screen may go dark: Fondaco can’t keep it awake here.
# What the system tells people who wonder why the screen stays awake.
app-far-reason = A game is being played.

## The keys

app-far-keys = Just the call, large enough to read from across the table
app-far-keys-turn = Turn the large call round, for the other side of the table
