### A correction of an old entry: what it changes, asked before it is written down.

app-correct-title = Correct the book?
# $number (number): the entry, from 1. $entry (text): its sentence.
app-correct-was = Entry { $number } says: { $entry }
# $entry (text): the sentence of the new entry.
app-correct-becomes = It will say: { $entry }
# $number (number): the entry's number. $entry (text): its sentence.
app-correct-inserted = New entry { $number }: { $entry }
# $number (number): the entry, from 1. $entry (text): its sentence.
app-correct-removed = Entry { $number } is struck: { $entry }
app-correct-changes = What changes
app-correct-nothing = No numbers change.
# A turn was added or struck. $entries (number): how many later entries go to somebody else.
app-correct-moved = { $entries ->
    [one] One later entry now belongs to whoever is on turn then
   *[other] { $entries } later entries now belong to whoever is on turn then
}
# Above a list. $entries (number): how many later entries no longer fit.
app-correct-dropped = { $entries ->
    [one] One later entry no longer fits and is dropped
   *[other] { $entries } later entries no longer fit and are dropped
}
app-correct-kept = The old course of the game is kept: Undo brings it back.
# Buttons.
app-correct-accept = Correct it
app-correct-decline = Leave it as it was
# One short line beneath the call; behind it follows what is different now.
app-correct-made = The book is corrected.
app-correct-undone = The correction is taken back.
app-correct-redone = The correction is made again.
