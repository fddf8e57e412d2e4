### The result, and why it is as it is.

# $name (text): the one winner. $points (number): their points.
silk-road-score-winner = { $name } wins with { $points ->
    [one] one point
   *[other] { $points } points
}.
# $names (text): two or more winners. $points (number): their points.
silk-road-score-winners = { $names } share the victory with { $points ->
    [one] one point
   *[other] { $points } points
} each.
# Nobody knows the purses.
silk-road-score-running = The game is not over. Points are counted at the end.
# The journal knows the purses.
silk-road-score-running-ledger = The game is not over. Silver and cubes so far:

## Why somebody has so many points. Each sentence ends with what it adds.

# $name (text): who. $gold (number): gold coins. $silver (number): silver coins. $points (number): what they are worth.
silk-road-score-coins = In coins, { $name } has { $gold } gold and { $silver } silver: { $points }.
# $name (text): who. $goods (text): cubes by kind, as “4 ivory and 1 silk”, or “nothing”. $points (number): how many cubes.
silk-road-score-cubes = In cubes, { $name } has { $goods }: { $points }.
# $name (text): who. $good (text): a kind of goods. $cubes (number): cubes of it. $points (number): what it brings.
silk-road-score-majority = { $name } has the most { $good }, with { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
}: another { $points }.
# $names (text): two or more players tied for the most. $good (text): a kind of goods. $cubes (number): cubes of it each has.
silk-road-score-tied = The most { $good }: { $names } are tied at { $cubes }, so nobody gets points for it.
# $name (text): who. $points (number): all points.
silk-road-score-total = { $name }’s total: { $points }.
# While the game goes on. $name (text): who. $silver (number): silver according to the journal. $cubes (number): cubes according to the journal. $points (number): the sum.
silk-road-score-so-far = According to the journal, { $name } has { $silver } silver and { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
}: { $points }.
# While the game goes on and the journal keeps no money. $name (text): who.
silk-road-score-hidden = What { $name } has stays behind the screen until the end.

## What decided

# $name (text): the winner. $points (number): their points. $second (number): the next best points.
silk-road-score-decided-points = Decided on points: { $name } has { $points }, the next best has { $second }.
# $names (text): the winners. $points (number): their points.
silk-road-score-decided-shared = { $names } have the same number of points, { $points }. They share the victory.

## Heads of narrow columns in the result, and of the axis under the chart. One short word each.

# Coins in silver, a gold counted as 5.
silk-road-score-column-silver = Silver
silk-road-score-column-cubes = Cubes
# Points for having the most of a kind, 2 for each.
silk-road-score-column-majorities = Majorities
silk-road-score-points = Points
# Above the chart.
silk-road-score-chart = Silver along the journey
silk-road-score-step = Turn

## How far a game is that waits to be played on, after the names of those who play.

# $turn (number): which turn of the game it is. $city (text): where the caravan is.
silk-road-score-far = Turn { $turn }, the caravan is in { $city }.
silk-road-score-far-count = The journey is over, but not everyone has counted yet.
silk-road-score-far-over = The journey is over, and everyone has counted.
