### Byzanz in the window: its table, its pad, the end, and setting it up.

## Along the top, and at the start.

app-byzanz-auction = Versteigerung { $auction }/{ $auctions }
app-byzanz-market = Markt
app-byzanz-closing = Letzte Verkäufe
app-byzanz-continue-closing = { $names }: nach dem letzten Markt

## Seats. Small words beside a name.

app-byzanz-opens = eröffnet
app-byzanz-profit = Gewinn { $points }

## Beside the table.

app-byzanz-offers = Angebotskarten
app-byzanz-offer-card = Angebotskarte { $offer }
app-byzanz-lot = Angebot
app-byzanz-value = Für wie viel? Muss nicht sein.
app-byzanz-order = Ihr wählt in dieser Reihenfolge
app-byzanz-count = Gleichstand: Wie viele Handkarten?

## What can be done, on buttons.

app-byzanz-bid-cards = Mit Karten bieten
app-byzanz-bid-more = Mehr bieten
app-byzanz-waive = Nichts nehmen
app-byzanz-lay-out = Angebot eintragen

## The pad: choosing cards.

app-byzanz-seller = Wer verkauft?
app-byzanz-discarder = Wer wirft ab?
app-byzanz-pad-lot = Das Angebot
app-byzanz-pad-discard = { $name } wirft ab
app-byzanz-count-only = Sagt, wie viele, oder wählt unten die Karten aus.
app-byzanz-profit-of = Gewinn { $points }. Behalten: { $kept }; in die Schachtel: { $boxed }.
app-byzanz-worth = Insgesamt { $value } wert.
app-byzanz-so-far = Bisher { $value } wert. Mindestgebot: { $least }.

## The end.

app-byzanz-total = Gewinn
app-byzanz-chart = Gewinn, Runde für Runde
app-byzanz-again = Noch einmal, { $name } gibt
app-byzanz-box-cards = Die Spielkarten: { $goods } Waren und { $merchants } Händler, zusammen { $cards }. Sammelt alles ein: Handkarten, Gewinn und Markt.
app-byzanz-box-goods = Zählt nach: von jeder Ware { $goods } Karten.
app-byzanz-box-offers = Alle Angebotskarten: { $offers }.
app-byzanz-box-market = Die { $cards } Marktkarten.

## Setting up.

app-byzanz-deals = gibt
app-byzanz-draw = Geber auslosen
app-byzanz-dealer = { $name } gibt die Karten.
app-byzanz-depth-winners = Gewinner
app-byzanz-depth-cards = Karten
app-byzanz-depth-winners-means = Ihr tragt ein, wer welches Angebot bekommt, was genommen und was verkauft wird.
app-byzanz-depth-cards-means = Ihr tragt jede offene Karte ein. Dafür behält das Programm Handkarten und Markt im Blick.
app-byzanz-opens-first = { $name } eröffnet die erste Versteigerung.

## What keys do in Byzanz only.

app-byzanz-keys-seat = Das Angebot geht an diesen Platz; in der Kartenauswahl: wer es ist
app-byzanz-keys-pass = Passen oder nichts nehmen
app-byzanz-keys-kind = Diese Sorte nehmen; in der Kartenauswahl: erst die Sorte, dann den Wert 1 bis 4
app-byzanz-keys-remove = Die zuletzt gewählte Karte zurücklegen

## Beneath large numbers at the seats: one short word

app-byzanz-caption-profit = Gewinn
app-byzanz-caption-bid = Gebot
app-byzanz-caption-sales = { $count ->
    [one] Verkauf
   *[other] Verkäufe
}
app-byzanz-sales = { $sales ->
    [one] Bisher ein Verkauf
   *[other] Bisher { $sales } Verkäufe
}

## Between two rounds, and after the last market

app-byzanz-round-over = Runde { $round } ist vorbei
app-byzanz-pause-last = Wer noch verkaufen will, tut es jetzt, egal in welcher Reihenfolge. Dann kommt das Ergebnis.
app-byzanz-pause-box = Was noch im Markt liegt, kommt in die Schachtel.
app-byzanz-pause-pile = Bevor ihr das nächste Angebot aufdeckt, muss der Nachziehstapel { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} haben.
app-byzanz-sells = Verkaufen
app-byzanz-done = Fertig
app-byzanz-go-on = Weiter mit Runde { $round }

## What is known while something is entered

app-byzanz-who-wins = Klickt an, wer das Angebot bekommt
app-byzanz-award-highest = { $name } bekommt es für { $value }
app-byzanz-in-hand = Auf der Hand
app-byzanz-unknown = { $cards ->
    [one] eine unbekannte Karte
   *[other] { $cards } unbekannte Karten
}
app-byzanz-lies = Schon im Gebot, zusammen { $value } wert
