### The library on the disk: what can go wrong, and what people should know.

store-denied = The program may not write there.
store-full = The disk is full.
store-other-copy = Fondaco is already open in another window.
store-newer = This library comes from a newer version of Fondaco. It was left untouched; please open it with that version.
store-damaged = The library is damaged.
# $number (number): a game.
store-no-such-game = There is no game { $number }.
store-conflict = This game has gone on elsewhere in the meantime. Here it is as it stands now.
store-disk = The disk does not answer as it should.

## News, shown until somebody has read them.

store-read-only-other = Fondaco is already open in another window. Here you can look at everything, but enter nothing.
# $folder (text): a folder.
store-read-only-denied = { $folder } cannot be written to. You can look at everything, but nothing you enter is saved.
# $when (text): a date. $games (number): how many games there are again. $aside (text): a file.
store-recovered = The library was damaged. The backup of { $when } has taken its place: { $games ->
    [one] one game is
   *[other] { $games } games are
} there again. The damaged file is kept as { $aside }.
# There was no backup. $games (number), $aside (text): as above.
store-recovered-bare = The library was damaged, and there was no backup. Whatever could be read of it was saved: { $games ->
    [one] one game
   *[other] { $games } games
}. The damaged file is kept as { $aside }.
# Behind one of the two above. $entries (number): entries that were in no backup.
store-recovered-saved = { $entries ->
    [one] One more recent entry
   *[other] { $entries } more recent entries
} could be saved from the damaged file as well.
store-recovery-done = The library was damaged, and its restoration was interrupted. Now it is done.
# $games (number): how many.
store-from-files = { $games ->
    [one] One game has moved from its file
   *[other] { $games } games have moved from their files
} into the library. The old files are left as they are.
# Behind it. $files (number): how many could not be read.
store-files-left = { $files ->
    [one] One file
   *[other] { $files } files
} could not be read.
# A button.
store-read = All right
