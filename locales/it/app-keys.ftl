### The keys, as the help shows them: what each does. Keys themselves are written by the program.

app-keys-title = Tasti
app-keys-seat = Assegna il lotto a questo posto; nel riquadro delle carte, scegli la persona
app-keys-value = Alza o abbassa il valore della puntata
app-keys-confirm = Punta, inserisci, conferma
app-keys-pass = Passa, o non prendere niente
app-keys-kind = Prendi questo tipo; nel riquadro delle carte, scegli il tipo e poi il valore, da 1 a 4
app-keys-remove = Togli l’ultima carta scelta
app-keys-sell = Vendi
app-keys-discard = Scarta
app-keys-undo = Annulla
app-keys-redo = Rifai
app-keys-rule = La regola che vale adesso, o quella per cui una mossa non è regolare
app-keys-journal = Registro
app-keys-totals = Totali
app-keys-language = Lingua successiva
app-keys-help = Questo elenco
app-keys-close = Chiudi, torna indietro
app-keys-field = Campo successivo o precedente
app-keys-name-enter = Invio
app-keys-name-space = Spazio
app-keys-name-backspace = Backspace
app-keys-name-escape = Esc
app-keys-name-control = Ctrl
app-keys-name-shift = Maiusc
