### What must lie on the table right now: a checklist for people who come back to a game. Each sentence is understandable alone.

kathai-on-table-row = Unter den Kurskarten, von +4 bis X: { $row }.
kathai-on-table-bribe = Die Bestechungskarte liegt verdeckt auf dem Paar { $pair }.
kathai-on-table-drawn = Stapel und Handkarten sind so gezählt, als hätte { $name } für diesen Zug schon gezogen.
kathai-on-table-pile = Der Nachziehstapel muss { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} haben.
kathai-on-table-discards = Auf dem Ablagestapel: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
kathai-on-table-hands = Handkarten: { $held }.
kathai-on-table-exchange = Tauschkarten auf dem Tisch: { $held }.
kathai-on-table-points = Punkte: { $held }.
kathai-on-table-with = { $number } bei { $name }
