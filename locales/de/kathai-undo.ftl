### An entry is undone: what to do with the real cards. Said aloud to whoever has to do it, each sentence understandable alone.

kathai-undo-nothing = Alle Karten bleiben, wo sie sind.
kathai-undo-drawn = { $name }, leg die Karte, die du zuletzt gezogen hast, verdeckt zurück auf den Nachziehstapel.

## Trades

kathai-undo-deal = { $name } und { $other }, gebt euch eure Karten zurück: { $back ->
    [one] eine
   *[other] { $back }
} an { $name }, { $forth ->
    [one] eine
   *[other] { $forth }
} an { $other }.
kathai-undo-gift = { $name }, gib { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} an { $other } zurück.
kathai-undo-bury = { $name }, leg die gezogene Karte verdeckt zurück auf den Nachziehstapel. Nimm dann die unterste Karte des Stapels, die du daruntergeschoben hast, wieder auf die Hand.

## Sales

kathai-undo-sale = { $name }, nimm zurück auf die Hand: die Tauschkarte aus diesem Verkauf und { $cards ->
    [one] die oberste Karte
   *[other] die obersten { $cards } Karten
} vom Ablagestapel.
kathai-undo-sale-one = { $name }, nimm die Tauschkarte aus diesem Verkauf zurück auf die Hand.
kathai-undo-exchange = { $name }, nimm die oberste Karte vom Ablagestapel und leg sie wieder als Tauschkarte vor dich hin.

## Bribes

kathai-undo-bribe-hand = { $name }, nimm deine Bestechungskarte vom Paar { $pair } zurück auf die Hand.
kathai-undo-bribe-exchange = { $name }, nimm deine Bestechungskarte vom Paar { $pair } und leg sie wieder als Tauschkarte vor dich hin.
kathai-undo-bribe-back = Nehmt die oberste Karte vom Ablagestapel und legt sie wieder verdeckt auf das Paar { $pair }: Das ist die frühere Bestechungskarte.

## The row, the points and the pile

kathai-undo-row = Legt die Warenkarten wieder so hin wie vorher, von links nach rechts: { $row }.
kathai-undo-points = { $name } hat wieder { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
kathai-undo-pile = Danach muss der Nachziehstapel { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} haben.
