### A finished game to step through, with explanations, and short hints in people’s first games.

## The way there

app-demo-see = Zuschauen
app-demo-see-hint = Eine fertige Partie Schritt für Schritt, mit Erklärungen

## The bar along the bottom

app-demo-next = Weiter
app-demo-before = Zurück
app-demo-step = Schritt { $number } von { $steps }
app-demo-part = { $game ->
    [byzanz] Nächste Runde
    [kathai] Nächster Verkauf
   *[silk-road] Nächste Stadt
}
app-demo-play-on = Ab hier selbst spielen
app-demo-leave = Schluss
app-demo-try = Nur zum Ausprobieren: Gespeichert wird nichts.
app-demo-return = Zurück zur Vorführung

## Beside the table

app-demo-happens = Was hier passiert
app-demo-before-first = Die Partie beginnt
app-demo-others = Ihr könnt auch zuschauen bei

## Hints

app-demo-hush = Keine Hinweise mehr
app-demo-hints = Hinweise für die ersten Partien
app-demo-hints-shown = Zeigen
app-demo-hints-off = Weglassen
app-demo-keys = In der Vorführung: ein Schritt zurück oder weiter

## What happens in Byzanz

app-demo-byzanz = { $lesson ->
    [begin] Alle haben vier Karten auf der Hand, die sonst niemand kennt. Die oberste Angebotskarte sagt, wie viele Karten es zuerst gibt, und eröffnet wird links von der Person, die gegeben hat.
    [lot] Das Angebot liegt aus: so viele Karten, wie auf der Angebotskarte steht, alle zusammen. Jetzt überlegen alle, was sie ihnen wert sind.
    [last-lot] Nur eine Person hat noch keine Angebotskarte, also wird nicht geboten. Von den zwei Karten kommt eine in den Markt, die andere auf ihre Hand.
    [first-bid] Das erste Gebot: offene Karten aus der Hand. Es zählt nur die Summe ihrer Werte.
    [overbid] Ein höheres Gebot, mindestens um 1. Händler darf man nicht bieten, sie bleiben also sicher auf der Hand.
    [raise] Hier wird erhöht: Neue Karten kommen zum eigenen Gebot dazu. Was liegt, bleibt liegen, und Wechselgeld gibt es nicht.
    [pass] Gepasst, und damit endgültig raus aus dieser Versteigerung. Gebotene Karten kommen zurück auf die Hand, ein Versuch kostet also nichts.
    [all-pass] Niemand will etwas zahlen. Also bekommt, wer eröffnet hat, das ganze Angebot geschenkt, und der Markt geht leer aus.
    [win] Nur ein Gebot ist übrig, und das bekommt den Zuschlag. Seine Karten kommen in den Markt, dort dürfen später alle zugreifen.
    [settle] Wer den Zuschlag hat, gibt noch eine Karte des Angebots in den Markt und behält den Rest. Wer eine Angebotskarte hat, bietet in dieser Runde nicht mehr mit.
    [market] Alles ist versteigert, der Markt öffnet. Die niedrigste Angebotskarte greift zuerst zu: Wer das kleinste Angebot hatte, hat jetzt die größte Auswahl.
    [pick] Eine Sorte wird gewählt, und alle ihre Karten kommen auf die Hand. So kommt zurück, was andere geboten haben.
    [waive] Verzichten ist erlaubt, und mit voller Hand oft klug.
    [nothing-left] Der Markt ist leer, bevor alle zugreifen konnten. Wer zuletzt kommt, geht leer aus.
    [round] Die Runde ist vorbei. Was niemand wollte, kommt in die Schachtel, die Angebotskarten werden neu gestapelt, und wer die niedrigste hatte, eröffnet.
    [sale] Drei Karten einer Sorte sind ein Verkauf, und verkaufen darf man jederzeit. Die höchste bleibt als Gewinn, die anderen beiden sind aus dem Spiel.
    [sale-merchant] Ein Händler springt für eine fehlende Karte ein. Gewinn wird die beste Ware, der Händler kommt in die Schachtel.
    [sale-merchants] Auch drei Händler sind ein Verkauf, und zwar der beste: Er bringt 5.
    [limit] Mehr als sieben Karten auf einer Hand! Bevor es weitergeht, wird verkauft oder abgelegt.
    [discard] Was zu viel ist, kommt in die Schachtel und bringt nichts. Besser, man verkauft, bevor die Hand voll ist.
    [last-market] Der Stapel ist leer, das war der letzte Markt. Jetzt verkaufen alle, was noch geht.
   *[last-sale] Ein letzter Verkauf. Am Ende siegt, wer den meisten Gewinn hat; haben zwei gleich viel, siegt, wer noch mehr Karten auf der Hand hat.
}
app-demo-how-byzanz = { $method ->
    [lot] „Angebot eintragen“ öffnet die Karten: Klickt an, was auf dem Tisch liegt.
    [bid] „Karten bieten“ öffnet die Karten. Passen ist ein einziger Klick.
    [award] Klickt an, wer das Angebot bekommt; wählt vorher den Preis, wenn er ins Buch soll.
    [settle] Klickt die Karte des Angebots an, die in den Markt kommt.
    [pick] Ein Klick auf eine Sorte nimmt alle ihre Karten. Verzichten geht mit „Nichts nehmen“.
    [shed] Drückt „Verkaufen“ oder „Ablegen“ und klickt die Karten an.
    [count] Klickt an, wie viele Karten noch auf jeder Hand sind.
   *[sell] Zum Verkaufen klickt ihr an einem Platz die Waage an, dann drei Karten.
}

