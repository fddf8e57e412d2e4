### Kathai in the window: its board, its pads, and setting it up.

## What can be done in a turn, on buttons.

app-kathai-trade = Handeln
app-kathai-bribe = Bestechen
app-kathai-bury = Karte auswechseln
app-kathai-draw = Nachziehen

## The board.

app-kathai-pile = Nachziehstapel
app-kathai-pile-drawn = Stapel nach dem Ziehen
app-kathai-drawn = nach dem Ziehen
app-kathai-hand-drawn = { $cards ->
    [one] eine Karte nach dem Ziehen
   *[other] { $cards } Karten nach dem Ziehen
}
app-kathai-discards = Ablagestapel
app-kathai-left-none = Das ist der letzte Zug
app-kathai-left = { $left ->
    [one] Nach diesem Zug noch einer
   *[other] Nach diesem Zug noch { $left }
}
app-kathai-needs = { $cards ->
    [one] ab 1 Karte
   *[other] ab { $cards } Karten
}
app-kathai-pays = { $points ->
    [one] ab 1 Punkt
   *[other] ab { $points } Punkten
}
app-kathai-unsellable = unverkäuflich
app-kathai-locked = Die Bestechungskarte liegt auf dem Paar { $first } und { $second }: Vorerst darf es niemand zurücktauschen.
app-kathai-swap = Bestechen: { $first } und { $second } vertauschen
app-kathai-exchange = { $cards ->
    [one] Eine Tauschkarte
   *[other] { $cards } Tauschkarten
}
app-kathai-points = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
}

## The pads: a sale, a bribe, a trade.

app-kathai-pad-bribe = { $name } besticht den Markt
app-kathai-pad-trade = { $name } handelt
app-kathai-wanting-sale = Wählt die Ware und die Zahl der Karten.
app-kathai-wanting-bribe = Wählt das Paar und die Karte, mit der bezahlt wird.
app-kathai-wanting-trade = Wählt aus, mit wem. Es dürfen auch mehrere sein.
app-kathai-would-sell = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} + { $bonus } = { $points }. { $name } steht dann bei { $total }.
app-kathai-would-hold = { $name }: { $before } → { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
app-kathai-would-lie = Die Reihe danach
app-kathai-which-good = Welche Ware?
app-kathai-how-many = Wie viele Karten?
app-kathai-how-many-goods = Wie oft zeigen sie insgesamt { $good }? Das könnt ihr auch weglassen.
app-kathai-which-pair = Welches Paar wird vertauscht?
app-kathai-paid-with = Womit wird bezahlt?
app-kathai-with-hand = Handkarte
app-kathai-with-exchange = Tauschkarte
app-kathai-with-whom = Mit wem?
app-kathai-gives = { $name } gibt

## The end.

app-kathai-box = { $prices } Kurskarten, { $goods } Warenkarten und { $cards } Handelskarten. Sammelt alles ein: Handkarten, Tauschkarten, Nachziehstapel und Ablagestapel. Vielleicht liegt auch noch eine Bestechungskarte auf den Waren.

## Setting up.

app-kathai-youngest = am jüngsten
app-kathai-begins = { $name } ist am jüngsten und fängt an.
app-kathai-who-is-youngest = Wer von euch ist am jüngsten? Klickt „am jüngsten“ unter dem Namen an.
app-kathai-row = Die Reihe
app-kathai-row-hint = Tragt ein, wie viele Kamele eure Kurskarten zeigen; das Programm merkt es sich. Die 7 stammt aus einer Rezension: Es gilt eure Karte. Die Waren sind ausgelost: Klickt zwei an, um sie zu vertauschen.
app-kathai-shuffle = Neu auslosen
app-kathai-camels-missing = Lest die Kamele von euren vier Kurskarten ab und tragt sie ein: unter jeder eine Zahl von { $least } bis { $most }.
app-kathai-note-end = Der Zug, in dem jemand die letzte Karte vom Stapel zieht, ist der letzte des Spiels.
app-kathai-note = Nach dem Zug, in dem jemand die letzte Karte vom Stapel zieht, hat jeder noch zwei Züge, zusammen { $turns }.

## What keys do in Kathai only.

app-kathai-keys-seat = Mit diesem Platz handeln. Beim Eintragen: wie viele Karten, welches Paar oder mit wem
app-kathai-keys-good = Diese Ware verkaufen
app-kathai-keys-count = Beim Eintragen: wie viele Waren die Karten zeigen oder wie viele Karten jemand gibt
app-kathai-keys-pass = Passen. Beim Eintragen: Handkarte oder Tauschkarte; ob die Pfeile Geben oder Nehmen zählen
app-kathai-keys-remove = Den zuletzt gewählten Platz aus dem Handel nehmen
app-kathai-keys-confirm = Verkaufen, eintragen, bestätigen

## Beneath large numbers at the seats: one short word

app-kathai-caption-exchange = Tausch
app-kathai-caption-points = { $count ->
    [one] Punkt
   *[other] Punkte
}

## My box

app-kathai-box-camels = Kamele auf den Kurskarten
