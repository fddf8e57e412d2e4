### Setting up a game: who plays, then the checklist.

app-setup-title = Wer spielt mit?
app-setup-for = { $game } für { $players ->
    [one] eine Person
   *[other] { $players } Personen
}
app-setup-seats = Im Uhrzeigersinn, so wie ihr sitzt. Zum Tauschen zieht einen Platz auf einen anderen oder klickt auf seinen Pfeil.
app-setup-players = { $least }–{ $most } Personen
app-setup-minutes = etwa { $minutes } Minuten
app-setup-minutes-between = { $least }–{ $most } Minuten
app-setup-swap = Platz mit { $name } tauschen
app-setup-recolour = Andere Farbe
app-setup-emblem = { $colour ->
    [blue] Schiff
    [red] Stern
    [green] Säule
    [violet] Amphore
    [yellow] Fisch
   *[grey] Anker
}
app-setup-earlier = Schon mal dabei:
app-setup-more = Buchführung und Hausregeln
app-setup-less = Zuklappen
app-setup-depth = Wie genau führt ihr Buch?
app-setup-house = Hausregeln
app-setup-house-ours = Auslegung
app-setup-house-yours = Hausregel
app-setup-next = An den Tisch
app-setup-tick = Wenn ihr mögt, hakt ab, was erledigt ist.
app-setup-ready = Alles aufgebaut
app-setup-box = Schachtel
app-setup-pile = Stapel
app-setup-leave-title = Die neue Partie verwerfen?
app-setup-leave-lost = Was ihr hier eingetragen habt, geht verloren.
app-setup-leave = Verwerfen
app-setup-stay = Hierbleiben
