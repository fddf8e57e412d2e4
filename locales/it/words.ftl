### Small words that every game uses.

## Lists: “wood, wine and grain”. They are put together from the end.

words-list-two = { $first } { ED($last) }
words-list-more = { $first }, { $rest }

words-unknown = non si sa
words-nothing = niente

## Whoever has a name that no font on this computer can draw

words-seat = Posto { $number }
words-person = Persona { $number }

## Dates and shares

words-date = { $day } { $month ->
    [jan] gennaio
    [feb] febbraio
    [mar] marzo
    [apr] aprile
    [may] maggio
    [jun] giugno
    [jul] luglio
    [aug] agosto
    [sep] settembre
    [oct] ottobre
    [nov] novembre
   *[dec] dicembre
} { $year }
words-percent = { $number }%
words-place = { $rank }. { $name }: { $points }
words-why = Perché:

words-broken-off = interrotta
words-broken-off-uncounted = interrotta, non conta
