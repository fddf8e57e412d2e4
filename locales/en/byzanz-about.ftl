### Byzanz for whoever does not know it yet. These texts are found by their ids.

# The name of the game, as on its box.
byzanz-about-name = Byzanz
# In a demo: on to the next part of the game.
byzanz-about-part = Next round
# A move of the game that the quick line understands.
byzanz-about-example = eva sells spices 4 1 merchant

## What happens in a step, in one or two sentences.

byzanz-about-lesson-begin = Everybody holds four cards that nobody else has seen. The top offer card says how many cards are sold first, and whoever sits to the dealer’s left opens.
byzanz-about-lesson-lot = The lot lies on the table: as many cards as the offer card says, all sold together. Now everybody considers what they are worth.
byzanz-about-lesson-last-lot = Only one player is still without an offer card, so nobody bids. Of these two cards one goes into the market, the other into their hand.
byzanz-about-lesson-first-bid = The first bid: cards from the hand, face up. Only the sum of their values counts, not their kinds.
byzanz-about-lesson-overbid = A higher bid, by at least 1. Merchants are never bid, so they stay safe in the hand.
byzanz-about-lesson-raise = A raise: new cards join those already bid. What lies there stays there, and nobody gets change.
byzanz-about-lesson-pass = Out of this auction, for good. Cards already bid go back into the hand, so trying costs nothing.
byzanz-about-lesson-all-pass = Nobody pays anything. So the opener gets the whole lot as a present, and the market gets nothing.
byzanz-about-lesson-win = Only one bid is left, and it wins. Its cards go into the market, where everybody will pick later.
byzanz-about-lesson-settle = The winner also gives one card of the lot to the market and keeps the rest. Whoever has an offer card bids no more in this round.
byzanz-about-lesson-market = All lots are sold and the market opens. The lowest offer card picks first: whoever got the smallest lot has the best choice now.
byzanz-about-lesson-pick = One kind is chosen, and all of its cards go into the hand. What others paid in the auctions comes back like this.
byzanz-about-lesson-waive = Taking nothing is allowed, and with a full hand it is often wise.
byzanz-about-lesson-nothing-left = The market is empty before everybody has picked. Whoever comes last goes home with nothing.
byzanz-about-lesson-round = The round is over. What nobody wanted goes into the box, the offer cards are stacked again, and whoever held the lowest opens.
byzanz-about-lesson-sale = Three cards of a kind are a sale, and you may sell at any moment. The highest stays as profit; the other two leave the game.
byzanz-about-lesson-sale-merchant = A merchant stands in for a missing card. The best of the goods becomes the profit; the merchant goes into the box.
byzanz-about-lesson-sale-merchants = Three merchants are a sale too, and the best of all: it brings 5.
byzanz-about-lesson-limit = More than seven cards in one hand! Before anything else happens, some must be sold or discarded.
byzanz-about-lesson-discard = Whatever is too much goes into the box and brings nothing. Better to sell before the hand is full.
byzanz-about-lesson-last-market = The pile is empty, and that was the last market. Now everybody sells whatever they still can.
byzanz-about-lesson-last-sale = A last sale. In the end the most profit wins; if two have the same, whoever has more cards left does.

## How something is entered. Short: one line on the screen.

byzanz-about-method-lot = “Enter the lot” opens the cards: click those that lie on the table.
byzanz-about-method-bid = “Bid with cards” opens the cards. Passing is one click.
byzanz-about-method-award = Click whoever gets the lot; choose the price first if you want it in the book.
byzanz-about-method-settle = Click the card of the lot that goes into the market.
byzanz-about-method-pick = Click a kind, and all its cards are taken. “Take nothing” is one click.
byzanz-about-method-shed = Press “Sell” or “Discard” and click the cards.
byzanz-about-method-count = Click how many cards each of them has left.
byzanz-about-method-sell = To sell, click the balance on a seat, then three cards.

## What is counted over many games: heads of narrow columns, and what they mean.

byzanz-about-figure-merchants = Merchants
byzanz-about-figure-merchants-explained = Merchants: their share of all merchants sold in their games.
