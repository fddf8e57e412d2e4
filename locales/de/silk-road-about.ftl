### Silk Road for whoever does not know it yet. These texts are found by their ids.

silk-road-about-name = Silk Road
silk-road-about-part = Nächste Stadt
silk-road-about-example = eva kauft 2 seide

## What happens in a step, in one or two sentences.

silk-road-about-lesson-begin = Jeder versteckt 10 Silber und drei Warensteine hinter seinem Sichtschirm. Die Karawane wartet in Chang’An, und die anderen dürfen um die Führung bieten.
silk-road-about-lesson-bid = Ein Gebot um die Führung. Wer führt, wählt den Weg, nimmt das erste Plättchen und bestimmt, wer danach kommt.
silk-road-about-lesson-overbid = Ein höheres Gebot. Jeder kommt nur einmal zu Wort, und niemand darf mehr bieten, als er hat.
silk-road-about-lesson-pass = Kein Gebot. Eine zweite Gelegenheit kommt erst in der nächsten Stadt.
silk-road-about-lesson-no-bid = Niemand bietet. Also bleibt die Führung, wo sie ist, und kein Silber wechselt den Besitzer.
silk-road-about-lesson-no-more = Niemand bietet mehr. Jetzt braucht das höchste Gebot eine Antwort.
silk-road-about-lesson-accept = Das Gebot wird angenommen: Das Silber geht in die eine Richtung, Figur und Zugmarker in die andere.
silk-road-about-lesson-pay = Die Führung bleibt, wo sie ist. Dafür geht genau die gebotene Summe an den Höchstbietenden.
silk-road-about-lesson-travel = Die Karawane zieht weiter. In der Stadt liegen Handelsplättchen, und wer führt, nimmt das erste.
silk-road-about-lesson-travel-to-printed = In dieser Stadt ist ein Plättchen aufgedruckt. Benutzen darf es nur, wer führt, und zwar vor dem ersten Handelsplättchen.
silk-road-about-lesson-printed = Das aufgedruckte Plättchen wird benutzt. Es bleibt auf dem Spielplan und kostet keinen Zugmarker; ein Handelsplättchen gibt es danach trotzdem.
silk-road-about-lesson-seller = Ein Verkäufer: Die Bank zahlt 4 Silber für den ersten Stein, 3 für den zweiten, 2 für den dritten und 1 für jeden weiteren.
silk-road-about-lesson-buyer = Ein Käufer: Der erste Stein kostet 1 Silber, der zweite 2, der dritte 3 und jeder weitere 4. Zwei oder drei sind also günstig.
silk-road-about-lesson-barter = Ein Tausch: Was links auf dem Plättchen ist, kommt in den Beutel, was rechts ist, kommt heraus, einmal oder zweimal.
silk-road-about-lesson-special-barter = Beim Sondertausch tauscht man beliebige Waren eins zu eins. Das hilft, wenn man von einer Sorte die meisten haben will.
silk-road-about-lesson-thief = Der Dieb zieht blind einen Stein hinter einem Sichtschirm hervor. Welcher es war, erfährt sonst niemand.
silk-road-about-lesson-vizier = Beim Großwesir zeigt jeder Steine der genannten Sorte. Die meisten bringen 5 Silber, die zweitmeisten 3, und die Steine behaltet ihr. Das Plättchen kommt beiseite, mit einem Stein aus dem Beutel darauf.
silk-road-about-lesson-crook = Ein Betrüger wird aufgehoben: Später ändert er die Farbe einer Ware auf einem Plättchen.
silk-road-about-lesson-crook-helps = Ein aufgehobener Betrüger hilft: Er ändert die Farbe einer Ware auf dem Plättchen, damit es passt.
silk-road-about-lesson-barterer = Ein Krämer wird aufgehoben. In einer anderen Stadt bringt er ein zweites Plättchen.
silk-road-about-lesson-again = Der Krämer kommt zum Einsatz, und es gibt gleich ein zweites Plättchen. Dafür findet jemand anders keins mehr.
silk-road-about-lesson-unused = Nehmen muss man ein Plättchen, benutzen nicht. Immerhin hat jetzt auch sonst niemand etwas davon.
silk-road-about-lesson-hand = Die Figur geht an jemanden, der hier noch nicht dran war. Überlegt gut: Wer zuletzt kommt, bekommt kein Plättchen, führt aber als Nächstes.
silk-road-about-lesson-next-leader = Kein Plättchen ist mehr da. Wer jetzt die Figur bekommt, nimmt nichts, führt aber in der nächsten Runde.
silk-road-about-lesson-goal = Die Karawane ist am Ziel. Markt ist hier keiner: Jeder zählt hinter seinem Sichtschirm.
silk-road-about-lesson-count = Münzen und Steine werden heimlich gezählt, reihum. Zu sehen ist erst etwas, wenn alle fertig sind.
silk-road-about-lesson-end = Alle haben gezählt. Ein Silber ist ein Punkt, ein Gold fünf, ein Stein einer, und wer von einer Sorte die meisten hat, bekommt 2 dazu.

## How something is entered. Short: one line on the screen.

silk-road-about-method-lead = Klickt an, wer führt; die Gebote braucht ihr nicht einzutragen.
silk-road-about-method-bid = Klickt an, wie viel Silber geboten wird, oder „Passen“. Der erste Knopf beendet das Bieten.
silk-road-about-method-answer = Ein Klick genügt: das Silber nehmen oder zahlen und weiterführen.
silk-road-about-method-travel = Klickt die nächste Stadt an. Eine, die das Programm noch nicht kennt, tippt ihr einmal ein.
silk-road-about-method-printed = Wenn ihr wollt, zuerst „Aufgedrucktes nutzen“; danach kommt das Handelsplättchen.
silk-road-about-method-take = Klickt rechts das Plättchen an; werdet ihr gefragt, tragt ein, wofür es benutzt wurde.
silk-road-about-method-again = Der Krämer hat einen eigenen Knopf; sonst klickt an, wer die Figur bekommt.
silk-road-about-method-hand = Klickt an, wer die Figur bekommt.
silk-road-about-method-count = Eigenen Platz anklicken, die anderen schauen weg; dann Münzen und Steine eintragen.

## What is counted over many games: heads of narrow columns, and what they mean.

silk-road-about-figure-led = Führung
silk-road-about-figure-led-explained = Führung: in wie vielen Runden jemand im Schnitt pro Partie die Karawane führt.
silk-road-about-figure-silver = Silber
silk-road-about-figure-silver-explained = Silber: was jemand am Ende im Schnitt an Münzen hat, ein Gold als 5 gerechnet.
silk-road-about-figure-cubes = Steine
silk-road-about-figure-cubes-explained = Steine: wie viele Warensteine jemand am Ende im Schnitt hat.
silk-road-about-figure-majorities = Mehrheiten
silk-road-about-figure-majorities-explained = Mehrheiten: bei wie vielen Sorten jemand am Ende im Schnitt die meisten Steine hat.
silk-road-about-figure-tiles = Plättchen
silk-road-about-figure-tiles-explained = Plättchen: wie viele Handelsplättchen jemand im Schnitt pro Partie nimmt.
