### Looking back in the journal: the table as it was, and what can be corrected there.

app-past-after = So war es nach Eintrag { $number }: { $entry }
app-past-begin = So war es vor dem ersten Eintrag
app-past-amend = Tragt Eintrag { $number } noch einmal ein, diesmal richtig. Bisher steht da: { $entry }
app-past-insert = Was fehlt nach Eintrag { $number }?
app-past-insert-first = Was fehlt vor dem ersten Eintrag?
app-past-of = { $number } von { $entries }

app-past-unclear = Eintrag { $number } ist unklar: { $entry } { $reason } Wie war es wirklich?
app-past-nearest = Vielleicht: { $entry }
app-past-unclear-tool = Unklar: { $entries }

## Buttons

app-past-again = Neu eintragen
app-past-mend-all = Klären
app-past-mend-it = Eintrag klären

app-past-now = Zurück ins Jetzt
app-past-earlier = Voriger Eintrag
app-past-later = Nächster Eintrag
app-past-amend-it = Eintrag korrigieren
app-past-remove-it = Eintrag streichen
app-past-insert-here = Hier etwas nachtragen
