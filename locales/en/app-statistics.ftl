### Who wins most.

app-statistics-none = Nothing to count yet: statistics begin with the first finished game.
# $game (text): the name of a game. $games (number): how often it was played to the end.
app-statistics-games = { $game }: { $games ->
    [one] one finished game
   *[other] { $games } finished games
}
# Heads of narrow columns.
app-statistics-played = Games
app-statistics-won = Won
app-statistics-share = Share
app-statistics-average = Average
app-statistics-best = Best
app-statistics-streak = Streak
# What the columns mean. $points (text): what points are called in this game, as “Profit”.
app-statistics-explained = Share: how many of their games a player has won. { $points } per game: average and best. Streak: most wins in a row.
app-statistics-choose = Click a name for more.
app-statistics-wins = Wins
# Above a chart. $name (text): somebody. $what (text): as “average profit by round”.
app-statistics-rounds = { $name }: { $what }
# Above a list. $name (text): somebody.
app-statistics-against = { $name } against the others
# $name (text): the other one. $games (number): games together. $ahead (number), $behind (number), $level (number): how often. $mine (text), $theirs (text): average points in these games.
app-statistics-pair = Against { $name }: { $games ->
    [one] one game
   *[other] { $games } games
}. Ahead: { $ahead }, behind: { $behind }, level: { $level }. On average { $mine } to { $theirs }.
# Under and beside the axes of charts.
app-statistics-axis-games = Games
# A legend: how often somebody came out ahead of, or behind, the others.
app-statistics-ahead = ahead
app-statistics-behind = behind

# Which games are counted: since when, and by how many players.
app-statistics-ever = All time
app-statistics-year = This year
app-statistics-month = This month
app-statistics-any-players = Any number of players
# $players (number): how many play.
app-statistics-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
