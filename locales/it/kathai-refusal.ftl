### Why an entry is not accepted. Each sentence stands alone and says what was tried and what would be right.

kathai-refusal-no-such-seat = Al posto { $number } non c’è nessuno.
kathai-refusal-game-over = La partita è finita: l’ultimo turno è già stato giocato.
kathai-refusal-not-your-turn = Tocca { AD($turn) }, non { AD($name) }.

## Trades

kathai-refusal-no-deal = Inserisci almeno uno scambio: con chi, e quante carte dà ciascuno dei due.
kathai-refusal-with-oneself = { $name } può scambiare carte solo con qualcun altro.
kathai-refusal-empty-deal = Nello scambio tra { $name } { ED($other) } nessuna carta passa di mano. Deve passarne almeno una.
kathai-refusal-gives-too-many = { $name } dovrebbe dare { $tried ->
    [one] una carta
   *[other] { $tried } carte
}, ma in mano ne ha { $has ->
    [one] una sola
   *[other] solo { $has }
}.
kathai-refusal-gives-too-many-none = { $name } dovrebbe dare { $tried ->
    [one] una carta
   *[other] { $tried } carte
}, ma non ha carte in mano.
kathai-refusal-hand-too-full = { $name } avrebbe in mano { $would } carte. Il massimo è 7.

## Cards to play and to draw

kathai-refusal-no-hand-card = { $name } non ha carte in mano, e qui ne serve una.
kathai-refusal-no-exchange-card = { $name } non ha carte scambio, e qui ne serve una. Si ottengono vendendo.
kathai-refusal-hand-full = { $name } ha già 7 carte in mano, il massimo: non può pescare.
kathai-refusal-pile-empty = Il mazzo è vuoto: non c’è niente da pescare.

## Sales

kathai-refusal-unsellable = Questa merce è alla X, quindi è invendibile: { $good }. Le altre quattro si possono vendere.
kathai-refusal-no-cards = Per una vendita serve almeno una carta. Non ne hai inserita nessuna.
kathai-refusal-more-than-hand = { $name } dovrebbe giocare { $tried ->
    [one] una carta
   *[other] { $tried } carte
}, ma in mano ne ha { $has ->
    [one] una sola
   *[other] solo { $has }
}.
kathai-refusal-more-than-hand-none = { $name } dovrebbe giocare { $tried ->
    [one] una carta
   *[other] { $tried } carte
}, ma non ha carte in mano.
kathai-refusal-shows-too-few = Hai inserito { $tried ->
    [one] una merce
   *[other] { $tried } merci
} di questo tipo: { $good }. Per vendere al { $place } { $camels ->
    [one] ne serve almeno una
   *[other] ne servono almeno { $camels }
}.
kathai-refusal-cards-too-few = { $cards ->
    [one] Una carta mostra
   *[other] { $cards } carte mostrano
} al massimo { $most } merci di questo tipo: { $good }. Per vendere al { $place } { $camels ->
    [one] ne serve almeno una
   *[other] ne servono almeno { $camels }
}.
kathai-refusal-cards-without = Ogni carta giocata deve mostrare la merce venduta ({ $good }): con { $cards ->
    [one] una carta ne serve almeno una
   *[other] { $cards } carte ne servono almeno { $cards }
}, e ne hai { $goods ->
    [one] inserita una
   *[other] inserite { $goods }
}.
kathai-refusal-shows-too-many = Nessuna carta mostra più di 3 merci: con { $cards ->
    [one] una carta
   *[other] { $cards } carte
} arrivi al massimo a { $most } di questo tipo ({ $good }), e ne hai inserite { $goods }.

## Bribes

kathai-refusal-same-good = Chi corrompe il mercato inverte due merci diverse. Hai inserito due volte la stessa: { $good }.
kathai-refusal-not-neighbours = Si possono invertire solo merci vicine, e queste non lo sono: { $pair }. La fila è: { $row }.
kathai-refusal-locked = La carta tangente sta sulla coppia { $pair }. Questa coppia si potrà invertire di nuovo solo dopo che qualcuno avrà invertito un’altra coppia o venduto una delle due merci.
