kathai-do-sell = { $name }, eine der ausgespielten Karten bleibt als Tauschkarte vor dir liegen, { $others ->
    [one] die andere kommt
   *[other] die anderen { $others } kommen
} auf den Ablagestapel.
kathai-do-sell-one = { $name }, die ausgespielte Karte bleibt als Tauschkarte vor dir liegen.
kathai-do-row = In der Reihe: { $good } ans X. Was rechts davon lag, rückt nach links auf.
kathai-do-bribe = { $name }, vertausch { $pair } in der Reihe und leg deine Karte verdeckt auf das Paar.
kathai-do-draw = { $name }, leg eine Tauschkarte ab und zieh eine Karte nach.
