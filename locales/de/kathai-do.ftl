kathai-do-sell = { $name }, eine der ausgespielten Karten bleibt als Tauschkarte vor dir, { $others ->
    [one] die andere kommt
   *[other] die anderen { $others } kommen
} auf den Ablagestapel.
kathai-do-sell-one = { $name }, die ausgespielte Karte bleibt als Tauschkarte vor dir.
kathai-do-row = In der Reihe: { $good } unter das X, was rechts davon lag, rückt nach links auf.
kathai-do-bribe = { $name }, vertausch in der Reihe { $pair } und leg deine Karte verdeckt auf die beiden.
kathai-do-draw = { $name }, wirf eine Tauschkarte ab und zieh eine Karte nach.
