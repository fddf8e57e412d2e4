### The manual pages: whatever the command line does not say of itself.

## Headings

manual = Fondaco manual
name = Name
synopsis = Synopsis
describes = Description
examples-heading = Examples
files-heading = Files
environment-heading = Environment
exit-heading = Exit status
see-also = See also

## The page of the program. In lists, two bars part a name from what is said of it.

description =
    Fondaco helps people who play merchant card games with real cards on a real table: Byzanz, Kathai and Silk Road.
    It sets the table up, says whose turn it is and what they may do, checks what is entered, counts, and explains every rule and every number, in Italian, German and English, to each seat in its own language.

    Without a command it opens its window.
    All commands but demo do the rest in the terminal and need no screen.
    While a window is open the terminal can look at the library, but not write to it.
examples =
    fondaco || Opens the window.
    fondaco demo kathai || A finished game of Kathai, step by step, in the window.
    fondaco setup byzanz --players 5 || How to set the table up for five.
    fondaco rules kathai --search camels price || The rules of Kathai that speak of both.
    fondaco score game.json || Who has won, and why.
    fondaco export 7 --as png --out sheet.png || The score sheet of game 7, as a picture.
files =
    ~/.local/share/fondaco/fondaco.db || The library: every game, move by move.
    ~/.local/share/fondaco/backups/ || Its backups.
    ~/.local/share/fondaco/damaged/ || What was found damaged and has been replaced by a backup.
    ~/.local/share/fondaco/settings.json || The settings.
environment =
    LANGUAGE, LC_ALL, LC_MESSAGES, LANG || The language, unless --lang chooses one; English where it is none of ours.
    XDG_DATA_HOME || The folder in which the folder fondaco lies, instead of ~/.local/share.
    WAYLAND_DISPLAY, DISPLAY || The screen for the window.
exit =
    0 || All is well.
    1 || A move is not legal, the library was damaged, or the window cannot be opened; the program says why.
    2 || The input cannot be used.
    130 || Somebody pressed Ctrl+C; nothing was changed.

## The pages of the commands.

fondaco-setup =
    Tells how to set the table up: every card, coin and cube with its number, in order, and a count to verify it by.
    Whatever goes by lot is drawn.
fondaco-rules =
    Prints the rulebook of a game.
    Where the printed rules leave something open, our ruling is marked as ours.
    The search finds words in any case, with or without accents and endings.
fondaco-check =
    Reads the record of a game and tells whether every move is legal.
    If one is not, it names the rule and the nearest move that would be.
fondaco-score =
    Reads the record of a game and tells who has won, and why: every point is traced to where it comes from.
fondaco-history =
    Lists the games of the library, the latest first.
    With the number of a game it tells how that one stands and how the table must look to go on.
fondaco-stats =
    Tells who wins most, game by game, or how one person has done.
fondaco-export =
    Gives a game to others: as a record that Fondaco and other programs can read, as a table, as a link for BG Stats, or as a score sheet.
    All games at once go into json or csv.
fondaco-import =
    Takes games into the library, from one record or a list of them.
    A game that is there already is not taken twice.
fondaco-box =
    Shows what was told once about the copies of the games on this table, such as the cities on a map, writes it into a file or the terminal, or brings in such a file.
    The games of the library stay as they are.
fondaco-backup =
    Makes a backup of the library now.
    The program also makes one by itself when it starts and when a game ends.
fondaco-demo =
    Opens the window on a finished game, with explanations beside the table.
    It can be stepped through and played on from anywhere; nothing of it is kept.
fondaco-verify =
    Reads every row of the library and holds it against its checksum.
