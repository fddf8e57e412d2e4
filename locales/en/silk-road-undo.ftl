### An entry is undone: what to do with the real pieces. Said aloud to whoever has to do it, each sentence understandable alone.

# The entry moved nothing.
silk-road-undo-nothing = Nothing on the table has to move.

## Coins and cubes

# $name (text): who has to give back. $other (text): who gets it. $silver (number): how much.
silk-road-undo-money = { $name }, give { $silver } silver back to { $other }.
# $name (text): who. $silver (number): how much.
silk-road-undo-to-bank = { $name }, put { $silver } silver back into the bank.
# $name (text): who. $silver (number): how much.
silk-road-undo-from-bank = { $name }, take { $silver } silver back from the bank.
# $name (text): who. $goods (text): cubes, as “2 silk and 1 jewel”.
silk-road-undo-to-bag = { $name }, put back into the bag: { $goods }.
# $name (text): who. $goods (text): cubes, as “2 silk and 1 jewel”.
silk-road-undo-from-bag = { $name }, take back out of the bag: { $goods }.
# The cube that lies on a vizier that was set aside. $name (text): who had taken it. $good (text): a kind of goods.
silk-road-undo-vizier-cube = { $name }, put the cube on the grand vizier back into the bag: { $good }.
# $name (text): who had stolen. $other (text): who gets it back.
silk-road-undo-cube = { $name }, give the stolen cube back to { $other }.

## Tiles, tokens, pawn and caravan

# $name (text): who had taken it. $tile (text): a tile, as “seller”. $city (text): a city.
silk-road-undo-tile = { $name }, put your last trade tile back in { $city }: { $tile }.
# $name (text): who had used it. $tile (text): a tile, as “crook”.
silk-road-undo-kept = { $name }, take this tile back and keep it in front of you: { $tile }.
# $name (text): who had kept it.
silk-road-undo-token = { $name }, put one turn token back with the others.
# Somebody had collected all tokens for the next turn. $held (text): who has how many, as “Eva 1 and Axel 2”.
silk-road-undo-tokens = Give the turn tokens out again as before: { $held }.
# $name (text): who gets the pawn. $tokens (number): tokens that go with it.
silk-road-undo-pawn = Give the pawn and { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
} back to { $name }.
# The same without a token. $name (text): who gets the pawn.
silk-road-undo-pawn-alone = Give the pawn back to { $name }, without a token.
# The journal does not know what it did, if anything. $name (text): who had taken it. $tile (text): a tile, as “seller”.
silk-road-undo-put-right = If { $name } used the { $tile }, undo that too.
# $city (text): where the caravan was.
silk-road-undo-caravan = Move the caravan back to { $city }.
# $goods (text): kinds of goods, as “silk and spices”.
silk-road-undo-named = At the grand vizier’s these kinds are barred again: { $goods }.
