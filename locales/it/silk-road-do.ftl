silk-road-do-travel = { $name }, sposta la carovana a { $city }.
silk-road-do-used = { $name }, la tessera va nella scatola, un gettone turno resta a te.
silk-road-do-vizier = { $name }, metti da parte il gran visir con sopra un cubetto preso dal sacchetto: { $good }. Un gettone turno resta a te.
silk-road-do-token = { $name }, un gettone turno resta a te.
silk-road-do-keep = { $name }, tieni davanti a te la tessera ({ $tile }) e un gettone turno.
silk-road-do-again = { $name }, metti il bottegaio nella scatola e prendi una seconda tessera.
silk-road-do-hand = { $name }, dai a { $other } la pedina e i gettoni rimasti.
