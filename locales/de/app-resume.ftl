### The card for a table that comes back to its game.

app-resume-title = Hier habt ihr aufgehört
app-resume-table = So muss euer Tisch aussehen
app-resume-last = Was zuletzt geschah
app-resume-entry = { $number }. { $entry }
app-resume-go-on = Weiter
