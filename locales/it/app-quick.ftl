### The quick line: a move in typed words. The hint stands in the empty line.

app-quick-hint = Chi fa che cosa? Per esempio: eva passa
app-quick-enter = Premi Invio per inserire
app-quick-undo = Verrà annullato: { $entry }
app-quick-undo-correction = L’ultima correzione verrà annullata.
app-quick-undo-enter = Premi Invio per annullare
app-quick-undo-nothing = Qui non c’è niente da annullare.
app-quick-redo = Verrà inserito di nuovo: { $entry }
app-quick-redo-correction = La correzione verrà ripristinata.
app-quick-redo-enter = Premi Invio per ripetere
app-quick-redo-nothing = Qui non c’è niente da ripetere.
app-quick-keys = Una mossa in poche parole: «{ $game ->
    [kathai] eva vende tè 2
    [silk-road] eva compra 2 seta
   *[byzanz] eva offre 5
}»
