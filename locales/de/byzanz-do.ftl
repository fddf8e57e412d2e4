byzanz-do-bid = { $name }, leg dein Gebot offen vor dich hin.
byzanz-do-raise = { $name }, leg die neuen Karten zu deinem Gebot. Was liegt, bleibt liegen.
byzanz-do-take-back = { $name }, nimm dein Gebot zurück auf die Hand.
byzanz-do-won = { $name }, leg dein Gebot und eine Karte aus dem Angebot in den Markt. { $kept ->
    [one] Die andere Karte kommt
   *[other] Die anderen { $kept } Karten kommen
} auf deine Hand. Leg Angebotskarte { $offer } offen vor dich hin.
byzanz-do-whole-lot = { $name }, nimm { $cards ->
    [one] die Karte
   *[other] alle { $cards } Karten
} auf die Hand. In den Markt kommt nichts. Leg Angebotskarte { $offer } offen vor dich hin.
byzanz-do-last-lot = { $name }, leg eine der beiden Karten in den Markt und nimm die andere auf die Hand. Leg Angebotskarte { $offer } offen vor dich hin.
byzanz-do-last-card = { $name }, die letzte Karte kommt in den Markt. Leg Angebotskarte { $offer } offen vor dich hin.
byzanz-do-sold = { $name }, leg verdeckt zu deinem Gewinn: { $kept }. Das bringt { $points }. In die Schachtel: { $boxed }.
byzanz-do-discard = { $name }, was du abwirfst, kommt in die Schachtel.
byzanz-do-stack = Stapelt die Angebotskarten wieder, die höchste nach oben.
byzanz-do-reveal = Deckt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} für das nächste Angebot auf.
