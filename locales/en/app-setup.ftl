### Setting up a game: who plays, then the checklist.

app-setup-title = Who’s playing?
# $game (text): the game's name. $players (number): how many play.
app-setup-for = { $game } for { $players }
app-setup-seats = Clockwise around the table. Drag one seat onto another to swap them, or press its arrow.
# On the card of a game. $least (number), $most (number): how few and how many can play.
app-setup-players = { $least }–{ $most } players
# The same. $minutes (number): how long a game takes.
app-setup-minutes = about { $minutes } minutes
# The same. $least (number), $most (number): how long a game takes.
app-setup-minutes-between = { $least }–{ $most } minutes
# When the mouse rests on the arrow at a seat. $name (text): who sits next to it.
app-setup-swap = Swap places with { $name }
# When the mouse rests on an emblem.
app-setup-recolour = Another colour
# A player’s emblem; also their name as long as nobody types one, so nothing that people are really called. $colour (choice: colour): the player’s colour.
app-setup-emblem = { $colour ->
    [blue] Ship
    [red] Star
    [green] Column
    [violet] Amphora
    [yellow] Fish
   *[grey] Anchor
}
app-setup-earlier = Played before:
app-setup-more = How much you enter, house rules
app-setup-less = Show less
app-setup-depth = How much do you want to enter?
app-setup-house = House rules
app-setup-house-ours = Our ruling
app-setup-house-yours = House rule
app-setup-next = On to the table
app-setup-tick = Tick things off as you go, if you like.
app-setup-ready = All set up
app-setup-box = box
app-setup-pile = pile
# The question before a setup is left in which names or numbers were entered, and its answers.
app-setup-leave-title = Leave the setup?
app-setup-leave-lost = What you have entered here will be lost.
app-setup-leave = Leave
app-setup-stay = Stay here
