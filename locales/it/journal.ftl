### Amending what was entered earlier.

journal-dropped = La voce { $number } del registro non va più bene: { $entry } { $reason }
journal-no-such-entry = La voce { $number } non esiste. Nel registro { $entries ->
    [one] c’è una voce sola
   *[other] ci sono { $entries } voci
}.
journal-outdated = Nel frattempo il registro è andato avanti. Controlla di nuovo la correzione.
journal-nearest = Questa mossa sarebbe regolare: { $entry }
