### Silk Road in the window: its map, its tiles, its pads, and setting it up.

## Setting up

app-silk-road-leads = führt
app-silk-road-leader = Zuerst führt { $name } die Karawane.
app-silk-road-draw = Führung auslosen
app-silk-road-to-be-drawn = Wählt ihr niemanden aus, entscheidet das Los.
app-silk-road-more = Buchführung und Reiserichtung
app-silk-road-direction = In welche Richtung?
app-silk-road-depth-means = { $depth ->
    [calls] Ihr tragt ein, wer führt, wohin es geht und wer welches Plättchen nimmt.
   *[ledger] Ihr tragt auch alle Gebote und Geschäfte ein. Dafür kennt das Programm jede Kasse auf die Münze genau.
}
app-silk-road-direction-means = { $direction ->
    [forward] Von Osten nach Westen, wie die Pfeile zeigen.
   *[reverse] Von Westen nach Osten, gegen die Pfeile. Die orangefarbenen Plättchen kommen in violette Städte, die violetten in orangefarbene.
}
app-silk-road-per-city = { $tiles } in jeder Stadt
app-silk-road-note = Die Reise endet in { $city }.

## At the table

app-silk-road-stays = { $name } führt weiter
app-silk-road-nobody = Niemand bietet
app-silk-road-no-more = Niemand bietet mehr
app-silk-road-bids = Gebote eintragen
app-silk-road-accept = { $silver } Silber nehmen, { $name } führt
app-silk-road-pay = { $silver } Silber zahlen, { $name } führt weiter
app-silk-road-where-to = Wohin?
app-silk-road-elsewhere = Andere Stadt
app-silk-road-which-tile = Welches Plättchen? Wählt es rechts aus.
app-silk-road-which-tile-or-printed = Oder wählt rechts ein Plättchen.
app-silk-road-printed = Aufgedrucktes nutzen
app-silk-road-tiles = Plättchen zeigen
app-silk-road-pawn-to = Die Figur geht an:
app-silk-road-who-leads-next = Wer führt als Nächstes?
app-silk-road-barterer = Krämer: zweites Plättchen
app-silk-road-counts = { $name } zählt
app-silk-road-has-pawn = Hat die Figur
app-silk-road-tokens = { $tokens ->
    [one] Ein Zugmarker
   *[other] { $tokens } Zugmarker
}
app-silk-road-kept = Aufgehoben: { $tile }
app-silk-road-purse = { $silver } Silber hinter dem Sichtschirm
app-silk-road-cubes = { $cubes ->
    [one] Ein Stein hinter dem Sichtschirm
   *[other] { $cubes } Steine hinter dem Sichtschirm
}
app-silk-road-has-counted = Hat gezählt
app-silk-road-tiles-left = { $tiles ->
    [one] Noch ein Plättchen
   *[other] Noch { $tiles } Plättchen
}
app-silk-road-more-stops = { $most ->
    [one] noch { $most } Station
   *[other] noch { $least } oder { $most } Stationen
}
app-silk-road-reckon = Geschäft ausrechnen und eintragen
app-silk-road-named = Schon genannt
app-silk-road-free = Noch frei

## Entering

