### The quick line: a move in typed words. The hint stands in the empty line.

app-quick-hint = Who does what? For example: eva passes
app-quick-enter = Enter writes it down
# Taking back and entering again, before it is done. $entry (text): the sentence of an entry.
app-quick-undo = This will be taken back: { $entry }
app-quick-undo-correction = The last correction will be taken back.
app-quick-undo-enter = Enter takes it back
app-quick-undo-nothing = There is nothing to take back here.
# $entry (text): as above.
app-quick-redo = This will be entered again: { $entry }
app-quick-redo-correction = The correction will be made again.
app-quick-redo-enter = Enter redoes it
app-quick-redo-nothing = There is nothing to redo here.
# $example (text): a move of the game on the table.
app-quick-keys = A move in a few words: “{ $example }”
