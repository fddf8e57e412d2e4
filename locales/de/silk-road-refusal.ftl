### Why an entry is not accepted. Each sentence stands alone and says what was tried and what would be right.

silk-road-refusal-no-such-seat = Auf Platz { $number } sitzt niemand.
silk-road-refusal-not-now = { $moment ->
    [lead] Das geht noch nicht: Erst muss feststehen, wer führt. Tragt das oder ein Gebot ein.
    [bid] Das geht jetzt nicht: Ihr bietet gerade um die Führung. Tragt ein Gebot oder „Passen“ ein.
    [answer] Das geht jetzt nicht: Wer führt, muss erst das Gebot annehmen oder genauso viel zahlen.
    [travel] Das geht jetzt nicht: Erst zieht die Karawane in die nächste Stadt.
    [take] Das geht jetzt nicht: Wer die Figur hat, nimmt erst ein Plättchen.
    [hand] Das geht jetzt nicht: Erst wird die Figur weitergegeben.
    [count] Die Reise ist zu Ende. Jetzt könnt ihr nur noch zählen.
   *[finish] Das Spiel ist zu Ende: Alle haben gezählt.
}
silk-road-refusal-not-your-turn = { $turn } ist dran, nicht { $name }.

## The lead

silk-road-refusal-leader-bids = { $name } führt die Karawane und bietet nicht mit. Wer führt, antwortet am Schluss auf das höchste Gebot.
silk-road-refusal-has-spoken = { $name } hat schon geboten oder gepasst. Jeder kommt nur einmal dran.
silk-road-refusal-bid-too-low = { $name } kann nicht { $tried } bieten. Das Mindestgebot ist { $least } Silber.
silk-road-refusal-bid-too-low-against = { $name } kann nicht { $tried } bieten. { $other } hat { $highest } geboten, es müssen also mindestens { $least } sein.
silk-road-refusal-bid-too-high = { $name } kann nicht { $tried } bieten. Niemand darf mehr Silber bieten, als er hat, und das sind hier höchstens { $has }.
silk-road-refusal-bids-needed = Wer führt, ergibt sich hier aus den Geboten. Tragt jedes Gebot ein oder „Niemand bietet mehr“.
silk-road-refusal-cannot-pay = { $silver } Silber kann { $name } nicht zahlen: Laut Buch reicht es nur für { $has }. Also muss { $name } das Gebot annehmen.

## The journey

silk-road-refusal-visited = In { $city } war die Karawane schon, und sie kommt nie zurück. Wählt eine Stadt, zu der ein Weg weiterführt.

## Tiles

