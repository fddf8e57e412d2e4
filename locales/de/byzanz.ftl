## Aim of the game

byzanz-chapter-aim = Worum es geht

byzanz-aim = Ihr ersteigert Angebote aus mehreren Karten und sammelt daraus Sätze: drei Karten einer Sorte. Verkauft ihr einen Satz, bleibt euch seine höchste Karte als Gewinn. Wer am Ende den höchsten Gewinn hat, gewinnt das Spiel.
    .title = Ziel des Spiels

byzanz-box = Gespielt wird mit 112 Karten: 96 Waren und 16 Händlern. Die Waren gibt es in sechs Sorten: Stoffe, Gewürze, Wein, Holz, Getreide und Oliven. Außerdem braucht ihr die sechs Angebotskarten, von der 1 bis zur 6, und beide Marktkarten.
    .title = Was ihr braucht

## Setup

byzanz-chapter-setup = Aufbau

byzanz-setup-deal = Mischt alle 112 Karten und gebt jedem verdeckt 4. Dann legt ihr einige Karten ungesehen zurück in die Schachtel: zu dritt 4, zu viert 12, zu fünft 2, zu sechst 4. Der Rest ist der Nachziehstapel. Zählt nach: Zu dritt hat er 96 Karten, zu viert 84, zu fünft 90 und zu sechst 84.
    .title = Karten austeilen

byzanz-setup-offers = Ihr braucht zu dritt die Angebotskarten 2, 4 und 6, zu viert 2 bis 5, zu fünft 1 bis 5, zu sechst alle. Stapelt sie, die höchste obenauf; die anderen bleiben in der Schachtel. Legt die beiden Marktkarten nebeneinander an den Tischrand: Das ist der Markt von Byzanz. Zu dritt spielt ihr 8 Runden, zu viert und zu fünft 6, zu sechst 4.
    .title = Angebotskarten und Markt

byzanz-setup-start = Wer links vom Geber sitzt, eröffnet die erste Versteigerung. Links heißt immer: im Uhrzeigersinn.
    .title = Wer anfängt

## Auctions

byzanz-chapter-auction = Versteigern

byzanz-round = In jeder Runde gibt es so viele Versteigerungen, wie Leute mitspielen. Jeder von euch gewinnt genau eine.
    .title = Die Runde

byzanz-lot = Schaut auf die oberste Angebotskarte: So viele Karten deckt ihr vom Nachziehstapel auf. Sie sind das Angebot, und es geht nur als Ganzes weg.
    .title = Das Angebot

byzanz-turn-order = Wer die Versteigerung eröffnet, bietet oder passt. Dann geht es im Uhrzeigersinn reihum. Wer in dieser Runde schon eine Angebotskarte hat oder in dieser Versteigerung schon gepasst hat, wird übersprungen.
    .title = Wer dran ist

byzanz-bid = Zum Bieten legst du Karten aus deiner Hand offen vor dich hin. Es zählt die Summe ihrer Werte, die Sorten sind egal. Dein Gebot muss mindestens um 1 über dem höchsten Gebot liegen. Als erstes Gebot reicht also eine 1.
    .title = Bieten

byzanz-bid-merchant = Mit Händlern darfst du nicht bieten. In ein Gebot gehören nur Waren.
    .title = Nicht mit Händlern bieten

byzanz-raise = Willst du erhöhen, legst du weitere Karten zu deinem Gebot dazu. Was schon liegt, bleibt liegen: Du darfst nichts zurücknehmen und nichts wechseln.
    .title = Erhöhen

byzanz-pass = Passt du, nimmst du dein Gebot zurück auf die Hand. Du bist dann für diese Versteigerung endgültig raus.
    .title = Passen

byzanz-auction-end = Die Versteigerung ist vorbei, wenn nur noch ein Gebot im Rennen ist oder wenn alle gepasst haben. Unsere Auslegung: Wer weder geboten noch gepasst hat, kommt auf jeden Fall noch dran, selbst wenn alle anderen schon gepasst haben.
    .title = Ende der Versteigerung

byzanz-win = Gewonnen? Dann leg dein ganzes Gebot in den Markt, nach Sorten geordnet, und dazu eine Karte aus dem Angebot, welche du willst. Den Rest des Angebots nimmst du auf die Hand. Die oberste Angebotskarte legst du offen vor dich hin: In dieser Runde steigerst du nicht mehr mit.
    .title = Zuschlag

byzanz-all-pass = Du eröffnest und passt, und alle anderen passen auch? Dann bekommst du das ganze Angebot und die Angebotskarte umsonst. In den Markt legst du nichts.
    .title = Alle passen

byzanz-last-auction = Für die letzte Versteigerung der Runde bleibt nur einer übrig. Bist du das, bietest du nicht. Zu dritt und zu viert liegen 2 Karten aus: Eine legst du in den Markt, die andere nimmst du auf die Hand, und du bekommst die Angebotskarte 2. Zu fünft und zu sechst ist es nur eine Karte: Sie kommt in den Markt, und du bekommst die Angebotskarte 1.
    .title = Die letzte Versteigerung

byzanz-next-opener = Schaut vom Gewinner aus im Uhrzeigersinn: Der Erste ohne Angebotskarte eröffnet die nächste Versteigerung.
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
    .house = Ist der Markt leer, wenn du dran bist, ziehst du stattdessen eine der Karten, die beim Aufbau ungesehen in die Schachtel kamen. Das geht, solange davon noch welche da sind.
    .ours = Wer zu spät dran ist, geht leer aus.
    .yours = Wer zu spät dran ist, zieht eine der weggelegten Karten.