## What happens in Kathai

app-demo-kathai = { $lesson ->
    [begin] Alle haben drei Karten, und die Reihe zeigt, was jede Ware gerade bringt. Wer dran ist, zieht eine Karte und macht dann genau eine Sache.
    [trade] Zwei werden sich einig und tauschen Karten. Immer dabei: die Person, die dran ist.
    [trades] Mehrere Geschäfte in einem Zug, eins nach dem anderen. Auch zwischendurch darf niemand mehr als sieben Karten haben.
    [bury] Kein Handel diesmal. Eine Karte kommt unter den Stapel, die oberste auf die Hand.
    [sale] Ein Verkauf: Die Karten zeigen zusammen genug Waren für die Kamele. Jede Karte ist ein Punkt, der Platz gibt seinen Bonus dazu, dann wandert die Ware ans X.
    [best-sale] Ein Verkauf bei +4. Dafür braucht es viele Waren, aber zu den Punkten für die Karten kommen noch vier.
    [freeing-sale] Die verkaufte Ware lag unter der Bestechungskarte. Die kommt jetzt auf den Ablagestapel, und das Paar ist nicht mehr gesperrt.
    [bribe] Eine Handkarte besticht den Markt: Zwei Nachbarn tauschen die Plätze. Die Karte liegt auf beiden, und vorerst darf niemand das Paar zurücktauschen.
    [bribe-with-exchange] Bestechen kann man auch mit einer Tauschkarte. Bei Gleichstand fehlt sie dann allerdings.
    [lock-moves] Eine Bestechung für ein anderes Paar. Die neue Karte sperrt diese beiden, das alte Paar ist wieder frei.
    [draw-again] Eine Tauschkarte wird abgelegt, dafür gibt es noch eine Karte vom Stapel. Mehr ist in diesem Zug nicht drin.
    [pass] Diesmal nichts. Manchmal wartet man besser, bis der Kurs steigt.
    [full-hand] Wer jetzt dran ist, hat schon sieben Karten und zieht keine mehr. Höchste Zeit zu verkaufen.
    [last-card] Die letzte Karte ist gezogen. Nach diesem Zug sind alle noch zweimal dran, und gezogen wird nicht mehr.
    [last-turns] Das sind die letzten Züge. Was jetzt nicht verkauft wird, bringt nichts mehr.
   *[end] Der letzte Zug ist vorbei, und es zählen nur Verkäufe. Haben zwei gleich viel, gewinnt, wer mehr Tauschkarten hat.
}
app-demo-how-kathai = { $method ->
    [turn] Ein Eintrag pro Zug: Klickt unten an, was gemacht wurde. Das Ziehen zählt von selbst mit.
    [trade] Zum Handeln klickt den Platz der anderen Person an; eine Karte gegen eine steht schon da.
    [sell] Zum Verkaufen klickt die Warenkarte an; was es bringt, seht ihr, bevor ihr es eintragt.
   *[bribe] Zum Bestechen klickt die Pfeile zwischen zwei Waren an und sagt, womit bezahlt wird.
}

## What happens in Silk Road

