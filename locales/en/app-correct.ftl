### A correction of an old entry: what it changes, asked before it is written down.

app-correct-title = Correct the journal?
# $number (number): the entry, from 1. $entry (text): its sentence.
app-correct-was = Entry { $number } says: { $entry }
# $entry (text): the sentence of the new entry.
app-correct-becomes = It will say: { $entry }
# $number (number): the entry's number. $entry (text): its sentence.
app-correct-inserted = New entry { $number }: { $entry }
# $number (number): the entry, from 1. $entry (text): its sentence.
app-correct-removed = Entry { $number } is removed: { $entry }
app-correct-changes = What changes
app-correct-nothing = No numbers change.
# What stands first, above a list. $entries (number): how many later entries no longer fit.
app-correct-unclear = { $entries ->
    [one] One later entry no longer fits. It stays where it is, marked as unclear, and doesn’t count until you clear it up:
   *[other] { $entries } later entries no longer fit. They stay where they are, marked as unclear, and don’t count until you clear them up:
}
# A line of that list. $number (number): the entry, from 1. $entry (text): its sentence. $reason (text): sentences that say why.
app-correct-unclear-entry = { $number }. { $entry } { $reason }
# At the end of that list, if it is long. $entries (number): how many there are beside those that are shown.
app-correct-unclear-more = { $entries ->
    [one] … and one more
   *[other] … and { $entries } more
}
# $entries (number): how many entries that were unclear count again.
app-correct-clear-again = { $entries ->
    [one] One unclear entry fits again, and now counts.
   *[other] { $entries } unclear entries fit again, and now count.
}
app-correct-kept = The old version is kept: Undo brings it back.
# Buttons.
app-correct-accept = Correct it
app-correct-decline = Leave it as it is
# One short line beneath the call, once nothing is unclear any more; behind it follows what is different now.
app-correct-all-clear = Everything is clear again.
# One short line beneath the call; behind it follows what is different now.
app-correct-made = The journal has been corrected.
app-correct-undone = The correction has been undone.
app-correct-redone = The correction has been redone.
