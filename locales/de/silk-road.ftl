## Aim

silk-road-chapter-aim = Worum es geht

silk-road-aim = Ihr reist alle mit derselben Karawane über die Seidenstraße, von Chang’An im Osten bis nach Antioch im Westen. In jeder Stadt ist Markt: Da kauft, verkauft und tauscht ihr Waren, und manchmal verschwindet auch etwas. Am Ende bringen Geld und Waren Punkte. Wer die meisten hat, gewinnt.
    .title = Ziel des Spiels

silk-road-box = Silk Road spielt ihr zu dritt bis zu sechst, ungefähr anderthalb Stunden lang. Der Spielplan zeigt 20 Städte: Chang’An, Antioch und dazwischen 9 orangefarbene und 9 violette.

    Im Beutel sind 75 Warensteine, 15 von jeder Sorte: Elfenbein ist weiß, Seide blau, Trockenfrüchte sind braun, Juwelen gelb und Gewürze rot.

    Dazu kommen 90 Handelsplättchen, 45 orangefarbene und 45 violette, 45 Münzen, 5 Zugmarker, 6 Sichtschirme, die Karawane und die Figur des Karawanenführers. Eine Goldmünze ist 5 Silber wert.
    .title = Was ihr braucht

## Setup

silk-road-chapter-setup = Aufbau

silk-road-setup-players = Jeder bekommt einen Sichtschirm, 1 Goldmünze und 5 Silbermünzen, also 10 Silber, und zieht blind 3 Warensteine aus dem Beutel. Geld und Waren bleiben hinter dem Sichtschirm versteckt.
    .title = Was jeder bekommt

silk-road-setup-tiles = Mischt die Handelsplättchen, jede Farbe für sich, und legt sie offen in die Städte: die orangefarbenen in orangefarbene, die violetten in violette. Chang’An und Antioch bleiben leer, und aufgedruckte Plättchen zählen nicht mit.

    In jede Stadt kommen zu dritt 5, zu viert 3, zu fünft 4 und zu sechst 5. Zusammen sind das zu dritt 90, zu viert 54, zu fünft 72 und zu sechst 90. Was übrig ist, bleibt in der Schachtel.
    .title = Plättchen auslegen

silk-road-setup-forbidden = In Aleppo und in Tyr darf weder ein Betrüger noch ein Krämer liegen. Kommt dort doch einer hin, nehmt ihr dafür ein anderes Plättchen derselben Farbe. Sind alle verteilt, tauscht ihr ihn gegen eins aus einer anderen Stadt.
    .title = Wo kein Betrüger und kein Krämer liegt

silk-road-setup-leader = Stellt die Karawane nach Chang’An. Lost aus, wer sie zuerst führt; das kann auch das Programm. Wer führt, bekommt die Figur des Karawanenführers und die Zugmarker: zu dritt 5, zu viert 3, zu fünft 4 und zu sechst 5, immer so viele, wie in jeder Stadt Plättchen liegen.
    .title = Wer die Karawane zuerst führt

silk-road-setup-reverse = Ihr könnt auch umgekehrt reisen, von Antioch im Westen nach Chang’An im Osten, den Pfeilen entgegen. Dann kommen die orangefarbenen Plättchen in die violetten Städte und die violetten in die orangefarbenen. Betrüger und Krämer dürfen diesmal nicht in Lanzhou und Yumen liegen, in Aleppo und Tyr dagegen schon.
    .title = In umgekehrter Richtung

## Leader

silk-road-chapter-leader = Die Karawane führen

silk-road-turn = Eine Runde hat drei Schritte. Erst bietet ihr darum, wer die Karawane führt. Dann zieht sie in die nächste Stadt. Dort ist Markt, und ihr nehmt euch nacheinander Handelsplättchen.
    .title = Ablauf einer Runde

silk-road-bid = Wer die Figur hat, bietet nicht mit. Links daneben geht es los, einmal im Uhrzeigersinn herum. Bist du dran, passt du oder bietest mehr Silber als das letzte Gebot. Als erstes Gebot reicht 1 Silber. Ein zweites Mal kommt niemand dran.
    .title = Um die Führung bieten

