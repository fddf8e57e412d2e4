## Aim

byzanz-chapter-aim = Aim of the game

byzanz-aim = You bid cards at auction to win new ones, one lot at a time. You collect sets of three cards of one kind and sell them for profit. Whoever has made the most profit at the end wins.
    .title = What you do

byzanz-box = The deck has 112 cards: 96 goods and 16 merchants. There are six kinds of goods, with 16 cards of each: cloth, spices, wine, wood, grain and olives. You also need the six offer cards, numbered 1 to 6, and the two market cards.
    .title = What is in the box

## Setup

byzanz-chapter-setup = Setting up

byzanz-setup-deal = Shuffle all 112 cards and deal four to each player, face down. Then put some back into the box unseen: 4 with three players, 12 with four, 2 with five, 4 with six. The rest is the draw pile. Check how many cards it has: 96 with three players, 84 with four, 90 with five, 84 with six.
    .title = Dealing the cards

byzanz-setup-offers = With three players, use offer cards 2, 4 and 6; with four, 2 to 5; with five, 1 to 5; with six, all six. Stack them with the highest on top; any others stay in the box. Lay the two market cards side by side at the edge of the table: this is the Market of Byzantium. You play 8 rounds with three players, 6 with four or five, and 4 with six.
    .title = Offer cards and market

byzanz-setup-start = The player to the dealer’s left opens the first auction. Left always means clockwise.
    .title = Who starts

## Auction

byzanz-chapter-auction = The auctions

byzanz-round = Each round has as many auctions as there are players. Everyone wins exactly one of them.
    .title = One win each

byzanz-lot = Look at the number on the top offer card. Turn over that many cards from the draw pile. They are sold together, as one lot.
    .title = The lot

byzanz-turn-order = The opener bids or passes first. Then the turn goes clockwise, from player to player, until the auction ends. Skip anyone who already holds an offer card this round, and anyone who has passed in this auction.
    .title = Whose turn it is

byzanz-bid = To bid, lay cards from your hand face up in front of you. Add up their values: that is your bid, and the kinds do not matter. It must be at least 1 more than the highest bid so far. The first bid must be at least 1.
    .title = Bidding

byzanz-bid-merchant = You may not bid with merchants. Bid with goods only.
    .title = No merchants in a bid

byzanz-raise = To raise, add more cards from your hand to your own bid. Cards you have already bid stay where they are. You may not take any back or make change.
    .title = Raising

byzanz-pass = Once you pass, you cannot bid again in this auction. Take any cards you have bid back into your hand.
    .title = Passing

byzanz-auction-end = The auction ends when only one bidder is left, with a bid on the table. It also ends when all have passed. Our ruling: if you have neither bid nor passed yet, you still get your turn, even when all the others have passed.
    .title = When an auction ends

byzanz-win = If you win, put all the cards of your bid into the market, sorted by kind, along with any one card from the lot. Take the rest of the lot into your hand. Lay the top offer card face up in front of you: you sit out the other auctions of this round.
    .title = Winning a lot

byzanz-all-pass = If everyone passes, the opener wins, because they were the first to pass. They take the whole lot and the top offer card. They put nothing into the market.
    .title = Everyone passes

byzanz-last-auction = In the last auction of a round, only one player is left, and there is no bidding. With three or four players, the lot has two cards: that player puts one into the market, takes the other into their hand, and takes offer card 2. With five or six players, the lot is a single card: it goes into the market, and the player takes offer card 1.
    .title = The last auction

byzanz-next-opener = Go clockwise from the winner. The first player to their left who has no offer card opens the next auction.
    .title = Who opens next

## Market

byzanz-chapter-market = The Market of Byzantium

byzanz-market-order = After the last auction of the round, everyone picks from the market. Whoever holds the lowest offer card picks first. Then comes the next higher one, and so on up to the highest.
    .title = Who picks when

byzanz-pick = Choose one kind and take all the market cards of that kind into your hand. Merchants count as a kind too. Everyone has one choice, so each kind can be taken only once a round.
    .title = Picking a kind

byzanz-waive = When it is your turn to pick, you may take nothing. You never have to take any cards from the market.
    .title = Taking nothing
    .house = If there are cards in the market on your turn to pick, you must take a kind.
    .ours = You may take nothing.
    .yours = You must take a kind if there is one.

