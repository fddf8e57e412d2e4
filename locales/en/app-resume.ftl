### The card for a table that comes back to its game.

app-resume-title = This is where you left off
app-resume-table = What should be on the table
app-resume-last = What happened last
# $number (number): the entry, from 1. $entry (text): its sentence.
app-resume-entry = { $number }. { $entry }
app-resume-go-on = Continue
