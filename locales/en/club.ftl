### A club: many tables and one ledger.

## What can go wrong on the way to the ledger.

club-address = That’s not the address of a ledger. It should look like this: postgres://user@host/database
club-not-joined = This computer hasn’t joined a club yet. “fondaco club join” does that, or the settings.
# $host (text): a name on the network.
club-name-not-found = Nobody on the network is called { $host }. Is the name right, and is this computer online?
# $server (text): where the ledger is.
club-unreachable = No answer from { $server }. The database may be off, or a firewall in the way.
# $server (text): as above. $user (text): the user.
club-password = { $server } doesn’t let { $user } in with this password.
# $database (text): its name.
club-no-database = There is no database called { $database } there.
# $server (text): as above. $reason (text): what is wrong with it.
club-certificate = The certificate of { $server } can’t be trusted ({ $reason }). Nothing was sent.
# $server (text): as above.
club-no-tls = { $server } offers no encryption, so nothing was sent. If you trust the network in between, add ?sslmode=disable to the address.
# $reason (text): what the database says.
club-denied = This user is not allowed to do that. The database says: { $reason }
club-no-ledger = This database has no ledger yet. Its owner creates one with “fondaco club init”.
club-already-there = There is a ledger in this database already. Nothing was changed.
club-not-utf8 = This database doesn’t keep its texts in UTF-8. Create one with ENCODING UTF8.
club-newer = This ledger is meant for a newer version of Fondaco. Nothing was read or changed; please update this computer.
club-older = This ledger is from an older version of Fondaco that this one can’t use. Nothing was changed.
club-full = The ledger’s disk is full. Everything stays on this computer until there is room again.
club-crowded = The ledger can’t take any more visitors right now. Fondaco will try again.
club-lost = The connection to the ledger was lost. Nothing is missing; Fondaco will try again.
# $name (text): what somebody typed.
club-no-person = Nobody in the club is called { $name }.
# $game (text): the id of a game.
club-together = These can’t be the same person: both played in game { $game }.
# $name (text): as above.
club-not-merged = { $name } wasn’t merged with anyone.
# $game (text): the id of a game.
club-no-conflict = There is no open conflict about game { $game }.
# $reason (text): what the database says.
club-unexpected = The ledger gave an unexpected answer: { $reason }
club-read-along = The way to this ledger isn’t encrypted: anyone listening on the network can read along, and see the password.

## What is said about the club.

# $table (text): what people call this computer. $server (text): where the ledger is.
club-joined = This computer is in the club as “{ $table }”; the ledger is on { $server }.
club-since = Games begun from now on go to the ledger, except those you keep private.
club-in-keyring = The password is in this system’s keyring.
# $path (text): a file.
club-in-file = There is no keyring here, so the password is in { $path }, which only you can read.
club-left = This computer has left the club. What it posted stays in the ledger.
club-up-to-date = The ledger has everything.
# $games (number): games of which something was posted. $deeds (number): entries.
club-posted = { $games ->
    [one] One game posted ({ $deeds } entries). The ledger has everything.
   *[other] { $games } games posted ({ $deeds } entries). The ledger has everything.
}
# $done (number), $all (number): games.
club-catching-up = Posting to the ledger: game { $done } of { $all }
# $game (text): its id. $number (number): an entry. $kept (text), $other (text): what people call two computers.
club-conflict = Game { $game } went two ways: from entry { $number } on, “{ $other }” has something else than “{ $kept }”. The ledger counts what “{ $kept }” entered and keeps both; the steward decides.
club-no-conflicts = There are no conflicts.
# $name (text), $into (text): two spellings.
club-merged = { $name } is { $into } from now on, in games long past too. “fondaco club unmerge” undoes that.
# $name (text): as above.
club-unmerged = { $name } is a person of their own again.
# $game (text): as above.
club-settled = The conflict about game { $game } is settled.
# $number (text): a game of this library.
club-private = Game { $number } stays on this computer. If the ledger has it already, it no longer counts there.
# $number (text): as above.
club-not-private = Game { $number } goes to the ledger.

