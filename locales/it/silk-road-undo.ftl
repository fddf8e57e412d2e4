### An entry is undone: what to do with the real pieces. Said aloud to whoever has to do it, each sentence understandable alone.

silk-road-undo-nothing = Sul tavolo resta tutto dov’è.

## Coins and cubes

silk-road-undo-money = { $other }, riprendi { $silver ->
    [one] una moneta d’argento
   *[other] { $silver } monete d’argento
} da { $name }.
silk-road-undo-to-bank = { $name }, restituisci alla banca { $silver ->
    [one] una moneta d’argento
   *[other] { $silver } monete d’argento
}.
silk-road-undo-from-bank = { $name }, riprendi dalla banca { $silver ->
    [one] una moneta d’argento
   *[other] { $silver } monete d’argento
}.
silk-road-undo-to-bag = { $name }, rimetti nel sacchetto { $goods }.
silk-road-undo-from-bag = { $name }, riprendi dal sacchetto { $goods }.
silk-road-undo-vizier-cube = { $name }, rimetti nel sacchetto il cubetto che sta sul gran visir: { $good }.
silk-road-undo-cube = { $other }, riprendi da { $name } il cubetto rubato.

## Tiles, tokens, pawn and caravan

silk-road-undo-tile = { $name }, rimetti { AD($city) } l’ultima tessera che hai preso: { $tile }.
silk-road-undo-kept = { $name }, riprendi questa tessera e rimettila davanti a te: { $tile }.
silk-road-undo-token = { $name }, rimetti un gettone turno con gli altri.
silk-road-undo-tokens = Ridistribuite i gettoni turno com’erano prima: { $held }.
silk-road-undo-pawn = { $name }, riprendi la pedina e { $tokens ->
    [one] un gettone
   *[other] { $tokens } gettoni
}.
silk-road-undo-pawn-alone = { $name }, riprendi la pedina, senza gettoni.
silk-road-undo-put-right = { $name } aveva usato la tessera ({ $tile })? Allora annullate anche l’effetto.
silk-road-undo-caravan = Riportate la carovana { AD($city) }.
silk-road-undo-named = Per il gran visir sono di nuovo bloccate: { $goods }.
