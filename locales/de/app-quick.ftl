### The quick line: a move in typed words. The hint stands in the empty line.

app-quick-hint = Wer macht was? Zum Beispiel: eva passt
app-quick-enter = Die Eingabetaste trägt es ein
app-quick-undo = Das wird zurückgenommen: { $entry }
app-quick-undo-correction = Die letzte Korrektur wird zurückgenommen.
app-quick-undo-enter = Die Eingabetaste nimmt es zurück
app-quick-undo-nothing = Hier gibt es nichts zurückzunehmen.
app-quick-redo = Das wird wieder eingetragen: { $entry }
app-quick-redo-correction = Die Korrektur gilt dann wieder.
app-quick-redo-enter = Die Eingabetaste stellt es wieder her
app-quick-redo-nothing = Hier gibt es nichts wiederherzustellen.
app-quick-keys = Ein Zug in ein paar Worten: „{ $example }“
