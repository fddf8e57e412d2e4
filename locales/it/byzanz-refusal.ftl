### Why an entry is not accepted. Each sentence stands alone and says what was tried and what would be right.

byzanz-refusal-no-such-seat = Al posto { $number } non c’è nessuno.
byzanz-refusal-not-now = { $moment ->
    [lot] Adesso non è il momento di scoprire un lotto.
    [bidding] Adesso non c’è nessuna asta in corso.
    [settling] Adesso nessuno deve mettere nel mercato una carta del lotto.
    [picking] Adesso il mercato non è aperto.
   *[counting] Le carte in mano si contano solo alla fine, dopo l’ultimo mercato.
}
byzanz-refusal-limit-first = Prima { $name } deve vendere o scartare: ha { $over ->
    [one] una carta
   *[other] { $over } carte
} di troppo.
byzanz-refusal-too-much-detail = Il registro è al livello «vincitori»: i lotti e le carte per il mercato non si inseriscono.
byzanz-refusal-name-cards = Il registro è al livello «carte»: di’ quali carte erano.
byzanz-refusal-lot-size = Hai inserito { $tried ->
    [one] una carta
   *[other] { $tried } carte
}. Con la carta offerta { $offer } { $offer ->
    [one] ne serve esattamente una
   *[other] ne servono esattamente { $offer }
}.
byzanz-refusal-no-copies = Di questa carta, { $card }, nel gioco { $printed ->
    [one] c’è una copia sola
   *[other] ci sono solo { $printed } copie
}: { $places }.
byzanz-refusal-too-many-copies = Hai inserito { $tried ->
    [one] una volta
   *[other] { $tried } volte
} questa carta: { $card }. Nel gioco { $printed ->
    [one] ce n’è una sola
   *[other] ce ne sono solo { $printed }
}.
byzanz-refusal-place = { $place ->
    [sold] { $count ->
        [one] una venduta
       *[other] { $count } vendute
    }
    [box] { $count ->
        [one] una
       *[other] { $count }
    } nella scatola
    [market] { $count ->
        [one] una
       *[other] { $count }
    } nel mercato
    [lot] { $count ->
        [one] una
       *[other] { $count }
    } nel lotto
    [bid] { $count ->
        [one] una
       *[other] { $count }
    } nella puntata di { $name }
   *[hand] { $count ->
        [one] una
       *[other] { $count }
    } nella mano di { $name }
}
byzanz-refusal-not-your-turn = Tocca { AD($turn) }, non { AD($name) }.
byzanz-refusal-holds-offer = { $name } ha già la carta offerta { $offer } e non partecipa più alle aste fino al mercato.
byzanz-refusal-has-passed = In quest’asta { $name } ha già passato e non può più rientrare.
byzanz-refusal-bids-merchants = Con i mercanti non si punta. Nella puntata di { $name } { $merchants ->
    [one] ce n’è uno
   *[other] ce ne sono { $merchants }
}.
byzanz-refusal-bid-too-low = La puntata di { $name } vale { $tried }. Deve valere almeno { $least }.
byzanz-refusal-bid-too-low-against = La puntata di { $name } vale { $tried }. { $other } ha puntato { $highest }, quindi serve almeno { $least }.
byzanz-refusal-bid-too-high = { $name } non può puntare { $tried }: chi punta adesso arriva al massimo a { $most }.
byzanz-refusal-bid-too-large = { $name } non può puntare { $tried ->
    [one] una carta
   *[other] { $tried } carte
}: chi punta adesso ne ha al massimo { $most }.
byzanz-refusal-bid-beyond-hand = { $name } non può puntare { $tried }. Secondo il registro { $cards ->
    [one] ha in mano al massimo una carta, che non vale più di { $most }
   *[other] ha in mano al massimo { $cards } carte, che insieme non valgono più di { $most }
}.
byzanz-refusal-too-few-cards = Per farlo { $tried ->
    [one] serve una carta
   *[other] servono { $tried } carte
}. Secondo il registro { $name } { $most ->
    [one] ne ha in mano al massimo una
   *[other] ne ha in mano al massimo { $most }
}.
byzanz-refusal-no-card-left = Secondo il registro { $name } non ha più carte in mano.
byzanz-refusal-not-winner = Il lotto è di { $winner }, non di { $name }. La carta per il mercato la sceglie { $winner }.
byzanz-refusal-not-in-lot = Questa carta non è nel lotto: { $card }. Il lotto è: { $lot }.
byzanz-refusal-not-your-pick = Adesso sceglie { $turn }; { $name } viene dopo.
byzanz-refusal-has-picked = In questo round { $name } ha già avuto il suo turno al mercato. Adesso sceglie { $turn }.
byzanz-refusal-kind-taken = Questo tipo l’ha già preso { $by } in questo round: { $kind }.
byzanz-refusal-kind-not-there = Questo tipo non è nel mercato: { $kind }. A disposizione: { $there }.
byzanz-refusal-must-take = Per la vostra regola della casa { $name } deve prendere qualcosa. A disposizione: { $there }.
byzanz-refusal-must-take-first = Per la vostra regola della casa { $name } deve prendere qualcosa: chi comincia trova sempre carte nel mercato.
byzanz-refusal-sale-size = Una vendita è di tre carte, né più né meno. { $tried ->
    [one] Ne hai inserita una
   *[other] Ne hai inserite { $tried }
}.
byzanz-refusal-sale-mixed = Le tre carte devono essere dello stesso tipo; i mercanti possono prendere il posto di qualsiasi merce. Hai inserito: { $kinds }.
byzanz-refusal-not-in-hand = { $name } non ha in mano: { $cards }.
byzanz-refusal-not-in-hand-hidden = { $name } non può avere tutte insieme queste carte: { $cards }. In questa mano { $hidden ->
    [one] c’è una sola carta
   *[other] ci sono solo { $hidden } carte
} che il registro non conosce.
byzanz-refusal-lies-in-bid = { $name } ha già puntato queste carte, quindi non le ha più in mano: { $cards }.
byzanz-refusal-not-over = { $name } non supera le sette carte, quindi non c’è niente da scartare.
byzanz-refusal-limit-later = Per la vostra regola della casa le carte in mano si contano alla fine del round. { $name } scarta solo allora.
byzanz-refusal-discard-any = Si scarta almeno una carta, al massimo { $most }. Hai inserito: { $tried }.
byzanz-refusal-hand-known = Non serve contare la mano di { $name }: il registro sa già che è di { $known ->
    [one] una carta
   *[other] { $known } carte
}.
byzanz-refusal-hand-not-tied = Non serve contare la mano di { $name }: non decide niente.
byzanz-refusal-hand-count = { $name } non può avere in mano { $tried ->
    [one] una carta sola
   *[other] { $tried } carte
}: può averne da { $least } a { $most }.
