### Setting the table up: a checklist that one person reads out.

byzanz-setup-market = Legt die { $cards ->
    [one] eine Marktkarte
   *[other] { $cards } Marktkarten
} nebeneinander an den Tischrand: Das ist der Markt von Byzanz.
byzanz-setup-stack = Stapelt diese Angebotskarten, die höchste obenauf: { $offers }.
byzanz-setup-unused = Von den Angebotskarten lasst ihr in der Schachtel: { $offers }.
byzanz-setup-shuffle = Mischt { $cards ->
    [one] die eine Karte
   *[other] alle { $cards } Karten
}.
byzanz-setup-give = Teilt jedem verdeckt { $each ->
    [one] eine Karte
   *[other] { $each } Karten
} aus, zusammen { $total }.
byzanz-setup-aside = Legt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} ungesehen zurück in die Schachtel.
byzanz-setup-pile = Der Rest ist der Nachziehstapel. Er muss { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} haben.
byzanz-setup-begin = Wer links vom Geber sitzt, eröffnet die erste Versteigerung.
byzanz-setup-rounds = Ihr spielt { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}. Jede Runde verbraucht { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} vom Nachziehstapel.
byzanz-setup-piles = So viele Karten muss der Nachziehstapel haben:
byzanz-setup-before = Vor Runde { $round }: { $cards }
