### Why an entry is not accepted. Each sentence stands alone and says what was tried and what would be right.

# $number (number): the seat asked for, counted from 0.
silk-road-refusal-no-such-seat = Nobody sits at seat { $number }.
# The entry belongs to another part of the turn. $moment (choice: silk road moment): what the game waits for: lead (bids, and who leads), bid, answer (the leader takes the bid or pays), travel, take (a tile), hand (the pawn goes on), count (the end), finish (the game is over).
silk-road-refusal-not-now = { $moment ->
    [lead] Not yet: first you need to settle who leads. Enter who it is, or a bid.
    [bid] Not now: you are bidding for the lead. Enter a bid or a pass.
    [answer] Not now: the leader has to answer first, by taking the bid or paying the same.
    [travel] Not now: the leader moves the caravan first.
    [take] Not now: whoever has the pawn takes a tile first.
    [hand] Not now: the pawn has to be handed on first.
    [count] The journey is over. All you can do now is count.
   *[finish] The game is over: you have all counted.
}
# $name (text): who tried. $turn (text): whose turn it is.
silk-road-refusal-not-your-turn = It’s { $turn }’s turn, not { $name }’s.

## The lead

# $name (text): the leader.
silk-road-refusal-leader-bids = { $name } is the leader and doesn’t bid. The leader answers the highest bid at the end.
# $name (text): who tried.
silk-road-refusal-has-spoken = { $name } has already bid or passed. Everyone gets one chance.
# The first bid. $name (text): who bid. $tried (number): the bid. $least (number): the lowest bid allowed.
silk-road-refusal-bid-too-low = { $name } can’t bid { $tried }. A bid is at least { $least } silver.
# $name (text): who bid. $tried (number): the bid. $least (number): the lowest bid allowed. $other (text): who has bid the most. $highest (number): that bid.
silk-road-refusal-bid-too-low-against = { $name } can’t bid { $tried }. { $other } has bid { $highest }, so it must be at least { $least }.
# $name (text): who bid. $tried (number): the bid. $has (number): silver in the purse; where nobody knows it, all silver of the game.
silk-road-refusal-bid-too-high = { $name } can’t bid { $tried }. You can’t bid more silver than you have, and here that is { $has } at most.
silk-road-refusal-bids-needed = Here the bids decide who leads. Enter each bid, or “No more bids”.
# $name (text): the leader. $silver (number): the highest bid. $has (number): silver in the purse.
silk-road-refusal-cannot-pay = { $name } can’t pay { $silver } silver: according to the journal, { $name } has { $has }. So { $name } has to take the bid.

## The journey

# $city (text): a city.
silk-road-refusal-visited = The caravan has already been to { $city } and never goes back. Choose one it hasn’t visited yet.

## Tiles

