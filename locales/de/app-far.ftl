### Far mode: the call fills the screen, to be read from across the table.

app-far-open = Groß, für den ganzen Tisch
app-far-turn = Umdrehen, für die andere Seite des Tisches
app-far-close = Zurück zum gewohnten Tisch
app-far-highest = Höchstes Gebot: { $value } von { $name }
app-far-lead = { $name } bietet { $silver }
app-far-bids = bietet { $silver }
app-far-drowsy = Der Bildschirm wird vielleicht dunkel: Hier lässt er sich nicht wach halten.
app-far-reason = Am Tisch wird gerade gespielt.

## The keys

app-far-keys = Nur die Ansage, so groß, dass sie der ganze Tisch lesen kann
app-far-keys-turn = Die große Ansage umdrehen, für die andere Seite des Tisches
