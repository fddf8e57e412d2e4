### Names of the things on the table.

byzanz-words-kind = { $kind ->
    [cloth] tessuti
    [spices] spezie
    [wine] vino
    [wood] legno
    [grain] grano
    [olives] olive
   *[merchant] mercanti
}
byzanz-words-card = { $kind ->
    [cloth] tessuto { $value }
    [spices] spezia { $value }
    [wine] vino { $value }
    [wood] legno { $value }
    [grain] grano { $value }
    [olives] olive { $value }
   *[merchant] un mercante
}
byzanz-words-letter = { $kind ->
    [cloth] T
    [spices] S
    [wine] V
    [wood] L
    [grain] G
    [olives] O
   *[merchant] M
}
# How far a game is. $round (number): which one.
byzanz-words-round = Round { $round }
