### Amending what was entered earlier.

# $entry (text): a whole sentence that says a move.
journal-nearest = This would be legal: { $entry }
# An entry that no longer fits since something before it was corrected. $entry (text): its sentence.
journal-unclear = Unclear: { $entry }