silk-road-refusal-nothing-printed = In { $city } ist kein Plättchen aufgedruckt. Das gibt es nur in Dunhuang, Koria, Kashgar, Merv und Susia.
silk-road-refusal-printed-too-late = Wer führt, darf das aufgedruckte Plättchen einmal benutzen, aber nur vor dem ersten Handelsplättchen. Jetzt ist es zu spät.
silk-road-refusal-printed-kept = Ein aufgedrucktes Plättchen kann niemand aufheben, dieses kann es also nicht sein: { $tile }. Wählt eins, das sofort benutzt wird.
silk-road-refusal-forbidden = Auf dieser Reise liegt in { $city } nie dieses Plättchen: { $tile }. Beim Aufbau habt ihr es ausgetauscht. Wählt ein anderes.
silk-road-refusal-nothing-traded = Mit diesem Plättchen wechselt kein Stein den Besitzer: { $tile }. Tragt mindestens einen ein oder wählt „Nicht benutzen“.
silk-road-refusal-too-few-goods = So viel kann { $name } nicht haben: { $goods }. Höchstens möglich: { $most }.
silk-road-refusal-too-few-goods-none = Das kann { $name } nicht haben: { $goods }. Laut Buch liegt hinter diesem Sichtschirm nichts davon.
silk-road-refusal-too-few-together = Das alles zusammen kann { $name } nicht haben: { $goods }. Laut Buch { $cubes ->
    [one] liegt ein Stein
   *[other] liegen { $cubes } Steine
} hinter diesem Sichtschirm, aber nicht so viele von diesen Sorten.
silk-road-refusal-bag-too-empty = So viel kann nicht im Beutel sein: { $goods }. Höchstens möglich: { $most }.
silk-road-refusal-bag-too-empty-none = Das kann nicht im Beutel sein: { $goods }. Laut Buch ist dort nichts mehr davon.
silk-road-refusal-too-expensive = Das kostet { $cost } Silber, und laut Buch hat { $name } nur { $has }. Kauft weniger Steine.
silk-road-refusal-barter-times = Mit einem Plättchen könnt ihr einmal oder zweimal tauschen. Eingetragen habt ihr { $times ->
    [one] einmal
   *[other] { $times }-mal
}.
silk-road-refusal-uneven = Beim Sondertausch sind beide Seiten gleich groß. Eingetragen habt ihr { $gives } gegen { $gets }.
silk-road-refusal-over-limit = Dieser Sondertausch erlaubt höchstens { $limit } Waren. Eingetragen habt ihr { $tried }.
silk-road-refusal-no-such-limit = Ein Sondertausch erlaubt bis zu 4 Waren oder bis zu 2. Eingetragen habt ihr { $limit }.
silk-road-refusal-from-oneself = { $name } kann nur bei jemand anderem stehlen.
silk-road-refusal-nothing-to-steal = Laut Buch hat { $name } keinen Warenstein. Sucht jemand anderen aus oder benutzt den Dieb nicht.
silk-road-refusal-barred = Diese Sorte wurde schon genannt: { $good }. Bis alle fünf genannt sind, könnt ihr nur noch diese wählen: { $free }.
silk-road-refusal-reveals-missing = Ihr führt das Kassenbuch: Tragt ein, wie viele Steine jeder gezeigt hat.
silk-road-refusal-too-many-revealed = So hättet ihr zusammen { $tried } Steine von dieser Sorte: { $good }. Es gibt nur { $most }.
silk-road-refusal-no-crook = { $name } hat nur { $has ->
    [one] einen Betrüger
   *[other] { $has } Betrüger
} und kann nicht { $tried } einsetzen.
silk-road-refusal-no-crook-none = { $name } hat keinen Betrüger.
silk-road-refusal-crook-useless = Ein Betrüger ändert die Farbe einer Ware auf dem Plättchen, und dieses zeigt keine: { $tile }. Hebt den Betrüger für später auf.
silk-road-refusal-too-many-crooks = Dieses Plättchen zeigt nur { $most ->
    [one] eine Ware
   *[other] { $most } Waren
}: { $tile }. Jeder Betrüger ändert eine, { $tried } Betrüger sind also zu viele.

## Barterer and pawn

silk-road-refusal-no-barterer = { $name } hat keinen Krämer, also bleibt es bei einem Plättchen. Gebt die Figur weiter.
silk-road-refusal-barterer-too-soon = { $name } hat den Krämer erst hier in { $city } bekommen. Er hilft nur in einer anderen Stadt.
silk-road-refusal-barterer-twice = { $name } hat schon zwei Plättchen genommen, und drei sind nie erlaubt. Gebt die Figur weiter.
silk-road-refusal-no-second-tile = Ein zweites Plättchen liegt hier nicht mehr. Der Krämer wäre verschwendet.
silk-road-refusal-to-oneself = { $name } muss die Figur an jemand anderen weitergeben.
silk-road-refusal-has-acted = { $name } hat in dieser Stadt keinen Zug mehr. Zur Wahl: { $free }.

## The end

silk-road-refusal-has-counted = { $name } hat schon gezählt. Stimmt etwas nicht, dann korrigiert den Eintrag.
silk-road-refusal-too-many-goods = Das kann { $name } nicht haben: { $goods }. Von jeder Sorte gibt es 15 Steine, und nach dem, was schon gezählt ist, { $most ->
    [one] bleibt höchstens einer
   *[other] bleiben höchstens { $most }
}. Zählt noch einmal oder korrigiert im Buch, was vorher gezählt wurde.
silk-road-refusal-too-many-goods-none = Das kann { $name } nicht haben: { $goods }. Von jeder Sorte gibt es 15 Steine, und von dieser sind schon alle gezählt. Zählt noch einmal oder korrigiert im Buch, was vorher gezählt wurde.
silk-road-refusal-too-many-coins = { $tried ->
    [one] Eine Münze
   *[other] { $tried } Münzen
} kann { $name } nicht haben. Es gibt 45, und nach dem, was schon gezählt ist, { $most ->
    [one] bleibt höchstens eine
   *[other] bleiben höchstens { $most }
}. Zählt noch einmal oder korrigiert im Buch, was vorher gezählt wurde.