byzanz-nothing-left = Sometimes there are fewer kinds in the market than players. Then the last players to pick get nothing.
    .title = Nothing left to pick
    .house = If you find the market empty, draw one of the cards that were put back unseen during setup. You can do this as long as there are any left.
    .ours = Whoever picks too late gets nothing.
    .yours = Whoever picks too late draws a card put back unseen.

byzanz-next-round = Put whatever is left in the market into the box. Stack the offer cards again, with the highest on top. If the draw pile still has cards, play another round. Whoever held the lowest offer card opens it.
    .title = The next round

## Sale

byzanz-chapter-sale = Selling

byzanz-sale = For a sale, you need a set of three: exactly three cards of one kind from your hand. Show them to everyone. Cards lying in a bid are not in your hand, so you cannot sell them.
    .title = What a sale is

byzanz-sale-profit = Keep the highest of the three cards face down as profit. Put the other two into the box. If you sell cloth 4, cloth 1 and cloth 1, your profit is 4.
    .title = Your profit

byzanz-sale-merchant = A merchant can stand in for any kind. A merchant you use this way always goes into the box. For example, two merchants and spices 3 make a sale of spices, and your profit is 3.
    .title = Merchants in a sale

byzanz-sale-three-merchants = Three merchants make a sale too. Keep one of them as profit: it is worth 5. Put the other two into the box.
    .title = Three merchants

byzanz-sale-anytime = You may sell at any time: during an auction, while players pick from the market, or after the last market. You do not have to wait for your turn.
    .title = When you may sell

byzanz-supply = Each kind of goods has six cards of value 1, five of value 2, three of value 3 and two of value 4. The 16 merchants have value 0. What has been sold never comes back into the game.
    .title = How many cards there are

## Hand limit

byzanz-chapter-limit = The hand limit

byzanz-hand-limit = If you hold more than seven cards, sell or discard at once, until you hold seven or fewer. You may discard more than you have to. Our ruling: discards go into the box.
    .title = Seven cards at most

byzanz-limit-check = Count your hand every time you gain cards. If you have more than seven, sort that out before anyone does anything else.
    .title = When to check
    .house = You check hands only at the end of a round, after the market.
    .ours = Every time someone gains cards.
    .yours = Only at the end of a round.

## End

byzanz-chapter-end = The end of the game

byzanz-end = When the draw pile is empty, play that round’s market: it is the last one. After it, everyone may still sell. Then add up your own profit: whoever has the most wins.
    .title = Last market, last sales

byzanz-tie = If there is a tie for the most profit, look at the hands of the tied players. Whoever has the most cards left wins.
    .title = A tie

byzanz-tie-merchants = To break a tie, count every card left in hand, merchants too.
    .title = Merchants in a tie
    .house = Merchants left in hand do not count when you break a tie.
    .ours = They count like any other card.
    .yours = They do not count.

byzanz-still-tied = If players are tied on profit and also on cards in hand, they share the victory.
    .title = Still tied
    .house = Among the players still tied, whoever held the highest offer card in the last round wins.
    .ours = They share the victory.
    .yours = The highest offer card of the last round wins.

byzanz-hidden-profit = Your profit pile lies face down. The program shows running totals only if you ask for them.
    .title = Profit stays hidden

## Log

byzanz-chapter-log = Keeping the journal

byzanz-log-winners = At the “winners” level, you enter who won each auction, what each player picked, and every sale. You can enter bids too, one by one, but you do not have to.
    .title = The “winners” level

byzanz-log-cards = At the “cards” level, you enter every public card as well: the lots, the bids card by card, what goes into the market, and the discards. Then the program knows how many cards everyone holds.
    .title = The “cards” level

byzanz-known-cards = Only the four cards you are dealt are secret; every other card comes into your hand in plain sight. So at the “cards” level the program can tell when someone cannot have a card: they never got it, or all cards like it are somewhere else.

    At the “winners” level it still knows how many cards you can have at most: the four you were dealt and what you have won and picked, less what you have paid, sold and discarded.
    .title = What the journal knows
