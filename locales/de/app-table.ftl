### The table: one screen for the whole game. Short words for buttons and labels.

## Along the top

app-table-round = Runde { $round }/{ $rounds }
app-table-pile = Stapel: { $cards }
app-table-journal = Buch
app-table-journal-empty = Noch nichts eingetragen.
app-table-totals-show = Stand zeigen
app-table-totals-hide = Stand verdecken

## Seats. Small words beside a name.

app-table-passed = gepasst
app-table-next = gleich dran
app-table-bids = bietet { $value }
app-table-hand = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}

## What can be done

app-table-bid = { $value } bieten
app-table-pass = Passen
app-table-sell = Verkaufen
app-table-discard = Abwerfen
app-table-result = Zum Ergebnis
app-table-rule = Regel: { $title }
app-table-undone = Zurückgenommen: { $entry }
app-table-redone = Wieder eingetragen: { $entry }

## The pad: choosing cards

app-table-pad-bid = { $name } bietet
app-table-pad-sell = { $name } verkauft
app-table-choose = { $cards ->
    [one] Wählt noch eine Karte.
   *[other] Wählt noch { $cards } Karten.
}
app-table-choose-any = Wählt die Karten.
app-table-choose-seat = Wählt aus, wer es ist.
app-table-fits = So stimmt es.
app-table-sell-for = Für { $points } verkaufen
app-table-enter = Eintragen
app-table-cancel = Abbrechen

app-table-early-title = Schon vorbei?
app-table-early-no = Noch nicht
app-table-early-yes = Ja, die Partie ist vorbei

## Beneath large numbers at the seats: one short word

app-table-caption-cards = { $count ->
    [one] Karte
   *[other] Karten
}

## Ein Zug, der nach einem Versehen aussieht

app-table-doubt-title = Ganz sicher?
app-table-doubt-no = Nein, noch mal nachsehen
app-table-doubt-yes = Ja, so eintragen

app-table-break-off = Partie abbrechen
app-table-break-off-title = Die Partie abbrechen?
app-table-break-off-ask = Ihr seht den Stand bis hierher, und die Partie bleibt als abgebrochen im Archiv. Weiterspielen könnt ihr auch später noch. Soll sie in der Statistik zählen?
app-table-break-off-counted = Sie zählt
app-table-break-off-uncounted = Sie zählt nicht
app-table-break-off-no = Weiterspielen
app-table-break-off-again = Die Partie wird wieder abgebrochen.

app-table-leave = Jemand geht
app-table-leave-title = Wer geht, wer ist wieder da?
app-table-leave-ask = Die anderen spielen gemeinsam für diesen Platz weiter, so wie es die Regeln erlauben. Für alle, die gehen, zählt die Partie nicht in der Statistik, es sei denn, sie kommen zurück.
app-table-leaves = { $name } geht
app-table-return = { $name } ist wieder da
app-table-away = { $name } ist gegangen. Die anderen spielen hier weiter.
app-table-back = { $name } spielt wieder mit.
app-table-away-seat = nicht da
