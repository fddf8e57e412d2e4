### Why an entry is not accepted. Each sentence stands alone and says what was tried and what would be right.

# $number (number): the seat asked for, counted from 0.
byzanz-refusal-no-such-seat = Nobody sits at seat { $number }.
# $moment (choice: byzanz moment): what the entry belongs to: lot (laying out the cards), bidding, settling (the winner's card for the market), picking (from the market), counting (hands at the end).
byzanz-refusal-not-now = { $moment ->
    [lot] It isn’t time for a new lot.
    [bidding] There is no auction going on now.
    [settling] Nobody has to put a card from a lot into the market now.
    [picking] The market isn’t open now.
   *[counting] Hands are only counted at the end, after the last market.
}
# $name (text): who holds too many cards. $over (number): how many too many.
byzanz-refusal-limit-first = First { $name } has to sell or discard: that hand has { $over ->
    [one] one card
   *[other] { $over } cards
} too many.
byzanz-refusal-too-much-detail = At the “winners” level you don’t enter lots or the cards that go into the market.
byzanz-refusal-name-cards = At the “cards” level you have to say which cards they were.
# $tried (number): cards entered. $offer (number): the number on the offer card.
byzanz-refusal-lot-size = You entered { $tried ->
    [one] one card
   *[other] { $tried } cards
}. Offer card { $offer } calls for { $offer ->
    [one] exactly one
   *[other] exactly { $offer }
}.
# $card (text): a card, as “olives 4”. $printed (number): how many of it are in the game. $places (text): where the known ones are, as “2 sold”.
byzanz-refusal-no-copies = There are only { $printed } of these in the game ({ $card }): { $places }.
# $card (text): a card. $printed (number): how many of it are in the game. $tried (number): how many were entered.
byzanz-refusal-too-many-copies = There are only { $printed } of these in the game ({ $card }), and you entered { $tried }.
# A part of the list above. $place (choice: byzanz place): sold, box (left the game otherwise), market, lot, bid or hand. $count (number): cards there. $name (text): whose bid or hand it is.
byzanz-refusal-place = { $place ->
    [sold] { $count } sold
    [box] { $count } back in the box
    [market] { $count } in the market
    [lot] { $count } in the lot
    [bid] { $count } in { $name }’s bid
   *[hand] { $count } in { $name }’s hand
}
# $name (text): who tried. $turn (text): whose turn it is.
byzanz-refusal-not-your-turn = It’s { $turn }’s turn, not { $name }’s.
# $name (text): who tried. $offer (number): the offer card they hold.
byzanz-refusal-holds-offer = { $name } already holds offer card { $offer } and sits out until the market.
# $name (text): who tried.
byzanz-refusal-has-passed = { $name } has passed and is out of this auction.
# $name (text): who tried. $merchants (number): merchants in the bid.
byzanz-refusal-bids-merchants = You can’t bid with merchants. { $name } laid down { $merchants ->
    [one] one
   *[other] { $merchants }
}.
# The first bid. $name (text): who bid. $tried (number): what the bid is worth. $least (number): the lowest bid allowed.
byzanz-refusal-bid-too-low = { $name }’s bid is worth { $tried }. It must be at least { $least }.
# $name (text): who bid. $tried (number): what the bid is worth. $least (number): the lowest bid allowed. $other (text): who bid highest. $highest (number): what that bid is worth.
byzanz-refusal-bid-too-low-against = { $name }’s bid is worth { $tried }. { $other } has bid { $highest }, so it must be at least { $least }.
# $name (text): who bid. $tried (number): what the bid should be worth. $most (number): what it can be worth at most.
byzanz-refusal-bid-too-high = { $name } can’t bid { $tried }: the most anyone can reach now is { $most }.
# $name (text): who bid. $tried (number): cards in the bid. $most (number): how many cards anybody can hold now.
byzanz-refusal-bid-too-large = { $name } can’t bid { $tried } cards: the most anyone can hold now is { $most }.
# The journal knows no cards, but how many somebody can have left. $name (text): who bid. $tried (number): what the bid should be worth. $cards (number): how many cards they can have at most. $most (number): what these can be worth at most.
byzanz-refusal-bid-beyond-hand = { $name } can’t bid { $tried }. According to the journal, { $name } has { $cards ->
    [one] at most one card left, worth { $most } at most
   *[other] at most { $cards } cards left, together worth { $most } at most
}.
# The journal knows no cards, but how many somebody can have left. $name (text): who tried. $tried (number): how many cards that takes. $most (number): how many they can have at most.
byzanz-refusal-too-few-cards = That takes { $tried ->
    [one] one card
   *[other] { $tried } cards
}. According to the journal, { $name } has { $most ->
    [one] at most one
   *[other] at most { $most }
} in hand.
# The same where no card can be left at all. $name (text): who tried.
byzanz-refusal-no-card-left = According to the journal, { $name } has no cards left in hand.
# $name (text): who tried. $winner (text): who won the lot.
byzanz-refusal-not-winner = The lot is { $winner }’s, not { $name }’s. { $winner } chooses the card for the market.
# $card (text): a card. $lot (text): the cards of the lot.
byzanz-refusal-not-in-lot = Not in the lot: { $card }. The lot is { $lot }.
# $name (text): who tried. $turn (text): whose turn it is.
byzanz-refusal-not-your-pick = { $turn } picks now, { $name } later.
# $name (text): who tried. $turn (text): whose turn it is.
byzanz-refusal-has-picked = { $name } has already picked this round. Now it’s { $turn }’s pick.
# $kind (text): a kind of cards. $by (text): who took it.
byzanz-refusal-kind-taken = This kind is gone for this round: { $kind }. { $by } took it.
# $kind (text): a kind of cards. $there (text): the kinds in the market.
byzanz-refusal-kind-not-there = Not in the market: { $kind }. In the market: { $there }.
# A house rule of this table. $name (text): who tried. $there (text): the kinds in the market.
byzanz-refusal-must-take = By your house rule, { $name } has to take something. In the market: { $there }.
# The same where the journal does not know the market. $name (text): who tried.
byzanz-refusal-must-take-first = By your house rule, { $name } has to take something: there are always cards for whoever picks first.
# $tried (number): cards entered.
byzanz-refusal-sale-size = A sale is exactly three cards. You entered { $tried ->
    [one] one
   *[other] { $tried }
}.
# $kinds (text): the kinds entered, as “spices and wine”.
byzanz-refusal-sale-mixed = All three cards must be of one kind; merchants can stand in for any. You entered { $kinds }.
# The journal knows every card of this hand. $name (text): who tried. $cards (text): cards they do not have.
byzanz-refusal-not-in-hand = { $name } doesn’t have { $cards }.
# $name (text): who tried. $cards (text): cards that are not among the known ones. $hidden (number): cards in hand that the journal does not know.
byzanz-refusal-not-in-hand-hidden = { $name } can’t have all of these: { $cards }. The journal knows every card in this hand except { $hidden ->
    [one] one
   *[other] { $hidden }
}.
# $name (text): who tried. $cards (text): one or more cards.
byzanz-refusal-lies-in-bid = { $name } has bid { $cards }, and cards in a bid are not in hand.
# $name (text): who tried.
byzanz-refusal-not-over = { $name } doesn’t have more than seven cards, so there is nothing to discard.
# A house rule of this table. $name (text): who tried.
byzanz-refusal-limit-later = By your house rule, hands are checked at the end of the round. { $name } discards then.
# $tried (number): cards entered. $most (number): the most cards that can be discarded.
byzanz-refusal-discard-any = You can discard 1 to { $most } cards. You entered { $tried }.
# $name (text): who was counted. $known (number): cards in hand.
byzanz-refusal-hand-known = No need to count { $name }’s hand: according to the journal it’s { $known ->
    [one] one card
   *[other] { $known } cards
}.
# $name (text): who was counted.
byzanz-refusal-hand-not-tied = No need to count { $name }’s hand: it makes no difference.
# $name (text): who was counted. $tried (number): cards entered. $least (number): lowest possible count. $most (number): highest possible count.
byzanz-refusal-hand-count = { $name } can’t have { $tried ->
    [one] just one card
   *[other] { $tried } cards
} in hand. It must be { $least } to { $most }.
