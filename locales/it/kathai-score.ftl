### The result, and why it is as it is.

kathai-score-winner = { $name } vince con { $points ->
    [one] un punto
   *[other] { $points } punti
}.
kathai-score-winners = { $names } condividono la vittoria, con { $points ->
    [one] un punto
   *[other] { $points } punti
} a testa.
kathai-score-running = La partita non è finita. I punti finora:
kathai-score-sale = { $name }, turno { $turn }: vende { $good } al { $place } con { $cards ->
    [one] una carta
   *[other] { $cards } carte
}: { $cards } + { $bonus } = { $points }.
kathai-score-total = Totale di { $name }: { $points }, da { $sales ->
    [one] una vendita
   *[other] { $sales } vendite
}.
kathai-score-no-sale = { $name } non ha venduto niente: 0.
kathai-score-exchange = Per lo spareggio { $name } ha { $cards ->
    [one] una carta scambio
   *[other] { $cards } carte scambio
}.
kathai-score-decided-points = Hanno deciso i punti: { $name } ne ha { $points }, chi segue { $second }.
kathai-score-decided-exchange = Parità a { $points } tra { $names }. Hanno deciso le carte scambio, { ED($name) } ne ha di più: { $cards ->
    [one] una
   *[other] { $cards }
}.
kathai-score-decided-shared = { $names } hanno gli stessi punti, { $points }, e lo stesso numero di carte scambio, { $cards }. La vittoria è condivisa.

## Heads of narrow columns in the result, and of the axis under the chart. One short word each.

kathai-score-column-cards = Carte
kathai-score-column-bonus = Bonus
kathai-score-column-exchange = Scambio
kathai-score-points = Punti
# Above the chart.
kathai-score-chart = Punti, turno per turno
kathai-score-step = Turno

## How far a game is that waits to be played on, after the names of those who play.

kathai-score-far = Turno { $turn }, nel mazzo { $pile ->
    [one] una carta
   *[other] { $pile } carte
}.
kathai-score-far-left = Turno { $turn }, poi { $left ->
    [one] ancora un turno
   *[other] ancora { $left } turni
}.
kathai-score-far-end = Manca solo l’ultimo turno.
kathai-score-far-over = L’ultimo turno è già stato giocato.
