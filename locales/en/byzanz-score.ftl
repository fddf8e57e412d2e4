### The result, and why it is as it is.

# $name (text): the one winner. $points (number): their profit.
byzanz-score-winner = { $name } wins with a profit of { $points }.
# $names (text): two or more winners. $points (number): their profit.
byzanz-score-winners = { $names } share the victory with a profit of { $points } each.
byzanz-score-running = The game is not over. Profit so far:
# $name (text): who. $round (number): the round. $cards (text): the three cards sold. $kept (text): the card kept. $points (number): its profit.
byzanz-score-sale = { $name }, round { $round }: sold { $cards }, kept { $kept }: { $points }.
# $name (text): who. $round (number): the round. $points (number): profit.
byzanz-score-sale-merchants = { $name }, round { $round }: sold three merchants, kept one: { $points }.
# $name (text): who. $points (number): profit. $sales (number): how many sales.
byzanz-score-total = { $name }’s total: { $points } from { $sales ->
    [one] one sale
   *[other] { $sales } sales
}.
# $name (text): who.
byzanz-score-no-sale = { $name } sold nothing: 0.
# $name (text): the winner. $points (number): their profit. $second (number): the next best profit.
byzanz-score-decided-points = Decided on profit: { $name } has { $points }, the next best has { $second }.
# $names (text): those tied for the most profit. $points (number): their profit. $name (text): the winner. $hand (number): the winner's cards in hand.
byzanz-score-decided-hand = { $names } are tied at { $points }. Decided on cards in hand: { $name } has the most, { $hand }.
# A house rule decided. $names (text): those tied. $points (number): their profit. $name (text): the winner. $offer (number): the winner's offer card in the last round.
byzanz-score-decided-offer = { $names } are tied at { $points }, and nobody alone has the most cards in hand. By your house rule, the highest offer card of the last round decides: { $name } held { $offer }.
# $names (text): the winners. $points (number): their profit. $hand (number): the cards each has in hand.
byzanz-score-decided-shared = { $names } have the same profit, { $points }, and the same number of cards in hand, { $hand }. They share the victory.
# $name (text): who. $hand (number): cards in hand.
byzanz-score-hand = { $name } has { $hand ->
    [one] one card
   *[other] { $hand } cards
} in hand.
# Follows a sentence about hands where a house rule leaves merchants out.
byzanz-score-without-merchants = By your house rule, merchants did not count.
