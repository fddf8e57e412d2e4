### What must lie on the table right now: a checklist for people who come back to a game. Each sentence is understandable alone.

silk-road-on-table-caravan = La carovana è { AD($city) }.
silk-road-on-table-tiles = { $tiles ->
    [one] Deve esserci una tessera commercio
   *[other] Devono esserci { $tiles } tessere commercio
} { AD($city) }.
silk-road-on-table-pawn = { $name } ha la pedina del capo della carovana e, insieme, { $tokens ->
    [one] un gettone turno
   *[other] { $tokens } gettoni turno
}.
silk-road-on-table-pawn-alone = { $name } ha la pedina del capo della carovana, ma nessun gettone da passare.
silk-road-on-table-tokens = Gettoni turno già presi in questa città: { $held }.
silk-road-on-table-kept = Tessere tenute da parte: { $held }.
silk-road-on-table-kept-with = { $name } ({ $tiles })
silk-road-on-table-viziers = Sui gran visir messi da parte: { $goods }.
silk-road-on-table-named = Già nominate davanti al gran visir, e per ora bloccate: { $goods }.
silk-road-on-table-purses = Quanto c’è in monete dietro gli schermi, con l’oro a 5: { $held }.
silk-road-on-table-cubes = Cubetti dietro gli schermi: { $held }.
silk-road-on-table-counted = Chi ha già contato: { $names }.
