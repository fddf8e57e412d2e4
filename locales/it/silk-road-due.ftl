### The call: what the table must do now. Said aloud and shown large, in the language of whoever is called. Short.

## The lead

silk-road-due-lead = { $name }, puoi fare tu la prima offerta per la guida.
silk-road-due-bid-first = { $name }, puoi offrire per la guida, oppure passare.
silk-road-due-bid = { $name }, puoi offrire da { $least } in su, oppure passare.
silk-road-due-bid-poor = { $name }, puoi solo passare: per offrire serve almeno { $least }.
silk-road-due-answer = { $name }, { $other } offre { $silver }. Accetti o paghi?
silk-road-due-answer-poor = { $name }, { $other } offre { $silver }. Non puoi pagare tanto, quindi accetta.

## The journey and the market

silk-road-due-travel = { $name }, guida la carovana da { $city } alla prossima città.
silk-road-due-take = { $name }, prendi { $tiles ->
    [one] l’ultima tessera commercio
   *[other] una delle { $tiles } tessere commercio
}.
silk-road-due-take-printed = { $name }, prima la tessera stampata, se vuoi, poi { $tiles ->
    [one] l’ultima
   *[other] una delle { $tiles }
}.
silk-road-due-take-second = { $name }, prendi la tua seconda tessera: { $tiles ->
    [one] è l’ultima
   *[other] ce ne sono ancora { $tiles }
}.
silk-road-due-hand = { $name }, passa la pedina e { $tokens ->
    [one] l’ultimo gettone
   *[other] i { $tokens } gettoni rimasti
}.
silk-road-due-hand-one = { $name }, passa la pedina { AD($other) }, oppure usa il tuo bottegaio.
silk-road-due-hand-leader = { $name }, scegli chi guida la prossima tappa e passa la pedina.

## The end

silk-road-due-count = { $name }, conta e inserisci quello che hai.
silk-road-due-finish = Avete finito di contare. Scoprite chi ha vinto.

## What else is possible or good to know, in smaller print.

silk-road-due-also-lead = Un solo giro di offerte, poi inserite chi guida. Per ora è { $name }.
silk-road-due-also-highest = L’offerta più alta è { $silver }, di { $name }.
silk-road-due-also-then = Poi: { $names }.
silk-road-due-also-rest = Se non offre più nessuno, basta inserirlo una volta sola.
silk-road-due-also-use = Prendere una tessera è obbligatorio, usarla no.
silk-road-due-also-crooks = { $crooks ->
    [one] Il tuo truffatore può far passare una merce per un’altra.
   *[other] I tuoi { $crooks } truffatori possono far passare ognuno una merce per un’altra.
}
silk-road-due-also-to = Chi può ricevere la pedina: { $names }.
silk-road-due-also-barterer = Oppure usa il tuo bottegaio e prendi una seconda tessera.
silk-road-due-also-count = Gli altri non guardano. Poi: { $names }. L’ordine non importa.

## Where the game stands, a few words each, in a bar along the top.

silk-road-due-bar-turn = Tappa { $turn }
silk-road-due-bar-city = { $city }
silk-road-due-bar-tiles = Tessere: { $tiles }
silk-road-due-bar-count = Si conta
silk-road-due-bar-over = La partita è finita

silk-road-due-early = { $city } è la fine del viaggio, e questa sarebbe solo la tappa { $stop }: anche il viaggio più breve ne ha { $least }. Quando la carovana arriva lì il mercato non apre più, e contate quello che avete.
silk-road-due-doubt-road = Da { $city } conoscete già due strade verso ovest: per { $roads }. Una per { $to } sarebbe la terza, e sulla nostra mappa nessuna città ha più di due frecce. Sulla vostra c’è?
silk-road-due-doubt-city = { $city } è nuova, e con questa le città sarebbero { $cities }. Sulla nostra mappa sono { $most }: forse una è scritta in due modi. Sulla vostra { $city } c’è?
silk-road-due-doubt-alike = { $city } sarebbe una città nuova, ma conoscete già { $meant }. Sulla vostra mappa { $city } è davvero un’altra città?
