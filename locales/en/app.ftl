### The window: its frame, the start, the settings.

app-name = Fondaco
app-about = Your companion for merchant games at a real table

## Everywhere

app-home = Home
app-back = Back
app-undo = Undo
app-redo = Redo
app-keys = Keys

## The start: large choices. The hints stand beneath them in small print.

app-new = New game
app-new-hint = Choose a game, enter who’s playing, and set up step by step
app-continue = Continue
# A game is waiting. $game (text): the game’s name.
app-continue-game = Continue { $game }
# $names (text): the players as a list. $round (number), $rounds (number): how far they are.
app-continue-hint = { $names }: round { $round } of { $rounds }
app-continue-none = There is no game to continue.
app-rulebook = Rulebook
app-rulebook-hint = Every rule, in three languages
app-library = Library
app-library-hint = The games you’ve played
app-settings = Settings
app-settings-hint = Language, colours, text size

## Settings

app-settings-language = Table language
app-settings-theme = Colours
app-settings-theme-system = Same as system
app-settings-theme-light = Parchment
app-settings-theme-dark = Night market
app-settings-theme-contrast = High contrast
app-settings-text = Text size
app-settings-text-normal = Normal
app-settings-text-large = Large
app-settings-totals = Running totals in Byzanz
app-settings-totals-hidden = Hidden: profit stays face down
app-settings-totals-shown = Shown
# $folder (text): a folder.
app-settings-folder = Your games are saved in { $folder }.

## When something cannot be kept

# $folder (text): a folder. $reason (text): a sentence.
app-not-kept = Nothing can be saved in { $folder }. { $reason } You can carry on playing; Fondaco will try again after every move.
# Somebody wants to close the window. $folder (text): a folder. $reason (text): a sentence.
app-not-kept-yet = Nothing can be saved in { $folder }. { $reason } If you close now, your latest entries will be lost. To close anyway, close the window again.
# $folder (text): a folder. $reason (text): a sentence.
app-not-opened = The games in { $folder } cannot be read. { $reason }
