### Small words that every game uses.

## Lists: “wood, wine and grain”. They are put together from the end.

# $first (text): an entry. $last (text): the last entry.
words-list-two = { $first } and { $last }
# $first (text): an entry. $rest (text): the rest of the list, already put together.
words-list-more = { $first }, { $rest }

# Stands where a number would stand that nobody knows.
words-unknown = unknown
# Stands where cards would be listed and there are none.
words-nothing = nothing

## Whoever has a name that no font on this computer can draw

# At a table. $number (number): the seat, counted from one.
words-seat = Seat { $number }
# In the library. $number (number): the place among those who have played.
words-person = Person { $number }

## Dates and shares

# $day (number). $month (choice: month): jan to dec. $year (text): four digits.
words-date = { $day } { $month ->
    [jan] January
    [feb] February
    [mar] March
    [apr] April
    [may] May
    [jun] June
    [jul] July
    [aug] August
    [sep] September
    [oct] October
    [nov] November
   *[dec] December
} { $year }
# $number (number): of a hundred.
words-percent = { $number }%
# A line of the ranking. $rank (number): the place. $name (text): who. $points (number): profit.
words-place = { $rank }. { $name }: { $points }
words-why = Why:

## A game that was ended early.

words-broken-off = ended early
words-broken-off-uncounted = ended early, does not count
