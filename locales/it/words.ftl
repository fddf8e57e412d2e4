### Small words that every game uses.

## Lists: “wood, wine and grain”. They are put together from the end.

words-list-two = { $first } e { $last }
words-list-more = { $first }, { $rest }

words-unknown = non si sa
words-nothing = niente
