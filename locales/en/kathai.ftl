## Aim

kathai-chapter-aim = Aim of the game

kathai-aim = You collect trade cards, swap them with each other and sell goods at the right moment. Every sale scores points, and every sale moves the prices. Whoever has the most points at the end wins. The game is for three to five players.
    .title = What you do

kathai-box = There are 5 price cards: +4, +2, +1, +0 and X, which means unsellable. There are 5 goods cards: salt, gold, silk, spices and tea. And there are 55 trade cards. Each trade card shows 1 to 3 goods, of at most two kinds.
    .title = What is in the box

## Setup

kathai-chapter-setup = Setting up

kathai-setup-row = Lay the price cards in a row, from left to right: +4, +2, +1, +0, X. Shuffle the 5 goods cards and lay one under each price card. This row shows what each kind of goods is worth right now. The program can shuffle them for you, or you can enter the order on your table.
    .title = The row of prices

kathai-setup-deal = Shuffle the 55 trade cards and deal three to each player, face down. The rest is the draw pile. Check how many cards it has: 46 with three players, 43 with four, 40 with five.
    .title = Dealing the cards

kathai-setup-camels = Each price card except X also shows camels: that is the fewest goods a sale there needs. Read the numbers off your own cards once and enter them; the program remembers them for your next game. For +4 it suggests 7: we know that number from a published review, not from the rulebook. Your cards decide.
    .title = The camels

kathai-setup-start = The youngest player starts. After that, play goes clockwise.
    .title = Who starts

## Turn

kathai-chapter-turn = Your turn

kathai-turn = First you draw a trade card. Then you do exactly one thing: trade, sell, bribe the market, draw again or pass. Then it is the next player’s turn.
    .title = Draw, then do one thing

kathai-draw-card = At the start of your turn, take the top trade card of the draw pile into your hand. If you already hold 7 cards, you draw nothing. If the pile is empty, you draw nothing either.
    .title = Drawing a card

kathai-hand-limit = Nobody ever holds more than 7 cards. You cannot draw a card or make a deal that would bring a hand above 7. Exchange cards in front of you are not in your hand.
    .title = Seven cards at most

kathai-draw-again = Put one of your exchange cards on the discard pile and draw one more trade card. You can do this once in a turn, and it is the one thing you do. There must be a card in the pile, and you cannot do it with 7 cards in hand.
    .title = Drawing again

kathai-pass = You may also do nothing. Say so, and it is the next player’s turn.
    .title = Passing

## Trade

kathai-chapter-trade = Trading

kathai-trade = Swap cards with one or more players. Any number of cards may change hands: two for one, three for two, whatever you agree on. But only the player whose turn it is can make deals; the others cannot swap among themselves. Our ruling: you may also give cards away or be given some, but in every deal at least one card changes hands.
    .title = Swapping cards

kathai-trade-limit = After a deal, nobody may hold more than 7 cards, and you can only give what you hold. Our ruling: if you make several deals in one turn, they happen one after the other, and the limit applies after each of them.
    .title = Seven cards in a trade too

kathai-bury = If nobody trades with you, or if you do not want to trade, put one card from your hand face down under the draw pile and draw the top card. You can do this once in a turn, instead of trading. Our ruling: there must be a card in the pile, or you would draw your own card again.
    .title = Swapping with the pile

## Sale

kathai-chapter-sale = Selling

kathai-sale = Choose one kind of goods and play cards from your hand that show it, face up. You sell only this one kind; other goods on the same cards are ignored. A sale takes your whole turn, so you can make only one.
    .title = What a sale is

kathai-sale-camels = Add up how many of the kind you are selling your cards show. You need at least as many as there are camels on the price card above it. For example, with 7 camels: no card shows more than 3 goods, so you need at least 3 cards.
    .title = Enough for the camels

kathai-sale-goods = Every card you play must show the kind you sell at least once. It can show it up to 3 times. So with 3 cards you sell between 3 and 9 goods.
    .title = Every card counts

kathai-sale-points = Count the cards you played, not the goods on them. Add the bonus of the place: 4, 2, 1 or 0. That is your score for the sale. For example, 3 cards of spices under +2 score 3 + 2 = 5 points.
    .title = Points for a sale

kathai-unsellable = The goods under the X are unsellable. They stay that way until another kind is sold, or until a bribe swaps them with their neighbour.
    .title = Unsellable

kathai-sale-shift = After a sale, the goods card you sold goes to the X, all the way to the right. The goods cards to the right of its old place each move one place to the left. For example, the row is silk, spices, tea, salt, gold. If someone sells spices, it becomes silk, tea, salt, gold, spices.
    .title = The prices move

kathai-exchange-card = After a sale, keep one of the cards you played in front of you: it is now an exchange card. Put the others on the discard pile. If you sold with a single card, keep that one. You can use an exchange card later to bribe the market or to draw again. At the end, exchange cards break a tie.
    .title = The exchange card

## Bribe

kathai-chapter-bribe = Bribing the market

kathai-bribe = Play one card from your hand or one of your exchange cards, and swap two goods cards that lie next to each other. One of the two may be the one under the X. Lay the card you played face down on the swapped pair: it is the bribe card.
    .title = Swapping two goods

kathai-bribe-lock = Nobody may swap the pair under the bribe card back until someone bribes for a different pair or sells one of the two. For example, silk and tea are locked. A bribe for salt and gold frees them and locks salt and gold instead; a sale of tea would free them too. Our ruling: the old bribe card then goes to the discard pile.
    .title = The pair is locked

## End

kathai-chapter-end = The end of the game

kathai-last-card = The end begins when someone takes the last trade card from the pile, at the start of their turn or by drawing again. That player finishes the turn as usual. From then on, nobody draws.
    .title = The last trade card

kathai-last-turns = Our ruling: after that turn, everyone has two more turns, still clockwise. Whoever drew the last card also has the last turn of the game. So there are 6 more turns with three players, 8 with four and 10 with five.
    .title = Two more turns each
    .house = The turn in which someone draws the last trade card is the last turn of the game.
    .ours = After the last card, everyone has two more turns.
    .yours = The turn that draws the last card is the last one.

kathai-end = After the last turn the game is over. Only your sales count, not the cards in your hand. Whoever has the most points wins.
    .title = Who wins

kathai-tie = If there is a tie for the most points, the tied player with the most exchange cards wins. If that is a tie too, they share the victory.
    .title = A tie

## Log

kathai-chapter-log = Keeping the journal

kathai-log-turn = You enter one thing for each turn: what the player did. You do not enter the card drawn at the start of a turn. The program adds it by itself, and says so when there is nothing to draw.
    .title = One entry for each turn

kathai-log-count = The program keeps track of the cards in every hand, exchange cards, points, the draw pile and the row. So it notices when a number cannot be right. What it cannot know is which goods your cards show: you check that together. With a sale you can enter how many of the goods were shown, but you do not have to.
    .title = What the journal knows