byzanz-next-round = Was im Markt übrig bleibt, kommt in die Schachtel. Stapelt die Angebotskarten neu, die höchste obenauf. Hat der Nachziehstapel noch Karten, folgt die nächste Runde. Es eröffnet, wer eben die niedrigste Angebotskarte hatte.
    .title = Die nächste Runde

## Sales

byzanz-chapter-sale = Verkaufen

byzanz-sale = Für einen Verkauf zeigst du allen einen Satz aus deiner Hand: genau drei Karten einer Sorte. Karten, die gerade in deinem Gebot liegen, gehören nicht zur Hand. Die kannst du jetzt nicht verkaufen.
    .title = Der Verkauf

byzanz-sale-profit = Behalte von den drei Karten die höchste und leg sie verdeckt vor dich: Sie ist dein Gewinn. Die anderen zwei gehen in die Schachtel. Verkaufst du zum Beispiel Stoffe mit den Werten 4, 1 und 1, ist dein Gewinn 4.
    .title = Der Gewinn

byzanz-sale-merchant = Beim Verkauf kann ein Händler für jede Sorte einspringen. Danach kommt er immer in die Schachtel. Ein Beispiel: Du zeigst zwei Händler und ein Gewürz mit dem Wert 3. Das ist ein Verkauf von Gewürzen, und dein Gewinn ist 3.
    .title = Händler springen ein

byzanz-sale-three-merchants = Drei Händler kannst du auch ganz ohne Waren verkaufen. Einer bleibt dir als Gewinn und zählt 5, die anderen zwei gehen in die Schachtel.
    .title = Drei Händler

byzanz-sale-anytime = Verkaufen darfst du jederzeit: mitten in einer Versteigerung, während des Markts und auch noch nach dem letzten Markt.
    .title = Jederzeit verkaufen

byzanz-supply = Von jeder Ware gibt es sechs Karten mit dem Wert 1, fünf mit dem Wert 2, drei mit dem Wert 3 und zwei mit dem Wert 4. Dazu kommen 16 Händler mit dem Wert 0. Was verkauft ist, kommt nie wieder ins Spiel.
    .title = Welche Karten es gibt

## Hand limit

byzanz-chapter-limit = Höchstens sieben Karten

byzanz-hand-limit = Hast du mehr als sieben Karten auf der Hand, musst du sofort verkaufen oder abwerfen, bis es sieben oder weniger sind. Du darfst auch mehr abwerfen als nötig. Unsere Auslegung: Was du abwirfst, kommt in die Schachtel.
    .title = Handkartenlimit

byzanz-limit-check = Zählt eure Handkarten jedes Mal nach, wenn ihr welche dazubekommt. Wer zu viele hat, verkauft oder wirft ab, bevor jemand weiterspielt.
    .title = Wann ihr nachzählt
    .house = Ihr zählt eure Handkarten nur am Ende der Runde nach, also nach dem Markt.
    .ours = Immer, wenn jemand Karten bekommt.
    .yours = Erst am Ende der Runde.

## End of the game

byzanz-chapter-end = Spielende

byzanz-end = Ist der Nachziehstapel leer, kommt noch der Markt dieser Runde. Danach dürft ihr ein letztes Mal verkaufen. Dann zählt jeder seinen Gewinn: Der höchste gewinnt.
    .title = Ende und Sieg

byzanz-tie = Haben mehrere den höchsten Gewinn, zählen sie ihre Handkarten. Wer die meisten Karten übrig hat, gewinnt.
    .title = Gleichstand

byzanz-tie-merchants = Bei Gleichstand zählt jede Karte auf der Hand, auch jeder Händler.
    .title = Händler bei Gleichstand
    .house = Bei Gleichstand zählen Händler auf der Hand nicht mit.
    .ours = Sie zählen wie jede andere Karte.
    .yours = Sie zählen nicht mit.

byzanz-still-tied = Haben mehrere den höchsten Gewinn und dazu gleich viele Handkarten, teilen sie sich den Sieg.
    .title = Immer noch Gleichstand
    .house = Haben mehrere den höchsten Gewinn und dazu gleich viele Handkarten, gewinnt, wer von ihnen in der letzten Runde die höchste Angebotskarte hatte.
    .ours = Sie teilen sich den Sieg.
    .yours = Die höchste Angebotskarte der letzten Runde gewinnt.

byzanz-hidden-profit = Euer Gewinn liegt bis zum Schluss verdeckt. Zwischenstände zeigt das Programm nur, wenn ihr danach fragt.
    .title = Verdeckter Gewinn

## Keeping the book

byzanz-chapter-log = Buch führen

byzanz-log-winners = Auf der Stufe „Gewinner“ tragt ihr ein, wer welche Versteigerung gewinnt und was jeder aus dem Markt nimmt, dazu jeden Verkauf. Die Gebote könnt ihr auch einzeln eintragen, aber ihr müsst es nicht.
    .title = Stufe „Gewinner“

byzanz-log-cards = Auf der Stufe „Karten“ tragt ihr jede offene Karte ein: die Angebote, die Gebote Karte für Karte, alles, was in den Markt kommt, und alles, was ihr abwerft. Dann weiß das Programm immer, wie viele Karten jeder auf der Hand hat.
    .title = Stufe „Karten“

byzanz-known-cards = Geheim sind nur die vier Karten, die jeder am Anfang bekommt. Was später auf eine Hand kommt, habt ihr alle gesehen. Auf der Stufe „Karten“ merkt das Programm darum, wenn jemand eine Karte gar nicht haben kann: Sie kam nie auf seine Hand, oder alle gleichen Karten sind woanders.

    Auf der Stufe „Gewinner“ weiß es immerhin, wie viele Karten jemand höchstens hat: die vier vom Anfang und alles, was dazukam, ohne das, was schon bezahlt, verkauft oder abgeworfen ist.
    .title = Was das Buch weiß
