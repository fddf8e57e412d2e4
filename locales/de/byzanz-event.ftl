### What follows from a move by itself. Whole sentences.

byzanz-event-won-bid = { $name } gewinnt die Versteigerung mit { $value } und nimmt die Angebotskarte { $offer }.
byzanz-event-won = { $name } gewinnt die Versteigerung und nimmt die Angebotskarte { $offer }.
byzanz-event-won-all-passed = Alle haben gepasst: { $name } bekommt das ganze Angebot umsonst, dazu die Angebotskarte { $offer }.
byzanz-event-won-last = Die letzte Versteigerung geht ohne Gebot an { $name }, dazu die Angebotskarte { $offer }.
byzanz-event-market = Der Markt ist offen. Ihr wählt in dieser Reihenfolge: { $names }.
byzanz-event-nothing-left = Der Markt ist leer: Für { $name } bleibt nichts übrig.
byzanz-event-drew = Der Markt ist leer: { $name } zieht eine der Karten, die ihr beim Aufbau ungesehen zurückgelegt habt.
byzanz-event-sold = { $name } behält als Gewinn: { $kept }. Das zählt { $points }. In die Schachtel kommen: { $boxed }.
byzanz-event-round-ended = Runde { $round } ist vorbei. Der Rest kommt in die Schachtel: { $cards }.
byzanz-event-round-over = Runde { $round } ist vorbei. Was noch im Markt liegt, kommt in die Schachtel.
byzanz-event-round-began = Runde { $round } beginnt, { $name } eröffnet. Der Nachziehstapel muss { $pile ->
    [one] eine Karte
   *[other] { $pile } Karten
} haben.
byzanz-event-last-market = Das war der letzte Markt. Verkaufen dürft ihr noch.
byzanz-event-hand-too-small = Laut Buch hatte { $name } { $most ->
    [one] höchstens eine Karte
   *[other] höchstens { $most } Karten
} auf der Hand. Habt ihr etwas vergessen oder zu spät eingetragen?
byzanz-event-hand-empty = Laut Buch hatte { $name } keine Karte mehr auf der Hand. Habt ihr etwas vergessen oder zu spät eingetragen?
