### What must lie on the table right now: a checklist for people who come back to a game. Each sentence is understandable alone.

# $row (text): the five goods from left to right, as “silk, tea, salt, gold, spices”.
kathai-on-table-row = Under the price cards, from +4 to X: { $row }.
# $pair (text): two goods, as “silk and tea”.
kathai-on-table-bribe = The bribe card is face down on { $pair }.
# $name (text): whoever has the turn.
kathai-on-table-drawn = The pile and hand counts assume that { $name } has already drawn this turn.
# $cards (number): cards in the draw pile.
kathai-on-table-pile = The draw pile should have { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
# $cards (number): cards on the discards.
kathai-on-table-discards = In the discard pile: { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
# $held (text): a list, as “Eva 4 and Axel 5”.
kathai-on-table-hands = Cards in hand: { $held }.
# $held (text): as above.
kathai-on-table-exchange = Exchange cards on the table: { $held }.
# $held (text): as above.
kathai-on-table-points = Points: { $held }.
# $number (number): how many cards or points. $name (text): who has them.
kathai-on-table-with = { $name } { $number }
