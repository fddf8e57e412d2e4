### What follows from a move by itself. Whole sentences.

kathai-event-drew = { $name } pesca una carta. Nel mazzo { $pile ->
    [one] ne resta una
   *[other] ne restano { $pile }
}.
kathai-event-drew-last = { $name } pesca l’ultima carta.
kathai-event-full = { $name } ha già 7 carte in mano e non pesca.
kathai-event-empty = Il mazzo è vuoto: { $name } non pesca.
kathai-event-sold = Per { $name }: { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} + { $bonus } = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
kathai-event-row = Adesso la fila è: { $row }.
kathai-event-unlocked = La carta tangente sulla coppia { $pair } va negli scarti. La coppia è di nuovo libera.
kathai-event-bribed = La carta tangente sta sulla coppia { $pair }: per ora nessuno può invertirla di nuovo.
kathai-event-lock-moved = La vecchia carta tangente sulla coppia { $pair } va negli scarti.
kathai-event-last-card = Dopo questo turno { $turns ->
    [one] ne resta uno, ed è di { $name }.
   *[other] ne restano { $turns }, e l’ultimo è di { $name }.
}
kathai-event-last-card-end = Questo turno è l’ultimo della partita.
kathai-event-over = La partita è finita.
