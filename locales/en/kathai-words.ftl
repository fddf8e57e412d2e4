### Names of the things on the table.

# A good, as in “Eva sells tea” and in lists. $good (choice: kathai good): salt, gold, silk, spices or tea.
kathai-words-good = { $good ->
    [salt] salt
    [gold] gold
    [silk] silk
    [spices] spices
   *[tea] tea
}
# One capital letter that stands for a good and picks it on the keyboard. No two goods may share one. $good (choice: kathai good): as above.
kathai-words-letter = { $good ->
    [salt] S
    [gold] G
    [silk] K
    [spices] P
   *[tea] T
}
