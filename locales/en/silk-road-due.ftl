### The call: what the table must do now. Said aloud and shown large, in the language of whoever is called. Short.

## The lead

# The bids are made aloud and need not be entered. $name (text): who bids first.
silk-road-due-lead = { $name }, you may bid first for the lead.
# Nobody has bid yet. $name (text): whose turn it is to bid.
silk-road-due-bid-first = { $name }, you may bid for the lead, or pass.
# $name (text): whose turn it is to bid. $least (number): the lowest bid allowed, in silver.
silk-road-due-bid = { $name }, you may bid { $least } or more, or pass.
# The purse is too small for a bid. $name (text): whose turn it is to bid. $least (number): the lowest bid allowed, in silver.
silk-road-due-bid-poor = { $name }, you have to pass: you’d need { $least } silver to bid.
# $name (text): the leader. $other (text): the highest bidder. $silver (number): the bid.
silk-road-due-answer = { $name }, { $other } bids { $silver }. Take the silver, or pay it and stay leader?
# The leader’s purse is too small. $name (text): the leader. $other (text): the highest bidder. $silver (number): the bid.
silk-road-due-answer-poor = { $name }, { $other } bids { $silver }. You can’t pay that, so take it.

## The journey and the market

# $name (text): the leader. $city (text): where the caravan is.
silk-road-due-travel = { $name }, lead the caravan on from { $city }.
# $name (text): who has the pawn. $tiles (number): tiles left in the city.
silk-road-due-take = { $name }, take { $tiles ->
    [one] the last trade tile
   *[other] one of { $tiles } trade tiles
}.
# The leader may use the tile printed on the map before. $name (text): the leader. $tiles (number): tiles in the city.
silk-road-due-take-printed = { $name }, use the printed tile if you like, then take { $tiles ->
    [one] the last tile
   *[other] one of { $tiles }
}.
# After a barterer. $name (text): who has the pawn. $tiles (number): tiles left in the city.
silk-road-due-take-second = { $name }, take your second tile: { $tiles ->
    [one] the last one
   *[other] one of { $tiles }
}.
# $name (text): who has the pawn. $tokens (number): tokens that go with it.
silk-road-due-hand = { $name }, hand the pawn and { $tokens ->
    [one] the last token
   *[other] { $tokens } tokens
} to another player.
# Only one player can be given it, but there is something else to do. $name (text): who has the pawn. $other (text): who can be given it.
silk-road-due-hand-one = { $name }, hand the pawn to { $other }, or use your barterer.
# No tile is left. $name (text): who has the pawn.
silk-road-due-hand-leader = { $name }, choose the next leader and hand over the pawn.

## The end

# $name (text): who counts next.
silk-road-due-count = { $name }, count what you have and enter it.
silk-road-due-finish = You’ve all counted. See who won.

## What else is possible or good to know, in smaller print.

# $name (text): who leads now.
silk-road-due-also-lead = { $name } is the leader now; all the others may bid once. Then enter who leads, or enter the bids one by one.
# $name (text): who has bid the most. $silver (number): the bid.
silk-road-due-also-highest = The highest bid is { $silver } ({ $name }).
# $names (text): one or more players, in order.
silk-road-due-also-then = After that: { $names }.
# Several players have not bid yet.
silk-road-due-also-rest = If nobody else bids, a single entry will do.
silk-road-due-also-use = You must take a tile, but you don’t have to use it.
# $crooks (number): crooks kept by whoever has the pawn.
silk-road-due-also-crooks = { $crooks ->
    [one] Your crook can change the colour of one good on the tile.
   *[other] Your { $crooks } crooks can each change the colour of one good on the tile.
}
# $names (text): one or more players.
silk-road-due-also-to = The pawn can go to: { $names }.
silk-road-due-also-barterer = Or use your barterer and take a second tile.
# $names (text): one or more players.
silk-road-due-also-count = The others look away. Still to count after that: { $names }. You can go in any order.

## Where the game stands, a few words each, in a bar along the top.

# $turn (number): which turn of the game this is.
silk-road-due-bar-turn = Turn { $turn }
# $city (text): where the caravan is.
silk-road-due-bar-city = { $city }
# $tiles (number): tiles left in the city.
silk-road-due-bar-tiles = Tiles: { $tiles }
silk-road-due-bar-count = Counting
silk-road-due-bar-over = The game is over

# Asked before the caravan goes to the goal sooner than any road leads there. $city (text): the goal. $stop (number): which stop it would be. $least (number): how many stops the shortest journey has.
silk-road-due-early = { $city } is the end of the road, and this would be only stop { $stop }: even the shortest journey has { $least }. Once the caravan is there, the trading is over, and you all count what you have.
# The next stop makes a third road out of a city. $city (text): the city. $roads (text): where the roads lead that are known, as “Merv and Susia”. $to (text): where the new one leads.
silk-road-due-doubt-road = You already know two roads going west from { $city }: to { $roads }. One to { $to } would be the third, and on our map no city has more than two arrows. Is it on yours?
# The next stop is one more city than there are. $city (text): the new city. $cities (number): how many there would be. $most (number): how many our box has.
silk-road-due-doubt-city = { $city } is new and would make { $cities } cities. On our map there are { $most }, so perhaps one of them has been spelt in two ways. Is { $city } on your map?
# A name that is spelt much like a known one. $city (text): the new city. $meant (text): the one that may be meant.
silk-road-due-doubt-alike = { $city } would be a new city, but you already know { $meant }. Is { $city } really another one on your map?
