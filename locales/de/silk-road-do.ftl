silk-road-do-travel = { $name }, zieh die Karawane nach { $city }.
silk-road-do-used = { $name }, das Plättchen kommt in die Schachtel, ein Zugmarker bleibt bei dir.
silk-road-do-vizier = { $name }, leg den Großwesir beiseite, mit einem Würfel aus dem Beutel darauf: { $good }. Ein Zugmarker bleibt bei dir.
silk-road-do-token = { $name }, ein Zugmarker bleibt bei dir.
silk-road-do-keep = { $name }, behalte das Plättchen ({ $tile }) vor dir, dazu einen Zugmarker.
silk-road-do-again = { $name }, leg den Krämer in die Schachtel und nimm ein zweites Plättchen.
silk-road-do-hand = { $name }, gib { $other } die Figur und die übrigen Zugmarker.
