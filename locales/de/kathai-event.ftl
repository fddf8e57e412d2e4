### What follows from a move by itself. Whole sentences.

kathai-event-drew = { $name } zieht eine Karte. Im Stapel { $pile ->
    [one] bleibt noch eine
   *[other] bleiben noch { $pile }
}.
kathai-event-drew-last = { $name } zieht die letzte Karte.
kathai-event-full = { $name } hat schon 7 Karten auf der Hand und zieht keine.
kathai-event-empty = Der Stapel ist leer: { $name } zieht keine Karte.
kathai-event-sold = Für { $name }: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} + { $bonus } = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
kathai-event-row = In der Reihe liegen jetzt: { $row }.
kathai-event-unlocked = Die Bestechungskarte auf dem Paar { $pair } kommt auf den Ablagestapel. Das Paar ist wieder frei.
kathai-event-bribed = Die Bestechungskarte liegt auf dem Paar { $pair }: Vorerst darf es niemand zurücktauschen.
kathai-event-lock-moved = Die alte Bestechungskarte auf dem Paar { $pair } kommt auf den Ablagestapel.
kathai-event-last-card = Nach diesem Zug { $turns ->
    [one] kommt noch einer. Den hat { $name }.
   *[other] kommen noch { $turns }. Den letzten hat { $name }.
}
kathai-event-last-card-end = Dieser Zug ist der letzte des Spiels.
kathai-event-over = Das Spiel ist zu Ende.
