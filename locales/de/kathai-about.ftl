### Kathai for whoever does not know it yet. These texts are found by their ids.

kathai-about-name = Kathai
kathai-about-part = Nächster Verkauf
kathai-about-example = eva verkauft tee mit 2 karten

## What happens in a step, in one or two sentences.

kathai-about-lesson-begin = Jeder hat drei Karten, und die Reihe zeigt, was jede Ware gerade bringt. Wer dran ist, zieht eine Karte und macht dann genau eine Sache.
kathai-about-lesson-trade = Zwei werden sich einig und tauschen Karten. Immer dabei ist, wer gerade am Zug ist.
kathai-about-lesson-trades = Mehrere Geschäfte in einem Zug, eins nach dem anderen. Auch zwischendurch darf niemand mehr als sieben Karten haben.
kathai-about-lesson-bury = Kein Handel diesmal. Eine Karte kommt unter den Stapel, die oberste auf die Hand.
kathai-about-lesson-sale = Ein Verkauf: Die Karten zeigen zusammen genug Waren für die Kamele. Jede Karte ist ein Punkt, der Platz gibt seinen Bonus dazu, dann wandert die Ware ans X.
kathai-about-lesson-best-sale = Ein Verkauf bei +4. Dafür braucht es viele Waren, aber zu den Punkten für die Karten kommen noch vier.
kathai-about-lesson-freeing-sale = Die verkaufte Ware lag unter der Bestechungskarte. Die kommt jetzt auf den Ablagestapel, und das Paar ist nicht mehr gesperrt.
kathai-about-lesson-bribe = Eine Handkarte besticht den Markt: Zwei Nachbarn tauschen die Plätze. Die Karte liegt verdeckt auf beiden, und vorerst darf niemand das Paar zurücktauschen.
kathai-about-lesson-bribe-with-exchange = Bestechen kann man auch mit einer Tauschkarte. Bei Gleichstand fehlt sie dann allerdings.
kathai-about-lesson-lock-moves = Eine Bestechung für ein anderes Paar. Die neue Karte sperrt diese beiden, das alte Paar ist wieder frei.
kathai-about-lesson-draw-again = Eine Tauschkarte wird abgelegt, dafür gibt es noch eine Karte vom Stapel. Mehr ist in diesem Zug nicht drin.
kathai-about-lesson-pass = Diesmal nichts. Manchmal wartet man besser, bis der Kurs steigt.
kathai-about-lesson-full-hand = Wer jetzt dran ist, hat schon sieben Karten und zieht keine mehr. Höchste Zeit zu verkaufen.
kathai-about-lesson-last-card = Die letzte Karte ist gezogen. Nach diesem Zug ist jeder noch zweimal dran, und gezogen wird nicht mehr.
kathai-about-lesson-last-turns = Das sind die letzten Züge. Was jetzt nicht verkauft wird, bringt nichts mehr.
kathai-about-lesson-end = Der letzte Zug ist vorbei, und es zählen nur Verkäufe. Bei Gleichstand gewinnt, wer mehr Tauschkarten hat.

## How something is entered. Short: one line on the screen.

kathai-about-method-turn = Ein Eintrag pro Zug: Klickt unten an, was gemacht wurde. Das Ziehen zählt das Programm selbst mit.
kathai-about-method-trade = Zum Handeln klickt an, mit wem; eine Karte gegen eine steht schon da.
kathai-about-method-sell = Zum Verkaufen klickt die Warenkarte an; was es bringt, seht ihr, bevor ihr es eintragt.
kathai-about-method-bribe = Zum Bestechen klickt die Pfeile zwischen zwei Waren an und sagt, womit bezahlt wird.

## What is counted over many games: heads of narrow columns, and what they mean.

kathai-about-figure-sales = Verkäufe
kathai-about-figure-sales-explained = Verkäufe: wie viele es im Schnitt pro Partie sind.
kathai-about-figure-best-sale = Bester Verkauf
kathai-about-figure-best-sale-explained = Bester Verkauf: die meisten Punkte mit einem einzigen Verkauf.
kathai-about-figure-bribes = Bestochen
kathai-about-figure-bribes-explained = Bestochen: wie oft jemand im Schnitt pro Partie den Markt besticht.
kathai-about-figure-trades = Handel
kathai-about-figure-trades-explained = Handel: in wie vielen Zügen jemand im Schnitt pro Partie handelt.
kathai-about-figure-exchange = Tauschkarten
kathai-about-figure-exchange-explained = Tauschkarten: wie viele am Ende im Schnitt übrig sind.