app-silk-road-pad-city = Wohin führt { $name } die Karawane?
app-silk-road-pad-printed = Das aufgedruckte Plättchen
app-silk-road-pad-which = Welches Plättchen nimmt { $name }?
app-silk-road-pad-tile = { $tile ->
    [seller] { $name } verkauft
    [buyer] { $name } kauft
    [barter] { $name } tauscht
    [special-barter] { $name } macht einen Sondertausch
    [thief] { $name } schickt den Dieb
    [vizier] { $name } geht zum Großwesir
    [crook] { $name } hebt den Betrüger auf
   *[barterer] { $name } hebt den Krämer auf
}
app-silk-road-pad-count = { $name } zählt, die anderen schauen weg
app-silk-road-enter-count = Das ist alles
app-silk-road-enter-anyway = Trotzdem eintragen
app-silk-road-go = Dorthin ziehen
app-silk-road-go-new = In die neue Stadt
app-silk-road-is-new = { $city } ist neu und wird eingezeichnet.
app-silk-road-is-known = { $city } steht schon in der Liste.
app-silk-road-meant = Meint ihr vielleicht:
app-silk-road-unused = Nicht benutzen
app-silk-road-how-much = Wie viel Silber?
app-silk-road-travelled = Bekannte Wege
app-silk-road-known = Andere Städte
app-silk-road-city-name = Stadt, wie auf dem Spielplan
app-silk-road-which-printed = Was ist hier aufgedruckt?
app-silk-road-which-reckoned = Ausrechnen und aufschreiben
app-silk-road-which-good = Welche Ware?
app-silk-road-how-many-cubes = Wie viele Steine?
app-silk-road-left-side = Hergeben: links auf dem Plättchen
app-silk-road-right-side = Bekommen: rechts auf dem Plättchen
app-silk-road-gives = Hergeben
app-silk-road-gets = Bekommen
app-silk-road-times = Wie oft?
app-silk-road-limit = Das Plättchen erlaubt bis zu
app-silk-road-from-whom = Bei wem?
app-silk-road-which-named = Welche Sorte wird genannt?
app-silk-road-reveals = Wer zeigt wie viele Steine?
app-silk-road-with-crooks = Wie viele Betrüger helfen?
app-silk-road-gold = Gold
app-silk-road-silver = Silber
app-silk-road-wanting-bid = Wählt das Gebot.
app-silk-road-wanting-city = Wählt eine Stadt oder tippt ihren Namen ein.
app-silk-road-wanting-tile = Wählt ein Plättchen.
app-silk-road-wanting = { $tile ->
    [seller] Wählt, welche Ware und wie viele Steine verkauft werden.
    [buyer] Wählt, welche Ware und wie viele Steine gekauft werden.
    [barter] Tragt beide Seiten so ein, wie das Plättchen sie zeigt.
    [special-barter] Tragt ein, was hergegeben und was genommen wird: gleich viele Steine.
    [thief] Wählt, bei wem der Dieb zugreift.
    [vizier] Wählt die Sorte, die genannt wird.
    [crook] Mehr gibt es nicht zu wählen.
   *[barterer] Mehr gibt es nicht zu wählen.
}
# What is named before the vizier is chosen; the numbers are missing.
app-silk-road-wanting-reveals = Tragt ein, wie viele Steine jeder zeigt.
app-silk-road-wanting-count = Tragt alle Münzen und Steine ein.
app-silk-road-would-count = { $silver } Silber und { $cubes ->
    [one] 1 Stein
   *[other] { $cubes } Steine
} sind zusammen { $points }, noch ohne Mehrheiten.

## The end

app-silk-road-box = { $cubes } Warensteine, { $each } von jeder Sorte, { $tiles } Handelsplättchen, { $coins } Münzen, 5 Zugmarker, 6 Sichtschirme, der Beutel, die Karawane und die Figur des Karawanenführers.

## Keys

app-silk-road-keys-seat = Platz, Weg oder Plättchen. Beim Eintragen: eine Zahl oder ein Platz
app-silk-road-keys-good = Beim Eintragen: diese Ware
app-silk-road-keys-raise = Bieten. Beim Eintragen: mehr oder weniger; beim Tausch die andere Seite
app-silk-road-keys-confirm = Weiter: niemand bietet mehr, Gebot annehmen, erster Weg, zählen. Beim Eintragen: bestätigen
app-silk-road-keys-pass = Passen, zahlen und weiterführen, andere Stadt oder Krämer. Beim Eintragen: Plättchen nicht benutzen oder nächste Zeile
app-silk-road-keys-remove = Beim Eintragen: die letzte Ziffer löschen oder eine Seite des Tauschs leeren
app-silk-road-keys-crook = Beim Eintragen: noch ein Betrüger hilft mit
app-silk-road-keys-totals = Silber und Steine zeigen oder verdecken

## Beneath large numbers at the seats: one short word

app-silk-road-caption-tokens = { $count ->
    [one] Marker
   *[other] Marker
}
app-silk-road-caption-silver = Silber
app-silk-road-caption-cubes = { $count ->
    [one] Stein
   *[other] Steine
}

## My box

app-silk-road-box-cities = Städte, die ihr eingetragen habt
app-silk-road-box-tiles = Aufgedruckte Plättchen
app-silk-road-box-roads = Wege
app-silk-road-other-tile = Anderes Plättchen
