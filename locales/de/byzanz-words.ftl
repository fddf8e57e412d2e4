### Names of the things on the table.

byzanz-words-kind = { $kind ->
    [cloth] Stoffe
    [spices] Gewürze
    [wine] Wein
    [wood] Holz
    [grain] Getreide
    [olives] Oliven
   *[merchant] Händler
}
byzanz-words-card = { $kind ->
    [cloth] Stoff { $value }
    [spices] Gewürz { $value }
    [wine] Wein { $value }
    [wood] Holz { $value }
    [grain] Getreide { $value }
    [olives] Oliven { $value }
   *[merchant] Händler
}
byzanz-words-letter = { $kind ->
    [cloth] S
    [spices] G
    [wine] W
    [wood] H
    [grain] T
    [olives] O
   *[merchant] L
}
# How far a game is. $round (number): which one.
byzanz-words-round = Runde { $round }
