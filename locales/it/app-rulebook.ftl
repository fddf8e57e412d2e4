### The rulebook in the window.

app-rulebook-search = Cerca nelle regole
app-rulebook-nothing = Nessuna regola contiene tutte queste parole: { $query }
app-rulebook-found = { $rules ->
    [one] Una regola
   *[other] { $rules } regole
}
app-rulebook-now = Che cosa vale adesso
app-rulebook-ruling = nostra interpretazione
app-rulebook-house = Regola della casa, in alternativa: { $text }
app-rulebook-beside = Seconda lingua
app-rulebook-alone = nessuna
app-rulebook-more = Altro in «{ $title }»
app-rulebook-found-in = Trovato qui ({ $language }):
