### The quick line: a move in typed words. The hint stands in the empty line.

app-quick-hint = Wer macht was? Zum Beispiel: eva passt
app-quick-enter = Die Eingabetaste trägt es ein
app-quick-keys = Ein Zug in ein paar Worten: „eva bietet 5“
