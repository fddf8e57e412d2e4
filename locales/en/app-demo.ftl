### A finished game to step through, with explanations, and short hints in people’s first games.

## The way there

app-demo-see = See a game
app-demo-see-hint = Step through a finished game, with explanations

## The bar along the bottom

app-demo-next = Next
app-demo-before = Back
# Where we are. $number (number): a step. $steps (number): how many there are.
app-demo-step = Step { $number } of { $steps }
# On to the next part of the game. $game (choice: game): byzanz, kathai or silk-road.
app-demo-part = { $game ->
    [byzanz] Next round
    [kathai] Next sale
   *[silk-road] Next city
}
app-demo-play-on = Play on from here
app-demo-leave = Leave
# While people try something out.
app-demo-try = Only a try: nothing is kept.
app-demo-return = Back to the demo

## Beside the table

app-demo-happens = What happens here
app-demo-before-first = The game begins
# Before the names of the other games.
app-demo-others = You can also see

## Hints

# When the mouse rests on the cross behind a hint.
app-demo-hush = No more hints
app-demo-hints = Hints for the first games
app-demo-hints-shown = Show them
app-demo-hints-off = Leave them out
# What ← and → do.
app-demo-keys = In a demo: one step back or on

## What happens in Byzanz

# One or two sentences about a step. $lesson (choice: byzanz lesson): what kind of step it is.
app-demo-byzanz = { $lesson ->
    [begin] Everybody holds four cards that nobody else has seen. The top offer card says how many cards are sold first, and whoever sits to the dealer’s left opens.
    [lot] The lot lies on the table: as many cards as the offer card says, all sold together. Now everybody considers what they are worth.
    [last-lot] Only one player is still without an offer card, so nobody bids. Of these two cards one goes into the market, the other into their hand.
    [first-bid] The first bid: cards from the hand, face up. Only the sum of their values counts, not their kinds.
    [overbid] A higher bid, by at least 1. Merchants are never bid, so they stay safe in the hand.
    [raise] A raise: new cards join those already bid. What lies there stays there, and nobody gets change.
    [pass] Out of this auction, for good. Cards already bid go back into the hand, so trying costs nothing.
    [all-pass] Nobody pays anything. So the opener gets the whole lot as a present, and the market gets nothing.
    [win] Only one bid is left, and it wins. Its cards go into the market, where everybody will pick later.
    [settle] The winner also gives one card of the lot to the market and keeps the rest. Whoever has an offer card bids no more in this round.
    [market] All lots are sold and the market opens. The lowest offer card picks first: whoever got the smallest lot has the best choice now.
    [pick] One kind is chosen, and all of its cards go into the hand. What others paid in the auctions comes back like this.
    [waive] Taking nothing is allowed, and with a full hand it is often wise.
    [nothing-left] The market is empty before everybody has picked. Whoever comes last goes home with nothing.
    [round] The round is over. What nobody wanted goes into the box, the offer cards are stacked again, and whoever held the lowest opens.
    [sale] Three cards of a kind are a sale, and you may sell at any moment. The highest stays as profit; the other two leave the game.
    [sale-merchant] A merchant stands in for a missing card. The best of the goods becomes the profit; the merchant goes into the box.
    [sale-merchants] Three merchants are a sale too, and the best of all: it brings 5.
    [limit] More than seven cards in one hand! Before anything else happens, some must be sold or discarded.
    [discard] Whatever is too much goes into the box and brings nothing. Better to sell before the hand is full.
    [last-market] The pile is empty, and that was the last market. Now everybody sells whatever they still can.
   *[last-sale] A last sale. In the end the most profit wins; if two have the same, whoever has more cards left does.
}

# How it is entered. Short: one line on the screen. $method (choice: byzanz entry method): in which way.
app-demo-how-byzanz = { $method ->
    [lot] “Enter the lot” opens the cards: click those that lie on the table.
    [bid] “Bid with cards” opens the cards. Passing is one click.
    [award] Click whoever gets the lot; choose the price first if you want it in the book.
    [settle] Click the card of the lot that goes into the market.
    [pick] Click a kind, and all its cards are taken. “Take nothing” is one click.
    [shed] Press “Sell” or “Discard” and click the cards.
    [count] Click how many cards each of them has left.
   *[sell] To sell, click the balance on a seat, then three cards.
}

## What happens in Kathai

