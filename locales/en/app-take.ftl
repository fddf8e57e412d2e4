### Taking a game along: files and the code for a phone, on the page with the result.

app-take-title = Save or share
app-take-bgstats = Scan this with your phone to add the result to BG Stats. Click to enlarge.
# Buttons: kinds of files.
app-take-link = Copy the link
app-take-record = Game file
app-take-csv = Table (CSV)
app-take-svg = Score sheet (SVG)
app-take-png = Score sheet (picture)
# $path (text): where the file is now.
app-take-saved = Saved: { $path }
# $path (text): where it should have gone. $reason (text): a sentence.
app-take-failed = { $path } cannot be saved. { $reason }

# A button: shows the folder in the file manager.
app-take-open-folder = Open the folder
# $path (text): the folder.
app-take-not-opened = The folder can’t be opened on this computer. The file is in { $path }
# Beneath the code for a phone, when it fills the window.
app-take-put-away = Click or press Esc to close.
