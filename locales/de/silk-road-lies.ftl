### What must lie on the table right now: a checklist for people who come back to a game. Each sentence is understandable alone.

silk-road-lies-caravan = Die Karawane steht in { $city }.
silk-road-lies-tiles = In { $city } { $tiles ->
    [one] muss noch ein Handelsplättchen
   *[other] müssen { $tiles } Handelsplättchen
} liegen.
silk-road-lies-pawn = { $name } hat die Figur des Karawanenführers und dazu { $tokens ->
    [one] einen Zugmarker
   *[other] { $tokens } Zugmarker
}.
silk-road-lies-pawn-alone = { $name } hat die Figur des Karawanenführers, aber keinen Zugmarker zum Weitergeben.
silk-road-lies-tokens = In dieser Stadt behaltene Zugmarker: { $held }.
silk-road-lies-kept = Für später aufgehobene Plättchen: { $held }.
silk-road-lies-kept-with = { $name } ({ $tiles })
silk-road-lies-named = Beim Großwesir genannt und vorerst gesperrt: { $goods }.
silk-road-lies-purses = Silber hinter den Sichtschirmen, ein Gold als 5 gerechnet: { $held }.
silk-road-lies-cubes = Warensteine hinter den Sichtschirmen: { $held }.
silk-road-lies-counted = Mit dem Zählen fertig: { $names }.
