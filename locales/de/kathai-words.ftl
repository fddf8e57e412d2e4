### Names of the things on the table.

kathai-words-good = { $good ->
    [salt] Salz
    [gold] Gold
    [silk] Seide
    [spices] Gewürze
   *[tea] Tee
}
kathai-words-letter = { $good ->
    [salt] S
    [gold] G
    [silk] E
    [spices] W
   *[tea] T
}
