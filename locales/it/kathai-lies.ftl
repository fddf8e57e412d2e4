### What must lie on the table right now: a checklist for people who come back to a game. Each sentence is understandable alone.

kathai-lies-row = Sotto le carte prezzo, da +4 a X: { $row }.
kathai-lies-bribe = La carta tangente sta sulla coppia { $pair }.
kathai-lies-pile = Nel mazzo { $cards ->
    [one] deve esserci una carta
   *[other] devono esserci { $cards } carte
}.
kathai-lies-discards = Negli scarti: { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
kathai-lies-hands = Carte in mano: { $held }.
kathai-lies-exchange = Carte scambio sul tavolo: { $held }.
kathai-lies-points = Punti: { $held }.
kathai-lies-with = { $name } { $number }
