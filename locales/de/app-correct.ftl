### A correction of an old entry: what it changes, asked before it is written down.

app-correct-title = Das Buch korrigieren?
app-correct-was = Bisher steht in Eintrag { $number }: { $entry }
app-correct-becomes = Dann steht dort: { $entry }
app-correct-inserted = Neuer Eintrag { $number }: { $entry }
app-correct-removed = Gestrichen wird Eintrag { $number }: { $entry }
app-correct-changes = Das ändert sich
app-correct-nothing = An euren Zahlen ändert sich nichts.
app-correct-unclear = { $entries ->
    [one] Ein späterer Eintrag passt dann nicht mehr. Er bleibt als unklar stehen und zählt erst wieder, wenn ihr ihn geklärt habt:
   *[other] { $entries } spätere Einträge passen dann nicht mehr. Sie bleiben als unklar stehen und zählen erst wieder, wenn ihr sie geklärt habt:
}
app-correct-unclear-entry = { $number }. { $entry } { $reason }
app-correct-unclear-more = { $entries ->
    [one] … und noch einer
   *[other] … und noch { $entries }
}
app-correct-clear-again = { $entries ->
    [one] Ein unklarer Eintrag passt und zählt wieder.
   *[other] { $entries } unklare Einträge passen und zählen wieder.
}
app-correct-kept = Der alte Verlauf bleibt erhalten: „Rückgängig“ holt ihn zurück.

## Buttons

app-correct-accept = Korrigieren
app-correct-decline = Nichts ändern

## Afterwards, beneath the call

app-correct-all-clear = Alles ist wieder klar.
app-correct-made = Das Buch ist korrigiert.
app-correct-undone = Die Korrektur ist zurückgenommen.
app-correct-redone = Die Korrektur gilt wieder.
