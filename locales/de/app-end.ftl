### The end: the result, why it is so, and putting everything back.

app-end-player = Name
app-end-round = R{ $round }
app-end-hand = Hand
app-end-why = Warum?
app-end-box = Zurück in die Schachtel
app-end-table = Zurück zum Tisch
app-end-again = Noch einmal

app-end-unclear = { $entries ->
    [one] Ein Eintrag ist unklar und zählt nicht.
   *[other] { $entries } Einträge sind unklar und zählen nicht.
}
app-end-reopen = Partie wieder öffnen
app-end-ask-title = Eine beendete Partie wieder öffnen?
app-end-ask-reopen = Öffnet ihr sie wieder, lassen sich Einträge nachtragen, korrigieren und zurücknehmen, und das Ergebnis kann sich ändern.
app-end-ask-undo = Damit geht die Partie weiter, und das hier wird zurückgenommen: { $entry }
app-end-ask-no = Beendet lassen
app-end-ask-yes = Wieder öffnen
