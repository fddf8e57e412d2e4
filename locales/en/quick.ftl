### The quick line: a move typed in a few words. Players of all languages type at the same table,
### so every list of words here is understood whatever language the table speaks.

## Lists of words, with spaces between them. The first one of a list is offered, the others are
## understood. What belongs together has a line between: “takes_nothing”.

# Small words that may stand anywhere and mean nothing.
quick-fillers = and for the a an of in into with to from by on at is are then that it its his her their this card cards hand lot market pile tile silver coins cubes cube goods against each pawn lead caravan screen bid shown any more before time helps help
# The numbers from 0 to 12. Several words for the same number have a slash between them.
quick-numbers = zero/none/nothing one two three four five six seven eight nine ten eleven twelve

# What is done to the journal: undo (take the last entry back) or redo (enter it again). $command (choice: quick command): which of them.
quick-command = { $command ->
    [undo] undo take_back takes_back
   *[redo] redo enter_again
}
# Words that may stand beside these, as in “undo the last move”.
quick-command-asides = last latest entry move step please

## What is said while somebody types. Short, in full sentences.

# $limit (number): letters.
quick-too-long = That is too long for one move: { $limit } letters are enough.
# $word (text): a word as it was typed. A question or a hint stands behind this sentence.
quick-unknown = “{ $word }” is not understood here.
# $number (text): a number as it was typed. $least (number): the smallest one that fits. $most (number): the largest one.
quick-outside = “{ $number }” does not fit here: it must be from { $least } to { $most }.
# A word that belongs to what stands before or behind it, nobody knows which. $word (text): as it was typed.
quick-unclear = It is not clear what “{ $word }” belongs to.
# $word (text): a word as it was typed. $meanings (text): a list of words.
quick-several = “{ $word }” can mean several things: { $meanings }.
# $words (text): a list of words that can be typed next.
quick-examples = What comes next? For instance: { $words }.
quick-end = The move is told already.
# A question about what is still missing. $what (choice: question): which question.
quick-ask = { $what ->
    [who] Who? Begin with a name.
    [verb] What happens?
    [card] Which card? Say a kind.
    [value] Which value does the card have?
    [worth] How much is the bid worth?
    [count] How many cards?
    [kind] Which kind?
    [partner] With whom?
    [gives] How many cards are given away?
    [gets] How many cards come back?
    [good] Which good?
    [goods] How many goods do the cards show?
    [payment] Paid with a hand card or an exchange card?
    [silver] How much silver?
    [city] Where to? Say the name of a city.
    [tile] Which tile?
    [cubes] How many cubes?
    [exchange] In exchange for what?
    [victim] From whom?
    [reveals] How many does everybody show? Say a number for each seat, in order.
    [crooks] How many crooks?
    [times] How often?
    [limit] Up to how many?
    [heir] Who gets the pawn?
   *[coins] How much gold, and how much silver?
}
# The numbers that answer such a question. $least (number): the smallest one. $most (number): the largest one.
quick-range = A number from { $least } to { $most }.

## Byzanz

# What people do. $verb (choice: byzanz verb): reveal (lay out the lot), bid, pass, award (win the auction), settle (put a card of the lot into the market), pick (take a kind from the market), waive (take nothing), sell, discard, hand (count the cards in hand), off (as in “puts two cards away”).
quick-byzanz-verb = { $verb ->
    [reveal] reveals reveal lot the_lot turns_up shows
    [bid] bids bid raises raise offers
    [pass] passes pass passed
    [award] wins win won gets get
    [settle] puts put gives give places place lays
    [pick] takes take took picks pick
    [waive] takes_nothing take_nothing nothing waives waive
    [sell] sells sell sold selling
    [discard] discards discard drops throws_away
    [hand] counts count holds has
   *[off] away off aside
}
# More words for the kinds, beside their names. $kind (choice: byzanz kind): cloth, spices, wine, wood, grain, olives or merchant.
quick-byzanz-kind = { $kind ->
    [cloth] cloths fabric
    [spices] spice
    [wine] wines
    [wood] timber
    [grain] grains wheat
    [olives] olive
   *[merchant] merchant trader
}

