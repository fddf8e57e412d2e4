### Silk Road in the window: its map, its tiles, its pads, and setting it up.

## Setting up

app-silk-road-leads = leads
# $name (text): somebody's name.
app-silk-road-leader = { $name } leads the caravan first.
app-silk-road-draw = Random leader
app-silk-road-to-be-drawn = If you don’t choose anyone, the leader is picked at random.
app-silk-road-more = How much you enter, which way you travel
app-silk-road-direction = Which way?
# What it means, in one sentence. $depth (choice: silk road depth): how much is written down.
app-silk-road-depth-means = { $depth ->
    [calls] You enter who leads, where the caravan goes and who takes which tile.
   *[ledger] You also enter every bid and every trade, so the program knows everyone’s silver to the coin.
}
# What it means, in one sentence. $direction (choice: silk road direction): which way the caravan goes.
app-silk-road-direction-means = { $direction ->
    [forward] From east to west, along the arrows.
   *[reverse] From west to east, against the arrows. Orange tiles go on purple cities, and purple ones on orange.
}
# On the picture of the table. $tiles (number): tiles on each city.
app-silk-road-per-city = { $tiles } in each city
# $city (text): a city.
app-silk-road-note = The journey ends in { $city }.

## At the table

# $name (text): who leads.
app-silk-road-stays = { $name } stays leader
app-silk-road-nobody = No bids
app-silk-road-no-more = No more bids
app-silk-road-bids = Enter bids
# $silver (number): how much. $name (text): who bid.
app-silk-road-accept = Take { $silver } silver; { $name } leads
# $silver (number): how much. $name (text): who leads.
app-silk-road-pay = Pay { $silver } silver; { $name } stays leader
app-silk-road-where-to = Where to?
app-silk-road-elsewhere = Another city
app-silk-road-which-tile = Which tile? Choose it on the right.
app-silk-road-which-tile-or-printed = Or choose a tile on the right.
app-silk-road-printed = Use the printed tile
app-silk-road-tiles = Show the tiles
app-silk-road-pawn-to = The pawn goes to:
app-silk-road-who-leads-next = Who leads next?
app-silk-road-barterer = Barterer: second tile
# $name (text): who counts.
app-silk-road-counts = { $name } counts
app-silk-road-has-pawn = Has the leader pawn
# $tokens (number): how many.
app-silk-road-tokens = { $tokens ->
    [one] { $tokens } turn token
   *[other] { $tokens } turn tokens
}
# $tile (text): the name of a tile.
app-silk-road-kept = Kept: { $tile }
# $silver (number): how much.
app-silk-road-purse = { $silver } silver behind the screen
# $cubes (number): how many.
app-silk-road-cubes = { $cubes ->
    [one] { $cubes } cube behind the screen
   *[other] { $cubes } cubes behind the screen
}
app-silk-road-has-counted = Has counted
# $tiles (number): how many.
app-silk-road-tiles-left = { $tiles ->
    [one] { $tiles } tile left
   *[other] { $tiles } tiles left
}
# What the map says of a stretch that nobody knows. $least (number) and $most (number): how many stops it may take.
app-silk-road-more-stops = { $most ->
    [one] { $most } more stop
   *[other] { $least } or { $most } more stops
}
app-silk-road-reckon = Work out the deal and enter it
app-silk-road-named = Already named
app-silk-road-free = Still free

## Entering

