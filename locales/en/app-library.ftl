### The library: every game that was kept, and bringing games in.

app-library-empty = No games yet. Every game you play is kept here.
app-library-none = No game found.
# $names (text): the winner or winners as a list. $points (number): their points.
app-library-won = Won by { $names } with { $points }
# A game that cannot be read. $number (number): the game. $reason (text): a sentence.
app-library-unread = Game { $number } cannot be read and has been left as it is. { $reason }
# Moves of a game that do not fit any more. $number (number): the first of them, from 1.
app-library-misfit = Entry { $number } of this game breaks the rules. You see the game up to that point; if you play on, that becomes a new game. The old one is left as it is.
# The pages of the library.
app-library-games = Games
app-library-statistics = Statistics
# In the empty search field.
app-library-search = Who played?
# Which games are shown. “Any game”: whichever of the games of the house.
app-library-any-game = Any game
app-library-all = All
app-library-waiting = Ongoing
app-library-finished = Finished
app-library-deleted = Deleted
app-library-any-time = Any time
app-library-month = Last 30 days
app-library-year = Last 12 months
app-library-more = Show more
# Buttons beside a game.
app-library-delete = Delete
app-library-bring-back = Restore
# $number (number): the game.
app-library-gone = Game { $number } has been deleted.
# Bringing games in from a file.
app-library-import = Import games
app-library-import-hint = Drop a game file onto this window, type its path, or choose it below:
app-library-import-path = File
app-library-import-look = Preview
app-library-import-take = Import
app-library-import-leave = Cancel
# While a file is read. $percent (number): how much of it has been.
app-library-import-reading = Reading the file: { $percent }%
# A button.
app-library-import-stop = Stop
# A button: the folder above this one.
app-library-files-up = Up
# In place of files, in a folder that has none with games.
app-library-files-none = No game files in this folder.
# How long a game was played. $minutes (number): how many.
app-library-minutes = { $minutes } min
# Which games are shown: those that were ended early.
app-library-broken-off = Ended early
