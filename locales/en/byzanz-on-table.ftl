### What must lie on the table right now: a checklist for people who come back to a game. Each sentence is understandable alone.

# $cards (number): cards in the draw pile.
byzanz-on-table-pile = The draw pile should have { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
# $offers (text): the offer cards nobody holds, from top to bottom, as “4, 3 and 2”.
byzanz-on-table-stack = The stack of offer cards, from the top: { $offers }.
# $held (text): a list of the following, as “4 with Eva and 5 with Axel”.
byzanz-on-table-offers = Offer cards already taken: { $held }.
# $offer (number): an offer card. $name (text): who holds it.
byzanz-on-table-offer-with = { $offer } by { $name }
# $cards (text): the cards of the lot.
byzanz-on-table-lot-cards = The lot on the table: { $cards }.
# Nobody wrote the cards down. $cards (number): cards in the lot.
byzanz-on-table-lot = The lot on the table: { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
# $name (text): who bid. $worth (number): what the bid is worth. $cards (text): its cards.
byzanz-on-table-bid-cards = In front of { $name }, a bid of { $worth }: { $cards }.
# Nobody wrote the cards down. $name (text): who bid. $worth (number): what the bid is worth.
byzanz-on-table-bid = In front of { $name }, a bid of { $worth }.
# $cards (text): all cards of one kind that lie in the market.
byzanz-on-table-market = In the market: { $cards }.
byzanz-on-table-market-empty = The market should be empty.
# Nobody wrote down what lies in the market. $kinds (text): kinds that were taken this round.
byzanz-on-table-market-taken = No longer in the market: { $kinds }.
# $held (text): a list, as “4 for Eva and 5 for Axel”.
byzanz-on-table-hands = Cards in hand: { $held }.
# How many cards, not what they are worth. $held (text): as above.
byzanz-on-table-profit = Profit cards, face down: { $held }.
# $cards (number): how many cards. $name (text): who has them.
byzanz-on-table-cards-with = { $name } { $cards }
# $cards (number): cards that were put back into the box unseen during setup.
byzanz-on-table-aside = In the box, still unseen: { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
