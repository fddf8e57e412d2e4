### Silk Road for whoever does not know it yet. These texts are found by their ids.

# The name of the game, as on its box.
silk-road-about-name = Silk Road
# In a demo: on to the next part of the game.
silk-road-about-part = Next city
# A move of the game that the quick line understands.
silk-road-about-example = eva buys 2 silk

## What happens in a step, in one or two sentences.

silk-road-about-lesson-begin = Everyone hides 10 silver and three cubes behind a screen. The caravan waits in Chang’An, and everyone but the leader may bid for the lead.
silk-road-about-lesson-bid = A bid for the lead. Whoever leads chooses the road, takes the first tile and decides who comes next.
silk-road-about-lesson-overbid = A higher bid. Everyone gets one chance only, and nobody may bid more than they have.
silk-road-about-lesson-pass = No bid this time. There’s no second chance this turn.
silk-road-about-lesson-no-bid = Nobody bids. So the leader stays leader, and no silver changes hands.
silk-road-about-lesson-no-more = There are no more bids. Now the leader has to answer the highest one.
silk-road-about-lesson-accept = The leader takes the silver and hands over the pawn and the tokens.
silk-road-about-lesson-pay = The leader wants to stay leader and pays the bidder exactly what was bid.
silk-road-about-lesson-travel = The caravan moves on. The city has trade tiles, usually one fewer than there are players, and the leader takes the first.
silk-road-about-lesson-travel-to-printed = In this city a tile is printed on the map. Only the leader may use it, before taking another one.
silk-road-about-lesson-printed = The printed tile is used. It stays on the map and costs no token, so the leader still takes a tile.
silk-road-about-lesson-seller = A seller: the bank pays 4 silver for the first cube, 3 for the second, 2 for the third and 1 for each one after that.
silk-road-about-lesson-buyer = A buyer: the first cube costs 1 silver, the second 2, the third 3 and each one after that 4. So two or three are a bargain.
silk-road-about-lesson-barter = A barter: the goods on the left of the tile go into the bag, those on its right come out, once or twice.
silk-road-about-lesson-special-barter = A special barter swaps goods one for one, whichever you like. It’s a good way to get the most of one kind.
silk-road-about-lesson-thief = The thief takes one cube from behind a screen without looking. Nobody else learns which.
silk-road-about-lesson-vizier = At the grand vizier’s, everyone shows cubes of the kind that was named. The most earns 5 silver, the second most 3, and you keep your cubes. The tile is set aside with a cube from the bag on it.
silk-road-about-lesson-crook = A crook is kept for later: then it can change the colour of one good on a tile.
silk-road-about-lesson-crook-helps = A kept crook helps: it changes the colour of a good on the tile to one that suits the player.
silk-road-about-lesson-barterer = A barterer is kept for another city, where it allows a second tile.
silk-road-about-lesson-again = The barterer is used, and the same player takes a second tile. That leaves none for someone else.
silk-road-about-lesson-unused = A tile must be taken, but it need not be used. At least nobody else can use it now.
silk-road-about-lesson-hand = The pawn goes to someone who can still have a turn here. Choose carefully: the last player gets no tile, but leads next.
silk-road-about-lesson-next-leader = There are no tiles left. Whoever has the pawn now takes nothing, but leads the next turn.
silk-road-about-lesson-goal = The caravan has arrived. There is no market here: everyone counts behind their screen.
silk-road-about-lesson-count = Coins and cubes are counted in secret, one player after the other. Nothing is shown until everyone is done.
silk-road-about-lesson-end = Everyone has counted. Each silver is one point, each gold five, each cube one, and having the most cubes of a kind is worth 2 more.

## How something is entered. Short: one line on the screen.

silk-road-about-method-lead = Click the player who leads; you don’t have to enter the bids.
silk-road-about-method-bid = Click the silver that is bid, or “Pass”. The first button ends the bidding.
silk-road-about-method-answer = One click: take the silver, or pay it and stay leader.
silk-road-about-method-travel = Click the next city. If the program doesn’t know it yet, type its name once.
silk-road-about-method-printed = Press “Use the printed tile” first, if it’s used at all; then the leader takes a tile.
silk-road-about-method-take = Click the tile beside the map; if you’re asked, enter what it was used for.
silk-road-about-method-again = The barterer has its own button; otherwise click whoever gets the pawn.
silk-road-about-method-hand = Click whoever gets the pawn.
silk-road-about-method-count = Click your seat, ask the others to look away, and enter your coins and cubes.

## What is counted over many games: heads of narrow columns, and what they mean.

silk-road-about-figure-led = Leads
silk-road-about-figure-led-explained = Leads: how many turns per game as caravan leader, on average.
silk-road-about-figure-silver = Silver
silk-road-about-figure-silver-explained = Silver: the value of all coins at the end, with a gold worth 5, on average.
silk-road-about-figure-cubes = Cubes
silk-road-about-figure-cubes-explained = Cubes: how many at the end, on average.
silk-road-about-figure-majorities = Majorities
silk-road-about-figure-majorities-explained = Majorities: in how many kinds a player has the most at the end, on average.
silk-road-about-figure-tiles = Tiles
silk-road-about-figure-tiles-explained = Tiles: how many trade tiles taken per game, on average.
