### What must lie on the table right now: a checklist for people who come back to a game. Each sentence is understandable alone.

kathai-on-table-row = Sotto le carte prezzo, da +4 a X: { $row }.
kathai-on-table-bribe = La carta tangente sta coperta sulla coppia { $pair }.
kathai-on-table-drawn = Mazzo e mani sono contati come se { $name } avesse già pescato per questo turno.
kathai-on-table-pile = Nel mazzo { $cards ->
    [one] deve esserci una carta
   *[other] devono esserci { $cards } carte
}.
kathai-on-table-discards = Negli scarti: { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
kathai-on-table-hands = Carte in mano: { $held }.
kathai-on-table-exchange = Carte scambio sul tavolo: { $held }.
kathai-on-table-points = Punti: { $held }.
kathai-on-table-with = { $name } { $number }
