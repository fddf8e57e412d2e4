### The table: one screen for the whole game. Short words for buttons and labels.

## Along the top

app-table-round = Runde { $round } von { $rounds }
app-table-auction = Versteigerung { $auction } von { $auctions }
app-table-market = Markt
app-table-closing = Letzte Verkäufe
app-table-pile = Stapel: { $cards }
app-table-journal = Buch
app-table-journal-empty = Noch nichts eingetragen.
app-table-totals-show = Stand zeigen
app-table-totals-hide = Stand verdecken

## Seats. Small words beside a name.

app-table-opens = eröffnet
app-table-passed = gepasst
app-table-next = gleich dran
app-table-bids = bietet { $value }
app-table-hand = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
app-table-profit = Gewinn { $points }

## Beside the table

app-table-offers = Angebotskarten
app-table-lot = Angebot
app-table-value = Für wie viel? Wenn ihr mögt.
app-table-award = Klickt an, wer das Angebot bekommt.
app-table-order = Ihr wählt in dieser Reihenfolge
app-table-count = Gleichstand: Wie viele Handkarten?

## What can be done

app-table-bid = { $value } bieten
app-table-bid-cards = Karten bieten
app-table-pass = Passen
app-table-waive = Nichts nehmen
app-table-lay-out = Angebot eintragen
app-table-sell = Verkaufen
app-table-discard = Ablegen
app-table-result = Wer gewinnt?
app-table-rule = Regel: { $title }
app-table-undone = Zurückgenommen: { $entry }
app-table-redone = Wieder eingetragen: { $entry }

## The pad: choosing cards

app-table-seller = Wer verkauft?
app-table-discarder = Wer legt ab?
app-table-pad-lot = Das Angebot
app-table-pad-bid = { $name } bietet
app-table-pad-sell = { $name } verkauft
app-table-pad-discard = { $name } legt ab
app-table-choose = { $cards ->
    [one] Wählt noch eine Karte.
   *[other] Wählt noch { $cards } Karten.
}
app-table-choose-any = Wählt die Karten.
app-table-choose-seat = Wählt aus, wer es ist.
app-table-count-only = Sagt nur, wie viele, oder wählt unten die Karten.
app-table-profit-of = Gewinn { $points }. Behalten: { $kept }; in die Schachtel: { $boxed }.
app-table-worth = Insgesamt { $value } wert.
app-table-so-far = Bisher { $value } wert, mindestens { $least } muss es sein.
app-table-fits = So stimmt es.
app-table-sell-for = Für { $points } verkaufen
app-table-enter = Eintragen
app-table-cancel = Abbrechen
