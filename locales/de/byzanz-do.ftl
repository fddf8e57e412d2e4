byzanz-do-bid = { $name }, leg dein Gebot offen vor dich hin.
byzanz-do-raise = { $name }, leg die neuen Karten zu deinem Gebot. Was liegt, bleibt liegen.
byzanz-do-take-back = { $name }, nimm dein Gebot zurück auf die Hand.
byzanz-do-won = { $name }: Gebot und eine Karte des Angebots in den Markt, { $kept ->
    [one] eine Karte
   *[other] { $kept } Karten
} auf die Hand, Angebotskarte { $offer } offen vor dich.
byzanz-do-whole-lot = { $name }: { $cards ->
    [one] die Karte
   *[other] alle { $cards } Karten
} auf die Hand, nichts in den Markt, Angebotskarte { $offer } offen vor dich.
byzanz-do-last-lot = { $name }: eine der beiden Karten in den Markt, die andere auf die Hand, Angebotskarte { $offer } offen vor dich.
byzanz-do-last-card = { $name }: die letzte Karte in den Markt, Angebotskarte { $offer } offen vor dich.
byzanz-do-sold = { $name }, leg verdeckt zu deinem Gewinn: { $kept }. Das bringt { $points }. In die Schachtel: { $boxed }.
byzanz-do-discard = { $name }, was du abwirfst, kommt in die Schachtel.
byzanz-do-stack = Stapelt die Angebotskarten wieder, die höchste nach oben.
byzanz-do-reveal = Deckt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} für das nächste Angebot auf.