## Kathai

# What people do. $verb (choice: kathai verb): trade, bury (put a card under the pile), sell, bribe, draw (give up an exchange card for another card), pass, on (as in “five on three cards”), give-up (as in “gives up an exchange card and draws again”), to, from and gift (as in “one card as a gift from Eva”).
quick-kathai-verb = { $verb ->
    [trade] trades trade deals
    [bury] buries bury puts_under puts_a_card_under
    [sell] sells sell sold selling
    [bribe] bribes bribe swaps
    [draw] draws draw draws_again draws_one
    [pass] passes pass passed
    [on] on
    [give-up] gives_up give_up discards
    [to] to
    [from] from
   *[gift] as_a_gift gift free
}
# More words for the goods, beside their names. $good (choice: kathai good): salt, gold, silk, spices or tea.
quick-kathai-good = { $good ->
    [salt] salt
    [gold] gold
    [silk] silks
    [spices] spice
   *[tea] teas
}
# What a bribe is paid with. $payment (choice: kathai payment): hand (a hand card) or exchange (an exchange card).
quick-kathai-payment = { $payment ->
    [hand] hand hand_card
   *[exchange] exchange exchange_card
}

## Silk Road

# What people do. $verb (choice: silk road verb): bid, pass, rest (nobody bids any more), lead (get the lead without bids), accept (take the highest bid), pay (as much as the highest bid), travel (to the next city), take (a tile), printed (use the printed tile), again (use a barterer for a second tile), hand (the pawn to somebody), receive (get the pawn from somebody), use (as in “uses a barterer”), count (what is behind the screen).
quick-silk-road-verb = { $verb ->
    [bid] bids bid offers
    [pass] passes pass passed
    [rest] nobody_bids nobody all_pass rest
    [lead] leads lead the_lead_goes_to stays_the_leader stays_leader
    [accept] accepts accept takes_the_bid takes_the_highest_bid
    [pay] pays pay pays_the_highest_bidder
    [travel] travels travel goes moves leads_the_caravan
    [take] takes take took
    [printed] printed uses_printed uses_the_printed_tile on_the_printed_tile
    [again] again takes_again takes_another takes_a_second takes_a_second_tile
    [hand] hands hand gives give hands_over
    [receive] gets receives
    [use] uses use
   *[count] counts count has has_counted
}
# Small words that carry a meaning. $word (choice: silk road small word): to (a city), for (in exchange for), with (some crooks), twice, times (as in “2 times”), up-to (as in “up to 2”), gold, silver.
quick-silk-road-small = { $word ->
    [to] to
    [for] for
    [with] with
    [twice] twice
    [times] times
    [up-to] up_to
    [gold] gold
   *[silver] silver
}
# What is done with a tile. $tile (choice: silk road tile): seller, buyer, barter, special-barter, thief, vizier (name a kind), crook (keep one) or barterer (keep one).
quick-silk-road-action = { $tile ->
    [seller] sells sell sold
    [buyer] buys buy bought
    [barter] barters
    [special-barter] barters_specially makes_a_special_barter special
    [thief] steals steal robs sends_the_thief
    [vizier] names name
    [crook] keeps_crook keeps_a_crook keeps_the_crook
   *[barterer] keeps_barterer keeps_a_barterer keeps_the_barterer
}
# More words for the tiles, beside their names. $tile (choice: silk road tile): as above.
quick-silk-road-tile = { $tile ->
    [seller] sellers
    [buyer] buyers
    [barter] barters
    [special-barter] special
    [thief] thieves
    [vizier] vizier
    [crook] crooks
   *[barterer] barterers
}
# More words for the goods, beside their names. $good (choice: silk road good): ivory, silk, fruit, jewels or spices.
quick-silk-road-good = { $good ->
    [ivory] tusks
    [silk] silks
    [fruit] fruit fruits
    [jewels] jewel gems
   *[spices] spice
}
