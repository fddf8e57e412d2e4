### The moves, as a book of the game tells them. Whole sentences in the present tense.

## The lead and the journey

silk-road-move-bid = { $name } offre { $silver } per la guida.
silk-road-move-pass = { $name } passa.
silk-road-move-rest = Nessuno offre più.
silk-road-move-lead = La carovana la guida { $name }.
silk-road-move-accept = { $name } accetta l’offerta più alta e cede la guida.
silk-road-move-pay = { $name } paga quanto l’offerta più alta e continua a guidare.
silk-road-move-travel = { $name } guida la carovana { AD($city) }.

## A tile, and what it is used for

silk-road-move-take = { $name } prende { $tile }.
silk-road-move-sell = { $name } vende { $goods }.
silk-road-move-buy = { $name } compra { $goods }.
silk-road-move-barter = { $name } baratta: { $gives } per { $gets }.
silk-road-move-barter-twice = { $name } baratta due volte, ogni volta { $gives } per { $gets }.
silk-road-move-barter-times = { $name } baratta { $times ->
    [one] una volta
   *[other] { $times } volte
}: { $gives } per { $gets }.
silk-road-move-special = { $name } fa un baratto speciale: { $gives } per { $gets }.
silk-road-move-steal = { $name } manda il ladro da { $other }.
silk-road-move-name = { $name } nomina una merce davanti al gran visir: { $good }.
silk-road-move-name-reveals = { $name } nomina una merce davanti al gran visir: { $good }. Cubetti mostrati: { $reveals }.
silk-road-move-printed = Con la tessera stampata: { $action }
silk-road-move-printed-tile = { $name } usa la tessera stampata: { $tile }.
silk-road-move-crooks = { $action } { $crooks ->
    [one] Un truffatore dà una mano.
   *[other] { $crooks } truffatori danno una mano.
}
silk-road-move-again = { $name } usa un bottegaio e prende una seconda tessera.
silk-road-move-hand = { $name } passa la pedina { AD($other) }.

## The end

silk-road-move-count = { $name } ha contato.
