### What must lie on the table right now: a checklist for people who come back to a game. Each sentence is understandable alone.

kathai-lies-row = Unter den Kurskarten, von +4 bis X: { $row }.
kathai-lies-bribe = Die Bestechungskarte liegt auf dem Paar { $pair }.
kathai-lies-pile = Der Nachziehstapel muss { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} haben.
kathai-lies-discards = Auf dem Ablagestapel: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
kathai-lies-hands = Handkarten: { $held }.
kathai-lies-exchange = Tauschkarten auf dem Tisch: { $held }.
kathai-lies-points = Punkte: { $held }.
kathai-lies-with = { $number } bei { $name }
