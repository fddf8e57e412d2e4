### Looking back in the journal: the table as it was, and what can be corrected there.

## Above the table

app-past-after = Così era il tavolo dopo la mossa { $number }: { $entry }
app-past-begin = Così era il tavolo all’inizio della partita
app-past-amend = Inserite di nuovo la mossa { $number }, stavolta come doveva essere. Adesso c’è scritto: { $entry }
app-past-insert = Che cosa manca dopo la mossa { $number }?
app-past-insert-first = Che cosa manca all’inizio, prima di tutte le altre mosse?
app-past-of = { $number } di { $entries }

app-past-unclear = La mossa { $number } è da chiarire: { $entry } { $reason } Com’è andata davvero?
app-past-nearest = Forse: { $entry }
app-past-unclear-tool = Da chiarire: { $entries }

## Buttons

app-past-again = Inseriscila di nuovo
app-past-mend-all = Chiarisci
app-past-mend-it = Chiarisci questa mossa

app-past-now = Torna al gioco
app-past-earlier = Una mossa indietro
app-past-later = Una mossa avanti
app-past-amend-it = Correggi questa mossa
app-past-remove-it = Cancella questa mossa
app-past-insert-here = Aggiungi qui una mossa
