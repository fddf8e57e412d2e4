### My box: what people told once about their own copies of the games. A page behind the settings.

app-box-title = My box
# Beneath the button in the settings.
app-box-hint = What you told Fondaco once about your copies of the games, and never have to tell again.
app-box-about = What Fondaco knows about your own copies of the games. You can correct it, have some of it forgotten, or take all of it along. The games in your library stay as they are.
app-box-empty = Nothing is known yet. Whatever you read off your cards or off your map while you play will be here, and you can bring in what others know.
# A line: what it is about, and what is known. $heading (text). $what (text): a name or a number.
app-box-line = { $heading }: { $what }

## Changing something

app-box-rename = Rename
app-box-name-it = OK
# What the cross beside something does.
app-box-forget = Forget
# $what (text): what is forgotten now.
app-box-forgotten = Forgotten: { $what }
# $old (text), $new (text): names.
app-box-renamed = { $old } is now called { $new }.
# $what (text): what was changed, and to what.
app-box-chosen = Noted: { $what }
app-box-brought-back = Everything is as it was.

## Taking it along

app-box-file = Save to a file
app-box-copy = Copy as code
app-box-copied = The code is copied. Paste it into a message, and it can be read in elsewhere.
app-box-scan = Or scan this with a phone and pass it on.
app-box-no-picture = It is too much for a picture. The file and the copied code have all of it.

## Bringing something in

app-box-bring = What others know
app-box-bring-hint = Drop the file here, paste a code, or type where the file is.
app-box-bring-field = Code or file
app-box-found = It contains:
app-box-nothing = It contains nothing.
app-box-taken = Now it is in your box, too.
# $limit (number): the largest size in kilobytes.
app-box-too-large = This is too large for a box: more than { $limit } kB. Nothing was changed.
app-box-no-code = This is not a code for a box. Nothing was changed.
# $reason (text): a sentence, with the place of the mistake.
app-box-fault = This code cannot be used. { $reason } Nothing was changed.
