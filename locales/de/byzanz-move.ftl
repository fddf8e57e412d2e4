### The moves, as a book of the game tells them. Whole sentences in the present tense.

byzanz-move-reveal = Das Angebot: { $cards }.
byzanz-move-bid-value = { $name } bietet { $value }.
byzanz-move-bid-cards = { $name } bietet: { $cards }.
byzanz-move-pass = { $name } passt.
byzanz-move-award-value = { $name } bekommt das Angebot für { $value }.
byzanz-move-award = { $name } bekommt das Angebot.
byzanz-move-settle = { $name } legt in den Markt: { $card }.
byzanz-move-pick = { $name } nimmt aus dem Markt: { $kind }.
byzanz-move-waive = { $name } nimmt nichts aus dem Markt.
byzanz-move-sell = { $name } verkauft: { $cards }.
byzanz-move-discard-count = { $name } wirft { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ab.
byzanz-move-discard-cards = { $name } wirft ab: { $cards }.
byzanz-move-hand = { $name } zählt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} auf der Hand.
