### Why an entry is not accepted. Each sentence stands alone and says what was tried and what would be right.

silk-road-refusal-no-such-seat = Al posto { $number } non c’è nessuno.
silk-road-refusal-not-now = { $moment ->
    [lead] Non ancora: prima bisogna sapere chi guida. Inserisci chi guida, oppure un’offerta.
    [bid] Non adesso: prima le offerte per la guida. Inserisci un’offerta o un «passo».
    [answer] Non adesso: prima chi guida deve accettare l’offerta o pagare altrettanto.
    [travel] Non adesso: prima la carovana va nella città seguente.
    [take] Non adesso: prima chi ha la pedina prende una tessera.
    [hand] Non adesso: prima si passa la pedina.
    [count] Il viaggio è finito. Ormai si può solo contare.
   *[finish] La partita è finita: il conteggio è chiuso.
}
silk-road-refusal-not-your-turn = Tocca { AD($turn) }, non { AD($name) }.

## The lead

silk-road-refusal-leader-bids = { $name } guida la carovana e non fa offerte. Chi guida risponde, alla fine, all’offerta più alta.
silk-road-refusal-has-spoken = { $name } ha già offerto o passato. Si parla una volta sola a testa.
silk-road-refusal-bid-too-low = { $name } non può offrire { $tried }. Si offre almeno { $least }.
silk-road-refusal-bid-too-low-against = { $name } non può offrire { $tried }. { $other } ha offerto { $highest }, quindi il minimo è { $least }.
silk-road-refusal-bid-too-high = { $name } non può offrire { $tried }. Non si offre mai più di quello che si ha, e qui il massimo è { $has }.
silk-road-refusal-bids-needed = Qui chi guida lo decidono le offerte. Inserisci le offerte una per una, oppure chiudi il giro.
silk-road-refusal-cannot-pay = { $name } non può pagare { $silver }: secondo il registro ha { $has } in monete. Quindi deve accettare l’offerta.

## The journey

silk-road-refusal-visited = La carovana è già passata da { $city } e non torna mai indietro. Scegli una città dove porta una freccia.

## Tiles

silk-road-refusal-nothing-printed = Sulla mappa non c’è nessuna tessera stampata { AD($city) }. Ci sono solo a Dunhuang, Koria, Kashgar, Merv e Susia.
silk-road-refusal-printed-too-late = La tessera stampata la può usare solo chi guida, una volta sola e prima che si prenda la prima tessera. Ormai è tardi.
silk-road-refusal-printed-kept = Una tessera stampata non si può tenere da parte, quindi non è mai questa: { $tile }. Scegline una che si usa subito.
silk-road-refusal-forbidden = In questo viaggio questa tessera non può trovarsi { AD($city) }: { $tile }. È stata sostituita durante la preparazione. Scegline un’altra.
silk-road-refusal-nothing-traded = Con questa tessera non passa di mano niente: { $tile }. Inserisci almeno un cubetto, oppure scegli «Non usarla».
silk-road-refusal-too-few-goods = { $name } non può avere { $goods }: il massimo è { $most }.
silk-road-refusal-too-few-goods-none = { $name } non può avere { $goods }: secondo il registro dietro quello schermo non ce ne sono.
silk-road-refusal-too-few-together = { $name } non può avere tutto insieme: { $goods }. Secondo il registro dietro quello schermo { $cubes ->
    [one] c’è un cubetto
   *[other] ci sono { $cubes } cubetti
}, e non possono essercene tanti di questi tipi.
silk-road-refusal-bag-too-empty = Il sacchetto non può contenere { $goods }: il massimo è { $most }.
silk-road-refusal-bag-too-empty-none = Il sacchetto non può contenere { $goods }: secondo il registro non ne sono rimasti.
silk-road-refusal-too-expensive = Il prezzo è { $cost }, e secondo il registro { $name } ha { $has } in monete. Bisogna comprare di meno.
silk-road-refusal-barter-times = Con una tessera si baratta una o due volte. Hai inserito { $times ->
    [one] una volta
   *[other] { $times } volte
}.
silk-road-refusal-uneven = In un baratto speciale si prende tanto quanto si dà. Hai inserito { $gives } per { $gets }.
silk-road-refusal-over-limit = Questo baratto speciale arriva al massimo a { $limit } merci. Ne hai inserite { $tried }.
silk-road-refusal-no-such-limit = Un baratto speciale arriva a 4 merci, oppure a 2. Hai inserito { $limit }.
silk-road-refusal-from-oneself = { $name } può rubare solo a qualcun altro.
silk-road-refusal-nothing-to-steal = Secondo il registro { $name } non ha cubetti. Scegli qualcun altro, oppure non usare il ladro.
silk-road-refusal-barred = Questa merce è già stata nominata: { $good }. Si può nominare di nuovo solo dopo tutte e cinque. Ancora libere: { $free }.
silk-road-refusal-reveals-missing = Con il libro cassa serve anche questo: inserisci quanti cubetti ha mostrato ognuno.
silk-road-refusal-too-many-revealed = Così in tutto sarebbero { $tried } cubetti della stessa merce: { $good }. Ce ne sono solo { $most }.
silk-road-refusal-no-crook = { $name } ha { $has ->
    [one] un solo truffatore
   *[other] solo { $has } truffatori
} e non può usarne { $tried }.
silk-road-refusal-no-crook-none = { $name } non ha truffatori da usare.
silk-road-refusal-crook-useless = Il truffatore fa passare una merce della tessera per un’altra, e questa tessera ({ $tile }) non mostra merci. Tienilo per un’altra volta.
silk-road-refusal-too-many-crooks = Ogni truffatore cambia una sola merce, e questa tessera ({ $tile }) ne mostra { $most ->
    [one] una
   *[other] { $most }
}: { $tried } truffatori sono troppi.

## Barterer and pawn

silk-road-refusal-no-barterer = { $name } non ha bottegai, quindi prende una tessera sola. Adesso si passa la pedina.
silk-road-refusal-barterer-too-soon = { $name } ha preso il bottegaio proprio { AD($city) }: si usa solo in un’altra città.
silk-road-refusal-barterer-twice = { $name } ha già preso due tessere, e più di due non se ne possono prendere. Adesso si passa la pedina.
silk-road-refusal-no-second-tile = Non c’è più una seconda tessera da prendere: il bottegaio andrebbe sprecato.
silk-road-refusal-to-oneself = { $name } deve passare la pedina a qualcun altro.
silk-road-refusal-has-acted = { $name } non ha più turni in questa città. Chi può ricevere la pedina: { $free }.

## The end

silk-road-refusal-has-counted = { $name } ha già contato. Se c’è un errore, correggi quella mossa.
silk-road-refusal-too-many-goods = { $name } non può avere { $goods }: ce ne sono 15 per merce e, tolti quelli già contati, { $most ->
    [one] ne resta al massimo uno
   *[other] ne restano al massimo { $most }
}. Ricontali, oppure correggi nel registro un conto precedente.
silk-road-refusal-too-many-goods-none = { $name } non può avere { $goods }: ce ne sono 15 per merce, e questi sono già stati contati tutti. Ricontali, oppure correggi nel registro un conto precedente.
silk-road-refusal-too-many-coins = { $name } non può avere { $tried ->
    [one] una moneta
   *[other] { $tried } monete
}: ce ne sono 45 e, tolte quelle già contate, { $most ->
    [one] ne resta al massimo una
   *[other] ne restano al massimo { $most }
}. Ricontale, oppure correggi nel registro un conto precedente.
