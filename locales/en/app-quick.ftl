### The quick line: a move in typed words. The hint stands in the empty line.

app-quick-hint = Who does what? For example: eva passes
app-quick-enter = Press Enter to add it
# Taking back and entering again, before it is done. $entry (text): the sentence of an entry.
app-quick-undo = This will be undone: { $entry }
app-quick-undo-correction = The last correction will be undone.
app-quick-undo-enter = Press Enter to undo it
app-quick-undo-nothing = There is nothing to undo here.
# $entry (text): as above.
app-quick-redo = This will be redone: { $entry }
app-quick-redo-correction = The correction will be redone.
app-quick-redo-enter = Press Enter to redo it
app-quick-redo-nothing = There is nothing to redo here.
# $example (text): a move of the game on the table.
app-quick-keys = A move in a few words: “{ $example }”
