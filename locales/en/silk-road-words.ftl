### Names of the things on the table.

# A kind of goods, as in “Eva names silk” and in lists. $good (choice: silk road good): ivory, silk, fruit, jewels or spices.
silk-road-words-good = { $good ->
    [ivory] ivory
    [silk] silk
    [fruit] dried fruit
    [jewels] jewels
   *[spices] spices
}
# So many cubes of a kind, as in “Eva sells 2 silk” and in lists. $good (choice: silk road good): as above. $count (number): how many.
silk-road-words-cubes = { $good ->
    [ivory] { $count } ivory
    [silk] { $count } silk
    [fruit] { $count } dried fruit
    [jewels] { $count ->
        [one] 1 jewel
       *[other] { $count } jewels
    }
   *[spices] { $count ->
        [one] 1 spice
       *[other] { $count } spices
    }
}
# One capital letter that stands for a kind of goods and picks it on the keyboard. No two kinds may share one. $good (choice: silk road good): as above.
silk-road-words-letter = { $good ->
    [ivory] I
    [silk] S
    [fruit] F
    [jewels] J
   *[spices] P
}
# The name of a trade tile, on buttons, in lists and behind a colon. $tile (choice: silk road tile): seller, buyer, barter, special-barter, thief, vizier, crook or barterer.
silk-road-words-tile = { $tile ->
    [seller] seller
    [buyer] buyer
    [barter] barter
    [special-barter] special barter
    [thief] thief
    [vizier] grand vizier
    [crook] crook
   *[barterer] barterer
}
# The same as in “Eva takes a seller”. $tile (choice: silk road tile): as above.
silk-road-words-a-tile = { $tile ->
    [seller] a seller
    [buyer] a buyer
    [barter] a barter
    [special-barter] a special barter
    [thief] a thief
    [vizier] a grand vizier
    [crook] a crook
   *[barterer] a barterer
}
# In lists of who has how many cubes, tokens or silver, as “Eva 4 and Axel 2”. $name (text): who. $number (number): how many.
silk-road-words-with = { $name } { $number }

## Setting up

# How much is written down, on a switch. $depth (choice: silk road depth): calls (who does what) or ledger (every bid and every trade too).
silk-road-words-depth = { $depth ->
    [calls] Calls
   *[ledger] Ledger
}
# Which way the caravan goes, on a switch. $direction (choice: silk road direction): forward (from the east to the west) or reverse.
silk-road-words-direction = { $direction ->
    [forward] Chang’An to Antioch
   *[reverse] Antioch to Chang’An
}
