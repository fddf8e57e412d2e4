### The rulebook, in window and terminal.

# The words of the game in every language, a page of the rulebook.
rulebook-words = Words
# What some words are about. $group (choice: term group): pieces, goods, tiles or play.
rulebook-group = { $group ->
    [pieces] On the table
    [goods] Goods
    [tiles] Trade tiles
   *[play] In play
}
# Nothing has the words that were typed, but other words have one letter less, more or different. $words (text): these.
rulebook-meant = Did you mean “{ $words }”?
