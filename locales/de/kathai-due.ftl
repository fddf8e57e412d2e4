### The call: what the table must do now. Said aloud and shown large, in the language of whoever is called. Short.

kathai-due-draw = { $name }, zieh eine Karte und mach deinen Zug.
kathai-due-full = { $name }, deine Hand ist voll. Mach deinen Zug, ohne zu ziehen.

## The end is near: the turns are counted down. $left is how many turns of all players follow after this one.

kathai-due-draw-last = { $name }, zieh die letzte Karte. Nach deinem Zug { $left ->
    [one] kommt noch einer
   *[other] kommen noch { $left }
}.
kathai-due-draw-end = { $name }, zieh die letzte Karte. Du hast den letzten Zug des Spiels.
kathai-due-two-more = { $name }, dein vorletzter Zug. Danach { $left ->
    [one] noch ein Zug
   *[other] noch { $left } Züge
} bis zum Schluss.
kathai-due-one-more = { $name }, dein letzter Zug. Danach { $left ->
    [one] noch ein Zug
   *[other] noch { $left } Züge
} bis zum Schluss.
kathai-due-end = { $name }, du hast den letzten Zug des Spiels.
kathai-due-finish = Das war der letzte Zug. Schaut, wer gewonnen hat.

## What is possible in this turn, in smaller print.

kathai-due-also-sell = Verkaufen, wenn deine Karten genug davon zeigen: { $goods }.
kathai-due-also-trade-bury = Mit den anderen handeln oder eine Karte am Stapel auswechseln.
kathai-due-also-trade = Mit den anderen handeln.
kathai-due-also-bury = Eine Karte am Stapel auswechseln.
kathai-due-also-bribe = Den Markt bestechen und ein Paar vertauschen: { $pairs }.
kathai-due-also-draw = Eine Tauschkarte ablegen und nachziehen.
kathai-due-also-pass = Passen.

## Where the game stands, a few words each, in a bar along the top.

kathai-due-bar-turn = Zug { $turn }
kathai-due-bar-pile = Stapel: { $cards }
kathai-due-bar-pile-drawn = Stapel nach dem Ziehen: { $cards }
kathai-due-bar-left = { $left ->
    [one] Danach noch ein Zug
   *[other] Danach noch { $left } Züge
}
kathai-due-bar-end = Letzter Zug
kathai-due-bar-over = Das Spiel ist zu Ende
