## Aim

kathai-chapter-aim = Worum es geht

kathai-aim = Ihr sammelt Salz, Gold, Seide, Gewürze und Tee, feilscht miteinander und verkauft, wenn der Kurs gut steht. Jeder Verkauf bringt Punkte und verschiebt die Kurse. Wer am Ende die meisten Punkte hat, gewinnt.
    .title = Ziel des Spiels

kathai-box = Kathai spielt ihr zu dritt, zu viert oder zu fünft. In der Schachtel liegen 55 Handelskarten: Jede zeigt eine bis drei Waren von höchstens zwei Sorten. Dazu kommen 5 Kurskarten mit +4, +2, +1, +0 und X; X heißt unverkäuflich. Die 5 Warenkarten sind Salz, Gold, Seide, Gewürze und Tee.
    .title = Was ihr braucht

## Setup

kathai-chapter-setup = Aufbau

kathai-setup-row = Legt die Kurskarten in eine Reihe, von links nach rechts: +4, +2, +1, +0, X. Mischt die fünf Warenkarten und legt unter jede Kurskarte eine. So seht ihr immer, wie jede Ware gerade steht. Die Reihenfolge der Waren kann das Programm auslosen, oder ihr sagt ihm, wie sie auf eurem Tisch liegen.
    .title = Die Reihe

kathai-setup-deal = Mischt die 55 Handelskarten und gebt jedem verdeckt 3. Der Rest ist der Nachziehstapel. Zählt nach: Zu dritt hat er 46 Karten, zu viert 43 und zu fünft 40.
    .title = Karten austeilen

kathai-setup-camels = Auf den Kurskarten +4, +2, +1 und +0 seht ihr Kamele: So viele Waren braucht ein Verkauf dort mindestens. Lest die Zahlen einmal von euren Karten ab und tragt sie ein, das Programm merkt sie sich. Für die +4 schlägt es 7 vor: Das wissen wir aus einer Rezension, nicht aus der Spielregel. Es gilt, was auf euren Karten steht.
    .title = Die Kamele

kathai-setup-start = Wer von euch am jüngsten ist, fängt an. Danach geht es im Uhrzeigersinn reihum.
    .title = Wer anfängt

## Turn

kathai-chapter-turn = Dein Zug

kathai-turn = Bist du dran, ziehst du zuerst eine Karte. Dann machst du genau eine Sache: handeln, verkaufen, den Markt bestechen, nachziehen oder passen. Danach ist dran, wer links von dir sitzt.
    .title = Ablauf

kathai-draw-card = Am Anfang deines Zuges ziehst du eine Handelskarte vom Nachziehstapel. Das fällt aus, wenn du schon sieben Karten auf der Hand hast oder wenn der Stapel leer ist.
    .title = Eine Karte ziehen

kathai-hand-limit = Niemand hat mehr als sieben Karten auf der Hand, zu keiner Zeit. Was eine Hand über sieben brächte, geht nicht, weder beim Ziehen noch beim Handeln. Tauschkarten zählen nicht mit: Sie liegen vor dir auf dem Tisch.
    .title = Höchstens sieben Karten

kathai-draw-again = Leg eine deiner Tauschkarten ab und zieh dafür noch eine Handelskarte. Das geht nur einmal im Zug, und mehr machst du in diesem Zug nicht. Hast du schon sieben Karten auf der Hand oder ist der Nachziehstapel leer, geht es nicht.
    .title = Nachziehen

kathai-pass = Du darfst auch passen. Dann ist dein Zug nach dem Ziehen vorbei.
    .title = Passen

## Trade

kathai-chapter-trade = Handeln

kathai-trade = Du darfst mit jedem am Tisch handeln, auch mit mehreren, und um beliebig viele Karten: eine gegen eine, drei gegen zwei, ganz nach Absprache. Jedes Geschäft läuft über dich; die anderen dürfen nicht untereinander handeln. Auch ein Geschenk gilt als Handel, solange eine Karte den Besitzer wechselt: So legen wir es aus.
    .title = Mit anderen handeln

kathai-trade-limit = Auch beim Handeln kommt niemand über sieben Karten, und du kannst nur geben, was du auf der Hand hast. Handelst du mit mehreren, geht das nacheinander und kommt in dieser Reihenfolge ins Buch. Die Grenze gilt nach jedem einzelnen Handel: Auch das ist unsere Auslegung.
    .title = Die Grenze beim Handeln

kathai-bury = Kommt kein Handel zustande, oder willst du gar keinen? Dann darfst du stattdessen eine Handkarte auswechseln, einmal im Zug. Schieb sie verdeckt unter den Nachziehstapel und zieh die oberste Karte. Ist der Stapel leer, geht das nicht, denn du würdest nur deine eigene Karte ziehen: So legen wir es aus.
    .title = Eine Karte auswechseln

## Sale

kathai-chapter-sale = Verkaufen

kathai-sale = Zum Verkaufen wählst du eine Sorte und spielst offen Karten aus deiner Hand, die sie zeigen. Mehr als eine Sorte verkaufst du in einem Zug nicht.
    .title = Der Verkauf

