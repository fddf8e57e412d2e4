### Small words that every game uses.

## Lists: “wood, wine and grain”. They are put together from the end.

words-list-two = { $first } und { $last }
words-list-more = { $first }, { $rest }

words-unknown = unbekannt
words-nothing = nichts

## Whoever has a name that no font on this computer can draw

words-seat = Platz { $number }
words-person = Person { $number }

## Dates and shares

words-date = { $day }. { $month ->
    [jan] Januar
    [feb] Februar
    [mar] März
    [apr] April
    [may] Mai
    [jun] Juni
    [jul] Juli
    [aug] August
    [sep] September
    [oct] Oktober
    [nov] November
   *[dec] Dezember
} { $year }
words-percent = { $number }{ "\u00A0" }%
words-place = { $rank }. { $name }: { $points }
words-why = Warum:

words-broken-off = abgebrochen
words-broken-off-uncounted = abgebrochen, zählt nicht
