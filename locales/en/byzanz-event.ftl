### What follows from a move by itself. Whole sentences.

# $name (text): who. $offer (number): an offer card. $value (number): what the bid was worth.
byzanz-event-won-bid = { $name } wins the lot for { $value } and takes offer card { $offer }.
# Nobody wrote the bid down. $name (text): who. $offer (number): an offer card.
byzanz-event-won = { $name } wins the lot and takes offer card { $offer }.
# $name (text): who. $offer (number): an offer card.
byzanz-event-won-all-passed = Everyone has passed: { $name } gets the whole lot for free, and offer card { $offer }.
# $name (text): who. $offer (number): an offer card.
byzanz-event-won-last = The last auction goes to { $name } without a bid, and so does offer card { $offer }.
# $names (text): the players in the order in which they pick.
byzanz-event-market = The market opens. You pick in this order: { $names }.
# $name (text): who.
byzanz-event-nothing-left = The market is empty: there is nothing left for { $name }.
# A house rule. $name (text): who.
byzanz-event-drew = The market is empty: { $name } draws one of the cards that were put back unseen during setup.
# $name (text): who. $points (number): profit. $kept (text): the card to keep. $boxed (text): two cards.
byzanz-event-sold = { $name } keeps { $kept } as a profit of { $points }. Into the box: { $boxed }.
# $round (number): a round. $cards (text): cards left in the market.
byzanz-event-round-ended = Round { $round } is over. From the market into the box: { $cards }.
# Nothing known is left in the market. $round (number): a round.
byzanz-event-round-over = Round { $round } is over. Whatever is left in the market goes into the box.
# $round (number): a round. $name (text): who opens it. $pile (number): cards in the draw pile.
byzanz-event-round-began = Round { $round } begins, and { $name } opens. The draw pile should have { $pile } cards.
byzanz-event-last-market = That was the last market. Everyone may still sell.
# Where nobody writes cards down: more cards were sold, bid or discarded than the hand can have had. $name (text): whose hand. $most (number): how many cards it had at most.
byzanz-event-hand-too-small = According to the journal, { $name } had { $most ->
    [one] at most one card
   *[other] at most { $most } cards
} in hand. Did you forget something, or enter it late?
# The same where no card was left at all. $name (text): whose hand.
byzanz-event-hand-empty = According to the journal, { $name } had no cards left in hand. Did you forget something, or enter it late?
