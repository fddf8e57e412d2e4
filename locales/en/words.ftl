### Small words that every game uses.

## Lists: “wood, wine and grain”. They are put together from the end.

# $first (text): an entry. $last (text): the last entry.
words-list-two = { $first } and { $last }
# $first (text): an entry. $rest (text): the rest of the list, already put together.
words-list-more = { $first }, { $rest }

# Stands where a number would stand that nobody knows.
words-unknown = unknown
# Stands where cards would be listed and there are none.
words-nothing = nothing
