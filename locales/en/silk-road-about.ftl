### Silk Road for whoever does not know it yet. These texts are found by their ids.

# The name of the game, as on its box.
silk-road-about-name = Silk Road
# In a demo: on to the next part of the game.
silk-road-about-part = Next city
# A move of the game that the quick line understands.
silk-road-about-example = eva buys 2 silk

## What happens in a step, in one or two sentences.

silk-road-about-lesson-begin = Everybody hides 10 silver and three cubes behind a screen. The caravan waits in Chang’An, and the others may bid for the lead.
silk-road-about-lesson-bid = A bid for the lead. Whoever leads chooses the road, takes the first tile and decides who comes next.
silk-road-about-lesson-overbid = A higher bid. Everybody speaks only once, and nobody may bid more than they have.
silk-road-about-lesson-pass = No bid this time. There is no second chance until the next city.
silk-road-about-lesson-no-bid = Nobody bids. So the leader stays leader, and no silver changes hands.
silk-road-about-lesson-no-more = Nobody bids more. Now the leader has to answer the highest bid.
silk-road-about-lesson-accept = The leader takes the silver and hands over the pawn and the tokens.
silk-road-about-lesson-pay = The leader wants to stay and pays the bidder exactly what was offered.
silk-road-about-lesson-travel = The caravan moves on. Trade tiles lie in the city, one fewer than there are of you, and the leader takes the first.
silk-road-about-lesson-travel-to-printed = In this city a tile is printed on the map. Only the leader may use it, before taking another.
silk-road-about-lesson-printed = The printed tile is used. It stays on the map and costs no token, so the leader still takes a tile.
silk-road-about-lesson-seller = A seller: the bank pays 4 silver for the first cube, 3 for the second, 2 for the third and 1 for each further one.
silk-road-about-lesson-buyer = A buyer: the first cube costs 1 silver, the second 2, the third 3 and each further one 4. So two or three are a bargain.
silk-road-about-lesson-barter = A barter: what is on the left of the tile goes into the bag, what is on its right comes out, once or twice.
silk-road-about-lesson-special-barter = A special barter swaps goods one for one, whichever you like. It helps to have the most of one kind.
silk-road-about-lesson-thief = The thief draws one cube blindly from behind a screen. Nobody else learns which.
silk-road-about-lesson-vizier = At the grand vizier’s everybody shows cubes of the kind that was named. The most bring 5 silver, the second most 3, and you keep your cubes. The tile is set aside with a cube from the bag on it.
silk-road-about-lesson-crook = A crook is kept for later: then it changes the colour of one good on a tile.
silk-road-about-lesson-crook-helps = A kept crook helps: it changes the colour of a good on the tile, so that it fits.
silk-road-about-lesson-barterer = A barterer is kept for another city. There it brings a second tile.
silk-road-about-lesson-again = The barterer is used, and the same player takes a second tile. Somebody else will find none.
silk-road-about-lesson-unused = A tile must be taken, but need not be used. Now at least nobody else can use it.
silk-road-about-lesson-hand = The pawn goes to somebody who has not had a turn here. Consider whom: the last one gets no tile, but leads next.
silk-road-about-lesson-next-leader = No tile is left. Whoever gets the pawn now takes nothing, but leads the next turn.
silk-road-about-lesson-goal = The caravan has arrived. There is no market here: everybody counts behind the screen.
silk-road-about-lesson-count = Coins and cubes are counted in secret, one player after the other. Nothing is shown before all are done.
silk-road-about-lesson-end = Everybody has counted. A silver is a point, a gold is five, a cube is one, and the most cubes of a kind are worth 2 more.

## How something is entered. Short: one line on the screen.

silk-road-about-method-lead = Click whoever leads; the bids need not be entered.
silk-road-about-method-bid = Click the silver that is bid, or “Pass”. The first button ends the bidding.
silk-road-about-method-answer = One click: take the silver, or pay it and stay.
silk-road-about-method-travel = Click the next city. One that the program does not know yet is typed once.
silk-road-about-method-printed = “Use the printed tile” first, if it is used at all; then the leader takes a tile.
silk-road-about-method-take = Click the tile beside the map; if you are asked, enter what it was used for.
silk-road-about-method-again = The barterer is a button of its own; otherwise click whoever gets the pawn.
silk-road-about-method-hand = Click whoever gets the pawn.
silk-road-about-method-count = Click your seat, have the others look away, and enter coins and cubes.

## What is counted over many games: heads of narrow columns, and what they mean.

silk-road-about-figure-led = Leads
silk-road-about-figure-led-explained = Leads: how many turns somebody leads the caravan in a game, on average.
silk-road-about-figure-silver = Silver
silk-road-about-figure-silver-explained = Silver: what somebody has in coins at the end, a gold counted as 5, on average.
silk-road-about-figure-cubes = Cubes
silk-road-about-figure-cubes-explained = Cubes: how many somebody has at the end, on average.
silk-road-about-figure-majorities = Majorities
silk-road-about-figure-majorities-explained = Majorities: of how many kinds somebody has the most at the end, on average.
silk-road-about-figure-tiles = Tiles
silk-road-about-figure-tiles-explained = Tiles: how many trade tiles somebody takes in a game, on average.
