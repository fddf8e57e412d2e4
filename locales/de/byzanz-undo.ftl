### An entry is undone: what to do with the real cards. Said aloud to whoever has to do it, each sentence understandable alone.

byzanz-undo-nothing = Alle Karten bleiben, wo sie sind.

## Bids

byzanz-undo-bid-cards = { $name }, nimm aus deinem Gebot zurück auf die Hand: { $cards }.
byzanz-undo-bid = { $name }, nimm dein ganzes Gebot zurück auf die Hand.
byzanz-undo-raise = { $name }, nimm deine Erhöhung zurück: Nur ein Gebot von { $left } bleibt liegen.
byzanz-undo-pass-cards = { $name }, leg dein Gebot wieder vor dich hin: { $cards }.
byzanz-undo-pass = { $name }, leg dein Gebot von { $worth } wieder vor dich hin.
byzanz-undo-won-cards = { $name }, hol dein Gebot aus dem Markt und leg es wieder vor dich hin: { $cards }.
byzanz-undo-won = { $name }, hol dein Gebot von { $worth } aus dem Markt und leg es wieder vor dich hin.
byzanz-undo-paid-cards = { $name }, hol dein Gebot aus dem Markt zurück auf die Hand: { $cards }.
byzanz-undo-paid = { $name }, hol aus dem Markt zurück auf die Hand, was du bezahlt hast.
byzanz-undo-paid-beyond = { $name }, hol aus dem Markt zurück auf die Hand, was du über { $left } hinaus bezahlt hast.

## Lots

byzanz-undo-lot-cards = { $name }, leg ins Angebot zurück: aus dem Markt { $given }, aus deiner Hand { $kept }.
byzanz-undo-lot = { $name }, leg ins Angebot zurück: eine Karte aus dem Markt und { $kept ->
    [one] eine
   *[other] { $kept }
} aus deiner Hand.
byzanz-undo-whole-lot-cards = { $name }, leg das ganze Angebot zurück auf den Tisch: { $cards }.
byzanz-undo-whole-lot = { $name }, leg das ganze Angebot zurück auf den Tisch: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
byzanz-undo-gather-lot = { $name }, leg dein Angebot zurück auf den Tisch: { $cards ->
    [one] eine Karte. Sie kann im Markt liegen.
   *[other] { $cards } Karten. Eine davon kann im Markt liegen.
}
byzanz-undo-last-lot-cards = Aus dem Markt zurück auf den Nachziehstapel: { $cards }.
byzanz-undo-last-lot = { $name }, leg dein Angebot zurück auf den Nachziehstapel: eine Karte aus dem Markt und { $kept ->
    [one] eine
   *[other] { $kept }
} aus deiner Hand.
byzanz-undo-last-lot-given = Legt die Karte der letzten Versteigerung aus dem Markt zurück auf den Nachziehstapel.
byzanz-undo-reveal-cards = Legt das Angebot verdeckt zurück auf den Nachziehstapel: { $cards }.
byzanz-undo-reveal = Legt das neue Angebot verdeckt zurück auf den Nachziehstapel: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.

## Offer cards

byzanz-undo-offer = { $name }, leg die { $offer } zurück auf den Stapel der Angebotskarten.
byzanz-undo-offers = Gebt die Angebotskarten wieder aus: { $held }.
byzanz-undo-offer-to = { $offer } an { $name }

## The market

byzanz-undo-leftovers-cards = Aus der Schachtel zurück in den Markt: { $cards }.
byzanz-undo-leftovers = Was im Markt übrig war, kommt aus der Schachtel dorthin zurück.
byzanz-undo-pick-cards = { $name }, leg zurück in den Markt: { $cards }.
byzanz-undo-pick = { $name }, leg zurück in den Markt, was du genommen hast: { $kind }.
byzanz-undo-drew = { $name }, leg die Karte, die du gezogen hast, verdeckt zurück in die Schachtel.
byzanz-undo-may-have-drawn = { $name }, hast du eine Karte aus der Schachtel gezogen? Dann leg sie verdeckt zurück.

## Sales and discards

byzanz-undo-sale = { $name }, nimm zurück auf die Hand: { $kept } aus deinem Gewinn, { $boxed } aus der Schachtel.
byzanz-undo-discard-cards = { $name }, nimm aus der Schachtel zurück auf die Hand: { $cards }.
byzanz-undo-discard = { $name }, nimm aus der Schachtel zurück auf die Hand, was du abgeworfen hast: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.

byzanz-undo-pile = Danach muss der Nachziehstapel { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} haben.
