### A correction of an old entry: what it changes, asked before it is written down.

app-correct-title = Das Buch korrigieren?
app-correct-was = Bisher steht in Eintrag { $number }: { $entry }
app-correct-becomes = Dann steht dort: { $entry }
app-correct-inserted = Neuer Eintrag { $number }: { $entry }
app-correct-removed = Gestrichen wird Eintrag { $number }: { $entry }
app-correct-changes = Das ändert sich
app-correct-nothing = An euren Zahlen ändert sich nichts.
app-correct-moved = { $entries ->
    [one] Ein späterer Eintrag gehört jetzt der Person, die dann am Zug ist
   *[other] { $entries } spätere Einträge gehören jetzt den Personen, die dann am Zug sind
}
app-correct-dropped = { $entries ->
    [one] Ein späterer Eintrag passt nicht mehr und fällt weg
   *[other] { $entries } spätere Einträge passen nicht mehr und fallen weg
}
app-correct-kept = Der alte Verlauf bleibt erhalten: „Rückgängig“ holt ihn zurück.

## Buttons

app-correct-accept = Korrigieren
app-correct-decline = Nichts ändern

## Afterwards, beneath the call

app-correct-made = Das Buch ist korrigiert.
app-correct-undone = Die Korrektur ist zurückgenommen.
app-correct-redone = Die Korrektur gilt wieder.