## The league.

club-league-none = No finished games in the ledger for this.
# $games (number): how many have been played.
club-league-games = { $games ->
    [one] One finished game
   *[other] { $games } finished games
}
# Somebody in the league. $rank (number): the place. $name (text): who. $wins (number) of $games (number) were won. $share (text): as a percentage. $average (text): the average place.
club-league-row = { $rank }. { $name }: { $wins } won of { $games } ({ $share }), average place { $average }
# $game (text): its name. $points (number), $name (text): who made them. $day (text): when. $id (text): the game behind it.
club-record = Most points in { $game }: { $points }, { $name }, { $day } (game { $id })
# $streak (number) and $longest (number): games won in a row.
club-streak = In a row: { $streak } won now, { $longest } at best
# $names (text): other spellings.
club-also = Also known as { $names }
# $name (text): somebody else. $games (number): together. $ahead (number), $behind (number): in which one was ahead or behind.
club-meeting = against { $name }: { $ahead } times ahead, { $behind } times behind, in { $games } games
# A game that is being played. $table (text): where. $game (text): its name. $part (number): round or turn. $seats (text): who plays, with points that lie open.
club-running = { $table }: { $game }, round { $part } – { $seats }
club-none-running = No table is playing right now.

## In the terminal.

club-cli = Many tables, one ledger: join a club, post games, see the league
club-cli-init = Make a ledger in an empty database
club-cli-join = Join a club with this computer
club-cli-leave = Leave the club
club-cli-status = Show which club this is, and what has not been posted
club-cli-post = Post now whatever the ledger lacks
club-cli-league = Show who leads
club-cli-person = Show one person: streaks, head to head, best results
club-cli-records = Show the most points ever
club-cli-running = Show which tables are playing
club-cli-people = List everyone the ledger knows
club-cli-merge = Steward: two spellings are one person
club-cli-unmerge = Steward: undo a merge
club-cli-conflicts = Show games that two computers entered differently
club-cli-settle = Steward: settle a conflict
club-cli-private = Keep a game of this computer private
club-arg-url = Where the ledger is: postgres://user:password@host/database
club-arg-name = What people call this computer, such as “Table 3”
club-arg-no-keyring = Keep the password in a file that only you can read, not in the system’s keyring
club-arg-zone = The time zone in which days and months begin, such as Europe/Rome
club-arg-period = ever, today, a year (2026), a month (2026-03), or days (2026-03-01..2026-05-31)
club-arg-csv = Print a table for spreadsheets
club-arg-person = Somebody in the club
club-arg-into = The right spelling
club-arg-game-id = The id of a game, as the conflict tells it
club-arg-laptop = The computer that has something else
club-arg-take = Take what that computer has; without it, the ledger keeps what it has
club-arg-public = Let it go to the ledger after all
# $given (text): what was given.
club-no-period = “{ $given }” is not a period. Try ever, today, 2026, 2026-03 or 2026-03-01..2026-05-31.
# After a ledger was made. $table (text): an address with a password.
club-made = The ledger is ready. On every laptop: fondaco club join { $table }
# $steward (text): an address with a password.
club-made-steward = Whoever may merge people and settle conflicts joins with this one instead: { $steward }
club-made-note = Keep both addresses: the passwords are shown only now.

## The page in the window.

# A button, and the title of the page.
club-title = Club
club-hint = Many tables, one ledger: who leads tonight?
club-explain = With a club, every laptop posts its games to one ledger, a PostgreSQL database that your club runs, and everyone sees the league. You never wait for it: games are saved on this computer first.
club-paste = Paste the whole address from your steward into the first field, or fill in its parts.
club-host = Host
club-database = Database
club-user = User
club-name = What you call this computer, such as “Table 3”
club-join = Join the club
club-leave = Leave the club
club-all-games = All games
club-tonight = Tonight
# The head of a column: the average place.
club-places = Place
club-running-title = Being played now
club-records = Records
# The game on the table, one or the other.
club-game-posted = This game goes to the ledger
club-game-private = It stays private
