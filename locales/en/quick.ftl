### The quick line: a move typed in a few words. Players of all languages type at the same table,
### so every list of words here is understood whatever language the table speaks.

## Lists of words, with spaces between them. The first one of a list is offered, the others are
## understood. What belongs together has a line between: “takes_nothing”.

# Small words that may stand anywhere and mean nothing.
quick-fillers = and for the a an of in into with to from by on at is are then that it its his her their this card cards hand lot market pile tile silver coins cubes cube goods against each pawn lead caravan screen bid shown any more before time helps help turn
# The numbers from 0 to 12. Several words for the same number have a slash between them.
quick-numbers = zero/none/nothing one two three four five six seven eight nine ten eleven twelve

# What is done to the journal: undo (take the last entry back) or redo (enter it again). $command (choice: quick command): which of them.
quick-command = { $command ->
    [undo] undo take_back takes_back
   *[redo] redo enter_again
}
# Words that may stand beside these, as in “undo the last move”.
quick-command-asides = last latest entry move step please

## What is said while somebody types. Short, in full sentences.

# $limit (number): letters.
quick-too-long = That is too long for one move: { $limit } characters are enough.
# $word (text): a word as it was typed. A question or a hint stands behind this sentence.
quick-unknown = “{ $word }” is not understood here.
# $number (text): a number as it was typed. $least (number): the smallest one that fits. $most (number): the largest one.
quick-outside = “{ $number }” does not fit here: it must be from { $least } to { $most }.
# A word that belongs to what stands before or behind it, nobody knows which. $word (text): as it was typed.
quick-unclear = It is not clear what “{ $word }” belongs to.
# $word (text): a word as it was typed. $meanings (text): a list of words.
quick-several = “{ $word }” can mean several things: { $meanings }.
# $words (text): a list of words that can be typed next.
quick-examples = What comes next? For instance: { $words }.
quick-end = That move is already complete.
# Questions about what is still missing. Those of one game stand in its own file.
quick-question-who = Who? Start with a name.
quick-question-verb = What happens?
# The numbers that answer such a question. $least (number): the smallest one. $most (number): the largest one.
quick-range = A number from { $least } to { $most }.
