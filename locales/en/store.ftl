### The library on the disk: what can go wrong, and what people should know.

store-denied = The program is not allowed to write there.
store-full = The disk is full.
store-other-copy = Fondaco is already open in another window.
store-newer = This library comes from a newer version of Fondaco. It was left untouched; please open it with that version.
store-damaged = The library is damaged.
# $number (number): a game.
store-no-such-game = There is no game { $number }.
store-conflict = This game has been continued elsewhere in the meantime. Here it is as it stands now.
store-disk = The disk is not responding properly.
# $path (text): a file.
store-unreadable = The program is not allowed to read { $path }.
# A pipe, a device or a folder where there should be a file. $path (text): what is there.
store-not-a-file = { $path } is not an ordinary file. It was left alone.
# A file where there should be a folder. $path (text): the folder.
store-not-a-folder = The folder { $path } cannot be created: there is a file in the way.
store-busy = Another program is using the library and won’t release it. Please try again in a moment.
store-stopped = Stopped. Nothing has been changed.

## News, shown until somebody has read them.

store-read-only-other = Fondaco is already open in another window. Here you can look at everything, but you can’t enter anything.
# $folder (text): a folder.
store-read-only-denied = { $folder } cannot be written to. You can look at everything, but nothing you enter is saved.
# $when (text): a date. $games (number): how many games there are again.
store-recovered = The library was damaged. It has been replaced by the backup of { $when }, with { $games ->
    [one] one game
   *[other] { $games } games
}.
# There was no backup. $games (number): as above.
store-recovered-bare = The library was damaged, and no backup could be used. Whatever could still be read has been saved: { $games ->
    [one] one game
   *[other] { $games } games
}.
# Behind one of the two above. $aside (text): a file.
store-recovered-aside = The damaged file is kept as { $aside }.
# Behind one of the two above. $entries (number): entries that were in no backup.
store-recovered-saved = { $entries ->
    [one] One newer entry
   *[other] { $entries } newer entries
} could also be saved from the damaged file.
# Behind the news of a recovery. $number (number): a game. $had (number): how many entries it had. $lost (number): how many of them are lost.
store-loss = Game { $number } has lost { $lost ->
    [one] one entry
   *[other] { $lost } entries
} out of { $had }.
# The same where entries behind the lost ones are still there. $number (number), $had (number), $lost (number): as above. $behind (number): how many are still there.
store-loss-gap = Game { $number } has lost { $lost ->
    [one] one entry
   *[other] { $lost } entries
} out of { $had }. It stands as it did before the first missing one; { $behind ->
    [one] one later entry is
   *[other] { $behind } later entries are
} still there.
# Behind the news of a recovery, as above: no entry is missing, but not all are what they were. $number (number): a game.
store-loss-changed = Game { $number } is not quite what it was: at least one entry is different now.
# Behind the first few of them. $games (number): how many more.
store-losses-more = { $games ->
    [one] One more game has lost entries.
   *[other] { $games } more games have lost entries.
}
# Behind all of them. $entries (number): how many are known to be lost altogether.
store-lost-entries = { $entries ->
    [one] In total, one entry is lost.
   *[other] In total, { $entries } entries are lost.
}
# While the program was open. $aside (text): a file.
store-replaced = Another file had taken the library’s place. The library is back, with everything that was in it. Whatever was only in the other file has been added. The other file is kept as { $aside }.
store-removed = The library’s file disappeared while the library was open. It is back, with everything that was in it.
# $aside (text): a file.
store-displaced = Another file has taken the library’s place, and another Fondaco window is already writing to it. Everything that was open here is kept as { $aside }.
# $entries (number): how many. $folder (text): where backups are.
store-missing = The library holds less than it did last time: { $entries ->
    [one] one entry is
   *[other] { $entries } entries are
} missing. Unless someone put an older copy there on purpose, a backup may still have what is missing: { $folder }
# The same where only empty games are missing. $games (number): how many. $folder (text): where backups are.
store-missing-games = The library holds less than it did last time: { $games ->
    [one] one game is
   *[other] { $games } games are
} missing. Unless someone put an older copy there on purpose, a backup may still have what is missing: { $folder }
# $folder (text): where backups are.
store-another = This is not the library that was last used here. If nobody put it there on purpose, the backups may have the other one: { $folder }
# $reason (text): a sentence.
store-no-backup = No backup could be made. { $reason }
# $reason (text): a sentence.
store-no-settings = The settings could not be read. { $reason }
# A button.
store-read = OK
