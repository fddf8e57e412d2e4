### What must lie on the table right now: a checklist for people who come back to a game. Each sentence is understandable alone.

silk-road-on-table-caravan = Die Karawane steht in { $city }.
silk-road-on-table-tiles = In { $city } { $tiles ->
    [one] muss noch ein Handelsplättchen
   *[other] müssen { $tiles } Handelsplättchen
} liegen.
silk-road-on-table-pawn = { $name } hat die Figur des Karawanenführers und dazu { $tokens ->
    [one] einen Zugmarker
   *[other] { $tokens } Zugmarker
}.
silk-road-on-table-pawn-alone = { $name } hat die Figur des Karawanenführers, aber keinen Zugmarker zum Weitergeben.
silk-road-on-table-tokens = Zugmarker aus dieser Stadt: { $held }.
silk-road-on-table-kept = Für später aufgehobene Plättchen: { $held }.
silk-road-on-table-kept-with = { $name } ({ $tiles })
silk-road-on-table-viziers = Auf den beiseitegelegten Großwesiren: { $goods }.
silk-road-on-table-named = Beim Großwesir genannt und vorerst gesperrt: { $goods }.
silk-road-on-table-purses = Silber hinter den Sichtschirmen, ein Gold als 5 gerechnet: { $held }.
silk-road-on-table-cubes = Warensteine hinter den Sichtschirmen: { $held }.
silk-road-on-table-counted = Mit dem Zählen fertig: { $names }.
