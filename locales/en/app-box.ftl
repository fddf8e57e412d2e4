### My box: what people told once about their own copies of the games. A page behind the settings.

app-box-title = My box
# Beneath the button in the settings.
app-box-hint = What you’ve told Fondaco about your copies of the games, so you never have to again.
app-box-about = What Fondaco knows about your own copies of the games. You can correct it, remove parts of it, or save all of it to use elsewhere. The games in your library stay as they are.
app-box-empty = Nothing yet. Whatever you read off your cards or your map while you play will appear here, and you can import what others have found.
# A line: what it is about, and what is known. $heading (text). $what (text): a name or a number.
app-box-line = { $heading }: { $what }

## Changing something

app-box-rename = Rename
app-box-name-it = OK
# What the cross beside something does.
app-box-forget = Remove
# $what (text): what is forgotten now.
app-box-forgotten = Removed: { $what }
# $old (text), $new (text): names.
app-box-renamed = { $old } is now called { $new }.
# $what (text): what was changed, and to what.
app-box-chosen = Changed: { $what }
app-box-brought-back = Everything is back as it was.

## Taking it along

app-box-file = Save to a file
app-box-copy = Copy as code
app-box-copied = Code copied. Paste it into a message, and it can be imported elsewhere.
app-box-scan = Or scan this with a phone and pass it on.
app-box-no-picture = This is too much for a QR code. The file and the copied code contain all of it.

## Bringing something in

app-box-bring = Import from others
app-box-bring-hint = Drop a file here, paste a code, or type the path of a file.
app-box-bring-field = Code or file
app-box-found = It contains:
app-box-nothing = There is nothing in it.
app-box-taken = It’s now in your box too.
# $limit (number): the largest size in kilobytes.
app-box-too-large = This is too large for a box: more than { $limit } kB. Nothing was changed.
app-box-no-code = This is not a code from “My box”. Nothing was changed.
# $reason (text): a sentence, with the place of the mistake.
app-box-fault = This code cannot be used. { $reason } Nothing was changed.
