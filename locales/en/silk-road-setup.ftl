### Setting the table up: a checklist that one person reads out.

# $players (number): how many play.
silk-road-setup-screens = Put up a screen in front of each of you: { $players } in all.
# $gold (number): gold coins for each. $silver (number): silver coins for each.
silk-road-setup-purses = Everybody takes { $gold } gold and { $silver } silver and hides them behind the screen.
# $each (number): cubes for each. $total (number): cubes for all together.
silk-road-setup-cubes = Put all cubes into the bag. Everybody draws { $each } without looking and hides them: { $total } in all.
# $each (number): tiles for each city. $used (number): tiles on all cities together.
silk-road-setup-lay = Shuffle the trade tiles and lay { $each } face up in every city, orange on orange and purple on purple: { $used } in all. None lie in Chang’An or Antioch.
# The journey the other way round: the colours are swapped. $each (number): tiles for each city. $used (number): tiles on all cities together.
silk-road-setup-lay-swapped = Shuffle the trade tiles and lay { $each } face up in every city, orange on purple and purple on orange: { $used } in all. None lie in Antioch or Chang’An.
# Follows one of the two above. $boxed (number): tiles that are not used.
silk-road-setup-boxed = The other { $boxed } go back into the box unseen.
# $cities (text): two cities, as “Aleppo and Tyr”.
silk-road-setup-guarded = Look at { $cities }: no crook and no barterer may lie there. Swap them with tiles from other cities.
# $city (text): where the journey starts.
silk-road-setup-caravan = Put the caravan in { $city }.
# $name (text): the first leader. $tokens (number): turn tokens, three to five.
silk-road-setup-begin = { $name } leads first and gets the leader pawn and { $tokens } turn tokens.
# Nobody has been drawn yet. $tokens (number): turn tokens, three to five.
silk-road-setup-draw = Draw lots for the first leader, who gets the leader pawn and { $tokens } turn tokens.
# In the terminal, about --reverse.
silk-road-setup-flag-reverse = Silk Road the other way, from Antioch to Chang’An
# --reverse was asked of another game. $game (text): its name.
silk-road-setup-flag-reverse-only = { $game } has no way back: --reverse is for Silk Road.
