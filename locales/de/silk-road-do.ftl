silk-road-do-travel = { $name }, zieh die Karawane nach { $city }.
silk-road-do-used = { $name }, das Plättchen kommt in die Schachtel, und ein Zugmarker bleibt bei dir.
silk-road-do-vizier = { $name }, leg den Großwesir beiseite und einen Stein aus dem Beutel darauf: { $good }. Ein Zugmarker bleibt bei dir.
silk-road-do-token = { $name }, ein Zugmarker bleibt bei dir.
silk-road-do-keep = { $name }, leg das Plättchen ({ $tile }) vor dich hin und behalte einen Zugmarker.
silk-road-do-again = { $name }, leg den Krämer in die Schachtel und nimm ein zweites Plättchen.
silk-road-do-hand = { $name }, gib { $other } die Figur und alle Zugmarker, die noch übrig sind.
