### What to do with the pieces once something was entered, said to whoever does it. Whole sentences.

# $name (text): who. $city (text): a city.
silk-road-do-travel = { $name }, move the caravan to { $city }.
# $name (text): who.
silk-road-do-used = { $name }, put the tile into the box and keep one turn token.
# $name (text): who. $good (text): a kind of goods.
silk-road-do-vizier = { $name }, set the grand vizier aside with a cube of { $good } from the bag on it, and keep one turn token.
# Whether the grand vizier was used is not written down. $name (text): who.
silk-road-do-token = { $name }, keep one turn token.
# $name (text): who. $tile (text): the name of a tile.
silk-road-do-keep = { $name }, keep the tile ({ $tile }) in front of you, and one turn token with it.
# $name (text): who.
silk-road-do-again = { $name }, put the barterer into the box and take a second tile.
# $name (text): who. $other (text): who gets it.
silk-road-do-hand = { $name }, give { $other } the pawn and the remaining tokens.
