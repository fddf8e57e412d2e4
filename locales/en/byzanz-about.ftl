### Byzanz for whoever does not know it yet. These texts are found by their ids.

# The name of the game, as on its box.
byzanz-about-name = Byzanz
# In a demo: on to the next part of the game.
byzanz-about-part = Next round
# A move of the game that the quick line understands.
byzanz-about-example = eva sells spices 4 1 merchant

## What happens in a step, in one or two sentences.

byzanz-about-lesson-begin = Everyone holds four cards that nobody else has seen. The top offer card says how many cards are in the first lot, and the player to the dealer’s left opens.
byzanz-about-lesson-lot = The lot is on the table: as many cards as the offer card says, all sold together. Now everyone works out what it’s worth to them.
byzanz-about-lesson-last-lot = Only one player still has no offer card, so nobody bids. One of these two cards goes into the market, the other into that player’s hand.
byzanz-about-lesson-first-bid = The first bid: cards from the hand, face up. Only their total value counts, not their kinds.
byzanz-about-lesson-overbid = A higher bid, by at least 1. You can’t bid with merchants, so they always stay in hand.
byzanz-about-lesson-raise = A raise: more cards are added to the bid. What’s already there stays there, and nobody gets change.
byzanz-about-lesson-pass = Out of this auction for good. Any cards in the bid go back into the hand, so trying costs nothing.
byzanz-about-lesson-all-pass = Nobody bids anything. So the opener gets the whole lot for free, and the market gets nothing.
byzanz-about-lesson-win = Only one bid is left, and it wins. Its cards go into the market, where everyone gets to pick later.
byzanz-about-lesson-settle = The winner also puts one card from the lot into the market and keeps the rest. Once you have an offer card, you bid no more in this round.
byzanz-about-lesson-market = All lots are sold and the market opens. The lowest offer card picks first: whoever got the smallest lot has the best choice now.
byzanz-about-lesson-pick = One kind is chosen, and all of its cards go into the hand. That’s how the cards paid in the auctions come back.
byzanz-about-lesson-waive = Taking nothing is allowed, and with a full hand it’s often wise.
byzanz-about-lesson-nothing-left = The market is empty before everyone has picked. Anyone who comes too late gets nothing.
byzanz-about-lesson-round = The round is over. Whatever nobody took goes into the box, the offer cards are stacked again, and whoever held the lowest one opens.
byzanz-about-lesson-sale = Three cards of a kind make a sale, and you may sell at any time. The highest is kept as profit; the other two leave the game.
byzanz-about-lesson-sale-merchant = A merchant stands in for a missing card. The highest of the goods is kept as profit; the merchant goes into the box.
byzanz-about-lesson-sale-merchants = Three merchants make a sale too, and it’s the best of all: a profit of 5.
byzanz-about-lesson-limit = More than seven cards in hand! Before anything else happens, some must be sold or discarded.
byzanz-about-lesson-discard = Discards go into the box and earn nothing. It’s better to sell before your hand is full.
byzanz-about-lesson-last-market = The pile is empty, and that was the last market. Now everyone sells whatever they still can.
byzanz-about-lesson-last-sale = A last sale. In the end the most profit wins; if it’s a tie, whoever has more cards left wins.

## How something is entered. Short: one line on the screen.

byzanz-about-method-lot = Press “Enter the lot” and click the cards that are on the table.
byzanz-about-method-bid = Press “Bid with cards” and click the cards. Passing is one click.
byzanz-about-method-award = Click the player who gets the lot; choose the price first if you want it in the journal.
byzanz-about-method-settle = Click the card from the lot that goes into the market.
byzanz-about-method-pick = Click a kind to take all its cards. “Take nothing” is one click.
byzanz-about-method-shed = Press “Sell” or “Discard” and click the cards.
byzanz-about-method-count = Click how many cards each of them has left.
byzanz-about-method-sell = To sell, click the scales on a seat, then three cards.

## What is counted over many games: heads of narrow columns, and what they mean.

byzanz-about-figure-merchants = Merchants
byzanz-about-figure-merchants-explained = Merchants: the player’s share of all merchants sold in their games.
