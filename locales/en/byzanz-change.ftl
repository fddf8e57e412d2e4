### What an amended entry changes, one line for each number of each player.

# $name (text): who. $from (text): the number before, or “unknown”. $to (text): the number now, or “unknown”.
byzanz-change-profit = { $name }’s profit: { $from } → { $to }
# $name (text): who. $from (text): the place before. $to (text): the place now.
byzanz-change-rank = { $name }’s place: { $from } → { $to }
# $name (text): who. $from (text): the number before, or “unknown”. $to (text): the number now, or “unknown”.
byzanz-change-hand-size = Cards in { $name }’s hand: { $from } → { $to }
# $name (text): who. $from (text): the card before, or “nothing”. $to (text): the card now, or “nothing”.
byzanz-change-offer-card = { $name }’s offer card: { $from } → { $to }
# Cards in hand that everybody has seen. $name (text): who. $from (text): cards they no longer have, or “nothing”. $to (text): cards they have instead.
byzanz-change-cards = { $name }’s cards: { $from } → { $to }
