### What must lie on the table right now: a checklist for people who come back to a game. Each sentence is understandable alone.

silk-road-lies-caravan = La carovana sta nella città di { $city }.
silk-road-lies-tiles = Nella città di { $city } { $tiles ->
    [one] deve esserci una tessera commercio
   *[other] devono esserci { $tiles } tessere commercio
}.
silk-road-lies-pawn = { $name } ha la pedina del capo della carovana e, insieme, { $tokens ->
    [one] un gettone turno
   *[other] { $tokens } gettoni turno
}.
silk-road-lies-pawn-alone = { $name } ha la pedina del capo della carovana, ma nessun gettone da passare.
silk-road-lies-tokens = Gettoni turno già presi in questa città: { $held }.
silk-road-lies-kept = Tessere tenute da parte: { $held }.
silk-road-lies-kept-with = { $name } ({ $tiles })
silk-road-lies-named = Già nominate davanti al gran visir, e per ora bloccate: { $goods }.
silk-road-lies-purses = Monete d’argento dietro gli schermi, contando 5 per ogni moneta d’oro: { $held }.
silk-road-lies-cubes = Cubetti dietro gli schermi: { $held }.
silk-road-lies-counted = Chi ha già contato: { $names }.
