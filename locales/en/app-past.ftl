### Looking back in the journal: the table as it was, and what can be corrected there.

# Above the table, while people look back. $number (number): how many entries had been made. $entry (text): the sentence of the last one.
app-past-after = As it was after entry { $number }: { $entry }
app-past-begin = As it was before the first entry
# People enter something in another way. $number (number): which entry, from 1. $entry (text): its sentence.
app-past-amend = Enter no. { $number } again, correctly this time. It now reads: { $entry }
# People enter something they had forgotten. $number (number): the entry behind which it belongs.
app-past-insert = What was forgotten after entry { $number }?
app-past-insert-first = What was forgotten before the first entry?
# Where we are in the journal. $number (number): an entry. $entries (number): how many there are.
app-past-of = { $number } of { $entries }
# Beneath the call, while an entry that no longer fits is put right. $number (number): which entry, from 1. $entry (text): its sentence. $reason (text): sentences that say why it does not fit.
app-past-unclear = Entry { $number } is unclear: { $entry } { $reason } What really happened?
# A button that puts it right. $entry (text): the sentence of a legal entry that is near it.
app-past-nearest = Perhaps: { $entry }
# In the bar along the top, leads to the first of them. $entries (number): how many entries are unclear.
app-past-unclear-tool = Unclear: { $entries }
# Buttons.
app-past-again = Change it
app-past-mend-all = Clear up
app-past-mend-it = Clear up this entry
app-past-now = Back to now
app-past-earlier = One entry back
app-past-later = One entry forward
app-past-amend-it = Correct this entry
app-past-remove-it = Remove this entry
app-past-insert-here = Add an entry here
