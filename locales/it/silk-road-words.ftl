### Names of the things on the table.

silk-road-words-good = { $good ->
    [ivory] avorio
    [silk] seta
    [fruit] frutta secca
    [jewels] gioielli
   *[spices] spezie
}
silk-road-words-cubes = { $good ->
    [ivory] { $count ->
        [one] 1 cubetto d’avorio
       *[other] { $count } cubetti d’avorio
    }
    [silk] { $count ->
        [one] 1 cubetto di seta
       *[other] { $count } cubetti di seta
    }
    [fruit] { $count ->
        [one] 1 cubetto di frutta secca
       *[other] { $count } cubetti di frutta secca
    }
    [jewels] { $count ->
        [one] 1 gioiello
       *[other] { $count } gioielli
    }
   *[spices] { $count ->
        [one] 1 cubetto di spezie
       *[other] { $count } cubetti di spezie
    }
}
silk-road-words-letter = { $good ->
    [ivory] A
    [silk] S
    [fruit] F
    [jewels] G
   *[spices] P
}
silk-road-words-tile = { $tile ->
    [seller] venditore
    [buyer] compratore
    [barter] baratto
    [special-barter] baratto speciale
    [thief] ladro
    [vizier] gran visir
    [crook] truffatore
   *[barterer] bottegaio
}
silk-road-words-a-tile = { $tile ->
    [seller] un venditore
    [buyer] un compratore
    [barter] un baratto
    [special-barter] un baratto speciale
    [thief] un ladro
    [vizier] un gran visir
    [crook] un truffatore
   *[barterer] un bottegaio
}
silk-road-words-with = { $name } { $number }

## Setting up

silk-road-words-depth = { $depth ->
    [calls] Solo le mosse
   *[ledger] Libro cassa
}
silk-road-words-direction = { $direction ->
    [forward] Da Chang’An ad Antioch
   *[reverse] Da Antioch a Chang’An
}
