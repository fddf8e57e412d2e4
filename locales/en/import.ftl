### Games from a file: what comes of them. The first ones stand before and after it is done.

# $games (number): how many.
import-new = { $games ->
    [one] One game is new.
   *[other] { $games } games are new.
}
# $games (number): how many.
import-known = { $games ->
    [one] One game is already here.
   *[other] { $games } games are already here.
}
# The file has more of a game than the library. $number (number): the game here. $entries (number): new entries.
import-goes-on = Game { $number } continues: { $entries ->
    [one] one more entry
   *[other] { $entries } more entries
}.
# $number (number): the game here.
import-parted = Game { $number } went differently in the file. Both versions are kept.
# $number (number): the game.
import-back = Game { $number } had been deleted and is restored.
# Something in the file is no game. $number (number): its place in the file, from 1. $reason (text): a sentence.
import-refused = No. { $number } in the file is left out. { $reason }
# $number (number): an entry of the game, from 1. $reason (text): sentences that say why.
import-illegal = Entry { $number } breaks the rules. { $reason }
import-nothing = There is nothing new in this file.
# It is done. $games (number): how many games were added or went on.
import-done = { $games ->
    [one] Done: one game imported.
   *[other] Done: { $games } games imported.
}
# Behind the first few of these. $games (number): how many more.
import-more-changed = { $games ->
    [one] One more game continues, is restored or went differently.
   *[other] { $games } more games continue, are restored or went differently.
}
# Behind the first few that are left out. $games (number): how many more.
import-more-refused = { $games ->
    [one] One more is left out as well.
   *[other] { $games } more are left out as well.
}
