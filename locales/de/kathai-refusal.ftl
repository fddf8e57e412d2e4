### Why an entry is not accepted. Each sentence stands alone and says what was tried and what would be right.

kathai-refusal-no-such-seat = Auf Platz { $number } sitzt niemand.
kathai-refusal-game-over = Das Spiel ist zu Ende: Der letzte Zug ist gespielt.
kathai-refusal-not-your-turn = { $turn } ist dran, nicht { $name }.

## Trades

kathai-refusal-no-deal = Tragt mindestens einen Handel ein: mit wem und wie viele Karten jede Seite gibt.
kathai-refusal-with-oneself = { $name } kann nur mit jemand anderem handeln.
kathai-refusal-empty-deal = Beim Handel zwischen { $name } und { $other } wechselt keine Karte den Besitzer. Mindestens eine muss es sein.
kathai-refusal-gives-too-many = { $name } soll { $tried ->
    [one] eine Karte
   *[other] { $tried } Karten
} geben, hat aber nur { $has ->
    [one] eine
   *[other] { $has }
} auf der Hand.
kathai-refusal-gives-too-many-none = { $name } soll { $tried ->
    [one] eine Karte
   *[other] { $tried } Karten
} geben, hat aber keine auf der Hand.
kathai-refusal-hand-too-full = { $name } hätte dann { $would } Karten auf der Hand. Mehr als 7 dürfen es nicht sein.

## Cards to play and to draw

kathai-refusal-no-hand-card = Dafür braucht { $name } eine Karte auf der Hand, hat aber keine.
kathai-refusal-no-exchange-card = Dafür braucht { $name } eine Tauschkarte, hat aber keine. Die gibt es nur beim Verkaufen.
kathai-refusal-hand-full = { $name } hat schon 7 Karten auf der Hand und darf keine ziehen. Mehr als 7 dürfen es nicht sein.
kathai-refusal-pile-empty = Der Nachziehstapel ist leer: Es gibt keine Karte mehr zu ziehen.

## Sales

kathai-refusal-unsellable = Diese Ware liegt am X und ist unverkäuflich: { $good }. Die vier anderen könnt ihr verkaufen.
kathai-refusal-no-cards = Zu einem Verkauf gehört mindestens eine Karte. Ihr habt keine eingetragen.
kathai-refusal-more-than-hand = { $name } soll { $tried ->
    [one] eine Karte
   *[other] { $tried } Karten
} spielen, hat aber nur { $has ->
    [one] eine
   *[other] { $has }
} auf der Hand.
kathai-refusal-more-than-hand-none = { $name } soll { $tried ->
    [one] eine Karte
   *[other] { $tried } Karten
} spielen, hat aber keine auf der Hand.
kathai-refusal-shows-too-few = Ihr habt { $tried ->
    [one] einmal
   *[other] { $tried }-mal
} { $good } eingetragen. Bei { $place } braucht ein Verkauf mindestens { $camels }.
kathai-refusal-cards-too-few = { $cards ->
    [one] Eine Karte zeigt
   *[other] { $cards } Karten zeigen
} höchstens { $most }-mal { $good }. Bei { $place } braucht ein Verkauf mindestens { $camels }.
kathai-refusal-cards-without = Jede gespielte Karte muss { $good } zeigen: Auf { $cards ->
    [one] einer Karte ist das mindestens 1
   *[other] { $cards } Karten sind das mindestens { $cards }
}, eingetragen habt ihr { $goods }.
kathai-refusal-shows-too-many = Keine Karte zeigt mehr als 3 Waren: Mit { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
} kommt ihr auf höchstens { $most }-mal { $good }, eingetragen habt ihr { $goods }.

## Bribes

kathai-refusal-same-good = Beim Bestechen vertauscht ihr zwei verschiedene Waren. Ihr habt zweimal dieselbe eingetragen: { $good }.
kathai-refusal-not-neighbours = Vertauschen könnt ihr nur Waren, die nebeneinanderliegen, und das tun { $pair } nicht. In der Reihe liegen: { $row }.
kathai-refusal-locked = Die Bestechungskarte liegt auf dem Paar { $pair }. Zurücktauschen könnt ihr es erst, wenn jemand ein anderes Paar vertauscht oder eine der beiden Waren verkauft.
