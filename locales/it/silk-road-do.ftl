silk-road-do-travel = { $name }, sposta la carovana { AD($city) }.
silk-road-do-used = { $name }, la tessera va nella scatola e tu tieni un gettone turno.
silk-road-do-vizier = { $name }, metti da parte il gran visir con sopra un cubetto preso dal sacchetto: { $good }. Tieni un gettone turno.
silk-road-do-token = { $name }, tieni un gettone turno.
silk-road-do-keep = { $name }, tieni davanti a te la tessera ({ $tile }) e un gettone turno.
silk-road-do-again = { $name }, metti il bottegaio nella scatola e prendi una seconda tessera.
silk-road-do-hand = { $name }, passa la pedina e i gettoni rimasti { AD($other) }.
