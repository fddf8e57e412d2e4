### What an amended entry changes, one line for each number.

# $name (text): who. $from (number): before. $to (number): now.
kathai-change-points = { $name }’s points: { $to } instead of { $from }
# $name (text): who. $from (number): the place before. $to (number): the place now.
kathai-change-rank = { $name }’s place: { $to } instead of { $from }
# $name (text): who. $from (number): before. $to (number): now.
kathai-change-hand = Cards in { $name }’s hand: { $to } instead of { $from }
# $name (text): who. $from (number): before. $to (number): now.
kathai-change-exchange = { $name }’s exchange cards: { $to } instead of { $from }
# The five goods from left to right, as “silk, tea, salt, gold, spices”. $from (text): before. $to (text): now.
kathai-change-row = The row: { $to } instead of { $from }
# $from (number): before. $to (number): now.
kathai-change-pile = Cards in the pile: { $to } instead of { $from }
# The pair with the bribe card on it, as “silk and tea”, or “nothing”. $from (text): before. $to (text): now.
kathai-change-lock = Under the bribe card: { $to } instead of { $from }
# Whose turn it is. $from (text): before. $to (text): now.
kathai-change-turn = Whose turn: { $to } instead of { $from }
# Instead of a name, where the game is over.
kathai-change-nobody = nobody