app-demo-silk-road = { $lesson ->
    [begin] Alle verstecken 10 Silber und drei Warensteine hinter dem Sichtschirm. Die Karawane wartet in Chang’An, und die anderen dürfen um die Führung bieten.
    [bid] Ein Gebot um die Führung. Wer führt, wählt den Weg, nimmt das erste Plättchen und bestimmt, wer danach kommt.
    [overbid] Ein höheres Gebot. Alle kommen nur einmal zu Wort, und niemand darf mehr bieten, als hinter dem Sichtschirm liegt.
    [pass] Kein Gebot. Eine zweite Gelegenheit kommt erst in der nächsten Stadt.
    [no-bid] Niemand bietet. Also bleibt die Führung, wo sie ist, und kein Silber wechselt den Besitzer.
    [no-more] Niemand bietet mehr. Jetzt braucht das höchste Gebot eine Antwort.
    [accept] Das Gebot wird angenommen: Das Silber geht in die eine Richtung, Figur und Zugmarker in die andere.
    [pay] Die Führung bleibt, wo sie ist. Dafür bekommt, wer geboten hat, genau die gebotene Summe.
    [travel] Die Karawane zieht weiter. In der Stadt liegen Plättchen, eins weniger, als ihr seid; das erste nimmt, wer führt.
    [travel-to-printed] In dieser Stadt ist ein Plättchen aufgedruckt. Benutzen darf es nur, wer führt, und zwar vor dem ersten Plättchen.
    [printed] Das gedruckte Plättchen wird benutzt. Es bleibt auf dem Plan und kostet keinen Zugmarker, ein eigenes gibt es danach trotzdem.
    [seller] Ein Verkäufer: Die Bank zahlt 4 Silber für den ersten Stein, 3 für den zweiten, 2 für den dritten und 1 für jeden weiteren.
    [buyer] Ein Käufer: Der erste Stein kostet 1 Silber, der zweite 2, der dritte 3 und jeder weitere 4. Zwei oder drei sind also günstig.
    [barter] Ein Tausch: Was links auf dem Plättchen ist, kommt in den Beutel, was rechts ist, kommt heraus, einmal oder zweimal.
    [special-barter] Beim Sondertausch wechseln beliebige Waren eins zu eins. Das hilft, wenn man von einer Sorte die meisten haben will.
    [thief] Der Dieb zieht blind einen Stein hinter einem Sichtschirm hervor. Welcher es war, erfährt sonst niemand.
    [vizier] Vor dem Großwesir zeigen alle Steine der genannten Sorte. Die meisten bringen 5 Silber, die zweitmeisten 3, und ihre Steine behalten alle.
    [crook] Ein Betrüger wird aufgehoben: Später ändert er die Farbe einer Ware auf einem Plättchen.
    [crook-helps] Ein aufgehobener Betrüger hilft: Er ändert die Farbe einer Ware auf dem Plättchen, damit es passt.
    [barterer] Ein Krämer wird aufgehoben. In einer anderen Stadt bringt er ein zweites Plättchen.
    [again] Der Krämer kommt zum Einsatz, und es gibt gleich ein zweites Plättchen. Dafür findet jemand anders keins mehr.
    [unused] Nehmen muss man ein Plättchen, benutzen nicht. Immerhin hat jetzt auch sonst niemand etwas davon.
    [hand] Die Figur geht an jemanden, der hier noch nicht dran war. Überlegt gut: Wer zuletzt kommt, bekommt kein Plättchen, führt aber als Nächstes.
    [next-leader] Kein Plättchen ist mehr da. Wer jetzt die Figur bekommt, nimmt nichts, führt aber die nächste Runde.
    [goal] Die Karawane ist am Ziel. Markt ist hier keiner: Alle zählen hinter ihrem Sichtschirm.
    [count] Münzen und Steine werden heimlich gezählt, reihum. Zu sehen ist erst etwas, wenn alle fertig sind.
   *[end] Alle haben gezählt. Ein Silber ist ein Punkt, ein Gold fünf, ein Stein einer, und die meisten Steine einer Sorte bringen noch 2.
}
app-demo-how-silk-road = { $method ->
    [lead] Klickt an, wer führt; die Gebote braucht ihr nicht einzutragen.
    [bid] Klickt an, wie viel Silber geboten ist, oder „Passen“. Der erste Knopf beendet das Bieten.
    [answer] Ein Klick: das Silber nehmen, oder zahlen und bleiben.
    [travel] Klickt die nächste Stadt an. Eine, die das Programm noch nicht kennt, tippt ihr einmal ein.
    [printed] Wenn überhaupt, dann zuerst „Gedrucktes benutzen“; danach nimmt, wer führt, ein Plättchen.
    [take] Klickt das Plättchen neben der Landkarte an; werdet ihr gefragt, tragt ein, wofür es gut war.
    [again] Der Krämer hat einen eigenen Knopf; sonst klickt an, wer die Figur bekommt.
    [hand] Klickt an, wer die Figur bekommt.
   *[count] Klick deinen Platz an, lass die anderen wegschauen und trag Münzen und Steine ein.
}
