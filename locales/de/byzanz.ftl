## Aim of the game

byzanz-chapter-aim = Worum es geht

byzanz-aim = Ihr ersteigert Angebote aus mehreren Karten und sammelt daraus Sätze: drei Karten einer Sorte. Jeden Satz kannst du verkaufen, und seine höchste Karte behältst du als Gewinn. Wer am Ende den höchsten Gewinn hat, gewinnt das Spiel.
    .title = Ziel des Spiels

byzanz-box = In der Schachtel liegen 112 Spielkarten: 96 Waren und 16 Händler. Die Waren gibt es in sechs Sorten: Stoffe, Gewürze, Wein, Holz, Getreide und Oliven. Dazu kommen 6 Angebotskarten mit den Zahlen 1 bis 6 und 2 Marktkarten.
    .title = Was ihr braucht

## Setup

byzanz-chapter-setup = Aufbau

byzanz-setup-deal = Mischt alle 112 Karten und teilt allen verdeckt je 4 aus. Dann legt ihr einige Karten ungesehen zurück in die Schachtel: 4 zu dritt, 12 zu viert, 2 zu fünft, 4 zu sechst. Der Rest ist der Nachziehstapel. Er hat 96 Karten zu dritt, 84 zu viert, 90 zu fünft und 84 zu sechst.
    .title = Karten austeilen

byzanz-setup-offers = Ihr braucht zu dritt die Angebotskarten 2, 4 und 6, zu viert 2 bis 5, zu fünft 1 bis 5, zu sechst alle. Stapelt sie, die höchste obenauf; die anderen bleiben in der Schachtel. Legt die beiden Marktkarten nebeneinander an den Tischrand: Das ist der Markt von Byzanz. Zu dritt spielt ihr 8 Runden, zu viert und zu fünft 6, zu sechst 4.
    .title = Angebotskarten und Markt

byzanz-setup-start = Wer links vom Geber sitzt, eröffnet die erste Versteigerung. Links heißt immer: im Uhrzeigersinn.
    .title = Wer anfängt

## Auctions

byzanz-chapter-auction = Versteigern

byzanz-round = Eine Runde hat so viele Versteigerungen, wie Leute mitspielen. Davon gewinnt jeder von euch genau eine.
    .title = Die Runde

byzanz-lot = Schaut auf die oberste Angebotskarte: So viele Karten deckt ihr vom Nachziehstapel auf. Sie sind das Angebot, und es geht nur als Ganzes weg.
    .title = Das Angebot

byzanz-turn-order = Wer die Versteigerung eröffnet, bietet oder passt. Dann geht es im Uhrzeigersinn reihum. Ihr überspringt alle, die in dieser Runde schon eine Angebotskarte haben oder in dieser Versteigerung schon gepasst haben.
    .title = Wer dran ist

byzanz-bid = Zum Bieten legst du Karten aus deiner Hand offen vor dich hin. Es zählt die Summe ihrer Werte, die Sorten sind egal. Dein Gebot muss mindestens um 1 über dem höchsten Gebot liegen. Als erstes Gebot reicht also eine 1.
    .title = Bieten

byzanz-bid-merchant = Händler darfst du nicht bieten. In ein Gebot gehören nur Waren.
    .title = Keine Händler bieten

byzanz-raise = Willst du erhöhen, legst du weitere Karten zu deinem Gebot dazu. Was schon liegt, bleibt liegen: Du darfst nichts zurücknehmen und nichts wechseln.
    .title = Erhöhen

byzanz-pass = Passt du, nimmst du dein Gebot zurück auf die Hand. Du bist dann für diese Versteigerung endgültig raus.
    .title = Passen

byzanz-auction-end = Die Versteigerung ist vorbei, wenn nur noch ein Gebot im Rennen ist oder wenn alle gepasst haben. Unsere Auslegung: Wer weder geboten noch gepasst hat, kommt auf jeden Fall noch dran, selbst wenn alle anderen schon gepasst haben.
    .title = Ende der Versteigerung

byzanz-win = Gewonnen? Dann leg dein ganzes Gebot in den Markt, nach Sorten geordnet, und dazu eine Karte aus dem Angebot, welche du willst. Den Rest des Angebots nimmst du auf die Hand. Die oberste Angebotskarte legst du offen vor dich hin: In dieser Runde steigerst du nicht mehr mit.
    .title = Zuschlag

