### The terminal face: help and messages.

## Help

cli-about = A companion for merchant games at a real table
cli-setup = How to set up the table
cli-rules = The rulebook
cli-check = Check whether every move in a record is legal
cli-score = The result of a record, and why
cli-demo = Step through a finished game, with explanations, in the window
# $game (text): the id of a game.
cli-arg-demo = The game; by default { $game }
cli-arg-game = The game
cli-arg-players = How many are playing
cli-arg-search = Show only rules with all of these words
cli-arg-section = Show one rule or chapter, by its id
cli-arg-words = Show the words of the game in every language, side by side
cli-arg-file = A record of a game; - reads standard input
cli-arg-lang = Language: en, de or it
cli-arg-json = Print JSON
cli-arg-data-dir = The folder for games and settings
cli-arg-help = Show this help
cli-arg-serve = Open the window, continue the game that is waiting, bring phones to the table, and print the address to type
cli-arg-version = Show the version
cli-heading-usage = Usage
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options

## What went wrong on the command line

# $given (text): what was typed.
cli-unknown-argument = “{ $given }” is not understood here. --help shows what you can type.
# $given (text): what was typed. $argument (text): the option or argument. $known (text): possible values, as a list.
cli-invalid-choice = “{ $given }” is not valid for { $argument }. Possible values: { $known }.
# $given (text): what was typed. $argument (text): the option or argument.
cli-invalid-value = “{ $given }” is not valid for { $argument }.
# $arguments (text): what is missing, as a list.
cli-missing = Still needed: { $arguments }. --help shows how.
cli-usage = This command can’t be understood. --help shows how to write it.
# $game (text): the game's name. $found (number): players asked for. $least (number), $most (number): how many can play.
cli-players = { $game } is for { $least } to { $most } players, not for { $found }.
# $id (text): the id asked for.
cli-no-section = There is no rule “{ $id }”. The rulebook shows the ids in square brackets.
cli-nothing-found = No rule contains these words.
# Under a rule that has the searched words in another language only. $language (text): the name of that language. $text (text): the sentence in that language.
cli-found-in = Found here ({ $language }): { $text }

## Files

# $file (text): the name of the file. $reason (text): a sentence.
cli-file = { $file }: { $reason }
cli-file-not-found = There is no such file.
cli-file-denied = You don’t have permission to read this file.
cli-file-directory = This is a folder, not a file.
cli-file-unreadable = This file cannot be read.
cli-standard-input = standard input
cli-not-written = The output could not be written.

## Why there is no window

local-in-terminal = Everything else works in the terminal: “fondaco --help” shows how.
# The names are those of variables and stay as they are.
cli-no-screen = There is no screen to open a window on: neither WAYLAND_DISPLAY nor DISPLAY names one. { local-in-terminal }
# $name (text): the name of a screen, such as “:0”. $variable (text): the variable that names it.
cli-screen-refused = The screen “{ $name }”, named by { $variable }, does not answer or does not let the program in. { local-in-terminal }
# $count (number): how many are missing. $libraries (text): their names, as a list. $debian (text), $fedora (text), $arch (text): the packages they come in.
cli-library-missing =
    { $count ->
        [one] The window needs a library that is not installed: { $libraries }. This installs it:
       *[other] The window needs libraries that are not installed: { $libraries }. This installs them:
    }
    { "  " }Debian, Ubuntu: sudo apt install { $debian }
    { "  " }Fedora: sudo dnf install { $fedora }
    { "  " }Arch: sudo pacman -S { $arch }
    { local-in-terminal }
# $fault (text): the fault, as the program tells it to those who wrote it.
cli-fault = Fondaco stopped before it could open its window. That is our fault, not yours. { local-in-terminal } The error: { $fault }

## Answers

# $moves (number): moves checked.
cli-all-legal = { $moves ->
    [one] The one move is legal.
   *[other] All { $moves } moves are legal.
}
# $due (text): what the table must do now.
cli-next = Next: { $due }
# $number (number): the move, counted from 1. $entry (text): the sentence of the move.
cli-refused = Entry { $number } is not legal: { $entry }
# $number (number): the move, counted from 1. $entry (text): the sentence of the move.
cli-unclear = Entry { $number } is marked as unclear and does not count: { $entry }
# $moves (number): moves that are marked as unclear.
cli-unclear-count = { $moves ->
    [one] One entry is marked as unclear and does not count.
   *[other] { $moves } entries are marked as unclear and do not count.
}
# The rule behind a reason. $title (text): its title. $id (text): its id.
cli-rule = → { $title } [{ $id }]
cli-ruling = our ruling
# $text (text): the house rule.
cli-house = House rule: { $text }
