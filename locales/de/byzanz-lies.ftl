### What must lie on the table right now: a checklist for people who come back to a game. Each sentence is understandable alone.

byzanz-lies-pile = Der Nachziehstapel muss { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} haben.
byzanz-lies-stack = Auf dem Stapel der Angebotskarten liegen, von oben: { $offers }.
byzanz-lies-offers = Schon vergebene Angebotskarten: { $held }.
byzanz-lies-offer-with = { $offer } bei { $name }
byzanz-lies-lot-cards = Als Angebot liegt aus: { $cards }.
byzanz-lies-lot = Als Angebot { $cards ->
    [one] liegt eine Karte
   *[other] liegen { $cards } Karten
} aus.
byzanz-lies-bid-cards = Vor { $name } liegt ein Gebot von { $worth }: { $cards }.
byzanz-lies-bid = Vor { $name } liegt ein Gebot von { $worth }.
byzanz-lies-market = Im Markt: { $cards }.
byzanz-lies-market-empty = Der Markt muss leer sein.
byzanz-lies-market-taken = Nicht mehr im Markt: { $kinds }.
byzanz-lies-hands = Handkarten: { $held }.
byzanz-lies-profit = Verdeckte Gewinnkarten: { $held }.
byzanz-lies-cards-with = { $cards } bei { $name }
byzanz-lies-aside = Ungesehen in der Schachtel { $cards ->
    [one] liegt noch eine Karte
   *[other] liegen noch { $cards } Karten
}.