# $name (text): who leads.
app-silk-road-pad-city = Where does { $name } lead the caravan?
app-silk-road-pad-printed = The tile printed on the map
# $name (text): who has the pawn.
app-silk-road-pad-which = Which tile does { $name } take?
# $name (text): who has the pawn. $tile (choice: silk road tile): which tile.
app-silk-road-pad-tile = { $tile ->
    [seller] { $name } sells
    [buyer] { $name } buys
    [barter] { $name } barters
    [special-barter] { $name } makes a special barter
    [thief] { $name } sends the thief
    [vizier] { $name } goes to the grand vizier
    [crook] { $name } keeps the crook
   *[barterer] { $name } keeps the barterer
}
# $name (text): who counts.
app-silk-road-pad-count = { $name } counts; the others look away
app-silk-road-enter-count = That’s everything
app-silk-road-enter-anyway = Enter it anyway
app-silk-road-go = Travel there
app-silk-road-go-new = Travel to the new city
# $city (text): the name as it was typed.
app-silk-road-is-new = { $city } is new and will be added to your map.
# $city (text): a city.
app-silk-road-is-known = { $city } is already on the list.
app-silk-road-meant = Did you mean:
app-silk-road-unused = Take it unused
app-silk-road-how-much = How much silver?
app-silk-road-travelled = Roads taken before
app-silk-road-known = Other cities
app-silk-road-city-name = City, as written on the map
app-silk-road-which-printed = Which tile does the map show?
app-silk-road-which-reckoned = Work out and enter
app-silk-road-which-good = Which goods?
app-silk-road-how-many-cubes = How many cubes?
app-silk-road-left-side = Given: left side of the tile
app-silk-road-right-side = Received: right side of the tile
app-silk-road-gives = Given
app-silk-road-gets = Received
app-silk-road-times = How many times?
app-silk-road-limit = The tile allows up to
app-silk-road-from-whom = From whom?
app-silk-road-which-named = Which goods are named?
app-silk-road-reveals = How many cubes does each of you show?
app-silk-road-with-crooks = How many crooks help?
app-silk-road-gold = gold
app-silk-road-silver = silver
app-silk-road-wanting-bid = Choose how much to bid.
app-silk-road-wanting-city = Choose a city or type its name.
app-silk-road-wanting-tile = Choose a tile.
# $tile (choice: silk road tile): which tile.
app-silk-road-wanting = { $tile ->
    [seller] Choose the goods and how many cubes to sell.
    [buyer] Choose the goods and how many cubes to buy.
    [barter] Enter both sides as the tile shows them.
    [special-barter] Enter what is given, and just as many cubes in return.
    [thief] Choose who loses a cube.
    [vizier] Choose the goods to name.
    [crook] There is nothing else to choose.
   *[barterer] There is nothing else to choose.
}
# What is named before the vizier is chosen; the numbers are missing.
app-silk-road-wanting-reveals = Enter how many cubes each player shows.
app-silk-road-wanting-count = Enter all coins and cubes.
# $silver (number): what the coins are worth. $cubes (number): how many. $points (number): the sum.
app-silk-road-would-count = { $silver } silver and { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} make { $points }, not counting majorities.

## The end

# $cubes (number): all of them. $each (number): of every kind. $tiles (number): how many. $coins (number): how many.
app-silk-road-box = { $cubes } cubes, { $each } of each kind, { $tiles } trade tiles, { $coins } coins, 5 turn tokens, 6 screens, the bag, the caravan and the leader pawn.

## Keys

app-silk-road-keys-seat = Choose a seat, a road or a tile. When entering: a number or a seat
app-silk-road-keys-good = When entering: these goods
app-silk-road-keys-raise = Bid. When entering: more or fewer, or the other side of a barter
app-silk-road-keys-confirm = Go on: no more bids, take the bid, the first road, count. When entering: confirm
app-silk-road-keys-pass = Pass, pay and stay leader, another city, or the barterer. When entering: take the tile unused, or go to the next line
app-silk-road-keys-remove = When entering: delete the last digit, or clear one side of a barter
app-silk-road-keys-crook = When entering: one more crook helps
app-silk-road-keys-totals = Show or hide silver and cubes

## Beneath large numbers at the seats: one short word

# $count (number): the number above it.
app-silk-road-caption-tokens = { $count ->
    [one] token
   *[other] tokens
}
app-silk-road-caption-silver = silver
# $count (number): the number above it.
app-silk-road-caption-cubes = { $count ->
    [one] cube
   *[other] cubes
}

## My box

app-silk-road-box-cities = Cities you added
app-silk-road-box-tiles = Tiles printed on the map
app-silk-road-box-roads = Roads
# A button beside the tile that is remembered of a city.
app-silk-road-other-tile = A different tile