silk-road-bid-limit = Biete nie mehr, als du hast. Gold zählt dabei mit: Mit 1 Gold und 5 Silber kannst du bis zu 10 Silber bieten.
    .title = Nicht mehr, als du hast

silk-road-answer = Bietet niemand, bleibt alles, wie es ist. Sonst entscheidet, wer die Figur hat: entweder das höchste Gebot nehmen und Figur samt Zugmarkern abgeben oder dieselbe Summe an den Höchstbietenden zahlen und weiterführen. Bei einem Gebot von 4 heißt das: 4 Silber bekommen oder 4 Silber zahlen.
    .title = Annehmen oder zahlen

silk-road-travel = Führst du die Karawane, ziehst du sie an einem Pfeil entlang in die nächste Stadt. Bei zwei Pfeilen hast du die Wahl. In eine Stadt, in der die Karawane schon war, geht es nicht zurück.
    .title = Weiterziehen

silk-road-cities = Von den 20 Städten kennt das Programm elf mit Namen: Chang’An, Lanzhou, Yumen, Dunhuang, Koria, Kashgar, Merv, Susia, Aleppo, Tyr und Antioch. Die anderen neun lest ihr vom Spielplan ab und tippt sie ein, wenn die Karawane zum ersten Mal dort ankommt.

    Das Programm merkt sich Städte und Wege und zeichnet sie von Partie zu Partie ein. Hat euer Spielplan mehr Städte oder Pfeile als unserer, fragt es nach und richtet sich nach eurem.
    .title = Die Städte

## Market

silk-road-chapter-market = Auf dem Markt

silk-road-printed = In Dunhuang, Koria, Kashgar, Merv und Susia ist ein Plättchen auf dem Spielplan aufgedruckt. Führst du die Karawane, darfst du es einmal benutzen, und zwar bevor du ein Handelsplättchen nimmst. Es bleibt, wo es ist, und kostet keinen Zugmarker. Aufheben kannst du es nicht.
    .title = Das aufgedruckte Plättchen

silk-road-take = Hast du die Figur, nimmst du ein Plättchen aus der Stadt. Nehmen musst du eins, benutzen musst du es nicht. Dazu behältst du einen Zugmarker. Das Plättchen kommt aus dem Spiel. Nur Betrüger und Krämer bleiben vor dir liegen, und ein benutzter Großwesir wird beiseitegelegt. Unsere Auslegung: Auch was du nicht benutzt, kommt aus dem Spiel.
    .title = Ein Plättchen nehmen

silk-road-hand = Nach deinem Zug gibst du die Figur und die übrigen Zugmarker weiter. Du suchst aus, an wen: Infrage kommt jeder, der in dieser Stadt noch nicht dran war. So geht es weiter, bis alle Plättchen weg sind. Zu dritt ist es etwas anders.
    .title = Die Figur weitergeben

silk-road-next-leader = Bekommst du die Figur zuletzt, findest du weder ein Plättchen noch einen Zugmarker vor und tust in dieser Stadt nichts. Dafür behältst du die Figur, sammelst alle Zugmarker ein und führst die Karawane in der nächsten Runde.
    .title = Wer als Nächstes führt

silk-road-three-players = Zu dritt liegen in jeder Stadt 5 Plättchen, und es gibt 5 Zugmarker: Zwei von euch sind zweimal dran, einer nur einmal. Die Figur darf an jeden gehen, der hier noch keine zwei Züge hatte. Als Nächstes führt, wer nur einmal dran war.

    Ein Beispiel: Anna, Ben, Clara, Anna und Ben nehmen nacheinander je ein Plättchen. Dann bekommt Clara die Figur. Ist Clara dagegen erst als Letzte dran, behält sie die Figur gleich.
    .title = Zu dritt

## Tiles

silk-road-chapter-tiles = Die Handelsplättchen

silk-road-seller = Du verkaufst der Bank von der gezeigten Sorte so viele Steine, wie du willst. Der erste bringt 4 Silber, der zweite 3, der dritte 2 und jeder weitere 1. Ein Beispiel: Für 5 Seide bekommst du 4 + 3 + 2 + 1 + 1 = 11 Silber. Die Steine kommen in den Beutel.
    .title = Verkäufer

