### The moves, as a book of the game tells them. Whole sentences in the present tense.

byzanz-move-reveal = Il lotto: { $cards }.
byzanz-move-bid-value = { $name } punta { $value }.
byzanz-move-bid-cards = { $name } punta: { $cards }.
byzanz-move-pass = { $name } passa.
byzanz-move-award-value = { $name } si aggiudica il lotto puntando { $value }.
byzanz-move-award = { $name } si aggiudica il lotto.
byzanz-move-settle = { $name } mette nel mercato: { $card }.
byzanz-move-pick = { $name } prende dal mercato: { $kind }.
byzanz-move-waive = { $name } non prende niente dal mercato.
byzanz-move-sell = { $name } vende: { $cards }.
byzanz-move-discard-count = { $name } scarta { $count ->
    [one] una carta
   *[other] { $count } carte
}.
byzanz-move-discard-cards = { $name } scarta: { $cards }.
byzanz-move-hand = { $name } conta { $count ->
    [one] una carta
   *[other] { $count } carte
} in mano.
