### Who wins most.

app-statistics-none = Ancora niente da contare: le statistiche cominciano con la prima partita finita.
app-statistics-games = { $game }: { $games ->
    [one] una partita finita
   *[other] { $games } partite finite
}

## Heads of narrow columns, and what they mean

app-statistics-played = Partite
app-statistics-won = Vinte
app-statistics-share = % vinte
app-statistics-average = Media
app-statistics-best = Record
app-statistics-streak = Di fila
app-statistics-explained = % vinte: quante partite su cento sono vittorie. { $points } a partita: media e record. Di fila: la serie di vittorie più lunga.
app-statistics-choose = Clicca su un nome per saperne di più.

## Above charts and lists

app-statistics-wins = Vittorie
app-statistics-rounds = { $name }: { $what }
app-statistics-against = { $name } contro tutti
app-statistics-pair = Con { $name }: { $games ->
    [one] una partita
   *[other] { $games } partite
}, { $ahead ->
    [one] una volta
   *[other] { $ahead } volte
} davanti, { $behind ->
    [one] una volta
   *[other] { $behind } volte
} dietro, { $level ->
    [one] una volta
   *[other] { $level } volte
} alla pari. In media { $mine } a { $theirs }.

## Axes and legend of charts

app-statistics-axis-games = Partite
app-statistics-ahead = davanti
app-statistics-behind = dietro

app-statistics-ever = Da sempre
app-statistics-year = Quest’anno
app-statistics-month = Questo mese
app-statistics-any-players = Non importa in quanti
app-statistics-players = { $players ->
    [one] In { $players }
   *[other] In { $players }
}
