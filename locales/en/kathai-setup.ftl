### Setting the table up: a checklist that one person reads out.

kathai-setup-prices = Lay the price cards in a row, from left to right: +4, +2, +1, +0, X.
# $row (text): the five goods from left to right, as “silk, tea, salt, gold, spices”.
kathai-setup-goods = Lay the goods cards under them, from left to right: { $row }.
# $cards (number): trade cards in the game.
kathai-setup-shuffle = Shuffle all { $cards } trade cards.
# $each (number): cards for each player. $total (number): cards for all together.
kathai-setup-give = Deal { $each } to each player, face down: { $total } in all.
# $cards (number): cards in the pile.
kathai-setup-pile = The rest is the draw pile. It should have { $cards } cards.
# $name (text): who has the first turn.
kathai-setup-begin = { $name } has the first turn. Then play goes clockwise.
kathai-setup-youngest = The youngest has the first turn. Then play goes clockwise.
