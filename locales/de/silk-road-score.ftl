### The result, and why it is as it is.

silk-road-score-winner = { $name } gewinnt mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
silk-road-score-winners = { $names } teilen sich den Sieg mit je { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
silk-road-score-running = Das Spiel läuft noch. Die Punkte zählt ihr am Ende.
silk-road-score-running-ledger = Das Spiel läuft noch. Silber und Steine bisher:

## Why somebody has so many points. Each sentence ends with what it adds.

silk-road-score-coins = An Münzen hat { $name } { $gold } Gold und { $silver } Silber: { $points }.
silk-road-score-cubes = An Waren hat { $name } { $goods }: { $points }.
silk-road-score-majority = Mehrheit ({ $good }): { $name } mit { $cubes ->
    [one] einem Stein
   *[other] { $cubes } Steinen
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} dazu.
silk-road-score-tied = Gleichstand ({ $good }): { $names } haben je { $cubes ->
    [one] einen Stein
   *[other] { $cubes } Steine
}, also bekommt dafür niemand Punkte.
silk-road-score-total = { $name } insgesamt: { $points }.
silk-road-score-so-far = { $name } hat laut Buch { $silver } Silber und { $cubes ->
    [one] einen Stein
   *[other] { $cubes } Steine
}: { $points }.
silk-road-score-hidden = Was { $name } hat, bleibt bis zum Ende hinter dem Sichtschirm.

## What decided

silk-road-score-decided-points = Die Punkte haben entschieden: { $name } hat { $points }, das nächstbeste Ergebnis ist { $second }.
silk-road-score-decided-shared = { $names } haben gleich viele Punkte, nämlich { $points }. Sie teilen sich den Sieg.

## Heads of narrow columns in the result, and of the axis under the chart. One short word each.

silk-road-score-column-silver = Silber
silk-road-score-column-cubes = Steine
silk-road-score-column-majorities = Mehrheiten
silk-road-score-points = Punkte
# Above the chart.
silk-road-score-chart = Silber, Runde für Runde
silk-road-score-step = Runde

## How far a game is that waits to be played on, after the names of those who play.

silk-road-score-far = Runde { $turn }, die Karawane ist in { $city }.
silk-road-score-far-count = Die Reise ist zu Ende, aber noch nicht alle haben gezählt.
silk-road-score-far-over = Die Reise ist zu Ende, alle haben gezählt.
