### The moves, as the journal tells them. Whole sentences in the present tense.

## The lead and the journey

# $name (text): who. $silver (number): the bid.
silk-road-move-bid = { $name } bids { $silver } for the lead.
# $name (text): who.
silk-road-move-pass = { $name } passes.
# Everybody who has not bid yet.
silk-road-move-rest = Everyone else passes.
# Without the bids being entered. $name (text): who leads.
silk-road-move-lead = { $name } leads this turn.
# $name (text): the leader until now.
silk-road-move-accept = { $name } takes the highest bid and hands over the lead.
# $name (text): the leader.
silk-road-move-pay = { $name } pays the highest bidder and stays leader.
# $name (text): the leader. $city (text): the next city.
silk-road-move-travel = { $name } leads the caravan to { $city }.

## A tile, and what it is used for

# Not used, kept, or nobody said what for. $name (text): who. $tile (text): a tile, as “a seller”.
silk-road-move-take = { $name } takes { $tile }.
# $name (text): who. $goods (text): cubes, as “5 silk”.
silk-road-move-sell = { $name } sells { $goods }.
# $name (text): who. $goods (text): cubes, as “5 silk”.
silk-road-move-buy = { $name } buys { $goods }.
# $name (text): who. $gives (text): cubes given, as “2 silk and 1 jewel”. $gets (text): cubes received.
silk-road-move-barter = { $name } barters { $gives } for { $gets }.
# $name (text): who. $gives (text): cubes given each time. $gets (text): cubes received each time.
silk-road-move-barter-twice = { $name } barters twice, each time { $gives } for { $gets }.
# Only in an entry that is refused. $name (text): who. $times (number): how often. $gives (text): cubes given each time. $gets (text): cubes received each time.
silk-road-move-barter-times = { $name } barters { $gives } for { $gets }, { $times ->
    [one] once
   *[other] { $times } times
}.
# $name (text): who. $gives (text): cubes given. $gets (text): cubes received.
silk-road-move-special = { $name } makes a special barter: { $gives } for { $gets }.
# $name (text): who. $other (text): who loses a cube.
silk-road-move-steal = { $name } sends the thief to { $other }.
# $name (text): who. $good (text): a kind of goods.
silk-road-move-name = { $name } names { $good } at the grand vizier’s.
# $name (text): who. $good (text): a kind of goods. $reveals (text): who shows how many, as “Eva 4 and Axel 2”.
silk-road-move-name-reveals = { $name } names { $good } at the grand vizier’s. Shown: { $reveals }.
# The leader uses the tile printed on the map. $action (text): one of the sentences above, as “Eva sells 2 silk.”
silk-road-move-printed = Printed tile: { $action }
# The same, if nobody said what for. $name (text): the leader. $tile (text): a tile, as “seller”.
silk-road-move-printed-tile = { $name } uses the printed tile: { $tile }.
# $action (text): one of the sentences above. $crooks (number): crooks used with it.
silk-road-move-crooks = { $action } { $crooks ->
    [one] A crook helps.
   *[other] { $crooks } crooks help.
}
# $name (text): who.
silk-road-move-again = { $name } uses a barterer and takes a second tile.
# $name (text): who has the pawn. $other (text): who gets it.
silk-road-move-hand = { $name } hands the pawn to { $other }.

## The end

# The figures stay secret until all have counted. $name (text): who.
silk-road-move-count = { $name } has counted.
