### Words that are typed in the quick line for moves of Kathai, and what is asked where one is missing.

# What people do. $verb (choice: kathai verb): trade, bury (put a card under the pile), sell, bribe, draw (give up an exchange card for another card), pass, on (as in “five on three cards”), give-up (as in “gives up an exchange card and draws again”), to, from and gift (as in “one card as a gift from Eva”).
kathai-quick-verb = { $verb ->
    [trade] trades trade traded deals
    [bury] buries bury puts_under puts_a_card_under
    [sell] sells sell sold selling
    [bribe] bribes bribe bribed swaps
    [draw] draws draw draws_again draws_one
    [pass] passes pass passed
    [on] on
    [give-up] gives_up give_up discards
    [to] to
    [from] from
   *[gift] as_a_gift gift free for_free
}
# More words for the goods, beside their names. $good (choice: kathai good): salt, gold, silk, spices or tea.
kathai-quick-good = { $good ->
    [salt] salt
    [gold] gold
    [silk] silks
    [spices] spice
   *[tea] teas
}
# What a bribe is paid with. $payment (choice: kathai payment): hand (a hand card) or exchange (an exchange card).
kathai-quick-payment = { $payment ->
    [hand] hand hand_card
   *[exchange] exchange exchange_card
}

## Questions about what is still missing. They are found by their ids.

kathai-quick-question-partner = With whom?
kathai-quick-question-gives = How many cards are given away?
kathai-quick-question-gets = How many cards are given in return?
kathai-quick-question-count = How many cards?
kathai-quick-question-good = Which goods?
kathai-quick-question-goods = How many goods do the cards show?
kathai-quick-question-payment = Paid with a hand card or an exchange card?
