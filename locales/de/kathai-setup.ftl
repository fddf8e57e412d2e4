### Setting the table up: a checklist that one person reads out.

kathai-setup-prices = Legt die Kurskarten in eine Reihe, von links nach rechts: +4, +2, +1, +0, X.
kathai-setup-goods = Legt darunter die Warenkarten, von links nach rechts: { $row }.
kathai-setup-shuffle = Mischt alle { $cards } Handelskarten.
kathai-setup-give = Teilt jedem verdeckt { $each ->
    [one] eine Karte
   *[other] { $each } Karten
} aus, zusammen { $total }.
kathai-setup-pile = Der Rest ist der Nachziehstapel. Er muss { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} haben.
kathai-setup-begin = { $name } hat den ersten Zug. Danach geht es im Uhrzeigersinn reihum.
kathai-setup-youngest = Wer am jüngsten ist, fängt an. Dann geht es im Uhrzeigersinn weiter.
