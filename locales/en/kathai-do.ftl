### What to do with the cards once something was entered, said to whoever does it. Whole sentences.

# $name (text): who. $others (number): how many of the cards are discarded.
kathai-do-sell = { $name }, keep one of the cards you played in front of you as an exchange card and discard { $others ->
    [one] the other one
   *[other] the other { $others }
}.
# A sale with a single card. $name (text): who.
kathai-do-sell-one = { $name }, keep the card you played in front of you as an exchange card.
# $good (text): the good that was sold.
kathai-do-row = In the row, move { $good } to the X, and everything that was to the right of it one place to the left.
# $name (text): who. $pair (text): two goods.
kathai-do-bribe = { $name }, swap { $pair } in the row and lay your card face down on the pair.
# $name (text): who.
kathai-do-draw = { $name }, discard an exchange card and draw a card.
