### A correction of an old entry: what it changes, asked before it is written down.

app-correct-title = Correggere il registro?
app-correct-was = La voce { $number } dice: { $entry }
app-correct-becomes = Diventa: { $entry }
app-correct-inserted = Si aggiunge la voce { $number }: { $entry }
app-correct-removed = Si cancella la voce { $number }: { $entry }
app-correct-changes = Che cosa cambia
app-correct-nothing = I numeri restano gli stessi per tutti.
app-correct-moved = { $entries ->
    [one] Una voce successiva passa a chi in quel momento è di turno
   *[other] { $entries } voci successive passano a chi in quel momento è di turno
}
app-correct-dropped = { $entries ->
    [one] Una voce successiva non va più bene e viene tolta
   *[other] { $entries } voci successive non vanno più bene e vengono tolte
}
app-correct-kept = Il registro di prima non va perso: con «Annulla» torna com’era.

## Buttons

app-correct-accept = Correggi
app-correct-decline = Lascia com’era

## Beneath the call

app-correct-made = Correzione fatta.
app-correct-undone = Correzione annullata.
app-correct-redone = Correzione rifatta.
