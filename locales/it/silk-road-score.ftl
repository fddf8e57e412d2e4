### The result, and why it is as it is.

silk-road-score-winner = { $name } vince con { $points ->
    [one] un punto
   *[other] { $points } punti
}.
silk-road-score-winners = { $names } condividono la vittoria, con { $points ->
    [one] un punto
   *[other] { $points } punti
} a testa.
silk-road-score-running = La partita non è finita. I punti si contano alla fine.
silk-road-score-running-ledger = La partita non è finita. Monete e cubetti finora:

## Why somebody has so many points. Each sentence ends with what it adds.

silk-road-score-coins = Monete di { $name }: { $gold } d’oro e { $silver } d’argento, cioè { $points }.
silk-road-score-cubes = Merci di { $name }: { $goods }, cioè { $points }.
silk-road-score-majority = { $name } ha la maggioranza ({ $good }) con { $cubes ->
    [one] un cubetto
   *[other] { $cubes } cubetti
}: altri { $points } punti.
silk-road-score-tied = Parità ({ $good }): { $names } hanno { $cubes ->
    [one] un cubetto
   *[other] { $cubes } cubetti
} a testa, quindi nessuno prende i punti.
silk-road-score-total = Totale di { $name }: { $points }.
silk-road-score-so-far = { $name }, secondo il registro: { $silver } in monete e { $cubes ->
    [one] un cubetto
   *[other] { $cubes } cubetti
}, cioè { $points }.
silk-road-score-hidden = Quello che ha { $name } resta dietro lo schermo fino alla fine.

## What decided

silk-road-score-decided-points = Hanno deciso i punti: { $name } ne ha { $points }, chi segue { $second }.
silk-road-score-decided-shared = { $names } hanno gli stessi punti, { $points }. La vittoria è condivisa.

## Heads of narrow columns in the result, and of the axis under the chart. One short word each.

silk-road-score-column-silver = Monete
silk-road-score-column-cubes = Cubetti
silk-road-score-column-majorities = Maggioranze
silk-road-score-points = Punti
# Above the chart.
silk-road-score-chart = Valore delle monete, tappa per tappa
silk-road-score-step = Tappa

## How far a game is that waits to be played on, after the names of those who play.

silk-road-score-far = Tappa { $turn }, la carovana è { AD($city) }.
silk-road-score-far-count = Il viaggio è finito, il conteggio no.
silk-road-score-far-over = Il viaggio è finito, e anche il conteggio.
