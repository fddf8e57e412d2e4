### What follows from a move by itself. Whole sentences.

## The lead and the journey

silk-road-event-passed = Stillschweigend gepasst: { $names }.
silk-road-event-leads = { $name } hat Figur und Zugmarker und führt in dieser Runde.
silk-road-event-leads-paid = { $name } zahlt { $silver } Silber an { $other } und führt in dieser Runde.
silk-road-event-arrived = Die Karawane kommt in { $city } an. Handelsplättchen hier: { $tiles }.
silk-road-event-printed = Wer führt, darf zuerst das aufgedruckte Plättchen benutzen.
silk-road-event-reached = Die Karawane hat { $city } erreicht, und die Reise ist zu Ende. Jetzt zählt jeder.

## What tiles bring

silk-road-event-earned-one = { $name } bekommt { $silver } Silber von der Bank.
silk-road-event-earned = { $name } bekommt von der Bank { $each } = { $silver } Silber.
silk-road-event-spent-one = { $name } zahlt der Bank { $silver } Silber.
silk-road-event-spent = { $name } zahlt der Bank { $each } = { $silver } Silber.
silk-road-event-swapped = { $name } legt { $gives } in den Beutel und nimmt { $gets } heraus.
silk-road-event-stole = { $name } zieht bei { $other } blind einen Warenstein.
silk-road-event-rewarded = Der Großwesir zahlt in Silber: { $rewards }.
silk-road-event-rewarded-nobody = Niemand zeigt einen Stein, also zahlt der Großwesir nichts.
silk-road-event-all-free = Alle fünf Sorten sind genannt. Ab jetzt sind alle wieder frei.
silk-road-event-kept = { $name } hebt dieses Plättchen für später auf: { $tile }.

## The pawn goes on

silk-road-event-handed = { $name } gibt die Figur und { $tokens ->
    [one] den letzten Zugmarker
   *[other] { $tokens } Zugmarker
} an { $other }: Sonst ist niemand mehr übrig.
silk-road-event-leads-next = Alle Plättchen sind weg. { $name } hat die Figur, sammelt die Zugmarker ein und führt als Nächstes.

## The end

silk-road-event-miscounted = Laut Buch sind es { $book } Silber, gezählt hat { $name } { $counted }. Es gilt, was auf dem Tisch liegt.
silk-road-event-miscounted-cubes = Laut Buch { $book ->
    [one] ist es ein Stein
   *[other] sind es { $book } Steine
}, gezählt hat { $name } { $counted }. Es gilt, was auf dem Tisch liegt.
silk-road-event-on-viziers = Zusammen habt ihr gezählt: { $goods }. Davon { $laid ->
    [one] müsste ein Stein auf einem Großwesir
   *[other] müssten { $laid } Steine auf Großwesiren
} liegen. Es gilt, was auf dem Tisch liegt.
silk-road-event-over = Alle haben gezählt. Das Spiel ist zu Ende.
