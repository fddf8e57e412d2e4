### A club: many tables and one ledger.

## What can go wrong on the way to the ledger.

club-address = That’s not the address of a club ledger. It should look like this: postgres://user@server/database
club-not-joined = This computer hasn’t joined a club yet. Join one with “fondaco club join” or in the settings.
# $host (text): a name on the network.
club-name-not-found = There is no computer called { $host } on the network. Is the name right, and is this computer online?
# $server (text): where the ledger is.
club-unreachable = No answer from { $server }. The database may be off, or a firewall in the way.
# $server (text): as above. $user (text): the user.
club-password = { $server } doesn’t let { $user } in with this password.
# $database (text): its name.
club-no-database = There is no database called { $database } there.
# $server (text): as above. $reason (text): what is wrong with it.
club-certificate = The certificate of { $server } can’t be trusted ({ $reason }). Nothing was sent.
# $server (text): a host.
club-other-certificate = { $server } doesn’t have the certificate that the address names, so nothing was sent. If it was set up again, ask your steward for the new address.
# $server (text): as above.
club-no-tls = { $server } offers no encryption, so nothing was sent. If you trust the network in between, add ?sslmode=disable to the address.
# $reason (text): what the database says.
club-denied = This user is not allowed to do that. The database says: { $reason }
club-no-ledger = This database has no club ledger yet. Its owner can create one with “fondaco club init”.
club-already-there = There is a club ledger in this database already. Nothing was changed.
club-not-utf8 = This database doesn’t keep its texts in UTF-8. Create one with ENCODING UTF8.
club-newer = This club ledger is meant for a newer version of Fondaco. Nothing was read or changed; please update Fondaco on this computer.
club-older = This club ledger comes from an older version of Fondaco and can’t be used with this one. Nothing was changed.
club-full = The club ledger’s disk is full. Everything stays on this computer until there is room again.
club-crowded = Too many computers are using the club ledger right now. Fondaco will try again.
club-lost = The connection to the club ledger was lost. Nothing is missing; Fondaco will try again.
# $name (text): what somebody typed.
club-no-person = Nobody in the club is called { $name }.
# $game (text): the id of a game.
club-together = These can’t be the same person: both played in game { $game }.
# $zone (text): as it was typed.
club-no-zone = There is no time zone called { $zone }. It should look like this: Europe/Rome
# $game (text): an id.
club-no-game = There is no finished game { $game } in the club ledger.
# $name (text): as above.
club-not-merged = { $name } wasn’t merged with anyone.
# $game (text): the id of a game.
club-no-conflict = There is no open conflict about game { $game }.
# $reason (text): what the database says.
club-unexpected = The club ledger gave an unexpected answer: { $reason }
club-read-along = The connection to this club ledger isn’t encrypted: anyone listening in on the network can read everything, including the password.

## What is said about the club.

# $table (text): what people call this computer. $server (text): where the ledger is.
club-joined = This computer is in the club as “{ $table }”; the club ledger is on { $server }.
club-since = Games you start from now on go to the club ledger, except those you keep private.
club-in-keyring = The password is in this system’s keyring.
# $path (text): a file.
club-in-file = There is no keyring here, so the password is in { $path }, which only you can read.
club-left = This computer has left the club. What it posted stays in the club ledger.
club-up-to-date = The club ledger has everything.
# $games (number): games of which something was posted. $deeds (number): entries.
club-posted = { $games ->
    [one] One game
   *[other] { $games } games
} posted ({ $deeds ->
    [one] one entry
   *[other] { $deeds } entries
}). The club ledger has everything.
# $done (number), $all (number): games.
club-catching-up = Posting to the club ledger: game { $done } of { $all }
# $game (text): its id. $number (number): an entry. $kept (text), $other (text): what people call two computers.
club-conflict = There are two versions of game { $game }: from entry { $number } on, “{ $other }” differs from “{ $kept }”. For now, what “{ $kept }” entered counts; both are kept, and the steward decides.
club-no-conflicts = There are no conflicts.
# $games (number): how many.
club-overruled = { $games ->
    [one] In one game
   *[other] In { $games } games
}, what another computer entered counts: that’s what the steward decided.
# $name (text), $into (text): two spellings.
club-merged = From now on { $name } counts as { $into }, in earlier games too. “fondaco club unmerge” undoes that.
# $name (text): as above.
club-unmerged = { $name } counts as a separate person again.
# $game (text): as above.
club-settled = The conflict about game { $game } is settled.
# $number (text): a game of this library.
club-private = Game { $number } stays on this computer. If the club ledger has it already, it no longer counts there.
# $number (text): as above.
club-not-private = Game { $number } goes to the club ledger.

## The league.

