### The result, and why it is as it is.

kathai-score-winner = { $name } gewinnt mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
kathai-score-winners = { $names } teilen sich den Sieg mit je { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
kathai-score-running = Das Spiel läuft noch. Punkte bisher:
kathai-score-sale = { $name }, Zug { $turn }: { $good } bei { $place } verkauft, mit { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
}: { $cards } + { $bonus } = { $points }.
kathai-score-total = { $name } insgesamt: { $points } aus { $sales ->
    [one] einem Verkauf
   *[other] { $sales } Verkäufen
}.
kathai-score-no-sale = { $name } hat nichts verkauft: 0.
kathai-score-exchange = Bei Gleichstand zählen die Tauschkarten: { $name } hat { $cards ->
    [one] eine
   *[other] { $cards }
}.
kathai-score-decided-points = Die Punkte haben entschieden: { $name } hat { $points }, das nächstbeste Ergebnis ist { $second }.
kathai-score-decided-exchange = { $names } liegen mit { $points } gleichauf. Die Tauschkarten haben entschieden: { $name } hat die meisten, nämlich { $cards ->
    [one] eine
   *[other] { $cards }
}.
kathai-score-decided-shared = { $names } haben gleich viele Punkte, nämlich { $points }, und gleich viele Tauschkarten, nämlich { $cards ->
    [one] eine
   *[other] { $cards }
}. Sie teilen sich den Sieg.

## Heads of narrow columns in the result, and of the axis under the chart. One short word each.

kathai-score-column-cards = Karten
kathai-score-column-bonus = Bonus
kathai-score-column-exchange = Tauschkarten
kathai-score-points = Punkte
# Above the chart.
kathai-score-chart = Punkte, Zug um Zug
kathai-score-step = Zug

## How far a game is that waits to be played on, after the names of those who play.

kathai-score-far = Zug { $turn }, noch { $pile ->
    [one] eine Karte
   *[other] { $pile } Karten
} im Stapel.
kathai-score-far-left = Zug { $turn }, danach noch { $left ->
    [one] ein Zug
   *[other] { $left } Züge
}.
kathai-score-far-end = Nur der letzte Zug fehlt noch.
kathai-score-far-over = Der letzte Zug ist gespielt.
