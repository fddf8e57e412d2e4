### The call: what the table must do now. Said aloud and shown large, in the language of whoever is called. Short.

## The lead

silk-road-due-lead = { $name }, du darfst zuerst um die Führung bieten.
silk-road-due-bid-first = { $name }, du darfst um die Führung bieten oder passen.
silk-road-due-bid = { $name }, du darfst ab { $least } bieten oder passen.
silk-road-due-bid-poor = { $name }, du kannst nur passen: Das Mindestgebot ist { $least } Silber.
silk-road-due-answer = { $name }, { $other } bietet { $silver }. Nehmen oder zahlen?
silk-road-due-answer-poor = { $name }, { $other } bietet { $silver }. So viel hast du nicht, also nimm an.

## The journey and the market

silk-road-due-travel = { $name }, führ die Karawane von { $city } aus weiter.
silk-road-due-take = { $name }, nimm { $tiles ->
    [one] das letzte Handelsplättchen
   *[other] eins von { $tiles } Handelsplättchen
}.
silk-road-due-take-printed = { $name }, erst das Aufgedruckte, wenn du magst, dann { $tiles ->
    [one] das letzte
   *[other] eins von { $tiles }
}.
silk-road-due-take-second = { $name }, nimm dein zweites Plättchen: { $tiles ->
    [one] das letzte
   *[other] eins von { $tiles }
}.
silk-road-due-hand = { $name }, gib die Figur und { $tokens ->
    [one] den letzten Zugmarker
   *[other] { $tokens } Zugmarker
} weiter.
silk-road-due-hand-one = { $name }, gib { $other } die Figur oder nutz deinen Krämer.
silk-road-due-hand-leader = { $name }, wer führt als Nächstes? Gib die Figur weiter.

## The end

silk-road-due-count = { $name }, zähl und trag ein, was du hast.
silk-road-due-finish = Alle haben gezählt. Schaut, wer gewonnen hat.

## What else is possible or good to know, in smaller print.

silk-road-due-also-lead = Es geht einmal herum. Noch führt { $name }. Tragt nach dem Bieten ein, wer jetzt führt, oder tragt die Gebote einzeln ein.
silk-road-due-also-highest = Das höchste Gebot ist { $silver }, von { $name }.
silk-road-due-also-then = Danach: { $names }.
silk-road-due-also-rest = Bietet niemand mehr, reicht ein Eintrag für alle.
silk-road-due-also-use = Nehmen musst du eins, benutzen musst du es nicht.
silk-road-due-also-crooks = { $crooks ->
    [one] Dein Betrüger kann eine Ware auf dem Plättchen umfärben.
   *[other] Deine { $crooks } Betrüger können je eine Ware auf dem Plättchen umfärben.
}
silk-road-due-also-to = Zur Wahl: { $names }.
silk-road-due-also-barterer = Oder du benutzt deinen Krämer und nimmst ein zweites Plättchen.
silk-road-due-also-count = Die anderen schauen weg. Danach noch: { $names }. Die Reihenfolge ist egal.

## Where the game stands, a few words each, in a bar along the top.

silk-road-due-bar-turn = Runde { $turn }
silk-road-due-bar-city = { $city }
silk-road-due-bar-tiles = Plättchen: { $tiles }
silk-road-due-bar-count = Jetzt wird gezählt
silk-road-due-bar-over = Das Spiel ist zu Ende

silk-road-due-early = In { $city } endet die Reise. Das wäre erst Station { $stop }, und selbst die kürzeste Reise hat { $least } Stationen. Ist die Karawane dort, handelt niemand mehr, und ihr zählt, was ihr habt.
silk-road-due-doubt-road = Von { $city } aus kennt ihr schon zwei Wege nach Westen: nach { $roads }. Einer nach { $to } wäre der dritte, und auf unserem Spielplan hat keine Stadt mehr als zwei Pfeile. Gibt es ihn auf eurem?
silk-road-due-doubt-city = { $city } ist neu, und damit wären es { $cities } Städte. Auf unserem Spielplan sind es { $most }; vielleicht habt ihr eine auf zwei Arten geschrieben. Steht { $city } auf eurem Spielplan?
silk-road-due-doubt-alike = { $city } wäre eine neue Stadt, ihr kennt aber schon { $meant }. Ist { $city } auf eurem Spielplan wirklich eine andere?
