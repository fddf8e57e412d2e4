### What an amended entry changes, one line for each number.

# $name (text): who. $from (number): before. $to (number): now.
silk-road-change-points = { $name }’s points: { $to } instead of { $from }
# $name (text): who. $from (number): the place before. $to (number): the place now.
silk-road-change-rank = { $name }’s place: { $to } instead of { $from }
# $name (text): who. $from (number): silver before. $to (number): silver now.
silk-road-change-purse = { $name }’s silver: { $to } instead of { $from }
# $name (text): who. $from (number): before. $to (number): now.
silk-road-change-cubes = { $name }’s cubes: { $to } instead of { $from }
# $name (text): who. $from (text): tiles kept before, as “crook and barterer”, or “nothing”. $to (text): tiles kept now.
silk-road-change-kept = { $name } keeps: { $to } instead of { $from }
# $from (text): who led before. $to (text): who leads now.
silk-road-change-leader = The leader: { $to } instead of { $from }
# $from (text): who had the pawn before. $to (text): who has it now.
silk-road-change-pawn = The pawn: with { $to } instead of { $from }
# Instead of a name, where there is none.
silk-road-change-nobody = nobody
# $from (text): the city before. $to (text): the city now.
silk-road-change-city = The caravan: in { $to } instead of { $from }
# Kinds of goods, as “silk and spices”, or “nothing”. $from (text): before. $to (text): now.
silk-road-change-barred = Already named at the grand vizier’s: { $to } instead of { $from }
