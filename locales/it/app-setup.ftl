### Setting up a game: who plays, then the checklist.

app-setup-title = Chi gioca?
app-setup-for = { $game } in { $players }
app-setup-seats = In senso orario, come sedete. Per scambiare due posti, trascinatene uno sull’altro o cliccate sulla sua freccia.
app-setup-players = { $least }–{ $most } persone
app-setup-minutes = circa { $minutes } minuti
app-setup-minutes-between = { $least }–{ $most } minuti
app-setup-swap = Scambia il posto con { $name }
app-setup-recolour = Cambia colore
app-setup-emblem = { $colour ->
    [blue] Nave
    [red] Astro
    [green] Colonna
    [violet] Anfora
    [yellow] Pesce
   *[grey] Àncora
}
app-setup-earlier = Chi ha già giocato:
app-setup-more = Livello del registro, regole della casa
app-setup-less = Nascondi
app-setup-depth = Che cosa inserite nel registro?
app-setup-house = Regole della casa
app-setup-house-ours = Interpretazione
app-setup-house-yours = Regola della casa
app-setup-next = Al tavolo
app-setup-tick = Se volete, spuntate quello che è già fatto.
app-setup-ready = Il tavolo è pronto
app-setup-box = scatola
app-setup-pile = mazzo
app-setup-leave-title = Uscire dalla preparazione?
app-setup-leave-lost = Quello che avete inserito qui andrà perso.
app-setup-leave = Esci
app-setup-stay = Resta qui
