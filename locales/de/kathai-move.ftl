### The moves, as a book of the game tells them. Whole sentences in the present tense.

kathai-move-trade = { $name } handelt: { $deals }.
kathai-move-deal = { $gives ->
    [one] eine Karte
   *[other] { $gives } Karten
} gegen { $gets ->
    [one] eine
   *[other] { $gets }
} mit { $name }
kathai-move-gift = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} als Geschenk an { $name }
kathai-move-gain = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} als Geschenk von { $name }
kathai-move-bury = { $name } schiebt eine Karte unter den Stapel und zieht die oberste.
kathai-move-sell = { $name } verkauft { $good } mit { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
}.
kathai-move-sell-goods = { $name } verkauft { $good }: { $goods } auf { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
}.
kathai-move-bribe-hand = { $name } besticht mit einer Handkarte und vertauscht { $pair }.
kathai-move-bribe-exchange = { $name } besticht mit einer Tauschkarte und vertauscht { $pair }.
kathai-move-draw = { $name } legt eine Tauschkarte ab und zieht nach.
kathai-move-pass = { $name } passt.
