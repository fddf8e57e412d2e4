### The library in the terminal.

## What the commands do, in the help.

cli-library-history = List the games in the library, or show how one stands
cli-library-watch = Print a line for every change in a running game, until it is over
cli-library-stats = Show who wins most
cli-library-export = Export a game: as a record, table, link or score sheet
cli-library-import = Import games from a file, none of them twice
cli-library-box = What you’ve told Fondaco about your copies of the games: show, export or import it
cli-library-backup = Make a backup of the library
cli-library-verify = Check the whole library for damage

## Their arguments, in the help.

cli-library-arg-id = The number of a game, or its id
cli-library-arg-id-all = The number of a game, its id, or “all” for every game
cli-library-arg-as = json, csv, bgstats, svg or png
cli-library-arg-out = Write to this file instead of the terminal
cli-library-arg-people = Only games with these people
cli-library-arg-since = Only games begun on this day or later, as in 2026-03-07
cli-library-arg-until = Only games begun on this day or earlier
cli-library-arg-deleted = Show deleted games
cli-library-arg-page = Which page of the list to show
cli-library-arg-all = Show the whole list at once
cli-library-arg-force = Overwrite a file that already exists
cli-library-arg-name = Whose statistics; without a name, everyone’s
cli-library-arg-game = Only this game
cli-library-arg-preview = Only say what would happen
cli-library-arg-box = show, export or import
cli-library-arg-box-file = The file to write or read
cli-library-arg-dark = Make a dark score sheet

## What they say.

cli-library-empty = There are no games here yet.
cli-library-no-page = There aren’t that many games.
# Behind a page of the list. $page (number): the next one.
cli-library-more = There are more: --page { $page }, or --all.
# A game of which something was lost or no longer follows the rules. $number (number): the first such entry.
cli-library-stuck = Entry { $number } is lost or no longer follows the rules. The game is shown as it stood before that entry.
# Something of a game was lost. $number (text): the game. $entries (number): how many entries could be written.
cli-library-cut = Game { $number } was exported only up to its gap. Entries exported: { $entries }.
# $number (text): the game.
cli-library-left-out = Game { $number } cannot be read by this version of Fondaco and was left out.
# $path (text): a file.
cli-library-exists = { $path } already exists. Nothing was written; --force overwrites it.
# $path (text): a file.
cli-library-own = { $path } belongs to the library. Choose another file.
# After something was found and mended. $games (number): how many there are now.
cli-library-sound-now = { $games ->
    [one] One game; the library is sound now.
   *[other] { $games } games; the library is sound now.
}
# $given (text): what was asked for.
cli-library-no-game = There is no game “{ $given }”.
# An entry of the journal was corrected, added or removed. $entry (text): the entry with its number, as “5. Eva passes.”
cli-library-watch-corrected = Corrected: { $entry }
# $entry (text): as above.
cli-library-watch-added = Added: { $entry }
# $entry (text): as above.
cli-library-watch-struck = Removed: { $entry }
# A game that was ended early is continued.
cli-library-watch-goes-on = The game goes on.
# The game that is being watched. $given (text): its number or id.
cli-library-watch-deleted = Game “{ $given }” has been deleted.
# $given (text): as above.
cli-library-watch-gone = Game “{ $given }” is no longer there.
# One line for each game. $number (text): the game. $date (text): when, may be empty. $game (text): the name of a game. $summary (text): who, how far, who has won.
cli-library-line = { $number }  { $date }  { $game }  { $summary }
# Somebody nobody knows. $name (text): the name.
cli-library-nobody = Nobody called “{ $name }” has finished a game here.
# The same where only one game is asked for. $name (text): the name. $game (text): the name of a game.
cli-library-nobody-in = Nobody called “{ $name }” has finished a game of { $game } here.
cli-library-one-only = Only json and csv can hold all games at once.
cli-library-not-over = This game is not over yet: there is no result to export.
cli-library-picture = A picture can’t be shown here. Name a file with --out.
# $path (text): a file.
cli-library-written = Written: { $path }
# $path (text): a file.
cli-library-backed-up = Backup: { $path }
# $games (number): how many.
cli-library-sound = { $games ->
    [one] One game, and all is well.
   *[other] { $games } games, and all is well.
}
# One line about somebody. $name (text): who. $games (number), $wins (number), $best (number), $streak (number). $points (text): what points are called in this game, as “Profit”. $average (text): a number. $figures (text): what else the game counts, as “Merchants: 31%”.
cli-library-person = { $name }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins } won, longest streak { $streak }. { $points }: { $average } on average, { $best } at best. { $figures }.
# $name (text): somebody. $what (text): as “average profit by round”. $rounds (text): averages as a list.
cli-library-rounds = { $name }, { $what }: { $rounds }.
