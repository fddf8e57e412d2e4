### The result, and why it is as it is.

# $name (text): the one winner. $points (number): their points.
kathai-score-winner = { $name } wins with { $points ->
    [one] one point
   *[other] { $points } points
}.
# $names (text): two or more winners. $points (number): their points.
kathai-score-winners = { $names } share the victory with { $points ->
    [one] one point
   *[other] { $points } points
} each.
kathai-score-running = The game is not over. Points so far:
# $name (text): who. $turn (number): which turn of the game it was. $good (text): the good sold. $place (text): the price above it, as “+2”. $cards (number): cards played. $bonus (number): what the place adds. $points (number): the sum.
kathai-score-sale = { $name }, turn { $turn }: sold { $good } under { $place } with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: { $cards } + { $bonus } = { $points }.
# $name (text): who. $points (number): all points. $sales (number): how many sales.
kathai-score-total = { $name }’s total: { $points } from { $sales ->
    [one] one sale
   *[other] { $sales } sales
}.
# $name (text): who.
kathai-score-no-sale = { $name } sold nothing: 0.
# What counts for a tie. $name (text): who. $cards (number): exchange cards.
kathai-score-exchange = Exchange cards break a tie: { $name } has { $cards ->
    [one] one
   *[other] { $cards }
}.
# $name (text): the winner. $points (number): their points. $second (number): the next best points.
kathai-score-decided-points = Decided on points: { $name } has { $points }, the next best has { $second }.
# $names (text): those tied for the most points. $points (number): their points. $name (text): the winner. $cards (number): the winner’s exchange cards.
kathai-score-decided-exchange = { $names } are tied at { $points }. Decided on exchange cards: { $name } has the most, { $cards }.
# $names (text): the winners. $points (number): their points. $cards (number): the exchange cards each has.
kathai-score-decided-shared = { $names } have the same number of points, { $points }, and the same number of exchange cards, { $cards }. They share the victory.

## Heads of narrow columns in the result, and of the axis under the chart. One short word each.

# Cards played in sales; together with the bonus they make the points.
kathai-score-column-cards = Cards
kathai-score-column-bonus = Bonus
# Exchange cards, which decide a tie.
kathai-score-column-exchange = Exchange
kathai-score-points = Points
# Above the chart.
kathai-score-chart = Points, turn by turn
kathai-score-step = Turn

## How far a game is that waits to be played on, after the names of those who play.

# $turn (number): which turn of the game comes next. $pile (number): cards in the draw pile.
kathai-score-far = Turn { $turn }, { $pile ->
    [one] one card
   *[other] { $pile } cards
} in the pile.
# The last card is drawn. $turn (number): which turn of the game comes next. $left (number): turns after that one.
kathai-score-far-left = Turn { $turn }, then { $left ->
    [one] one more turn
   *[other] { $left } more turns
}.
kathai-score-far-end = Only the last turn is left to play.
kathai-score-far-over = The last turn has been played.
