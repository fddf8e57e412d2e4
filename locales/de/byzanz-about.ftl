### Byzanz for whoever does not know it yet. These texts are found by their ids.

byzanz-about-name = Byzanz
byzanz-about-part = Nächste Runde
byzanz-about-example = eva verkauft gewürz 4 1 händler

## What happens in a step, in one or two sentences.

byzanz-about-lesson-begin = Jeder hat vier Karten auf der Hand, die sonst niemand kennt. Die oberste Angebotskarte sagt, wie viele Karten es zuerst gibt, und links vom Geber geht es los.
byzanz-about-lesson-lot = Das Angebot liegt aus: so viele Karten, wie die Angebotskarte sagt, und es gibt sie nur zusammen. Jetzt überlegt jeder, was sie ihm wert sind.
byzanz-about-lesson-last-lot = Nur einer hat noch keine Angebotskarte, also wird nicht geboten. Von den zwei Karten kommt eine in den Markt, die andere auf die Hand.
byzanz-about-lesson-first-bid = Das erste Gebot: offene Karten aus der Hand. Es zählt nur die Summe ihrer Werte.
byzanz-about-lesson-overbid = Ein höheres Gebot, um mindestens 1. Mit Händlern darf man nicht bieten, sie bleiben also sicher auf der Hand.
byzanz-about-lesson-raise = Hier wird erhöht: Neue Karten kommen zum eigenen Gebot dazu. Was liegt, bleibt liegen, und Wechselgeld gibt es nicht.
byzanz-about-lesson-pass = Gepasst, und damit endgültig raus aus dieser Versteigerung. Gebotene Karten kommen zurück auf die Hand, ein Versuch kostet also nichts.
byzanz-about-lesson-all-pass = Niemand will etwas zahlen. Wer eröffnet hat, bekommt das ganze Angebot geschenkt, und der Markt geht leer aus.
byzanz-about-lesson-win = Nur ein Gebot ist übrig, und das bekommt den Zuschlag. Seine Karten kommen in den Markt, dort dürfen später alle zugreifen.
byzanz-about-lesson-settle = Wer den Zuschlag hat, gibt noch eine Karte des Angebots in den Markt und behält den Rest. Wer eine Angebotskarte hat, bietet in dieser Runde nicht mehr mit.
byzanz-about-lesson-market = Alles ist versteigert, der Markt öffnet. Wer die niedrigste Angebotskarte hat, greift zuerst zu: Das Angebot war klein, dafür ist jetzt die Auswahl groß.
byzanz-about-lesson-pick = Eine Sorte wird gewählt, und alle ihre Karten kommen auf die Hand. So bekommt man, was andere geboten haben.
byzanz-about-lesson-waive = Verzichten ist erlaubt und mit voller Hand oft klug.
byzanz-about-lesson-nothing-left = Der Markt ist leer, bevor jeder zugreifen konnte. Wer zuletzt kommt, geht leer aus.
byzanz-about-lesson-round = Die Runde ist vorbei. Was niemand wollte, kommt in die Schachtel, die Angebotskarten werden neu gestapelt, und wer die niedrigste hatte, eröffnet.
byzanz-about-lesson-sale = Drei Karten einer Sorte sind ein Satz, und den darf man jederzeit verkaufen. Die höchste bleibt als Gewinn, die anderen beiden sind aus dem Spiel.
byzanz-about-lesson-sale-merchant = Ein Händler springt für eine fehlende Karte ein. Gewinn wird die beste Ware, der Händler kommt in die Schachtel.
byzanz-about-lesson-sale-merchants = Auch drei Händler sind ein Satz, und zwar der beste: Er bringt 5.
byzanz-about-lesson-limit = Mehr als sieben Karten auf einer Hand! Bevor es weitergeht, wird verkauft oder abgeworfen.
byzanz-about-lesson-discard = Was zu viel ist, kommt in die Schachtel und bringt nichts. Besser, man verkauft, bevor die Hand voll ist.
byzanz-about-lesson-last-market = Der Stapel ist leer, das war der letzte Markt. Jetzt verkauft jeder, was noch geht.
byzanz-about-lesson-last-sale = Ein letzter Verkauf. Am Ende siegt, wer den höchsten Gewinn hat; bei Gleichstand, wer noch mehr Karten auf der Hand hat.

## How something is entered. Short: one line on the screen.

byzanz-about-method-lot = „Angebot eintragen“ öffnet die Kartenauswahl: Klickt an, was auf dem Tisch liegt.
byzanz-about-method-bid = „Mit Karten bieten“ öffnet die Kartenauswahl. Passen ist ein einziger Klick.
byzanz-about-method-award = Klickt an, wer das Angebot bekommt; wählt vorher den Preis, wenn er ins Buch soll.
byzanz-about-method-settle = Klickt die Karte des Angebots an, die in den Markt kommt.
byzanz-about-method-pick = Ein Klick auf eine Sorte nimmt alle ihre Karten. Verzichten geht mit „Nichts nehmen“.
byzanz-about-method-shed = Drückt „Verkaufen“ oder „Abwerfen“ und klickt die Karten an.
byzanz-about-method-count = Klickt an, wie viele Karten jeder noch auf der Hand hat.
byzanz-about-method-sell = Zum Verkaufen klickt ihr an einem Platz die Waage an, dann drei Karten.

## What is counted over many games: heads of narrow columns, and what they mean.

byzanz-about-figure-merchants = Händler
byzanz-about-figure-merchants-explained = Händler: der eigene Anteil an allen Händlern, die in diesen Partien verkauft wurden.
