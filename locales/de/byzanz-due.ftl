### The call: what the table must do now. Said aloud and shown large, in the language of whoever is called.

byzanz-due-reveal = { $name }, du eröffnest. Deck { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} für das Angebot auf.
byzanz-due-reveal-last = { $name }, { $cards ->
    [one] deck noch eine Karte auf. Sie kommt gleich in den Markt.
   *[other] das letzte Angebot gehört dir. Deck { $cards } Karten auf.
}
byzanz-due-bid = { $name }, biete mindestens { $least } oder passe.
byzanz-due-bid-out-of-reach = { $name }, du kannst nur passen: Für { $least } reichen deine Karten nicht.
byzanz-due-settle = { $name }, leg eine Karte aus dem Angebot in den Markt.
byzanz-due-pick = { $name }, nimm eine Sorte aus dem Markt oder verzichte.
byzanz-due-pick-must = { $name }, nimm eine Sorte aus dem Markt.
byzanz-due-shed = { $name }, du hast { $over ->
    [one] eine Karte
   *[other] { $over } Karten
} zu viel. Verkauf etwas oder wirf ab.
byzanz-due-count = Gleichstand! Bitte Handkarten zählen: { $names }.
byzanz-due-count-goods = Gleichstand! Handkarten zählen, ohne Händler: { $names }.
byzanz-due-finish = Das war der letzte Markt. Verkauft, was noch geht.

## What else is possible, in smaller print.

byzanz-due-also-sell = Ein Verkauf ist jederzeit möglich für { $names }.
byzanz-due-also-award = Oder sagt gleich, wer das Angebot bekommt. Möglich: { $names }.
byzanz-due-also-discard = Mehr als sieben Karten auf der Hand? Dann gleich verkaufen oder abwerfen.