kathai-sale-camels = Schau auf die Kurskarte über deiner Ware und zähl die Kamele. Mindestens so viele Waren dieser Sorte müssen deine Karten zusammen zeigen. Ein Beispiel: Bei 7 Kamelen brauchst du mindestens drei Karten, denn mehr als drei Waren zeigt keine.
    .title = Genug für die Kamele

kathai-sale-goods = Jede Karte, die du spielst, muss deine Ware zeigen: einmal, zweimal oder dreimal. Was sonst noch auf den Karten ist, zählt nicht. Mit drei Karten kommst du also auf mindestens 3 und höchstens 9 Waren.
    .title = Was auf den Karten zählt

kathai-sale-points = Jede gespielte Karte bringt einen Punkt, dazu kommt der Bonus der Kurskarte: 4, 2, 1 oder 0. Es zählen die Karten, nicht die Waren darauf. Ein Beispiel: Die Gewürze liegen bei +2, und du spielst drei Karten. Das macht 3 + 2 = 5 Punkte.
    .title = Punkte

kathai-unsellable = Was am X liegt, ist unverkäuflich. Warte, bis die Ware nach links rückt, oder bestich den Markt.
    .title = Unverkäuflich

kathai-sale-shift = Nach dem Verkauf kommt die Warenkarte ans X. Alle Warenkarten rechts von ihr rücken einen Platz nach links und sind damit mehr wert. Ein Beispiel: Es liegen Seide, Gewürze, Tee, Salz, Gold. Jemand verkauft Gewürze. Jetzt liegen da Seide, Tee, Salz, Gold, Gewürze.
    .title = Die Kurse verschieben sich

kathai-exchange-card = Von den Karten, mit denen du verkauft hast, bleibt eine vor dir liegen: Das ist eine Tauschkarte. Die anderen legst du ab. War es nur eine, bleibt eben diese liegen. Mit einer Tauschkarte kannst du später den Markt bestechen oder nachziehen, und bei Gleichstand zählt sie auch.
    .title = Die Tauschkarte

## Bribe

kathai-chapter-bribe = Den Markt bestechen

kathai-bribe = Spiel eine Handkarte oder eine deiner Tauschkarten und vertausch zwei Warenkarten, die nebeneinanderliegen. Auch die am X darf dabei sein. Leg deine Karte verdeckt auf das vertauschte Paar: Sie ist jetzt die Bestechungskarte.
    .title = Zwei Waren vertauschen

kathai-bribe-lock = Das Paar unter der Bestechungskarte darf niemand zurücktauschen, bis jemand ein anderes Paar vertauscht oder eine der beiden Waren verkauft. Ein Beispiel: Seide und Tee sind gesperrt. Vertauscht jemand Salz und Gold, wandert die Sperre dorthin. Verkauft jemand Tee, ist sie weg. Unsere Auslegung: Die alte Karte kommt dann auf den Ablagestapel.
    .title = Das gesperrte Paar

## End

kathai-chapter-end = Spielende

kathai-last-card = Zieht jemand die letzte Karte vom Nachziehstapel, geht das Spiel zu Ende. Es ist egal, ob das am Anfang des Zuges passiert oder beim Nachziehen. Dieser Zug wird noch zu Ende gespielt. Ziehen kann von da an niemand mehr.
    .title = Die letzte Karte

kathai-last-turns = Nach dem Zug mit der letzten Karte hat jeder noch zwei Züge, weiter im Uhrzeigersinn. Den allerletzten hat, wer die letzte Karte gezogen hat. Zu dritt sind das noch 6 Züge, zu viert 8, zu fünft 10.
    .title = Die letzten Züge
    .house = Der Zug, in dem jemand die letzte Karte zieht, ist der letzte des Spiels.
    .ours = Nach der letzten Karte hat jeder noch zwei Züge.
    .yours = Mit dem Zug, in dem jemand die letzte Karte zieht, ist Schluss.

kathai-end = Nach dem letzten Zug gewinnt, wer die meisten Punkte hat. Punkte gibt es nur für Verkäufe. Was du noch auf der Hand hast, bringt nichts.
    .title = Ende und Sieg

kathai-tie = Haben mehrere die meisten Punkte, zählen sie ihre Tauschkarten. Wer die meisten hat, gewinnt. Sind es auch da gleich viele, teilen sie sich den Sieg.
    .title = Gleichstand

## Log

kathai-chapter-log = Buch führen

kathai-log-turn = Ein Zug, ein Eintrag: handeln, auswechseln, verkaufen, bestechen, nachziehen oder passen. Die Karte am Anfang des Zuges tragt ihr nicht ein. Die zählt das Programm von selbst mit, und es sagt Bescheid, wenn es nichts zu ziehen gibt.
    .title = Was ihr eintragt

kathai-log-count = Das Programm zählt mit: Handkarten, Tauschkarten, Punkte, den Nachziehstapel und die Reihe. Darum merkt es, wenn eine Zahl nicht stimmen kann. Welche Waren eure Karten zeigen, weiß es nicht; da schaut ihr selbst hin. Bei einem Verkauf könnt ihr eintragen, wie viele Waren zu sehen waren, aber ihr müsst es nicht.
    .title = Was das Buch weiß
