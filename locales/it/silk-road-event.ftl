### What follows from a move by itself. Whole sentences.

## The lead and the journey

silk-road-event-passed = Vale come «passo»: { $names }.
silk-road-event-leads = { $name } ha la pedina e i gettoni, e guida in questa tappa.
silk-road-event-leads-paid = { $name } paga { $silver } { AD($other) } e guida in questa tappa.
silk-road-event-arrived = La carovana arriva { AD($city) }. Tessere commercio: { $tiles }.
silk-road-event-printed = Prima chi guida può usare la tessera stampata.
silk-road-event-reached = La carovana è arrivata { AD($city) }: il viaggio è finito. Adesso si conta.

## What tiles bring

silk-road-event-earned-one = { $name } riceve dalla banca { $silver ->
    [one] una moneta d’argento
   *[other] { $silver } monete d’argento
}.
silk-road-event-earned = { $name } riceve dalla banca { $each } = { $silver ->
    [one] 1 moneta d’argento
   *[other] { $silver } monete d’argento
}.
silk-road-event-spent-one = { $name } paga alla banca { $silver ->
    [one] una moneta d’argento
   *[other] { $silver } monete d’argento
}.
silk-road-event-spent = { $name } paga alla banca { $each } = { $silver ->
    [one] 1 moneta d’argento
   *[other] { $silver } monete d’argento
}.
silk-road-event-swapped = { $name } mette nel sacchetto { $gives } e prende { $gets }.
silk-road-event-stole = { $name } prende un cubetto da dietro lo schermo di { $other }, senza guardare.
silk-road-event-rewarded = Il gran visir paga, in monete d’argento: { $rewards }.
silk-road-event-rewarded-nobody = Nessuno mostra cubetti, quindi il gran visir non paga nessuno.
silk-road-event-all-free = Tutte e cinque le merci sono state nominate. Da adesso sono di nuovo tutte libere.
silk-road-event-kept = { $name } tiene da parte questa tessera: { $tile }.

## The pawn goes on

silk-road-event-handed = { $name } passa { AD($other) } la pedina e { $tokens ->
    [one] l’ultimo gettone
   *[other] { $tokens } gettoni
}: non resta nessun altro.
silk-road-event-leads-next = Le tessere sono finite. { $name } ha la pedina, raccoglie tutti i gettoni e guida la prossima tappa.

## The end

silk-road-event-miscounted = Secondo il registro { $name } ha { $book } in monete, il conto dice { $counted }. Vale quello che c’è sul tavolo.
silk-road-event-miscounted-cubes = Secondo il registro { $name } ha { $book ->
    [one] un cubetto
   *[other] { $book } cubetti
}, il conto dice { $counted }. Vale quello che c’è sul tavolo.
silk-road-event-on-viziers = In tutto avete contato: { $goods }. { $laid ->
    [one] Uno dovrebbe stare su un gran visir
   *[other] { $laid } dovrebbero stare sui gran visir
}. Vale quello che c’è sul tavolo.
silk-road-event-over = Avete finito di contare. La partita è finita.
