### Setting the table up: a checklist that one person reads out.

# $cards (number): market cards.
byzanz-setup-market = Lay the { $cards } market cards side by side at the edge of the table: this is the Market of Byzantium.
# $offers (text): the offer cards from top to bottom, as “5, 4, 3 and 2”.
byzanz-setup-stack = Stack these offer cards, with the highest on top: { $offers }.
# $offers (text): the offer cards that are not used.
byzanz-setup-unused = Offer cards that stay in the box: { $offers }.
# $cards (number): cards in the deck.
byzanz-setup-shuffle = Shuffle all { $cards } cards.
# $each (number): cards for each player. $total (number): cards for all together.
byzanz-setup-give = Deal { $each } to each player, face down: { $total } in all.
# $cards (number): cards put back.
byzanz-setup-aside = Put { $cards ->
    [one] one card
   *[other] { $cards } cards
} back into the box without looking.
# $cards (number): cards in the pile.
byzanz-setup-pile = The rest is the draw pile. It should have { $cards } cards.
byzanz-setup-begin = The player to the dealer’s left opens the first auction.
# $rounds (number): rounds of the game. $cards (number): cards that leave the pile in a round.
byzanz-setup-rounds = You play { $rounds } rounds, and each uses { $cards } cards from the pile.
byzanz-setup-piles = Cards in the draw pile before each round:
# $round (number): the round. $cards (number): cards in the pile before it.
byzanz-setup-before = Round { $round }: { $cards }
