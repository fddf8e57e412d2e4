### An entry is undone: what to do with the real pieces. Said aloud to whoever has to do it, each sentence understandable alone.

silk-road-undo-nothing = Auf dem Tisch bleibt alles, wo es ist.

## Coins and cubes

silk-road-undo-money = { $name }, gib { $silver } Silber an { $other } zurück.
silk-road-undo-to-bank = { $name }, gib { $silver } Silber an die Bank zurück.
silk-road-undo-from-bank = { $name }, nimm { $silver } Silber von der Bank zurück.
silk-road-undo-to-bag = { $name }, leg zurück in den Beutel: { $goods }.
silk-road-undo-from-bag = { $name }, nimm wieder aus dem Beutel: { $goods }.
silk-road-undo-vizier-cube = { $name }, leg den Stein auf dem Großwesir zurück in den Beutel: { $good }.
silk-road-undo-cube = { $name }, gib den gestohlenen Stein an { $other } zurück.

## Tiles, tokens, pawn and caravan

silk-road-undo-tile = { $name }, leg dein letztes Handelsplättchen zurück nach { $city }: { $tile }.
silk-road-undo-kept = { $name }, nimm dieses Plättchen zurück und leg es wieder vor dich hin: { $tile }.
silk-road-undo-token = { $name }, leg einen Zugmarker zurück zu den anderen.
silk-road-undo-tokens = Verteilt die Zugmarker wieder so wie vorher: { $held }.
silk-road-undo-pawn = Gebt die Figur und { $tokens ->
    [one] einen Zugmarker
   *[other] { $tokens } Zugmarker
} an { $name } zurück.
silk-road-undo-pawn-alone = Gebt die Figur an { $name } zurück, ohne Zugmarker.
silk-road-undo-put-right = Falls { $name } das Plättchen benutzt hat, macht auch das rückgängig: { $tile }.
silk-road-undo-caravan = Stellt die Karawane zurück nach { $city }.
silk-road-undo-named = Beim Großwesir sind wieder gesperrt: { $goods }.
