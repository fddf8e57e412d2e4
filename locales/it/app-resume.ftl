### The card for a table that comes back to its game.

app-resume-title = Si riparte da qui
app-resume-table = Che cosa deve esserci sul tavolo
app-resume-last = Le ultime mosse
app-resume-entry = { $number }. { $entry }
app-resume-go-on = Avanti