# $city (text): a city.
silk-road-refusal-nothing-printed = There is no tile printed on the map in { $city }. There is one in Dunhuang, Koria, Kashgar, Merv and Susia.
silk-road-refusal-printed-too-late = The leader may use the printed tile once, before the first tile is taken. Now it’s too late.
# $tile (text): a tile, as “crook”.
silk-road-refusal-printed-kept = A printed tile can’t be kept, so it is never this one: { $tile }. Choose a tile that is used at once.
# $tile (text): a tile, as “crook”. $city (text): a city.
silk-road-refusal-forbidden = On this journey there is no such tile in { $city }: { $tile }. It was swapped during setup. Choose another tile.
# $tile (text): a tile, as “seller”.
silk-road-refusal-nothing-traded = Nothing changes hands with this tile: { $tile }. Enter at least one cube, or that it isn’t used.
# $name (text): who tried. $goods (text): cubes, as “5 silk”. $most (number): how many there can be.
silk-road-refusal-too-few-goods = { $name } can’t have { $goods }: { $most } is the most there can be.
# $name (text): who tried. $goods (text): cubes, as “5 silk”.
silk-road-refusal-too-few-goods-none = { $name } can’t have { $goods }: according to the journal, there are none behind that screen.
# $name (text): who tried. $goods (text): cubes of several kinds, as “3 ivory and 1 silk”. $cubes (number): all cubes behind the screen.
silk-road-refusal-too-few-together = { $name } can’t have { $goods } together. According to the journal, there { $cubes ->
    [one] is one cube
   *[other] are { $cubes } cubes
} behind that screen, and too few of them can be of these kinds.
# $goods (text): cubes, as “5 silk”. $most (number): how many there can be.
silk-road-refusal-bag-too-empty = There can’t be { $goods } in the bag: { $most } is the most it can hold.
# $goods (text): cubes, as “5 silk”.
silk-road-refusal-bag-too-empty-none = There can’t be { $goods } in the bag: according to the journal, none are left in it.
# $name (text): who tried. $cost (number): the price in silver. $has (number): silver in the purse.
silk-road-refusal-too-expensive = That costs { $cost } silver, and according to the journal { $name } has { $has }. Buy fewer.
# $times (number): how often, 0 or more than 2.
silk-road-refusal-barter-times = You can barter once or twice with a tile. You entered { $times ->
    [one] once
   *[other] { $times } times
}.
# $gives (number): cubes given. $gets (number): cubes received.
silk-road-refusal-uneven = In a special barter both sides have the same number of cubes. You entered { $gives } for { $gets }.
# $tried (number): cubes on each side. $limit (number): 4 or 2.
silk-road-refusal-over-limit = This special barter allows at most { $limit } cubes. You entered { $tried }.
# $limit (number): what was entered.
silk-road-refusal-no-such-limit = A special barter allows up to 4 cubes, or up to 2. You entered { $limit }.
# $name (text): who tried.
silk-road-refusal-from-oneself = { $name } can only steal from someone else.
# $name (text): from whom.
silk-road-refusal-nothing-to-steal = According to the journal, { $name } has no cubes. Choose someone who has one, or don’t use the thief.
# $good (text): a kind of goods. $free (text): the kinds that can be named.
silk-road-refusal-barred = This kind has already been named: { $good }. Until all five have been named, you can only choose from: { $free }.
silk-road-refusal-reveals-missing = At the “ledger” level you have to enter how many cubes each player showed.
# $good (text): a kind of goods. $tried (number): cubes shown together. $most (number): how many there are.
silk-road-refusal-too-many-revealed = Together you would have { $tried } cubes of one kind: { $good }. There are only { $most }.
# $name (text): who tried. $tried (number): crooks entered. $has (number): crooks kept.
silk-road-refusal-no-crook = { $name } has { $has ->
    [one] one crook
   *[other] { $has } crooks
} and can’t use { $tried }.
# $name (text): who tried.
silk-road-refusal-no-crook-none = { $name } has no crooks to use.
# $tile (text): a tile, as “thief”.
silk-road-refusal-crook-useless = A crook changes the colour of a good on the tile, and this one shows none: { $tile }. Keep the crook for later.
# $tile (text): a tile, as “seller”. $tried (number): crooks entered. $most (number): goods on the tile.
silk-road-refusal-too-many-crooks = Each crook changes one good on the tile: { $tile }. It shows { $most ->
    [one] one good
   *[other] { $most } goods
}, so { $tried } crooks are too many.

## Barterer and pawn

# $name (text): who tried.
silk-road-refusal-no-barterer = { $name } has no barterer, so only one tile is allowed. Hand on the pawn.
# $name (text): who tried. $city (text): a city.
silk-road-refusal-barterer-too-soon = { $name } took the barterer here in { $city }. It can only be used in another city.
# $name (text): who tried.
silk-road-refusal-barterer-twice = { $name } has already taken two tiles, and three are never allowed. Hand on the pawn.
silk-road-refusal-no-second-tile = There is no second tile left to take, so a barterer would be wasted.
# $name (text): who tried.
silk-road-refusal-to-oneself = { $name } has to hand the pawn to someone else.
# $name (text): who was to get the pawn. $free (text): one or more players who can get it.
silk-road-refusal-has-acted = { $name } has no turn left in this city. The pawn can go to: { $free }.

## The end

# $name (text): who tried.
silk-road-refusal-has-counted = { $name } has already counted. To change that, correct the entry in the journal.
# $name (text): who counted. $goods (text): cubes, as “9 silk”. $most (number): how many there can be.
silk-road-refusal-too-many-goods = { $name } can’t have { $goods }: there are 15 of each kind, and after the earlier counts at most { $most ->
    [one] one is
   *[other] { $most } are
} left. Count again, or correct an earlier count in the journal.
# $name (text): who counted. $goods (text): cubes, as “9 silk”.
silk-road-refusal-too-many-goods-none = { $name } can’t have { $goods }: there are 15 of each kind, and all of them have already been counted. Count again, or correct an earlier count in the journal.
# $name (text): who counted. $tried (number): coins entered. $most (number): how many coins there can be.
silk-road-refusal-too-many-coins = { $name } can’t have { $tried ->
    [one] one coin
   *[other] { $tried } coins
}: there are 45, and after the earlier counts at most { $most ->
    [one] one is
   *[other] { $most } are
} left. Count again, or correct an earlier count in the journal.
