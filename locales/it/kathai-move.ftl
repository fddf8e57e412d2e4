### The moves, as a book of the game tells them. Whole sentences in the present tense.

kathai-move-trade = { $name } scambia: { $deals }.
kathai-move-deal = { $gives ->
    [one] una carta
   *[other] { $gives } carte
} in cambio di { $gets ->
    [one] una
   *[other] { $gets }
} con { $name }
kathai-move-gift = { $cards ->
    [one] una carta
   *[other] { $cards } carte
} in regalo per { $name }
kathai-move-gain = { $cards ->
    [one] una carta
   *[other] { $cards } carte
} in regalo da { $name }
kathai-move-bury = { $name } mette una carta sotto il mazzo e pesca quella in cima.
kathai-move-sell = { $name } vende { $good } con { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
kathai-move-sell-goods = { $name } vende { $good }: { $goods } su { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
kathai-move-bribe-hand = { $name } corrompe il mercato con una carta dalla mano e inverte { $pair }.
kathai-move-bribe-exchange = { $name } corrompe il mercato con una carta scambio e inverte { $pair }.
kathai-move-draw = { $name } scarta una carta scambio e pesca ancora.
kathai-move-pass = { $name } passa.
