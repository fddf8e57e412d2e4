### Phones at the table: the sheet in the window with the code to scan, and the page that phones show.

## The sheet in the window

# A button, and the title of the sheet.
app-phones-title = Phones
# What the key does, in the help.
app-phones-keys = Bring phones to the table, or see who is there
app-phones-explain = Everyone sees the call, their own seat and the rules on their own phone, in their own language. Nothing to install; nothing leaves your network.
app-phones-open = Open the table to phones
app-phones-close = Close it to phones
app-phones-scan = Scan this with the camera
app-phones-wifi-scan = First onto the Wi-Fi
# Above the address in letters.
app-phones-type = or type this into the browser:
app-phones-which-address = Which network?
app-phones-no-address = This computer is on no network, so no phone can reach it. Connect it to a Wi-Fi, or open a hotspot on one of the phones.
# $reason (text): what the system says.
app-phones-failed = The table can’t be opened to phones here: { $reason }
# Nobody has come for a while.
app-phones-nobody = Nobody there yet? Phone and computer must be on the same Wi-Fi. A guest Wi-Fi often keeps devices apart, and a firewall may block the port. A hotspot on one of the phones always works.
# $names (text): who has a phone at the table and is in touch.
app-phones-here = Here by phone: { $names }
# $count (number): how many watch without a seat.
app-phones-watching = { $count ->
    [one] One more is watching.
   *[other] { $count } more are watching.
}
# $count (number): how many were refused.
app-phones-turned-away = { $count ->
    [one] Turned away: one visit without a valid code.
   *[other] Turned away: { $count } visits without a valid code.
}
app-phones-seen-by-all = Anyone on your network who knows the code can look. The connection isn’t encrypted.
app-phones-send-away = Send everybody away
# Frees a seat whose phone is lost. $name (text): whose seat.
app-phones-free = Free { $name }’s seat
# Who may enter moves on a phone.
app-phones-entry = From phones you can enter:
app-phones-entry-watch = nothing
app-phones-entry-own = your own moves
app-phones-entry-all = everyone’s moves
app-phones-wifi = Wi-Fi for guests: this puts a second code next to the first. It stays on this computer.
app-phones-wifi-name = Name of the Wi-Fi
app-phones-wifi-password = Password
app-phones-needs-game = Phones can come to the table once a game is on it.
# This build of the program has no page for phones.
app-phones-left-out = This copy of the program was built without phones.

## What can be entered on a phone, on buttons

app-phones-bid = Bid
app-phones-how-much = How much?
app-phones-cards = Cards
app-phones-how-many = How many cards?
app-phones-how-many-shown = How many goods do they show? (optional)
app-phones-give = Cards you give
app-phones-get = Cards you get
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
app-phones-pick-seat = Tap your name. The page will then speak your language.
app-phones-just-watch = Just watch
# Behind the name of a seat.
app-phones-taken = has a phone already
app-phones-which-language = Language of the page
app-phones-no-entry = Please scan the code
app-phones-scan-again = This page is for whoever sits at the table. Scan the code on the laptop, or type in its address once more: the old one may be void.
app-phones-slow-down = Too many attempts. Wait a few seconds, then try again.
app-phones-seat-taken = Someone else has this seat on their phone. If that’s a mistake, free it on the laptop.
app-phones-full = There are too many phones here already.
app-phones-bad-request = That wasn’t understood. Go back to the table and try again.

## The page: the table

# In the middle of the screen, and read aloud at once.
app-phones-your-turn = It’s your turn!
app-phones-no-game = No game is on the table.
app-phones-out-of-touch = Out of touch with the laptop. What you see may be old. Trying again …
# $name (text): who.
app-phones-you-are = You are { $name }
app-phones-you-watch = You’re watching
app-phones-change = Seat and language
app-phones-sound = Sound when it’s my turn
app-phones-enter = What you can do
# $name (text): for whom.
app-phones-enter-for = For { $name }
app-phones-more = More
app-phones-mine = Your seat
app-phones-around = Around the table
app-phones-on-table = On the table
app-phones-happened = What just happened
app-phones-last = Last entries
app-phones-rule = The rule now
app-phones-result = The result
app-phones-why = Why?
app-phones-your-hand = In your hand, as far as everyone has seen:
app-phones-to-table = Back to the table
app-phones-to-top = Skip to the call
app-phones-search = Search the rules
app-phones-found-nothing = Nothing found.
# For browsers that run no scripts.
app-phones-still = Without script the page renews itself every few seconds.
app-phones-hold-still = Hold it still to type
app-phones-let-run = Let it renew itself again

## The page: entering

# $example (text): a move as one would type it.
app-phones-type-move = Type a move, such as “{ $example }”
app-phones-read = What would that mean?
app-phones-confirm = Enter it
app-phones-choose = Choose …
app-phones-none = none
app-phones-stale = The table has gone on in the meantime. This is how it stands now; what you typed is still there.
app-phones-not-yours = From this phone you can enter only your own moves.
app-phones-only-watch = At this table, moves are entered on the laptop.
app-phones-busy = The laptop doesn’t answer. Nothing was entered; please try again.
app-phones-not-kept = The laptop couldn’t save it. Look there.
app-phones-undo-there = Undo and redo are on the laptop.
app-phones-yes = Yes, enter it
# $reason (text): which field, and what is wrong with it.
app-phones-not-complete = Something is missing or isn’t right: { $reason }
# The title of the page, which is read first. $call (text): what is due. $game (text): the game.
app-phones-page-title = { $call } – { $game }
# Everybody answers at once. $good (text): the kind that was named.
app-phones-vizier = The grand vizier: how many cubes of { $good } do you show?
app-phones-secret = Nobody sees your number before everyone has answered.
app-phones-answered = Your answer is in; you can still change it. Waiting for the others …
# A line in the window. $names (text): whose phones have still to answer.
app-phones-asked = Asked on their phones, still to answer: { $names }