club-league-none = No finished game found in the club ledger.
# $games (number): how many have been played.
club-league-games = { $games ->
    [one] One finished game
   *[other] { $games } finished games
}
# Somebody in the league. $rank (number): the place. $name (text): who. $wins (number) of $games (number) were won. $share (text): as a percentage. $average (text): the average place.
club-league-row = { $rank }. { $name }: won { $wins } of { $games } ({ $share }), average place { $average }
# $game (text): its name. $points (number), $name (text): who made them. $day (text): when.
club-record = Most points in { $game }: { $points }, { $name }, { $day }
# $streak (number) and $longest (number): games won in a row.
club-streak = Wins in a row: { $streak } now, { $longest } at best
# $names (text): other spellings.
club-also = Also known as { $names }
# $name (text): somebody else. $games (number): together. $ahead (number), $behind (number): in which one was ahead or behind.
club-meeting = Against { $name }: { $games ->
    [one] one game
   *[other] { $games } games
}. Ahead: { $ahead }, behind: { $behind }.
# A game that is being played. $table (text): where. $game (text): its name, and how far it is. $seats (text): who plays, with points that lie open.
club-running = { $table }: { $game } – { $seats }
club-none-running = No table is playing right now.
# Somebody’s strength. $rank (number): the place. $name (text): who. $band (text): one of the five below. $games (number): how many they have played.
club-rated = { $rank }. { $name }: { $band } ({ $games } games)
# $games (number): how many are enough.
club-rated-explained = Strength, judged by who finished ahead of whom, for everyone with at least { $games } games:
# A merchant’s career, from the weakest to the strongest.
club-band-apprentice = apprentice
club-band-pedlar = pedlar
club-band-trader = trader
club-band-merchant = merchant
club-band-patrician = patrician
# $number (number): which table. $game (text): what is played there. $names (text): who sits there.
club-seating-table = Table { $number }, { $game }: { $names }
# $people (number): how many.
club-seating-misfit = These tables don’t suit that number of people ({ $people }): three to six sit at each.
club-cli-ratings = Show how strong everyone is at a game
club-cli-seating = Plan the next round so that people meet new opponents
club-arg-names = Everyone who plays
club-arg-tables = How many sit at each table, such as 4,4,3

## The evening: who is here, rounds, and their clock.

# $names (text): who is here.
club-here = Here tonight: { $names }
club-here-nobody = Nobody is on tonight’s list yet.
# $number (number): of a round of the evening.
club-round-begun = Round { $number } has started.
# $number (number): as above.
club-round-open = Round { $number }, without a clock
# $number (number): as above. $time (text): as a clock shows it.
club-round-left = Round { $number }: { $time } left
# $number (number), $time (text): as above.
club-round-late = Round { $number }: { $time } over time
club-no-round = No round is on.
# $number (number): a table.
club-no-table = There is no table { $number } in this round.
club-cli-here = Show who is here tonight; the steward adds names
club-cli-round = Show the round and its clock; the steward gives more time or ends it
club-arg-gone = These people have left
club-arg-nobody = Start again with an empty list
club-arg-games = Which games to play, such as byzanz,kathai
club-arg-begin = Steward: start the round with this plan
club-arg-minutes = How many minutes the round lasts
club-arg-more = Steward: add N minutes
club-arg-table = For this table only
club-arg-end = Steward: end the round

## The wall: a page for a television in the room of the club.

# The title of the page, where no round is on.
club-wall = Tonight at the club
# A game that is being played. $game (text): its name. $stage (text): a round or a turn.
club-game-stage = { $game } · { $stage }
# Said by screen readers before the name of whoever is in front.
club-wall-leads = In the lead:
club-wall-seating = Who sits where
# The head of a column, said by screen readers only.
club-wall-place = Place
# $time (text): such as 21:04.
club-wall-lost = No connection to the club ledger since { $time }. This is how things stood then.
# A button: pages take turns otherwise.
club-wall-hold = Pause
# $link (text): an address.
club-wall-at = The wall is at { $link }. Open it in the browser of the television or projector. Ctrl+C ends it.
club-wall-only-here = Only this computer can open it; with --network, every screen on the network can.
club-wall-seen = Anyone on this network can look at it: names, points and the standings.
# $address (text): as it was typed. $reason (text): as the system says it.
club-wall-nowhere = Nothing can be shown at { $address }: { $reason }
club-cli-wall = Show who plays and who leads as a page for a television
club-arg-network = For every screen on the network, at ADDRESS or, if none is given, at the best one; without --network, for this computer only
club-arg-port = The port to use; if it is taken, another one is chosen
club-wall-title = On the wall
club-wall-explain = A page for a television or projector: who is playing, who’s in the lead, and how much time is left.
club-wall-off = Off
club-wall-this = This computer
club-wall-network = The whole network
# Opens the page in a browser.
club-wall-open = Open it

## In the terminal.

