### The table: one screen for the whole game. Short words for buttons and labels.

## Along the top

app-table-round = Round { $round }/{ $rounds }
app-table-pile = Mazzo: { $cards }
app-table-journal = Registro
app-table-journal-empty = Il registro è ancora vuoto.
app-table-totals-show = Mostra totali
app-table-totals-hide = Nascondi totali

## Seats. Small words beside a name.

app-table-passed = passa
app-table-next = segue
app-table-bids = punta { $value }
app-table-hand = { $cards ->
    [one] una carta
   *[other] { $cards } carte
}

## What can be done

app-table-bid = Punta { $value }
app-table-pass = Passa
app-table-sell = Vendi
app-table-discard = Scarta
app-table-result = Vai al risultato
app-table-rule = Regola: { $title }
app-table-undone = Mossa annullata: { $entry }
app-table-redone = Mossa rifatta: { $entry }

## The pad: choosing cards

app-table-pad-bid = { $name } punta
app-table-pad-sell = { $name } vende
app-table-choose = { $cards ->
    [one] Scegli ancora una carta.
   *[other] Scegli ancora { $cards } carte.
}
app-table-choose-any = Scegli le carte.
app-table-choose-seat = Scegli una persona.
app-table-fits = Così va bene.
app-table-sell-for = Vendi: profitto { $points }
app-table-enter = Inserisci
app-table-cancel = Chiudi

app-table-early-title = Già finita?
app-table-early-no = Non ancora
app-table-early-yes = Sì, la partita finisce qui

## Beneath large numbers at the seats: one short word

app-table-caption-cards = { $count ->
    [one] carta
   *[other] carte
}

## Una mossa che sembra una svista

app-table-doubt-title = È proprio così?
app-table-doubt-no = No, ricontrolliamo
app-table-doubt-yes = Sì, inserisci

app-table-break-off = Interrompi la partita
app-table-break-off-title = Interrompere la partita?
app-table-break-off-ask = Vedrete la classifica fin qui, e la partita resterà in archivio come interrotta. Potrete riprenderla anche più tardi. Deve contare per le statistiche?
app-table-break-off-counted = Conta
app-table-break-off-uncounted = Non conta
app-table-break-off-no = Continua la partita
app-table-break-off-again = La partita viene interrotta di nuovo.

app-table-leave = Qualcuno va via
app-table-leave-title = Chi va via? Chi è di nuovo qui?
app-table-leave-ask = Gli altri giocano insieme al suo posto, come permettono le regole. Per chi va via la partita non conta nelle statistiche, a meno che non torni.
app-table-leaves = { $name } va via
app-table-return = { $name } è di nuovo qui
app-table-away = { $name } non gioca più. Decidono gli altri al suo posto.
app-table-back = { $name } gioca di nuovo.
app-table-away-seat = assente
