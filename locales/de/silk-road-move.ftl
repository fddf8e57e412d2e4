### The moves, as a book of the game tells them. Whole sentences in the present tense.

## The lead and the journey

silk-road-move-bid = { $name } bietet { $silver } für die Führung.
silk-road-move-pass = { $name } passt.
silk-road-move-rest = Niemand bietet mehr.
silk-road-move-lead = Die Führung geht an { $name }.
silk-road-move-accept = { $name } nimmt das höchste Gebot an und gibt die Führung ab.
silk-road-move-pay = { $name } zahlt so viel wie das höchste Gebot und führt weiter.
silk-road-move-travel = { $name } führt die Karawane nach { $city }.

## A tile, and what it is used for

silk-road-move-take = { $name } nimmt { $tile }.
silk-road-move-sell = { $name } verkauft { $goods }.
silk-road-move-buy = { $name } kauft { $goods }.
silk-road-move-barter = { $name } tauscht { $gives } gegen { $gets }.
silk-road-move-barter-twice = { $name } tauscht zweimal, jeweils { $gives } gegen { $gets }.
silk-road-move-barter-times = { $name } tauscht { $times ->
    [one] einmal
   *[other] { $times }-mal
} { $gives } gegen { $gets }.
silk-road-move-special = { $name } macht einen Sondertausch: { $gives } gegen { $gets }.
silk-road-move-steal = { $name } schickt den Dieb zu { $other }.
silk-road-move-name = { $name } nennt beim Großwesir { $good }.
silk-road-move-name-reveals = { $name } nennt beim Großwesir { $good }. Gezeigt: { $reveals }.
silk-road-move-printed = Mit dem aufgedruckten Plättchen: { $action }
silk-road-move-printed-tile = { $name } benutzt das aufgedruckte Plättchen: { $tile }.
silk-road-move-crooks = { $action } { $crooks ->
    [one] Ein Betrüger hilft dabei.
   *[other] { $crooks } Betrüger helfen dabei.
}
silk-road-move-again = { $name } benutzt einen Krämer und nimmt ein zweites Plättchen.
silk-road-move-hand = { $name } gibt die Figur an { $other } weiter.

## The end

silk-road-move-count = { $name } hat gezählt.
