### Amending what was entered earlier.

journal-dropped = Eintrag { $number } passt nicht mehr: „{ $entry }“ { $reason }
journal-no-such-entry = Einen Eintrag { $number } gibt es nicht. Das Buch hat { $entries ->
    [one] einen Eintrag
   *[other] { $entries } Einträge
}.
journal-outdated = Im Buch hat sich inzwischen etwas geändert. Schaut euch die Korrektur noch einmal an.
journal-nearest = Erlaubt wäre: „{ $entry }“
