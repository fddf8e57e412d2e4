### Amending what was entered earlier.

journal-dropped = La voce { $number } del registro non va più bene: { $entry } { $reason }
journal-nearest = Questa mossa sarebbe regolare: { $entry }
