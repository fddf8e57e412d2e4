### Amending what was entered earlier.

# $number (number): the entry, counted from 1. $entry (text): the sentence of the entry. $reason (text): sentences that say why.
journal-dropped = Entry { $number } no longer fits: { $entry } { $reason }
# $entry (text): a whole sentence that says a move.
journal-nearest = This would be legal: { $entry }
