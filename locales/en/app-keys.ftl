### The keys, as the help shows them: what each does. Keys themselves are written by the program.

# $game (text): the game's name.
app-keys-title = Keys: { $game }
app-keys-value = A higher or lower value for the bid
app-keys-confirm = Bid, enter, confirm
app-keys-sell = Sell
app-keys-discard = Discard
app-keys-undo = Undo
app-keys-redo = Redo
app-keys-rule = The rule that applies now, or why an entry was refused
app-keys-journal = Journal
app-keys-past = Step back and forward in the journal
app-keys-totals = Totals
app-keys-language = Next language
app-keys-help = This list
app-keys-close = Close, go back
app-keys-field = To the next field or button, or back
# The name of keys as they stand on keyboards.
app-keys-name-enter = Enter
app-keys-name-space = Space
app-keys-name-backspace = Backspace
app-keys-name-escape = Esc
app-keys-name-control = Ctrl
app-keys-name-shift = Shift
app-keys-name-page-up = Page Up
app-keys-name-page-down = Page Down

## Keys where they act, on the table

app-keys-on-screen = Show keys
app-keys-shown = Where they work
app-keys-hidden = Never
