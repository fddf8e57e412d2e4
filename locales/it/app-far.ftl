### Far mode: the call fills the screen, to be read from across the table.

app-far-open = In grande, per tutto il tavolo
app-far-turn = Capovolgi, per chi siede di fronte
app-far-close = Torna alla vista normale
app-far-highest = Puntata più alta: { $value }, di { $name }
app-far-lead = { $name } offre { $silver }
app-far-bids = offre { $silver }
app-far-drowsy = Lo schermo potrebbe spegnersi: qui non si può tenere acceso.
app-far-reason = C’è una partita sul tavolo.

## The keys

app-far-keys = Solo l’annuncio, in grande, da leggere da lontano
app-far-keys-turn = Capovolgi l’annuncio in grande, per chi siede di fronte
