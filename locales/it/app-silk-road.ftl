### Silk Road in the window: its map, its tiles, its pads, and setting it up.

## Setting up

app-silk-road-leads = guida
app-silk-road-leader = All’inizio guida { $name }.
app-silk-road-draw = Sorteggia chi guida
app-silk-road-to-be-drawn = Se non scegliete nessuno, decide la sorte.
app-silk-road-more = Livello del registro, verso del viaggio
app-silk-road-direction = In che verso?
app-silk-road-depth-means = { $depth ->
    [calls] Inserite chi guida, dove si va e quale tessera prende ognuno.
   *[ledger] Inserite anche le offerte e l’uso di ogni tessera. Così il programma sa quante monete ha ognuno, fino all’ultima.
}
app-silk-road-direction-means = { $direction ->
    [forward] Da est a ovest, come indicano le frecce.
   *[reverse] Da ovest a est, al contrario delle frecce. Le tessere arancioni vanno sulle città viola, quelle viola sulle città arancioni.
}
app-silk-road-per-city = { $tiles } in ogni città
app-silk-road-note = Il viaggio finisce { AD($city) }.

## At the table

app-silk-road-stays = Guida ancora { $name }
app-silk-road-nobody = Nessuno offre
app-silk-road-no-more = Nessuno offre più
app-silk-road-bids = Inserisci le offerte
app-silk-road-accept = Accetta { $silver }: guida { $name }
app-silk-road-pay = Paga { $silver }: guida ancora { $name }
app-silk-road-where-to = Dove si va?
app-silk-road-elsewhere = Un’altra città
app-silk-road-which-tile = Quale tessera? Scegli qui a destra.
app-silk-road-which-tile-or-printed = Oppure scegli una tessera qui a destra.
app-silk-road-printed = Usa la tessera stampata
app-silk-road-tiles = Mostra le tessere
app-silk-road-pawn-to = Chi riceve la pedina?
app-silk-road-who-leads-next = Chi guida dopo?
app-silk-road-barterer = Bottegaio: seconda tessera
app-silk-road-counts = Conta { $name }
app-silk-road-has-pawn = Ha la pedina
app-silk-road-tokens = { $tokens ->
    [one] Un gettone turno
   *[other] { $tokens } gettoni turno
}
app-silk-road-kept = Da parte: { $tile }
app-silk-road-purse = Dietro lo schermo: { $silver } in monete
app-silk-road-cubes = { $cubes ->
    [one] Un cubetto dietro lo schermo
   *[other] { $cubes } cubetti dietro lo schermo
}
app-silk-road-has-counted = Ha contato
app-silk-road-tiles-left = { $tiles ->
    [one] Ancora una tessera
   *[other] Ancora { $tiles } tessere
}
app-silk-road-more-stops = { $most ->
    [one] ancora { $most } tappa
   *[other] ancora { $least } o { $most } tappe
}
app-silk-road-reckon = Calcola e inserisci
app-silk-road-named = Già nominate
app-silk-road-free = Ancora libere

## Entering

