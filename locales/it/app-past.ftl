### Looking back in the journal: the table as it was, and what can be corrected there.

## Above the table

app-past-after = Così era il tavolo dopo la voce { $number }: { $entry }
app-past-begin = Così era il tavolo all’inizio della partita
app-past-amend = Inserite di nuovo la voce { $number }, stavolta come doveva essere. Adesso dice: { $entry }
app-past-insert = Che cosa manca dopo la voce { $number }?
app-past-insert-first = Che cosa manca all’inizio, prima di tutte le altre voci?
app-past-of = { $number } di { $entries }

## Buttons

app-past-now = Torna al gioco
app-past-earlier = Una voce indietro
app-past-later = Una voce avanti
app-past-amend-it = Correggi questa voce
app-past-remove-it = Cancella questa voce
app-past-insert-here = Aggiungi qui una voce
