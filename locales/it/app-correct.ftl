### A correction of an old entry: what it changes, asked before it is written down.

app-correct-title = Correggere il registro?
app-correct-was = Alla mossa { $number } c’è scritto: { $entry }
app-correct-becomes = Diventa: { $entry }
app-correct-inserted = Si aggiunge la mossa { $number }: { $entry }
app-correct-removed = Si cancella la mossa { $number }: { $entry }
app-correct-changes = Che cosa cambia
app-correct-nothing = I numeri restano gli stessi per tutti.
app-correct-unclear = { $entries ->
    [one] Una mossa successiva non è più regolare. Resta al suo posto, «da chiarire», e non conta finché non la chiarite:
   *[other] { $entries } mosse successive non sono più regolari. Restano al loro posto, «da chiarire», e non contano finché non le chiarite:
}
app-correct-unclear-entry = { $number }. { $entry } { $reason }
app-correct-unclear-more = { $entries ->
    [one] … e un’altra
   *[other] … e altre { $entries }
}
app-correct-clear-again = { $entries ->
    [one] Una mossa da chiarire è di nuovo regolare e conta.
   *[other] { $entries } mosse da chiarire sono di nuovo regolari e contano.
}
app-correct-kept = Il registro di prima non va perso: con «Annulla» torna com’era.

## Buttons

app-correct-accept = Correggi
app-correct-decline = Lascia com’era

## Beneath the call

app-correct-all-clear = Non c’è più niente da chiarire.
app-correct-made = Correzione fatta.
app-correct-undone = Correzione annullata.
app-correct-redone = Correzione rifatta.
