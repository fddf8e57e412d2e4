### The quick line: a move in typed words. The hint stands in the empty line.

app-quick-hint = Chi fa che cosa? Per esempio: eva passa
app-quick-enter = Premi Invio per inserire
app-quick-keys = Una mossa in poche parole: «eva offre 5»
