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

## The page of the program. In lists, two bars separate a name from what is said about it.

description =
    Fondaco helps people who play merchant card games with real cards on a real table: Byzanz, Kathai and Silk Road.
    It helps you set up, says whose turn it is and what they may do, checks what you enter, keeps count, and explains every rule and every number, in Italian, German and English, to each player in their own language.

    Without a command it opens its window.
    All commands except demo work in the terminal and need no screen.
    While a window is open, the terminal can read the library, but not write to it.
examples =
    fondaco || Opens the window.
    fondaco demo kathai || A finished game of Kathai, step by step, in the window.
    fondaco setup byzanz --players 5 || How to set up the table for five.
    fondaco rules kathai --search camels price || The rules of Kathai that mention both.
    fondaco score game.json || Who won, and why.
    fondaco export 7 --as png --out sheet.png || The score sheet of game 7, as a picture.
files =
    ~/.local/share/fondaco/fondaco.db || The library: every game, move by move.
    ~/.local/share/fondaco/backups/ || Its backups.
    ~/.local/share/fondaco/damaged/ || Damaged files that were replaced by a backup.
    ~/.local/share/fondaco/settings.json || The settings.
environment =
    LANGUAGE, LC_ALL, LC_MESSAGES, LANG || The language, unless --lang chooses one; English if Fondaco does not speak it.
    XDG_DATA_HOME || The folder that contains the fondaco folder, instead of ~/.local/share.
    WAYLAND_DISPLAY, DISPLAY || The screen for the window.
exit =
    0 || All is well.
    1 || A move is not legal, the library was damaged, or the window cannot be opened; the program says why.
    2 || The input cannot be used.
    130 || Ctrl+C was pressed; nothing was changed.

## The pages of the commands.

fondaco-setup =
    Says how to set up the table: every card, coin and cube with its number, in order, and a count to check it by.
    Whatever is random is drawn for you.
fondaco-rules =
    Prints the rulebook of a game.
    Where the printed rules leave something open, our ruling is marked as ours.
    The search finds words in any case and language, with or without accents and endings, and forgives one wrong letter.
    The words of the game can be shown in every language, side by side.
fondaco-check =
    Reads the record of a game and says whether every move is legal.
    If one is not, it names the rule and the nearest move that would be legal.
fondaco-score =
    Reads the record of a game and says who won, and why: every point is traced to where it comes from.
fondaco-history =
    Lists the games in the library, the latest first.
    With the number of a game, it says how that game stands and what should be on the table to continue it.
fondaco-watch =
    Prints how a game stands, and then a line for every change: what was entered and what is due next, or with --json the game as data.
    It reads the library while a window is open and writes to it, and ends when the game is over and the result has been seen.
fondaco-stats =
    Says who wins most, game by game, or how one person has done.
fondaco-export =
    Exports a game to share with others: as a record that Fondaco and other programs can read, as a table, as a link for BG Stats, or as a score sheet.
    All games at once can be exported as json or csv.
fondaco-import =
    Imports games into the library, from one record or a list of them.
    A game that is already there is not imported twice.
fondaco-box =
    Shows what you have told Fondaco about your copies of the games, such as the cities on a map, writes it to a file or the terminal, or imports such a file.
    The games in the library stay as they are.
fondaco-backup =
    Makes a backup of the library now.
    The program also makes one automatically when it starts and when a game ends.
fondaco-club =
    Brings this computer into a club, in which many laptops post their games to one PostgreSQL database, the club ledger.
    It joins and leaves, posts what is missing, and shows who leads, who plays now, the records and a plan for the next round.
fondaco-demo =
    Opens the window on a finished game, with explanations beside the table.
    You can step through it and play on from anywhere; none of it is saved.
fondaco-verify =
    Reads every row of the library and checks it against its checksum.
