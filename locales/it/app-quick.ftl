### The quick line: a move in typed words. The hint stands in the empty line.

app-quick-hint = Chi fa che cosa? Per esempio: eva passa
app-quick-enter = Premi Invio per inserire
app-quick-undo = Verrà annullata questa mossa: { $entry }
app-quick-undo-correction = L’ultima correzione verrà annullata.
app-quick-undo-enter = Premi Invio per annullare
app-quick-undo-nothing = Qui non c’è niente da annullare.
app-quick-redo = Verrà rifatta questa mossa: { $entry }
app-quick-redo-correction = La correzione verrà rifatta.
app-quick-redo-enter = Premi Invio per rifare
app-quick-redo-nothing = Qui non c’è niente da rifare.
app-quick-keys = Una mossa in poche parole: «{ $example }»
