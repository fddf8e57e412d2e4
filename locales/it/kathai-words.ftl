### Names of the things on the table.

kathai-words-good = { $good ->
    [salt] sale
    [gold] oro
    [silk] seta
    [spices] spezie
   *[tea] tè
}
kathai-words-letter = { $good ->
    [salt] S
    [gold] O
    [silk] E
    [spices] P
   *[tea] T
}
