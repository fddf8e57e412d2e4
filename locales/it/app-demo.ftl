### A finished game to step through, with explanations, and short hints in people’s first games.

## The way there

app-demo-see = Guarda una partita
app-demo-see-hint = Una partita finita, passo per passo e con le spiegazioni

## The bar along the bottom

app-demo-next = Avanti
app-demo-before = Indietro
app-demo-step = Passo { $number } di { $steps }
app-demo-play-on = Gioca da qui
app-demo-leave = Esci
app-demo-try = È solo una prova: non si conserva niente.
app-demo-return = Torna alla dimostrazione

## Beside the table

app-demo-happens = Che cosa succede
app-demo-before-first = La partita comincia
app-demo-others = Potete guardare anche

## Hints

app-demo-hush = Basta suggerimenti
app-demo-hints = Suggerimenti per le prime partite
app-demo-hints-shown = Sì, grazie
app-demo-hints-off = No, grazie
app-demo-keys = Nella dimostrazione: un passo indietro o avanti
