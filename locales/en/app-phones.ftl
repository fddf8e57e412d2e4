### Phones at the table: the sheet in the window with the code to scan, and the page that phones show.

## The sheet in the window

# A button, and the title of the sheet.
app-phones-title = Phones
# What the key does, in the help.
app-phones-keys = Bring phones to the table, or see who is there
app-phones-explain = On their own phone, everyone sees whose turn it is, their seat and the rules, in their own language. There’s nothing to install, and nothing goes out to the internet.
app-phones-open = Bring phones to the table
app-phones-close = Play on without phones
app-phones-scan = Scan this with your phone
app-phones-wifi-scan = First, join the Wi-Fi
# Above the address in letters.
app-phones-type = or type this into the browser:
app-phones-which-address = Which network? If one doesn’t work, try the next.
app-phones-no-address = This computer isn’t on any network, so no phone can reach it. Connect it to Wi-Fi, or to a hotspot on one of the phones.
# $reason (text): what the system says.
app-phones-failed = Phones can’t connect here: { $reason }
# Nobody has come for a while.
app-phones-nobody = Nobody here yet? Phones and computer must be on the same network. A guest Wi-Fi often keeps devices apart, and a firewall on this computer may shut phones out. A hotspot on one of the phones usually helps: connect the computer and the other phones to it.
# $names (text): who has a phone at the table and is in touch.
app-phones-here = On their phones: { $names }
# $count (number): how many watch without a seat.
app-phones-watching = { $count ->
    [one] One phone is just watching.
   *[other] { $count } phones are just watching.
}
# $count (number): how many were refused.
app-phones-turned-away = { $count ->
    [one] One request was refused.
   *[other] { $count } requests were refused.
}
app-phones-seen-by-all = Anyone on your network who has the code can watch or take a free seat. The connection isn’t encrypted: someone listening on the network can read along even without the code.
app-phones-send-away = Send everyone away and change the code
# Frees a seat whose phone is lost. $name (text): whose seat.
app-phones-free = Free { $name }’s seat
# Who may enter moves on a phone.
app-phones-entry = From phones you can enter:
app-phones-entry-watch = nothing
app-phones-entry-own = your own moves
app-phones-entry-all = everyone’s moves
app-phones-wifi = Your guests aren’t on the Wi-Fi yet? Enter its name and password, and a second code appears that lets phones join. Both are saved only on this computer.
app-phones-wifi-name = Name of the Wi-Fi
app-phones-wifi-password = Password
# This build of the program has no page for phones.
app-phones-left-out = This copy of the program can’t bring phones to the table.

## What can be entered on a phone, on buttons

app-phones-bid = Bid
app-phones-how-much = How much?
app-phones-cards = Cards
app-phones-which-tile = Which tile?
# A form for the tiles that have no form of their own.
app-phones-other-tile = Just take a tile (leave it unused, or keep it for later)
app-phones-for-how-much = For how much? (optional)
app-phones-how-many = How many cards?
app-phones-how-many-shown = How many of these goods do the cards show in all? (optional)
app-phones-give = Cards given
app-phones-get = Cards received
# $name (text): who wins the auction.
app-phones-gets-lot = { $name } gets the lot
# $name (text): who leads.
app-phones-lead = { $name } leads
# $name (text): who gets the pawn.
app-phones-pawn-to = The pawn goes to { $name }
# $worth (number): what a gold coin is worth in silver.
app-phones-gold = gold coins (worth { $worth } silver each)

## The page: coming in

app-phones-who = Who are you?
app-phones-pick-seat = Tap your name, and the page switches to your language.
app-phones-just-watch = Just watch
# Behind the name of a seat.
app-phones-taken = seat already taken
app-phones-which-language = Language of the page
app-phones-no-entry = Please scan the code
app-phones-scan-again = This page is only for people at the table. Scan the code on the computer, or type in the address beneath it: the old one may no longer work.
app-phones-wait = One moment, please
app-phones-slow-down = Too many attempts. Wait a few seconds, then try again.
app-phones-seat-taken = Another phone already has this seat. If that’s a mistake, free the seat on the computer.
app-phones-full = There are too many phones here already.

## The page: the table

# In the middle of the screen, and read aloud at once.
app-phones-your-turn = It’s your turn!
app-phones-out-of-touch = No connection to the computer. What you see may be out of date. Trying again …
# The game is put away, or phones are not wanted any more.
app-phones-closed = Phones are no longer connected: the game was closed on the computer, or you’re playing on without phones. To come back, scan the code again.
# The call for whoever counts what they have at the same time as the others.
app-phones-count = Time to count: enter what you have.
# $name (text): who.
app-phones-you-are = You’re { $name }
app-phones-you-watch = You’re watching
app-phones-change = Seat and language
app-phones-sound = Sound when it’s my turn
app-phones-enter = What you can do
# $name (text): for whom.
app-phones-enter-for = For { $name }
app-phones-mine = Your seat
app-phones-around = Around the table
app-phones-on-table = On the table
app-phones-happened = What just happened
app-phones-last = Latest entries
app-phones-rule = The rule that applies now
app-phones-result = The result
app-phones-why = Why?
app-phones-your-hand = What everyone knows about your hand:
app-phones-to-table = Back to the table
app-phones-to-top = Skip to the call
app-phones-search = Search the rules
app-phones-found-nothing = Nothing found.
# For browsers that run no scripts.
app-phones-still = Without JavaScript, this page reloads every few seconds.
app-phones-hold-still = Pause it to type
app-phones-let-run = Let it reload again

## The page: entering

# $example (text): a move as one would type it.
app-phones-type-move = Type a move, such as “{ $example }”
app-phones-read = Check it
app-phones-confirm = Enter it
app-phones-choose = Choose …
app-phones-stale = Nothing was entered: the game has moved on, or someone is making a correction on the computer. This is how things stand now, and what you typed is still there.
# The same for a move of which nothing was typed, or that can’t be made any more.
app-phones-too-late = Nothing was entered: the game has moved on. This is how things stand now.
# Above a form that somebody is filling in.
app-phones-past = No longer possible
app-phones-not-yours = Here you can enter only what you do yourself.
# About another one’s move: the reason would tell what they have.
app-phones-not-possible = That can’t be entered. Whoever makes the move sees why on their own phone, and everyone on the computer.
app-phones-only-watch = In this game, moves are entered on the computer.
app-phones-busy = The computer isn’t answering. If your move doesn’t show up in a moment, try again.
app-phones-not-kept = The computer couldn’t save it. Look there to see why.
app-phones-undo-there = Undo and Redo only work on the computer.
app-phones-yes = Yes, enter it
# $reason (text): which field, and what is wrong with it.
app-phones-not-complete = That won’t do yet. { $reason }
# The title of the page, which is read first. $call (text): what is due. $game (text): the game.
app-phones-page-title = { $call } – { $game }
# Everybody answers at once. $good (text): the kind that was named.
app-phones-vizier = Grand vizier ({ $good }): how many cubes do you show?
app-phones-secret = Nobody sees your number until every phone has answered.
app-phones-answered = Your answer is in. You can change it until the others are in.
app-phones-all-answered = Everyone has answered; the computer has the numbers.
# $most (number): how many cubes at most.
app-phones-answer-most = A number from 0 to { $most }, please.
# A line in the window. $names (text): whose phones have still to answer.
app-phones-asked = Still to answer on their phones: { $names }
