byzanz-do-bid = { $name }, leg die Karten deines Gebots offen vor dich hin.
byzanz-do-raise = { $name }, leg die neuen Karten zu deinem Gebot. Was da liegt, bleibt liegen.
byzanz-do-take-back = { $name }, nimm dein Gebot zurück auf die Hand.
byzanz-do-won = { $name }, leg dein Gebot und eine Karte des Angebots in den Markt. { $kept ->
    [one] Die andere Karte kommt
   *[other] Die anderen { $kept } Karten kommen
} auf deine Hand, Angebotskarte { $offer } offen vor dich.
byzanz-do-whole-lot = { $name }, nimm { $cards ->
    [one] die Karte
   *[other] alle { $cards } Karten
} auf die Hand, in den Markt kommt nichts. Angebotskarte { $offer } liegt offen vor dir.
byzanz-do-last-lot = { $name }, leg eine der letzten zwei Karten in den Markt und nimm die andere auf die Hand. Angebotskarte { $offer } liegt offen vor dir.
byzanz-do-last-card = { $name }, die letzte Karte kommt in den Markt. Angebotskarte { $offer } liegt offen vor dir.
byzanz-do-sold = { $name }, leg { $kept } verdeckt zu deinem Gewinn: Das sind { $points }. In die Schachtel: { $boxed }.
byzanz-do-discard = { $name }, die Karten kommen in die Schachtel.
byzanz-do-stack = Stapelt die Angebotskarten wieder, die höchste nach oben.
