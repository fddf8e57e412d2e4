### What follows from a move by itself. Whole sentences.

## The lead and the journey

# They were to bid earlier and said nothing. $names (text): one or more players.
silk-road-event-passed = Counted as passing: { $names }.
# $name (text): who.
silk-road-event-leads = { $name } has the leader pawn and the tokens.
# The highest bid was taken, or the leader paid it back. $name (text): who leads. $other (text): who gets the silver. $silver (number): how much.
silk-road-event-leads-paid = { $name } pays { $other } { $silver } silver and leads this turn.
# $city (text): a city. $tiles (number): tiles there, three to five.
silk-road-event-arrived = The caravan arrives in { $city }. Trade tiles here: { $tiles }.
# Follows the sentence above.
silk-road-event-printed = The leader may use the printed tile first.
# $city (text): the last city.
silk-road-event-reached = The caravan has reached { $city }, and the journey is over. Now everyone counts.

## What tiles bring

# $name (text): who. $silver (number): how much for one cube.
silk-road-event-earned-one = { $name } gets { $silver } silver from the bank.
# $name (text): who. $each (text): what each cube brings, as “4 + 3 + 2”. $silver (number): the sum.
silk-road-event-earned = { $name } gets { $each } = { $silver } silver from the bank.
# $name (text): who. $silver (number): how much for one cube.
silk-road-event-spent-one = { $name } pays the bank { $silver } silver.
# $name (text): who. $each (text): what each cube costs, as “1 + 2 + 3”. $silver (number): the sum.
silk-road-event-spent = { $name } pays the bank { $each } = { $silver } silver.
# $name (text): who. $gives (text): cubes, as “2 silk and 1 jewel”. $gets (text): cubes.
silk-road-event-swapped = { $name } puts { $gives } into the bag and takes { $gets } out of it.
# $name (text): who. $other (text): who loses a cube.
silk-road-event-stole = { $name } takes a cube from behind { $other }’s screen without looking.
# $rewards (text): who gets how much, as “Eva 5 and Axel 3”.
silk-road-event-rewarded = The grand vizier pays in silver: { $rewards }.
silk-road-event-rewarded-nobody = Nobody shows any cubes, so the grand vizier pays nobody.
silk-road-event-all-free = All five kinds have been named. From now on all five are free again.
# $name (text): who. $tile (text): a tile, as “crook”.
silk-road-event-kept = { $name } keeps this tile for later: { $tile }.

## The pawn goes on

# Nobody else was left to choose. $name (text): who had the pawn. $other (text): who gets it. $tokens (number): tokens that go with it.
silk-road-event-handed = { $name } hands the pawn and { $tokens ->
    [one] the last token
   *[other] { $tokens } tokens
} to { $other }: nobody else is left.
# $name (text): who.
silk-road-event-leads-next = There are no tiles left. { $name } has the pawn, collects all the tokens and leads next.

## The end

# $name (text): who. $book (number): silver according to the journal. $counted (number): silver counted.
silk-road-event-miscounted = According to the journal it should be { $book } silver, but { $name } counted { $counted }. What’s on the table counts.
# $name (text): who. $book (number): cubes according to the journal. $counted (number): cubes counted.
silk-road-event-miscounted-cubes = According to the journal it should be { $book ->
    [one] one cube
   *[other] { $book } cubes
}, but { $name } counted { $counted }. What’s on the table counts.
# $goods (text): what all have counted of a kind together, as “15 silk”. $laid (number): how many of them should lie on viziers.
silk-road-event-on-viziers = Together you have counted { $goods }. { $laid ->
    [one] One of them should be on a grand vizier
   *[other] { $laid } of them should be on grand viziers
}. What’s on the table counts.
silk-road-event-over = You’ve all counted. The game is over.
