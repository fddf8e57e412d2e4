### What follows from a move by itself. Whole sentences.

byzanz-event-won-bid = { $name } vince l’asta con { $value } e prende la carta offerta { $offer }.
byzanz-event-won = { $name } vince l’asta e prende la carta offerta { $offer }.
byzanz-event-won-all-passed = Hanno passato tutti: { $name } prende gratis tutto il lotto, e anche la carta offerta { $offer }.
byzanz-event-won-last = { $name } vince l’ultima asta senza puntare e prende la carta offerta { $offer }.
byzanz-event-market = Si apre il mercato. Scegliete in quest’ordine: { $names }.
byzanz-event-nothing-left = Il mercato è vuoto: per { $name } non resta niente.
byzanz-event-drew = Il mercato è vuoto: { $name } pesca una delle carte messe via nella scatola all’inizio.
byzanz-event-sold = { $name } fa un profitto di { $points } e tiene: { $kept }. Vanno nella scatola: { $boxed }.
byzanz-event-round-ended = Il round { $round } è finito. Il resto del mercato va nella scatola: { $cards }.
byzanz-event-round-over = Il round { $round } è finito. Quello che resta nel mercato va nella scatola.
byzanz-event-round-began = Comincia il round { $round } e apre { $name }. Nel mazzo devono esserci { $pile } carte.
byzanz-event-last-market = Era l’ultimo mercato. Potete ancora vendere.
byzanz-event-hand-too-small = Secondo il registro { $name } { $most ->
    [one] aveva in mano al massimo una carta
   *[other] aveva in mano al massimo { $most } carte
}. Avete dimenticato una mossa, o ne avete inserita una in ritardo?
byzanz-event-hand-empty = Secondo il registro { $name } non aveva più carte in mano. Avete dimenticato una mossa, o ne avete inserita una in ritardo?
