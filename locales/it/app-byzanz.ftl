### Byzanz in the window: its table, its pad, the end, and setting it up.

## Along the top, and at the start.

app-byzanz-auction = Asta { $auction }/{ $auctions }
app-byzanz-market = Mercato
app-byzanz-closing = Ultime vendite
app-byzanz-continue-closing = { $names }: l’ultimo mercato è finito

## Seats. Small words beside a name.

app-byzanz-opens = apre
app-byzanz-profit = profitto { $points }

## Beside the table.

app-byzanz-offers = Carte offerta
app-byzanz-offer-card = Carta offerta { $offer }
app-byzanz-lot = Lotto
app-byzanz-value = A quanto? (se volete)
app-byzanz-order = Scegliete in quest’ordine
app-byzanz-count = Carte in mano, per lo spareggio

## What can be done, on buttons.

app-byzanz-bid-cards = Punta con le carte
app-byzanz-bid-more = Punta di più
app-byzanz-waive = Non prendere niente
app-byzanz-lay-out = Inserisci il lotto

## The pad: choosing cards.

app-byzanz-seller = Chi vende?
app-byzanz-discarder = Chi scarta?
app-byzanz-pad-lot = Il lotto
app-byzanz-pad-discard = { $name } scarta
app-byzanz-count-only = Basta dire quante. Oppure scegli le carte qui sotto.
app-byzanz-profit-of = Profitto { $points }. Da tenere: { $kept }; nella scatola: { $boxed }.
app-byzanz-worth = In tutto vale { $value }.
app-byzanz-so-far = Finora vale { $value }: serve almeno { $least }.

## The end.

app-byzanz-total = Profitto
app-byzanz-chart = Il profitto, round dopo round
app-byzanz-again = Rivincita, dà le carte { $name }
app-byzanz-box-cards = Le carte: { $goods } merci e { $merchants } mercanti, { $cards } in tutto. Cercatele anche tra le carte in mano, tra quelle del profitto e nel mercato.
app-byzanz-box-goods = Di ogni merce devono esserci { $goods } carte.
app-byzanz-box-offers = Tutte le carte offerta: { $offers }.
app-byzanz-box-market = Le { $cards } carte mercato.

## Setting up.

app-byzanz-deals = mazziere
app-byzanz-draw = Mazziere a sorte
app-byzanz-dealer = { $name } dà le carte.
app-byzanz-depth-winners = Vincitori
app-byzanz-depth-cards = Carte
app-byzanz-depth-winners-means = Inserite chi si aggiudica ogni lotto, che cosa si prende dal mercato e che cosa si vende.
app-byzanz-depth-cards-means = Inserite ogni carta scoperta. Così il programma conosce il mercato e le carte in mano.
app-byzanz-opens-first = { $name } apre la prima asta.

## What keys do in Byzanz only.

app-byzanz-keys-seat = Assegna il lotto a chi siede qui; nel riquadro delle carte, scegli la persona
app-byzanz-keys-pass = Passa, o non prendere niente
app-byzanz-keys-kind = Prendi questo tipo; nel riquadro delle carte, scegli il tipo e poi il valore, da 1 a 4
app-byzanz-keys-remove = Togli l’ultima carta scelta

## Beneath large numbers at the seats: one short word

app-byzanz-caption-profit = profitto
app-byzanz-caption-bid = puntata
app-byzanz-caption-sales = { $count ->
    [one] vendita
   *[other] vendite
}
app-byzanz-sales = { $sales ->
    [one] Finora una vendita
   *[other] Finora { $sales } vendite
}

## Between two rounds, and after the last market

app-byzanz-round-over = Il round { $round } è finito
app-byzanz-pause-last = Chi vuole ancora vendere lo fa adesso, in qualsiasi ordine. Poi si vede il risultato.
app-byzanz-pause-box = Quello che resta nel mercato va nella scatola.
app-byzanz-pause-pile = Prima di scoprire il prossimo lotto, nel mazzo { $cards ->
    [one] deve esserci una carta
   *[other] devono esserci { $cards } carte
}.
app-byzanz-sells = Vende
app-byzanz-done = Ha finito
app-byzanz-go-on = Vai al round { $round }

## What is known while something is entered

app-byzanz-who-wins = Cliccate su chi si aggiudica il lotto
app-byzanz-award-highest = { $name } lo prende per { $value }
app-byzanz-in-hand = In mano
app-byzanz-unknown = { $cards ->
    [one] una carta sconosciuta
   *[other] { $cards } carte sconosciute
}
app-byzanz-lies = Già nella puntata: vale { $value }
