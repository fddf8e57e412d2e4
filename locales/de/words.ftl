### Small words that every game uses.

## Lists: “wood, wine and grain”. They are put together from the end.

words-list-two = { $first } und { $last }
words-list-more = { $first }, { $rest }

words-unknown = unbekannt
words-nothing = nichts
