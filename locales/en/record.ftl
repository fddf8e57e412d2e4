### Why a file is not a record of a game. One line each, shown behind the file's name.

# $limit (number): the largest size in kilobytes.
record-too-large = This is too large to be a game: more than { $limit } kB.
# $line (number), $column (number): where reading stopped.
record-not-json = This cannot be read as JSON: line { $line }, column { $column }.
# A fault and its place. $place (text): a path such as moves[3].seat. $fault (text): one of the sentences below.
record-fault = { $place }: { $fault }

## The faults.

record-missing = This is missing.
record-unknown = This does not belong here.
record-twice = This appears twice.
# $other (text): the name of a field.
record-not-both = Use either this or “{ $other }”, not both.
# $expected (choice: expected): object, list, text, whole (a whole number from 0) or flag (true or false).
record-expected = { $expected ->
    [object] An object in curly brackets belongs here.
    [list] A list in square brackets belongs here.
    [text] Text in quotation marks belongs here.
    [whole] A whole number, 0 or higher, belongs here.
   *[flag] Either true or false belongs here.
}
# $found (text): the version the file names. $known (text): the version we can read.
record-version = This version is “{ $found }”. Only “{ $known }” can be read.
# $found (text): the game the file names.
record-game = The game “{ $found }” is not known.
# $found (text): the word in the file. $known (text): the words allowed, as a list.
record-word = “{ $found }” is not known here. Possible: { $known }.
# $found (text): the text in the file.
record-card = “{ $found }” is not a card of this game.
# $found (number): the camels in the file. $least (number), $most (number): how many there can be.
record-camels = A price card shows { $least } to { $most } camels, not { $found }.
# $good (text): a good.
record-good-twice = These goods are in the row twice: { $good }.
# $found (number): players in the file. $least (number), $most (number): how many can play.
record-players = { $found ->
    [one] There is one player
   *[other] There are { $found } players
} here, but the game is for { $least } to { $most }.
# $found (number): the seat in the file. $last (number): the last seat of the table.
record-seat = There is no seat { $found }. Seats are numbered 0 to { $last }.
# $found (text): the text in the file.
record-id = The id “{ $found }” may contain only lower-case letters, digits and hyphens, at most 64 characters in all.
# $found (text): the text in the file.
record-time = “{ $found }” is not a time. Write it like 2026-11-16T19:30:00Z.
record-name-empty = The name is empty.
# $length (number): characters of the name. $limit (number): the most allowed.
record-name-too-long = The name has { $length } characters. The limit is { $limit }.
record-name-unprintable = The name contains control characters.
# $name (text): the name.
record-name-twice = There are two people called “{ $name }”.