app-silk-road-pad-city = { $name }, dove va la carovana?
app-silk-road-pad-printed = La tessera stampata sulla mappa
app-silk-road-pad-which = Quale tessera prende { $name }?
app-silk-road-pad-tile = { $tile ->
    [seller] { $name } vende
    [buyer] { $name } compra
    [barter] { $name } baratta
    [special-barter] { $name } fa un baratto speciale
    [thief] { $name } manda il ladro
    [vizier] { $name } va dal gran visir
    [crook] { $name } tiene da parte il truffatore
   *[barterer] { $name } tiene da parte il bottegaio
}
app-silk-road-pad-count = { $name } conta, gli altri non guardano
app-silk-road-enter-count = È tutto
app-silk-road-enter-anyway = Inserisci comunque
app-silk-road-go = Si parte
app-silk-road-go-new = Alla nuova città
app-silk-road-is-new = { $city } è nuova: si aggiunge alla vostra mappa.
app-silk-road-is-known = { $city } è già nell’elenco.
app-silk-road-meant = Forse intendevi:
app-silk-road-unused = Non usarla
app-silk-road-how-much = Quanto si offre?
app-silk-road-travelled = Strade già percorse
app-silk-road-known = Altre città
app-silk-road-city-name = Città, come sulla mappa
app-silk-road-which-printed = Quale tessera mostra la mappa?
app-silk-road-which-reckoned = Da calcolare e annotare
app-silk-road-which-good = Quale merce?
app-silk-road-how-many-cubes = Quanti cubetti?
app-silk-road-left-side = Si dà: lato sinistro della tessera
app-silk-road-right-side = Si prende: lato destro della tessera
app-silk-road-gives = Si dà
app-silk-road-gets = Si prende
app-silk-road-times = Quante volte?
app-silk-road-limit = La tessera permette fino a
app-silk-road-from-whom = A chi?
app-silk-road-which-named = Quale merce si nomina?
app-silk-road-reveals = Quanti cubetti mostrate?
app-silk-road-with-crooks = Quanti truffatori danno una mano?
app-silk-road-gold = oro
app-silk-road-silver = argento
app-silk-road-wanting-bid = Scegli l’offerta.
app-silk-road-wanting-city = Scegli una città o scrivi il suo nome.
app-silk-road-wanting-tile = Scegli una tessera.
app-silk-road-wanting = { $tile ->
    [seller] Scegli la merce e quanti cubetti si vendono.
    [buyer] Scegli la merce e quanti cubetti si comprano.
    [barter] Inserisci i due lati come li mostra la tessera.
    [special-barter] Inserisci i cubetti che si danno e altrettanti che si prendono.
    [thief] Scegli a chi il ladro prende un cubetto.
    [vizier] Scegli la merce da nominare.
    [crook] Non c’è altro da scegliere.
   *[barterer] Non c’è altro da scegliere.
}
# What is named before the vizier is chosen; the numbers are missing.
app-silk-road-wanting-reveals = Inserisci quanti cubetti mostra ognuno.
app-silk-road-wanting-count = Inserisci tutte le monete e tutti i cubetti.
app-silk-road-would-count = { $silver } in monete e { $cubes ->
    [one] 1 cubetto
   *[other] { $cubes } cubetti
} fanno { $points }, maggioranze escluse.

## The end

app-silk-road-box = { $cubes } cubetti, { $each } per ogni merce, { $tiles } tessere commercio, { $coins } monete, 5 gettoni turno, 6 schermi, il sacchetto, la carovana e la pedina del capo della carovana.

## Keys

app-silk-road-keys-seat = Scegli una persona, una strada o una tessera. Nel riquadro: un numero o una persona
app-silk-road-keys-good = Nel riquadro: questa merce
app-silk-road-keys-raise = Fai un’offerta. Nel riquadro: di più o di meno, o l’altro lato del baratto
app-silk-road-keys-confirm = Avanti: nessuno offre più, accetta, la prima strada, conta. Nel riquadro: inserisci
app-silk-road-keys-pass = Passa, paga e continua a guidare, un’altra città, o il bottegaio. Nel riquadro: non usare la tessera, o vai alla riga seguente
app-silk-road-keys-remove = Nel riquadro: togli l’ultima cifra, o svuota un lato del baratto
app-silk-road-keys-crook = Nel riquadro: un truffatore in più
app-silk-road-keys-totals = Mostra o nascondi monete e cubetti

## Beneath large numbers at the seats: one short word

app-silk-road-caption-tokens = { $count ->
    [one] gettone
   *[other] gettoni
}
app-silk-road-caption-silver = in monete
app-silk-road-caption-cubes = { $count ->
    [one] cubetto
   *[other] cubetti
}

## My box

app-silk-road-box-cities = Città che avete aggiunto
app-silk-road-box-tiles = Tessere stampate sulla mappa
app-silk-road-box-roads = Strade
app-silk-road-other-tile = Un’altra tessera
