### Amending what was entered earlier.

journal-dropped = Eintrag { $number } passt nicht mehr: „{ $entry }“ { $reason }
journal-nearest = Erlaubt wäre: „{ $entry }“