club-cli = Many tables, one club ledger: join a club, post games, see the standings
club-cli-init = Make a club ledger in an empty database
club-cli-join = Join a club with this computer
club-cli-leave = Leave the club
club-cli-status = Show which club this computer is in, and open conflicts
club-cli-post = Post now whatever the club ledger lacks
club-cli-league = Show who is in the lead
club-cli-person = Show one person: streaks, head to head, best results
club-cli-records = Show the highest scores
club-cli-game = Show the game behind a record: who won, and why
club-cli-running = Show which tables are playing
club-cli-people = List everyone the club ledger knows
club-cli-merge = Steward: merge two spellings of one person’s name
club-cli-unmerge = Steward: undo a merge
club-cli-conflicts = Show games that two computers entered differently
club-cli-settle = Steward: settle a conflict
club-cli-private = Keep a game of this computer private
club-arg-url = Where the club ledger is: postgres://user:password@server/database
club-arg-name = What people call this computer, such as “Table 3”
club-arg-no-keyring = Keep the password in a file that only you can read, not in the system’s keyring
club-arg-zone = The time zone in which days and months begin, such as Europe/Rome
club-arg-period = ever, today, a year (2026), a month (2026-03), or days (2026-03-01..2026-05-31)
# $forms (text): names of file types.
club-arg-as = Print or save it as a file for others: { $forms }
club-arg-person = Somebody in the club
club-arg-into = The right spelling
club-arg-any-game = The id of the game, as shown with records
club-arg-game-id = The id of the game, as shown with the conflict
club-arg-laptop = The computer whose version differs, as shown with the conflict
club-arg-take = Take that computer’s version; otherwise the ledger keeps its own
club-arg-public = Let it go to the club ledger after all
# $given (text): what was given.
club-no-period = “{ $given }” is not a period. Try ever, today, 2026, 2026-03 or 2026-03-01..2026-05-31.
# After a ledger was made. $table (text): an address with a password.
club-made = The club ledger is ready. On every laptop: fondaco club join { $table }
# $steward (text): an address with a password.
club-made-steward = The steward, who may plan rounds, merge names and settle conflicts, joins with this address instead: { $steward }
club-made-note = Write both addresses down: the passwords won’t be shown again.
club-made-elsewhere = On other computers, replace localhost with this computer’s address or name.

## The page in the window.

# A button, and the title of the page.
club-title = Club
club-hint = Many tables, one club ledger: who’s in the lead tonight?
club-explain = With a club, every laptop posts its games to one club ledger, a PostgreSQL database that your club runs, and everyone sees the standings. You never have to wait for it: games are saved on this computer first.
club-paste = Paste the whole address from your steward into the first field, or fill in the fields one by one.
club-host = Server
club-database = Database
club-user = User
club-name = What you call this computer, such as “Table 3”
club-join = Join the club
club-leave = Leave the club
club-leave-sure = Really leave? The password will be forgotten: to come back, you need the address from your steward again. What was posted stays in the club ledger.
club-all-games = All games
club-tonight = Tonight
# The head of a column: the average place.
club-places = Avg. place
club-running-title = Playing now
club-records = Records
club-records-hint = Click one to step through the game behind it.
# The game on the table, one or the other.
club-game-posted = This game goes to the club ledger
club-game-private = It stays private
club-page-league = League
club-page-evening = Tonight
club-page-here = This computer
# $number (number): of a round of the evening.
club-round = Round { $number }
# Above the plan of the next round.
club-next-round = Next round
club-who-is-here = Who’s here?
# In a field: a name is typed.
club-add-name = Add a name
club-plan-none = Add at least three people, then plan the round.
# $tables (number): how many.
club-plan-tables = { $tables ->
    [one] One table
   *[other] { $tables } tables
}
club-plan = Plan the round
club-plan-again = Shuffle again
club-plan-hint = Click two names and they swap places; click a game to change it.
# In a field: how long a round lasts.
club-minutes = Minutes
club-no-clock = No clock
club-begin-round = Start the round
club-end-round = End the round
# $minutes (number): how many.
club-more-time = +{ $minutes } min
# $number (number): which table.
club-table = Table { $number }
club-steward-plans = Only the steward’s computer can plan rounds.
# On the home screen, when this computer has a table in the round. $number (number): the table. $game (text): what is played. $names (text): by whom.
club-your-table = Your table tonight is number { $number }: { $game } with { $names }.
club-set-up = Set it up
# What the clock in the bar counts. $number (number): the round.
club-clock-hint = Time left in round { $number } of the club
club-save-sheet = Save as a picture
club-save-table = Save as a spreadsheet
# How strong somebody is, at one game. A heading.
club-strength = Strength
# $games (number): how many are enough.
club-strength-none = Nobody has played { $games } games of it yet.
# $games (number), $wins (number): of somebody.
club-person-games = { $games ->
    [one] One game
   *[other] { $games } games
}, { $wins } won
club-person-close = Back to the league
# In a field: another name is typed. Two spellings are one person.
club-same-as = The same person as …
# Against whom somebody loses most. $name (text): who.
club-hardest = Hardest to beat: { $name }
