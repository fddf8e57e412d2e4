### What must lie on the table right now: a checklist for people who come back to a game. Each sentence is understandable alone.

byzanz-on-table-pile = Nel mazzo { $cards ->
    [one] deve esserci una carta
   *[other] devono esserci { $cards } carte
}.
byzanz-on-table-stack = La pila delle carte offerta, dalla cima in giù: { $offers }.
byzanz-on-table-offers = Carte offerta già prese: { $held }.
byzanz-on-table-offer-with = la { $offer } da { $name }
byzanz-on-table-lot-cards = Il lotto sul tavolo: { $cards }.
byzanz-on-table-lot = Il lotto sul tavolo: { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
byzanz-on-table-bid-cards = Davanti { AD($name) } c’è una puntata da { $worth }: { $cards }.
byzanz-on-table-bid = Davanti { AD($name) } c’è una puntata da { $worth }.
byzanz-on-table-market = Nel mercato: { $cards }.
byzanz-on-table-market-empty = Il mercato deve essere vuoto.
byzanz-on-table-market-taken = Tipi già presi dal mercato: { $kinds }.
byzanz-on-table-hands = Carte in mano: { $held }.
byzanz-on-table-profit = Carte del profitto, coperte: { $held }.
byzanz-on-table-cards-with = { $name } { $cards }
byzanz-on-table-aside = Nella scatola: { $cards ->
    [one] una carta mai vista
   *[other] { $cards } carte mai viste
}.
