### Why an entry is not accepted. Each sentence stands alone and says what was tried and what would be right.

byzanz-refusal-no-such-seat = Auf Platz { $number } sitzt niemand.
byzanz-refusal-not-now = { $moment ->
    [lot] Jetzt wird kein Angebot aufgedeckt.
    [bidding] Jetzt läuft keine Versteigerung.
    [settling] Jetzt muss niemand eine Karte aus dem Angebot in den Markt legen.
    [picking] Der Markt ist jetzt nicht offen.
   *[counting] Handkarten zählt ihr erst am Ende, nach dem letzten Markt.
}
byzanz-refusal-limit-first = Erst muss { $name } verkaufen oder abwerfen: { $over ->
    [one] eine Karte
   *[other] { $over } Karten
} zu viel.
byzanz-refusal-too-much-detail = Ihr führt das Buch auf der Stufe „Gewinner“: Angebote und Karten für den Markt tragt ihr da nicht ein.
byzanz-refusal-name-cards = Ihr führt das Buch auf der Stufe „Karten“: Sagt, welche Karten es waren.
byzanz-refusal-lot-size = Ihr habt { $tried ->
    [one] eine Karte
   *[other] { $tried } Karten
} eingetragen. Die Angebotskarte { $offer } verlangt { $offer ->
    [one] genau eine
   *[other] genau { $offer }
}.
byzanz-refusal-no-copies = { $card } gibt es im Spiel nur { $printed ->
    [one] einmal
   *[other] { $printed }-mal
}: { $places }.
byzanz-refusal-too-many-copies = { $card } habt ihr { $tried ->
    [one] einmal
   *[other] { $tried }-mal
} eingetragen. Im Spiel gibt es diese Karte aber nur { $printed ->
    [one] einmal
   *[other] { $printed }-mal
}.
byzanz-refusal-place = { $count ->
    [one] einmal
   *[other] { $count }-mal
} { $place ->
    [sold] verkauft
    [box] zurück in der Schachtel
    [market] im Markt
    [lot] im Angebot
    [bid] im Gebot von { $name }
   *[hand] auf der Hand von { $name }
}
byzanz-refusal-not-your-turn = { $turn } ist dran, nicht { $name }.
byzanz-refusal-holds-offer = { $name } hat schon die Angebotskarte { $offer } und setzt bis zum Markt aus.
byzanz-refusal-has-passed = { $name } hat gepasst und ist aus dieser Versteigerung raus.
byzanz-refusal-bids-merchants = Mit Händlern dürft ihr nicht bieten. { $name } hat { $merchants ->
    [one] einen
   *[other] { $merchants }
} ins Gebot gelegt.
byzanz-refusal-bid-too-low = Das Gebot von { $name } ist { $tried } wert. Es muss mindestens { $least } wert sein.
byzanz-refusal-bid-too-low-against = Das Gebot von { $name } ist { $tried } wert. { $other } hat { $highest } geboten, also muss es mindestens { $least } wert sein.
byzanz-refusal-bid-too-high = { $name } kann nicht { $tried } bieten: Wer jetzt bietet, kommt höchstens auf { $most }.
byzanz-refusal-bid-too-large = { $name } kann nicht mit { $tried } Karten bieten: Wer jetzt bietet, hat höchstens { $most } auf der Hand.
byzanz-refusal-bid-beyond-hand = { $name } kann nicht { $tried } bieten. Laut Buch hat { $name } { $cards ->
    [one] höchstens noch eine Karte, und die ist höchstens { $most } wert
   *[other] höchstens noch { $cards } Karten, und die sind zusammen höchstens { $most } wert
}.
byzanz-refusal-too-few-cards = Dafür braucht { $name } { $tried ->
    [one] eine Karte
   *[other] { $tried } Karten
}, hat laut Buch aber { $most ->
    [one] höchstens noch eine
   *[other] höchstens noch { $most }
} auf der Hand.
byzanz-refusal-no-card-left = Laut Buch hat { $name } keine Karte mehr auf der Hand.
byzanz-refusal-not-winner = Das Angebot gehört { $winner }, nicht { $name }. { $winner } wählt die Karte für den Markt.
byzanz-refusal-not-in-lot = Diese Karte liegt nicht im Angebot: { $card }. Im Angebot: { $lot }.
byzanz-refusal-not-your-pick = Jetzt wählt { $turn }, { $name } erst später.
byzanz-refusal-has-picked = { $name } war in diesem Markt schon dran. Jetzt wählt { $turn }.
byzanz-refusal-kind-taken = Diese Sorte ist in dieser Runde schon weg: { $kind }. Sie ging an { $by }.
byzanz-refusal-kind-not-there = Diese Sorte liegt nicht im Markt: { $kind }. Es gibt: { $there }.
byzanz-refusal-must-take = Nach eurer Hausregel muss { $name } etwas nehmen. Es gibt: { $there }.
byzanz-refusal-must-take-first = Nach eurer Hausregel muss { $name } etwas nehmen: Wer zuerst dran ist, findet immer Karten im Markt.
byzanz-refusal-sale-size = Zu einem Verkauf gehören genau drei Karten. Ihr habt { $tried ->
    [one] eine
   *[other] { $tried }
} eingetragen.
byzanz-refusal-sale-mixed = Alle drei Karten müssen zur selben Sorte gehören, Händler dürfen einspringen. Eingetragen habt ihr: { $kinds }.
byzanz-refusal-not-in-hand = Das hat { $name } nicht auf der Hand: { $cards }.
byzanz-refusal-not-in-hand-hidden = Das kann { $name } nicht alles zugleich auf der Hand haben: { $cards }. Auf dieser Hand { $hidden ->
    [one] ist nur eine Karte
   *[other] sind nur { $hidden } Karten
} unbekannt.
byzanz-refusal-lies-in-bid = Das liegt im Gebot von { $name } und nicht auf der Hand: { $cards }.
byzanz-refusal-not-over = { $name } hat nicht mehr als sieben Karten auf der Hand. Da gibt es nichts abzuwerfen.
byzanz-refusal-limit-later = Nach eurer Hausregel zählt ihr die Handkarten erst am Ende der Runde nach. Dann wirft { $name } ab.
byzanz-refusal-discard-any = Abwerfen kann man nur 1 bis { $most } Karten. Eingetragen habt ihr { $tried }.
byzanz-refusal-hand-known = Die Hand von { $name } müsst ihr nicht zählen. Das Buch kennt sie: { $known ->
    [one] eine Karte
   *[other] { $known } Karten
}.
byzanz-refusal-hand-not-tied = Die Hand von { $name } müsst ihr nicht zählen: Sie entscheidet nichts.
byzanz-refusal-hand-count = { $name } kann nicht { $tried ->
    [one] genau eine Karte
   *[other] { $tried } Karten
} auf der Hand haben. Möglich sind { $least } bis { $most }.
