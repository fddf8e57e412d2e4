### Amending what was entered earlier.

# $number (number): the entry, counted from 1. $entry (text): the sentence of the entry. $reason (text): sentences that say why.
journal-dropped = Entry { $number } no longer fits: { $entry } { $reason }
# $number (number): the entry asked for, counted from 1. $entries (number): how many there are.
journal-no-such-entry = There is no entry { $number }. The book has { $entries ->
    [one] one entry
   *[other] { $entries } entries
}.
journal-outdated = The book has moved on in the meantime. Look at the correction once more.
# $entry (text): a whole sentence that says a move.
journal-nearest = This would be legal: { $entry }
