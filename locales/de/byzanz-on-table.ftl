### What must lie on the table right now: a checklist for people who come back to a game. Each sentence is understandable alone.

byzanz-on-table-pile = Der Nachziehstapel muss { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} haben.
byzanz-on-table-stack = Der Stapel der Angebotskarten, von oben: { $offers }.
byzanz-on-table-offers = Schon vergebene Angebotskarten: { $held }.
byzanz-on-table-offer-with = { $offer } bei { $name }
byzanz-on-table-lot-cards = Auf dem Tisch liegt das Angebot: { $cards }.
byzanz-on-table-lot = Als Angebot { $cards ->
    [one] liegt eine Karte
   *[other] liegen { $cards } Karten
} aus.
byzanz-on-table-bid-cards = Vor { $name } liegt ein Gebot von { $worth }: { $cards }.
byzanz-on-table-bid = Vor { $name } liegt ein Gebot von { $worth }.
byzanz-on-table-market = Im Markt: { $cards }.
byzanz-on-table-market-empty = Der Markt muss leer sein.
byzanz-on-table-market-taken = Nicht mehr im Markt: { $kinds }.
byzanz-on-table-hands = Handkarten: { $held }.
byzanz-on-table-profit = Verdeckte Gewinnkarten: { $held }.
byzanz-on-table-cards-with = { $cards } bei { $name }
byzanz-on-table-aside = Ungesehen in der Schachtel { $cards ->
    [one] liegt noch eine Karte
   *[other] liegen noch { $cards } Karten
}.
