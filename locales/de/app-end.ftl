### The end: the result, why it is so, and putting everything back.

app-end-player = Name
app-end-round = R{ $round }
app-end-hand = Hand
app-end-why = Warum?
app-end-box = Zurück in die Schachtel
app-end-page-box = Schachtel
app-end-table = Zurück zum Tisch
app-end-again = Noch einmal

app-end-unclear = { $entries ->
    [one] Ein Eintrag ist unklar und zählt nicht.
   *[other] { $entries } Einträge sind unklar und zählen nicht.
}
app-end-reopen = Partie wieder öffnen
app-end-ask-title = Die beendete Partie wieder öffnen?
app-end-ask-reopen = Wenn ihr die Partie wieder öffnet, könnt ihr Einträge nachtragen, korrigieren und zurücknehmen. Das Ergebnis kann sich dann ändern.
app-end-ask-undo = „Rückgängig“ öffnet die Partie wieder und nimmt diesen Eintrag zurück: { $entry }
app-end-ask-no = Beendet lassen
app-end-ask-yes = Wieder öffnen

app-end-reveal-title = Wer hat gewonnen?
app-end-reveal-next = Nächster Platz
app-end-reveal-skip = Gleich geht es von selbst weiter. Die Leertaste zeigt alles auf einmal.

app-end-broken-off = Partie abgebrochen. Vorn: { $names } mit { $points }.
app-end-ask-go-on = Die Partie geht weiter, wo sie abgebrochen wurde.
app-end-broken-off-counted = Sie zählt in der Statistik: Wer vorn liegt, hat gewonnen.
app-end-broken-off-uncounted = In der Statistik zählt sie nicht.
