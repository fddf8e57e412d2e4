### The call: what the table must do now. Said aloud and shown large, in the language of whoever is called.

byzanz-due-reveal = { $name }, apri tu l’asta. Per il lotto scopri { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
byzanz-due-reveal-last = { $name }, { $cards ->
    [one] scopri ancora una carta: va subito nel mercato.
   *[other] l’ultima asta è tua, senza puntare. Scopri { $cards } carte.
}
byzanz-due-bid = { $name }, punta almeno { $least } o passa.
byzanz-due-bid-out-of-reach = { $name }, puoi solo passare: con le tue carte non arrivi a { $least }.
byzanz-due-settle = { $name }, metti nel mercato una carta del lotto.
byzanz-due-pick = { $name }, prendi dal mercato tutte le carte di un tipo, o niente.
byzanz-due-pick-must = { $name }, prendi dal mercato tutte le carte di un tipo.
byzanz-due-shed = { $name }, hai { $over ->
    [one] una carta
   *[other] { $over } carte
} di troppo. Vendi o scarta.
byzanz-due-count = Parità in testa. Contate le carte in mano: { $names }.
byzanz-due-count-goods = Parità in testa. Contate la mano senza mercanti: { $names }.
byzanz-due-finish = Era l’ultimo mercato. Vendete, se potete; poi si vede chi ha vinto.

## What else is possible, in smaller print.

byzanz-due-also-sell = Chi può vendere in qualsiasi momento: { $names }.
byzanz-due-also-award = Oppure inserite chi vince il lotto. Ancora in gara: { $names }.
byzanz-due-also-discard = Più di sette carte in mano? Vendete o scartate subito.