byzanz-all-pass = Passen alle, gewinnt, wer die Versteigerung eröffnet und damit als Erstes gepasst hat. Bist du das, nimmst du das ganze Angebot und die Angebotskarte. In den Markt legst du nichts.
    .title = Alle passen

byzanz-last-auction = Bist du in der letzten Versteigerung der Runde allein übrig, bietest du nicht. Zu dritt und zu viert hat das Angebot 2 Karten: Eine legst du in den Markt, die andere nimmst du auf die Hand, und du bekommst die Angebotskarte 2. Zu fünft und zu sechst ist es nur eine Karte: Sie kommt in den Markt, und du bekommst die Angebotskarte 1.
    .title = Die letzte Versteigerung

byzanz-next-opener = Wer gewonnen hat, schaut nach links. Die erste Person dort, die noch keine Angebotskarte hat, eröffnet die nächste Versteigerung.
    .title = Wer als Nächstes eröffnet

## Market

byzanz-chapter-market = Der Markt von Byzanz

byzanz-market-order = Nach der letzten Versteigerung kommt der Markt. Eure Angebotskarten geben die Reihenfolge vor: die niedrigste zuerst, die höchste zuletzt.
    .title = Reihenfolge im Markt

byzanz-pick = Bist du dran, wählst du eine Sorte und nimmst alle ihre Karten aus dem Markt auf die Hand. Auch die Händler zählen als Sorte. Du wählst nur einmal. Eine Sorte, die weg ist, bekommt in dieser Runde niemand mehr.
    .title = Eine Sorte nehmen

byzanz-waive = Im Markt darfst du zugreifen, du musst aber nicht. Wenn du willst, nimmst du gar nichts.
    .title = Verzichten
    .house = Liegen noch Karten im Markt, wenn du dran bist, musst du eine Sorte nehmen.
    .ours = Du darfst auch gar nichts nehmen.
    .yours = Liegt etwas da, musst du zugreifen.

byzanz-nothing-left = Manchmal liegen weniger Sorten im Markt, als Leute mitspielen. Wer dann zu spät dran ist, geht leer aus.
    .title = Leerer Markt
    .house = Ist der Markt leer, wenn du dran bist, ziehst du stattdessen eine der Karten, die ihr beim Aufbau ungesehen zurückgelegt habt. Das geht, solange davon noch welche da sind.
    .ours = Wer zu spät dran ist, geht leer aus.
    .yours = Wer zu spät dran ist, zieht eine der weggelegten Karten.

byzanz-next-round = Was im Markt übrig bleibt, kommt in die Schachtel. Stapelt die Angebotskarten neu, die höchste obenauf. Hat der Nachziehstapel noch Karten, folgt die nächste Runde. Es eröffnet, wer eben die niedrigste Angebotskarte hatte.
    .title = Die nächste Runde

## Sales

byzanz-chapter-sale = Verkaufen

byzanz-sale = Für einen Verkauf zeigst du allen einen Satz aus deiner Hand: genau drei Karten einer Sorte. Karten, die gerade in deinem Gebot liegen, gehören nicht zur Hand. Die kannst du jetzt nicht verkaufen.
    .title = Der Verkauf

byzanz-sale-profit = Die höchste der drei Karten legst du verdeckt vor dich: Sie ist dein Gewinn. Die beiden anderen kommen in die Schachtel.
    .title = Der Gewinn

byzanz-sale-merchant = Im Verkauf kann ein Händler für jede Sorte einspringen. Danach kommt er immer in die Schachtel. Ein Beispiel: Du zeigst zwei Händler und ein Gewürz mit dem Wert 3. Das ist ein Verkauf von Gewürzen, und dein Gewinn ist 3.
    .title = Händler springen ein

byzanz-sale-three-merchants = Auch drei Händler sind ein Verkauf. Einen davon behältst du als Gewinn, und er zählt 5. Die beiden anderen kommen in die Schachtel.
    .title = Drei Händler

byzanz-sale-anytime = Verkaufen darfst du jederzeit: mitten in einer Versteigerung, während ihr aus dem Markt nehmt und auch noch nach dem letzten Markt.
    .title = Jederzeit verkaufen

