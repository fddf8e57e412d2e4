### Names of the things on the table.

silk-road-words-good = { $good ->
    [ivory] Elfenbein
    [silk] Seide
    [fruit] Trockenfrüchte
    [jewels] Juwelen
   *[spices] Gewürze
}
silk-road-words-cubes = { $good ->
    [ivory] { $count } Elfenbein
    [silk] { $count } Seide
    [fruit] { $count ->
        [one] 1 Trockenfrucht
       *[other] { $count } Trockenfrüchte
    }
    [jewels] { $count ->
        [one] 1 Juwel
       *[other] { $count } Juwelen
    }
   *[spices] { $count ->
        [one] 1 Gewürz
       *[other] { $count } Gewürze
    }
}
silk-road-words-letter = { $good ->
    [ivory] E
    [silk] S
    [fruit] T
    [jewels] J
   *[spices] G
}
silk-road-words-tile = { $tile ->
    [seller] Verkäufer
    [buyer] Käufer
    [barter] Tausch
    [special-barter] Sondertausch
    [thief] Dieb
    [vizier] Großwesir
    [crook] Betrüger
   *[barterer] Krämer
}
silk-road-words-a-tile = { $tile ->
    [seller] einen Verkäufer
    [buyer] einen Käufer
    [barter] einen Tausch
    [special-barter] einen Sondertausch
    [thief] einen Dieb
    [vizier] einen Großwesir
    [crook] einen Betrüger
   *[barterer] einen Krämer
}
silk-road-words-with = { $name } { $number }

## Setting up

silk-road-words-depth = { $depth ->
    [calls] Nur Ansagen
   *[ledger] Kassenbuch
}
silk-road-words-direction = { $direction ->
    [forward] Chang’An bis Antioch
   *[reverse] Antioch bis Chang’An
}
