### Who wins most.

app-statistics-none = Nothing to count yet: statistics begin with the first finished game.
# $games (number): finished games.
app-statistics-games = { $games ->
    [one] One finished game
   *[other] { $games } finished games
}
# Heads of narrow columns.
app-statistics-played = Games
app-statistics-won = Won
app-statistics-share = Share
app-statistics-average = Average
app-statistics-best = Best
app-statistics-merchants = Merchants
app-statistics-streak = Streak
# What the columns mean.
app-statistics-explained = Share: how many of their games somebody has won. Average and best are profit in a game. Merchants: their share of all merchants sold in their games. Streak: most victories in a row.
app-statistics-choose = Click a name for more.
# Above charts and lists. $name (text): somebody.
app-statistics-wins = Victories
app-statistics-rounds = { $name }: average profit by round
app-statistics-against = { $name } and the others
# $name (text): the other one. $games (number): games together. $ahead, $behind, $level (number): how often. $mine, $theirs (text): average profit in these games.
app-statistics-pair = With { $name }: { $games ->
    [one] one game
   *[other] { $games } games
}. Ahead: { $ahead }, behind: { $behind }, level: { $level }. On average { $mine } to { $theirs }.
# Under and beside the axes of charts.
app-statistics-axis-round = Round
app-statistics-axis-profit = Profit
app-statistics-axis-games = Games
# A legend: how often somebody came out ahead of, or behind, the others.
app-statistics-ahead = ahead
app-statistics-behind = behind
