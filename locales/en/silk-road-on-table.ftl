### What must lie on the table right now: a checklist for people who come back to a game. Each sentence is understandable alone.

# $city (text): a city.
silk-road-on-table-caravan = The caravan is in { $city }.
# $city (text): a city. $tiles (number): tiles left there.
silk-road-on-table-tiles = In { $city } there should be { $tiles ->
    [one] one trade tile
   *[other] { $tiles } trade tiles
}.
# $name (text): who has the pawn. $tokens (number): turn tokens that go with it.
silk-road-on-table-pawn = { $name } has the leader pawn and { $tokens ->
    [one] one turn token
   *[other] { $tokens } turn tokens
} to hand on.
# The same without a token. $name (text): who has the pawn.
silk-road-on-table-pawn-alone = { $name } has the leader pawn and no turn token to hand on.
# $held (text): who has how many, as “Eva 1 and Axel 2”.
silk-road-on-table-tokens = Turn tokens kept in this city so far: { $held }.
# $held (text): a list of the following, as “Eva (crook and barterer) and Axel (crook)”.
silk-road-on-table-kept = Tiles kept for later: { $held }.
# $name (text): who has them. $tiles (text): tiles, as “crook and barterer”.
silk-road-on-table-kept-with = { $name } ({ $tiles })
# Each tile has one cube on it. $goods (text): the cubes, as “2 silk and 1 jewel”.
silk-road-on-table-viziers = On the grand viziers that were set aside: { $goods }.
# $goods (text): kinds of goods, as “silk and spices”.
silk-road-on-table-named = Already named at the grand vizier’s, and barred for now: { $goods }.
# $held (text): a list, as “Eva 12 and Axel 9”.
silk-road-on-table-purses = Silver behind the screens, with a gold worth 5: { $held }.
# $held (text): as above.
silk-road-on-table-cubes = Cubes behind the screens: { $held }.
# $names (text): one or more players who have counted.
silk-road-on-table-counted = Done counting: { $names }.
