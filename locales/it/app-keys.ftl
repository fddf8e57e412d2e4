### The keys, as the help shows them: what each does. Keys themselves are written by the program.

app-keys-title = Tasti: { $game }
app-keys-value = Alza o abbassa il valore della puntata
app-keys-confirm = Punta, inserisci, conferma
app-keys-sell = Vendi
app-keys-discard = Scarta
app-keys-undo = Annulla
app-keys-redo = Rifai
app-keys-rule = La regola che vale adesso, o quella per cui una mossa non è regolare
app-keys-journal = Registro
app-keys-past = Sfoglia il registro, indietro e avanti
app-keys-totals = Totali
app-keys-language = Lingua successiva
app-keys-help = Questo elenco
app-keys-close = Chiudi, torna indietro
app-keys-field = Vai al campo o pulsante successivo, o a quello precedente
app-keys-name-enter = Invio
app-keys-name-space = Spazio
app-keys-name-backspace = Backspace
app-keys-name-escape = Esc
app-keys-name-control = Ctrl
app-keys-name-shift = Maiusc
app-keys-name-page-up = Pag ↑
app-keys-name-page-down = Pag ↓

## Keys where they act, on the table

app-keys-on-screen = Mostra i tasti
app-keys-shown = Dove servono
app-keys-hidden = Mai