byzanz-supply = Von jeder Ware gibt es sechs Karten mit dem Wert 1, fünf mit dem Wert 2, drei mit dem Wert 3 und zwei mit dem Wert 4. Dazu kommen 16 Händler mit dem Wert 0. Was verkauft ist, kommt nie wieder ins Spiel.
    .title = Welche Karten es gibt

## Hand limit

byzanz-chapter-limit = Höchstens sieben Karten

byzanz-hand-limit = Hast du mehr als sieben Karten auf der Hand, musst du sofort verkaufen oder abwerfen, bis es sieben oder weniger sind. Du darfst auch mehr abwerfen als nötig. Unsere Auslegung: Was du abwirfst, kommt in die Schachtel.
    .title = Handkartenlimit

byzanz-limit-check = Zähle deine Hand jedes Mal, wenn du Karten dazubekommst. Sind es zu viele, verkaufst du oder wirfst ab, bevor irgendjemand weiterspielt.
    .title = Wann ihr nachzählt
    .house = Ihr zählt eure Handkarten nur am Ende der Runde nach, also nach dem Markt.
    .ours = Immer, wenn jemand Karten bekommt.
    .yours = Erst am Ende der Runde.

## End of the game

byzanz-chapter-end = Spielende

byzanz-end = Ist der Nachziehstapel leer, spielt ihr noch den Markt dieser Runde, und dann endet das Spiel. Jetzt dürft ihr alle noch verkaufen. Danach zählt ihr euren Gewinn zusammen, und der höchste gewinnt.
    .title = Ende und Sieg

byzanz-tie = Haben mehrere den höchsten Gewinn, zählen sie ihre Handkarten. Wer die meisten Karten übrig hat, gewinnt.
    .title = Gleichstand

byzanz-tie-merchants = Beim Gleichstand zählt jede Karte auf der Hand, auch jeder Händler.
    .title = Händler beim Gleichstand
    .house = Beim Gleichstand zählen Händler auf der Hand nicht mit.
    .ours = Sie zählen wie jede andere Karte.
    .yours = Sie zählen nicht mit.

byzanz-still-tied = Haben mehrere den höchsten Gewinn und dazu gleich viele Handkarten, teilen sie sich den Sieg.
    .title = Immer noch Gleichstand
    .house = Haben mehrere den höchsten Gewinn und dazu gleich viele Handkarten, gewinnt, wer von ihnen in der letzten Runde die höchste Angebotskarte hatte.
    .ours = Ihr teilt euch den Sieg.
    .yours = Die höchste Angebotskarte der letzten Runde gewinnt.

byzanz-hidden-profit = Euer Gewinn liegt bis zum Schluss verdeckt. Zwischenstände zeigt das Programm nur, wenn ihr am Tisch danach fragt.
    .title = Verdeckter Gewinn

## Keeping the book

byzanz-chapter-log = Buch führen

byzanz-log-winners = Auf der Stufe „Gewinner“ tragt ihr ein, wer welche Versteigerung gewinnt und was jeder aus dem Markt nimmt, dazu jeden Verkauf. Die Gebote könnt ihr auch einzeln eintragen, aber ihr müsst es nicht.
    .title = Stufe „Gewinner“

byzanz-log-cards = Auf der Stufe „Karten“ tragt ihr jede offene Karte ein: die Angebote, die Gebote Karte für Karte, alles, was in den Markt kommt, und alles, was ihr abwerft. Dann weiß das Programm immer, wie viele Karten jeder auf der Hand hat.
    .title = Stufe „Karten“

byzanz-known-cards = Geheim sind nur die vier Karten, die du am Anfang bekommst. Alles, was später auf deine Hand kommt, haben alle gesehen. Tragt ihr alle Karten ein, kann das Programm darum erkennen, dass jemand eine Karte gar nicht haben kann: Entweder hat diese Person sie nie bekommen, oder alle gleichen Karten sind woanders. Auf der Stufe „Gewinner“ weiß das Programm weniger, aber immer noch, wie viele Karten du höchstens haben kannst: die vier vom Anfang, dazu alles, was du ersteigert und aus dem Markt genommen hast, minus alles, was du bezahlt, verkauft und abgeworfen hast.
    .title = Was das Buch weiß
