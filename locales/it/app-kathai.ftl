### Kathai in the window: its board, its pads, and setting it up.

## What can be done in a turn, on buttons.

app-kathai-trade = Scambia
app-kathai-bribe = Corrompi
app-kathai-bury = Cambia una carta
app-kathai-draw = Pesca ancora

## The board.

app-kathai-pile = mazzo
app-kathai-pile-drawn = mazzo dopo aver pescato
app-kathai-drawn = dopo aver pescato
app-kathai-hand-drawn = { $cards ->
    [one] una carta dopo aver pescato
   *[other] { $cards } carte dopo aver pescato
}
app-kathai-discards = scarti
app-kathai-left-none = Questo è l’ultimo turno
app-kathai-left = { $left ->
    [one] Dopo questo, ancora un turno
   *[other] Dopo questo, ancora { $left } turni
}
app-kathai-needs = { $cards }+ carte
app-kathai-pays = { $points }+ punti
app-kathai-unsellable = invendibile
app-kathai-locked = La carta tangente sta sulla coppia { $first } e { $second }: per ora nessuno può invertirla di nuovo.
app-kathai-swap = Corrompi il mercato: inverti { $first } e { $second }
app-kathai-exchange = { $cards ->
    [one] Una carta scambio
   *[other] { $cards } carte scambio
}
app-kathai-points = { $points ->
    [one] Un punto
   *[other] { $points } punti
}

## The pads: a sale, a bribe, a trade.

app-kathai-pad-bribe = { $name } corrompe il mercato
app-kathai-pad-trade = { $name } scambia
app-kathai-wanting-sale = Scegli la merce e quante carte si giocano.
app-kathai-wanting-bribe = Scegli la coppia da invertire e la carta con cui si paga.
app-kathai-wanting-trade = Scegli con chi, anche più di una persona.
app-kathai-would-sell = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} + { $bonus } = { $points }. { $name } arriva a { $total }.
app-kathai-would-hold = { $name }: { $before } → { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
app-kathai-would-lie = La fila diventa
app-kathai-which-good = Quale merce?
app-kathai-how-many = Quante carte?
app-kathai-how-many-goods = Quante volte mostrano { $good }, in tutto? Se non conti, salta pure.
app-kathai-which-pair = Quale coppia si inverte?
app-kathai-paid-with = Si paga con
app-kathai-with-hand = una carta dalla mano
app-kathai-with-exchange = una carta scambio
app-kathai-with-whom = Con chi?
app-kathai-gives = { $name } dà

## The end.

app-kathai-box = { $prices } carte prezzo, { $goods } carte merce e { $cards } carte commercio. Controllate le carte in mano, le carte scambio, il mazzo e gli scarti. Sulle merci può esserci ancora la carta tangente.

## Setting up.

app-kathai-youngest = più giovane
app-kathai-begins = Comincia { $name }: è la persona più giovane.
app-kathai-who-is-youngest = Chi è la persona più giovane? Cliccate su «più giovane» sotto il nome.
app-kathai-row = La fila
app-kathai-row-hint = Inserite quanti cammelli mostrano le vostre carte prezzo: il programma li ricorda. Il 7 viene da una recensione: vale la vostra carta. Le merci sono state sorteggiate: cliccate su due per invertirle.
app-kathai-shuffle = Nuovo sorteggio
app-kathai-camels-missing = Leggete i cammelli sulle vostre quattro carte prezzo e inseriteli: sotto ognuna un numero da { $least } a { $most }.
app-kathai-note-end = Il turno in cui qualcuno pesca l’ultima carta del mazzo è l’ultimo della partita.
app-kathai-note = Dopo il turno in cui qualcuno pesca l’ultima carta del mazzo ne restano { $turns }: due a testa.

## What keys do in Kathai only.

app-kathai-keys-seat = Scambia con chi siede qui. Nel riquadro: quante carte, quale coppia o con chi
app-kathai-keys-good = Vendi questa merce
app-kathai-keys-count = Nel riquadro: quante merci mostrano le carte, o quante carte dà una persona
app-kathai-keys-pass = Passa. Nel riquadro: con che cosa si corrompe, o se le frecce contano le carte date o quelle ricevute
app-kathai-keys-remove = Togli dallo scambio l’ultima persona scelta
app-kathai-keys-confirm = Vendi, inserisci, conferma

## Beneath large numbers at the seats: one short word

app-kathai-caption-exchange = scambio
app-kathai-caption-points = { $count ->
    [one] punto
   *[other] punti
}

## My box

app-kathai-box-camels = Cammelli sulle carte prezzo
