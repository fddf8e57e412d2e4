### Setting the table up: a checklist that one person reads out.

# $players (number): how many play.
silk-road-setup-screens = Each of you takes a screen and puts it up: { $players } in all.
# $gold (number): gold coins for each. $silver (number): silver coins for each.
silk-road-setup-purses = Each of you takes { $gold } gold and { $silver } silver and hides them behind the screen.
# $each (number): cubes for each. $total (number): cubes for all together.
silk-road-setup-cubes = Put all the cubes into the bag. Each of you draws { $each } without looking and hides them: { $total } in all.
# $each (number): tiles for each city. $used (number): tiles on all cities together.
silk-road-setup-lay = Shuffle the trade tiles and lay { $each } face up in every city, orange on orange and purple on purple: { $used } in all. Put none in Chang’An or Antioch.
# The journey the other way round: the colours are swapped. $each (number): tiles for each city. $used (number): tiles on all cities together.
silk-road-setup-lay-swapped = Shuffle the trade tiles and lay { $each } face up in every city, orange on purple and purple on orange: { $used } in all. Put none in Antioch or Chang’An.
# Follows one of the two above. $boxed (number): tiles that are not used.
silk-road-setup-boxed = The other { $boxed } go back into the box unseen.
# $cities (text): two cities, as “Aleppo and Tyr”.
silk-road-setup-guarded = Check { $cities }: there must be no crook and no barterer there. Swap any you find with tiles from other cities.
# $city (text): where the journey starts.
silk-road-setup-caravan = Put the caravan in { $city }.
# $name (text): the first leader. $tokens (number): turn tokens, three to five.
silk-road-setup-begin = { $name } leads first and takes the leader pawn and { $tokens } turn tokens.
# Nobody has been drawn yet. $tokens (number): turn tokens, three to five.
silk-road-setup-draw = Choose the first leader at random: that player takes the leader pawn and { $tokens } turn tokens.
# In the terminal, about --reverse.
silk-road-setup-flag-reverse = Silk Road the other way, from Antioch to Chang’An
# --reverse was asked of another game. $game (text): its name.
silk-road-setup-flag-reverse-only = { $game } has only one direction: --reverse is for Silk Road.
