### The call: what the table must do now. Said aloud and shown large, in the language of whoever is called. Short.

kathai-due-draw = { $name }, pesca una carta e gioca il tuo turno.
kathai-due-full = { $name }, hai la mano piena: gioca il tuo turno senza pescare.

## The end is near: the turns are counted down. $left is how many turns of all players follow after this one.

kathai-due-draw-last = { $name }, pesca l’ultima carta e gioca. Poi ancora { $left ->
    [one] un turno
   *[other] { $left } turni
}.
kathai-due-draw-end = { $name }, pesca l’ultima carta. L’ultimo turno della partita è tuo.
kathai-due-two-more = { $name }, è il tuo penultimo turno. Poi ne { $left ->
    [one] manca uno
   *[other] mancano { $left }
} alla fine.
kathai-due-one-more = { $name }, è il tuo ultimo turno. Poi ne { $left ->
    [one] manca uno
   *[other] mancano { $left }
} alla fine.
kathai-due-end = { $name }, l’ultimo turno della partita è tuo.
kathai-due-finish = Era l’ultimo turno. Scoprite chi ha vinto.

## What is possible in this turn, in smaller print.

kathai-due-also-sell = Vendi, se le tue carte bastano: { $goods }.
kathai-due-also-trade-bury = Scambia carte con gli altri, oppure cambiane una con il mazzo.
kathai-due-also-trade = Scambia carte con gli altri.
kathai-due-also-bury = Cambia una carta con il mazzo.
kathai-due-also-bribe = Corrompi il mercato e inverti una coppia: { $pairs }.
kathai-due-also-draw = Scarta una carta scambio e pesca ancora.
kathai-due-also-pass = Passa.

## Where the game stands, a few words each, in a bar along the top.

kathai-due-bar-turn = Turno { $turn }
kathai-due-bar-pile = Mazzo: { $cards }
kathai-due-bar-pile-drawn = Mazzo dopo aver pescato: { $cards }
kathai-due-bar-left = { $left ->
    [one] Poi ancora un turno
   *[other] Poi ancora { $left } turni
}
kathai-due-bar-end = Ultimo turno
kathai-due-bar-over = La partita è finita