silk-road-buyer = Du kaufst von der gezeigten Sorte so viele Steine, wie du willst und bezahlen kannst. Der erste kostet 1 Silber, der zweite 2, der dritte 3 und jeder weitere 4. Ein Beispiel: 5 Steine kosten 1 + 2 + 3 + 4 + 4 = 14 Silber. Das Geld geht an die Bank, die Steine kommen aus dem Beutel.
    .title = Käufer

silk-road-barter = Du gibst her, was links auf dem Plättchen ist, und bekommst dafür, was rechts ist. Das darfst du einmal oder zweimal machen, öfter nicht.
    .title = Tausch

silk-road-special-barter = Du gibst bis zu 4 Waren deiner Wahl her und nimmst dafür genauso viele aus dem Beutel, auch die suchst du aus. Auf manchen Plättchen sind es nur bis zu 2. Ein Beispiel: 1 Seide und 1 Trockenfrucht gegen 2 Juwelen.
    .title = Sondertausch

silk-road-thief = Du suchst dir jemanden aus und ziehst blind einen Warenstein hinter seinem Sichtschirm hervor. Der Stein gehört jetzt dir.
    .title = Dieb

silk-road-vizier = Du nennst eine Sorte. Dann zeigt jeder, auch du, so viele Steine davon, wie er will, alle zugleich. Die meisten bringen 5 Silber, die zweitmeisten 3. Jeder behält seine Steine. Leg das Plättchen beiseite und einen Stein dieser Sorte aus dem Beutel darauf, wenn noch einer da ist: So sieht jeder, was gesperrt ist. Der Stein ist aus dem Spiel.
    .title = Großwesir

silk-road-vizier-ties = Liegen mehrere gemeinsam vorn, bekommt jeder von ihnen 5 Silber, und die 3 entfallen. Sind mehrere gemeinsam Zweite, bekommt jeder von ihnen 3. Wer nichts zeigt, bekommt nichts. Zwei Beispiele: Für 3, 3, 1 und 0 Steine gibt es 5, 5, 0 und 0 Silber, für 4, 2, 2 und 1 gibt es 5, 3, 3 und 0.
    .title = Gleichstand beim Großwesir

silk-road-vizier-barred = Eine Sorte, die schon genannt wurde, ist gesperrt. Erst wenn alle fünf genannt sind, sind alle wieder frei. Unsere Auslegung: Die Steine auf den Großwesiren bleiben aus dem Spiel, und wird eine Sorte wieder genannt, kommt noch einer dazu.
    .title = Jede Sorte nur einmal

silk-road-crook = Den Betrüger hebst du auf. Später, wenn du ein Plättchen spielst, das Waren zeigt, setzt du ihn ein: Er ändert die Farbe einer Ware darauf. So wird aus einem Verkäufer für Seide zum Beispiel einer für Juwelen. Danach kommt er aus dem Spiel. Unsere Auslegung: Hast du mehrere Betrüger, darf jeder eine Ware ändern.
    .title = Betrüger

silk-road-barterer = Den Krämer hebst du auf. Später, in einer anderen Stadt, darfst du mit ihm zwei Plättchen nehmen, eins nach dem anderen. Danach kommt er aus dem Spiel. Unsere Auslegung: Mehr als zwei werden es nie, auch nicht mit zwei Krämern.
    .title = Krämer

silk-road-barterer-tokens = Zu jedem Plättchen gehört ein Zugmarker. Mit dem Krämer behältst du also zwei, aber es ist nur ein Zug. Dafür gehen in dieser Stadt zwei leer aus statt nur einer. Wer das letzte Plättchen nimmt, sucht aus, welcher der beiden die Figur bekommt und als Nächstes führt. Zu dritt kommt jeder infrage, der noch einen Zug übrig hätte.

    Ein Beispiel zu viert: Anna nimmt mit dem Krämer zwei der drei Plättchen, Ben nimmt das letzte. Ben gibt die Figur nun Clara oder David, wie er will.
    .title = Was der Krämer nach sich zieht

## End

silk-road-chapter-end = Spielende

