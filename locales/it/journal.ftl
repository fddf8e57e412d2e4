### Amending what was entered earlier.

journal-nearest = Questa mossa sarebbe regolare: { $entry }
journal-unclear = Da chiarire: { $entry }
