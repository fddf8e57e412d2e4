### What to do with the cards once something was entered, said to whoever does it. Whole sentences.

# $name (text): who.
byzanz-do-bid = { $name }, lay the cards of your bid face up in front of you.
# $name (text): who.
byzanz-do-raise = { $name }, add the new cards to your bid. What’s already there stays.
# $name (text): who.
byzanz-do-take-back = { $name }, take your bid back into your hand.
# $name (text): who. $kept (number): how many cards of the lot go into the hand. $offer (number): an offer card.
byzanz-do-won = { $name }: your bid and one card from the lot into the market, { $kept ->
    [one] one card
   *[other] { $kept } cards
} into your hand, offer card { $offer } face up in front of you.
# $name (text): who. $cards (number): how many cards the lot has. $offer (number): an offer card.
byzanz-do-whole-lot = { $name }: { $cards ->
    [one] the card
   *[other] all { $cards } cards
} into your hand, nothing into the market, offer card { $offer } face up in front of you.
# $name (text): who. $offer (number): an offer card.
byzanz-do-last-lot = { $name }: one of the two cards into the market, the other into your hand, offer card { $offer } face up in front of you.
# $name (text): who. $offer (number): an offer card.
byzanz-do-last-card = { $name }: the last card into the market, offer card { $offer } face up in front of you.
# $name (text): who. $points (number): profit. $kept (text): the card to keep. $boxed (text): two cards.
byzanz-do-sold = { $name }, keep { $kept } face down as profit, worth { $points }. Into the box: { $boxed }.
# $name (text): who.
byzanz-do-discard = { $name }, put your discards into the box.
byzanz-do-stack = Stack the offer cards again, with the highest on top.
# $cards (number): how many.
byzanz-do-reveal = Turn over { $cards ->
    [one] one card
   *[other] { $cards } cards
} for the next lot.