silk-road-end = Das Spiel endet, sobald die Karawane die letzte Stadt erreicht: Antioch, auf der umgekehrten Reise Chang’An. Markt ist dort keiner mehr. Zählt nacheinander hinter eurem Sichtschirm und tragt ein, was ihr habt. Gezeigt wird es erst, wenn alle gezählt haben.
    .title = Ende des Spiels

silk-road-count = Jedes Silber bringt 1 Punkt, jedes Gold 5 und jeder Warenstein 1. Dazu kommen Punkte für die Mehrheiten. Wer die meisten Punkte hat, gewinnt. Ein Beispiel: 2 Gold, 3 Silber und 5 Steine sind 10 + 3 + 5 = 18 Punkte.
    .title = Punkte zählen

silk-road-count-goods = Zählt eure Steine nach Sorten. Von jeder gibt es 15: im Beutel, hinter den Sichtschirmen und auf den Großwesiren. Kommt ihr zusammen auf mehr als 15, zählt noch einmal. Hat ein Großwesir die Sorte genannt, dürften es höchstens 14 sein: Darüber sagt das Programm Bescheid, eintragen könnt ihr es trotzdem.
    .title = Höchstens 15 von jeder Sorte

silk-road-count-coins = Zählt Gold und Silber getrennt. Im Spiel sind 45 Münzen. Kommt ihr zusammen auf mehr, stimmt etwas nicht, und ihr zählt noch einmal.
    .title = Höchstens 45 Münzen

silk-road-majority = Wer von einer Sorte die meisten Steine hat, bekommt dafür 2 Punkte. Bei Gleichstand bekommt sie niemand.

    Ein Beispiel: Anna hat 2 Gold und 3 Silber, dazu 4 Elfenbein und 1 Seide. Das sind 13 + 5 = 18 Punkte. Ben hat 1 Gold und 9 Silber, dazu 4 Elfenbein und 2 Seide. Das sind 14 + 6 = 20 Punkte. Beim Elfenbein steht es gleich, das bringt nichts. Bei der Seide hat Ben die Mehrheit: 20 + 2 = 22 Punkte.
    .title = Mehrheiten

silk-road-tie = Liegen mehrere gemeinsam vorn, teilen sie sich den Sieg.
    .title = Gleichstand

## Log

silk-road-chapter-log = Buch führen

silk-road-log-calls = Am einfachsten tragt ihr nur ein, was ihr spielt: wer führt, wohin die Karawane zieht, wer welches Plättchen nimmt und an wen die Figur geht. Das Programm sagt an, wer dran ist, und passt auf die Reihenfolge auf. Geld und Waren zählt es nicht mit.

    Wofür ein Plättchen benutzt wurde, könnt ihr eintragen, müsst es aber nicht. Auch die Gebote könnt ihr weglassen und gleich sagen, wer führt. Steht in einer Runde aber schon ein Gebot oder „Passen“ im Buch, dann tragt auch die übrigen ein.
    .title = Nur Ansagen

silk-road-log-ledger = Wollt ihr es genau wissen, führt das Programm die Kasse mit. Gezahlt wird immer offen, und jeder fängt mit 10 Silber an. Tragt ihr jedes Gebot und jedes Geschäft ein, kennt das Programm jede Kasse auf die Münze genau. Beim Großwesir tragt ihr darum auch ein, wie viele Steine jeder zeigt.
    .title = Mit Kassenbuch

silk-road-log-goods = Welche Steine ihr am Anfang zieht und welche gestohlen werden, sieht das Programm nicht. Mit Kassenbuch weiß es aber, wie viele Steine jeder hat und was offen dazukam oder wegging. Daraus folgt, wie viele von einer Sorte es höchstens sein können. Will jemand mehr verkaufen, tauschen oder zeigen, ist ein Eintrag falsch.
    .title = Was hinter dem Sichtschirm liegt

silk-road-log-book = Am Ende gilt, was auf dem Tisch liegt, nicht das Buch. Zählt jemand etwas anderes, als im Kassenbuch steht, sagt das Programm, bei wem es nicht stimmt und um wie viel. Punkte gibt es für das, was ihr gezählt habt.
    .title = Es gilt, was auf dem Tisch liegt
