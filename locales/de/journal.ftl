### Amending what was entered earlier.

journal-nearest = Erlaubt wäre: „{ $entry }“
journal-unclear = Unklar: { $entry }