# One or two sentences about a step. $lesson (choice: kathai lesson): what kind of step it is.
app-demo-kathai = { $lesson ->
    [begin] Everybody has three cards, and the row shows what each good brings today. Whoever is on turn draws a card and then does exactly one thing.
    [trade] Two players agree on a deal and swap cards. One of them is always the player on turn.
    [trades] Several deals in one turn, one after the other. After each of them nobody may hold more than seven cards.
    [bury] No deal this time. A card goes under the pile, and the top card comes into the hand.
    [sale] A sale: the cards together show enough of one good for the camels. Each card is a point, the place adds its bonus, and then the good goes to the X.
    [best-sale] A sale under +4. It needs many goods, but four points come on top of one for each card.
    [freeing-sale] What was sold lay under the bribe card. So the bribe goes to the discards, and the pair is no longer locked.
    [bribe] A card from the hand bribes the market: two neighbours change places. The card lies on both, and for now nobody may swap them back.
    [bribe-with-exchange] An exchange card can pay for a bribe, too. But in a tie it will be missing.
    [lock-moves] A bribe for another pair. The new card locks these two, and the old pair is free again.
    [draw-again] An exchange card is given up for one more card from the pile. That is all for this turn.
    [pass] Nothing this turn. Sometimes it is best to wait until the price moves up.
    [full-hand] Whoever is on turn now holds seven cards already and draws none. It is high time to sell.
    [last-card] Somebody draws the last card. After this turn everybody has two more, and nobody draws any longer.
    [last-turns] These are the last turns. What is not sold by now will bring nothing.
   *[end] The last turn is over, and only sales count. If two have the same, whoever has more exchange cards wins.
}

# How it is entered. Short: one line on the screen. $method (choice: kathai entry method): in which way.
app-demo-how-kathai = { $method ->
    [turn] One entry for each turn: press at the bottom what was done. Drawing is counted by itself.
    [trade] To trade, click the seat of the partner; one card for one is already there.
    [sell] To sell, click the goods card; what it would bring is shown before you enter it.
   *[bribe] To bribe, click the arrows between two goods and say what pays for it.
}

## What happens in Silk Road

# One or two sentences about a step. $lesson (choice: silk road lesson): what kind of step it is.
app-demo-silk-road = { $lesson ->
    [begin] Everybody hides 10 silver and three cubes behind a screen. The caravan waits in Chang’An, and the others may bid for the lead.
    [bid] A bid for the lead. Whoever leads chooses the road, takes the first tile and decides who comes next.
    [overbid] A higher bid. Everybody speaks only once, and nobody may bid more than they have.
    [pass] No bid this time. There is no second chance until the next city.
    [no-bid] Nobody bids. So the leader stays leader, and no silver changes hands.
    [no-more] Nobody bids more. Now the leader has to answer the highest bid.
    [accept] The leader takes the silver and hands over the pawn and the tokens.
    [pay] The leader wants to stay and pays the bidder exactly what was offered.
    [travel] The caravan moves on. Trade tiles lie in the city, one fewer than there are of you, and the leader takes the first.
    [travel-to-printed] In this city a tile is printed on the map. Only the leader may use it, before taking another.
    [printed] The printed tile is used. It stays on the map and costs no token, so the leader still takes a tile.
    [seller] A seller: the bank pays 4 silver for the first cube, 3 for the second, 2 for the third and 1 for each further one.
    [buyer] A buyer: the first cube costs 1 silver, the second 2, the third 3 and each further one 4. So two or three are a bargain.
    [barter] A barter: what is on the left of the tile goes into the bag, what is on its right comes out, once or twice.
    [special-barter] A special barter swaps goods one for one, whichever you like. It helps to have the most of one kind.
    [thief] The thief draws one cube blindly from behind a screen. Nobody else learns which.
    [vizier] Before the grand vizier everybody shows cubes of the kind that was named. The most bring 5 silver, the second most 3, and everybody keeps the cubes.
    [crook] A crook is kept for later: then it changes the colour of one good on a tile.
    [crook-helps] A kept crook helps: it changes the colour of a good on the tile, so that it fits.
    [barterer] A barterer is kept for another city. There it brings a second tile.
    [again] The barterer is used, and the same player takes a second tile. Somebody else will find none.
    [unused] A tile must be taken, but need not be used. Now at least nobody else can use it.
    [hand] The pawn goes to somebody who has not had a turn here. Consider whom: the last one gets no tile, but leads next.
    [next-leader] No tile is left. Whoever gets the pawn now takes nothing, but leads the next turn.
    [goal] The caravan has arrived. There is no market here: everybody counts behind the screen.
    [count] Coins and cubes are counted in secret, one player after the other. Nothing is shown before all are done.
   *[end] Everybody has counted. A silver is a point, a gold is five, a cube is one, and the most cubes of a kind are worth 2 more.
}

# How it is entered. Short: one line on the screen. $method (choice: silk road entry method): in which way.
app-demo-how-silk-road = { $method ->
    [lead] Click whoever leads; the bids need not be entered.
    [bid] Click the silver that is bid, or “Pass”. The first button ends the bidding.
    [answer] One click: take the silver, or pay it and stay.
    [travel] Click the next city. One that the program does not know yet is typed once.
    [printed] “Use the printed tile” first, if it is used at all; then the leader takes a tile.
    [take] Click the tile beside the map; if you are asked, enter what it was used for.
    [again] The barterer is a button of its own; otherwise click whoever gets the pawn.
    [hand] Click whoever gets the pawn.
   *[count] Click your seat, have the others look away, and enter coins and cubes.
}
