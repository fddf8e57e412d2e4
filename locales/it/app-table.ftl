### The table: one screen for the whole game. Short words for buttons and labels.

## Along the top

app-table-round = Round { $round } di { $rounds }
app-table-auction = Asta { $auction } di { $auctions }
app-table-market = Mercato
app-table-closing = Ultime vendite
app-table-pile = Mazzo: { $cards }
app-table-journal = Registro
app-table-journal-empty = Il registro è ancora vuoto.
app-table-totals-show = Mostra totali
app-table-totals-hide = Nascondi totali

## Seats. Small words beside a name.

app-table-opens = apre
app-table-passed = passa
app-table-next = segue
app-table-bids = punta { $value }
app-table-hand = { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
app-table-profit = profitto { $points }

## Beside the table

app-table-offers = Carte offerta
app-table-lot = Lotto
app-table-value = A quanto? Se vuoi dirlo.
app-table-award = Clicca su chi si aggiudica il lotto.
app-table-order = Scegliete in quest’ordine
app-table-count = Carte in mano, per lo spareggio

## What can be done

app-table-bid = Punta { $value }
app-table-bid-cards = Punta con le carte
app-table-pass = Passa
app-table-waive = Niente
app-table-lay-out = Inserisci il lotto
app-table-sell = Vendi
app-table-discard = Scarta
app-table-result = Chi ha vinto?
app-table-rule = Regola: { $title }
app-table-undone = Mossa annullata: { $entry }
app-table-redone = Mossa rifatta: { $entry }

## The pad: choosing cards

app-table-seller = Chi vende?
app-table-discarder = Chi scarta?
app-table-pad-lot = Il lotto
app-table-pad-bid = { $name } punta
app-table-pad-sell = { $name } vende
app-table-pad-discard = { $name } scarta
app-table-choose = { $cards ->
    [one] Scegli ancora una carta.
   *[other] Scegli ancora { $cards } carte.
}
app-table-choose-any = Scegli le carte.
app-table-choose-seat = Scegli chi.
app-table-count-only = Basta dire quante. Oppure scegli le carte qui sotto.
app-table-profit-of = Profitto { $points }. Da tenere: { $kept }; nella scatola: { $boxed }.
app-table-worth = In tutto vale { $value }.
app-table-so-far = Finora vale { $value }: serve almeno { $least }.
app-table-fits = Così va bene.
app-table-sell-for = Vendi per { $points }
app-table-enter = Inserisci
app-table-cancel = Chiudi
