### Who wins most.

app-statistics-none = Noch gibt es nichts zu zählen: Spielt erst eine Partie zu Ende.
app-statistics-games = { $game }: { $games ->
    [one] eine beendete Partie
   *[other] { $games } beendete Partien
}

## Heads of narrow columns, and what they mean

app-statistics-played = Partien
app-statistics-won = Siege
app-statistics-share = Quote
app-statistics-average = Schnitt
app-statistics-best = Rekord
app-statistics-streak = Serie
app-statistics-explained = Quote: der Anteil der gewonnenen Partien. { $points } pro Partie: Schnitt und Rekord. Serie: die meisten Siege hintereinander.
app-statistics-choose = Klickt auf einen Namen, um mehr zu sehen.

## Charts and lists

app-statistics-wins = Siege
app-statistics-rounds = { $name }: { $what }
app-statistics-against = { $name } und die anderen
app-statistics-pair = Mit { $name }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}. Vorn: { $ahead }, hinten: { $behind }, gleichauf: { $level }. Im Schnitt { $mine } zu { $theirs }.
app-statistics-axis-games = Partien
app-statistics-ahead = vorn
app-statistics-behind = hinten

app-statistics-ever = Insgesamt
app-statistics-year = Dieses Jahr
app-statistics-month = Dieser Monat
app-statistics-any-players = Egal wie viele
app-statistics-players = { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
