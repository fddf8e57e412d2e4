### Names of the things on the table.

# $kind (choice: byzanz kind): cloth, spices, wine, wood, grain, olives or merchant. All cards of a kind, as in “take the wood”.
byzanz-words-kind = { $kind ->
    [cloth] cloth
    [spices] spices
    [wine] wine
    [wood] wood
    [grain] grain
    [olives] olives
   *[merchant] merchants
}
# One card, by its name and value: “cloth 4”. $kind (choice: byzanz kind): as above. $value (number): 1 to 4, not used for the merchant.
byzanz-words-card = { $kind ->
    [cloth] cloth { $value }
    [spices] spices { $value }
    [wine] wine { $value }
    [wood] wood { $value }
    [grain] grain { $value }
    [olives] olives { $value }
   *[merchant] a merchant
}
# One capital letter that stands on the cards of a kind and picks it on the keyboard. No two kinds may share one. $kind (choice: byzanz kind): as above.
byzanz-words-letter = { $kind ->
    [cloth] C
    [spices] S
    [wine] W
    [wood] D
    [grain] G
    [olives] O
   *[merchant] M
}
# How far a game is. $round (number): which one.
byzanz-words-round = Round { $round }
