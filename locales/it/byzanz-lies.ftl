### What must lie on the table right now: a checklist for people who come back to a game. Each sentence is understandable alone.

byzanz-lies-pile = Nel mazzo { $cards ->
    [one] deve esserci una carta
   *[other] devono esserci { $cards } carte
}.
byzanz-lies-stack = Nella pila delle carte offerta, dalla cima: { $offers }.
byzanz-lies-offers = Carte offerta già prese: { $held }.
byzanz-lies-offer-with = la { $offer } da { $name }
byzanz-lies-lot-cards = Il lotto sul tavolo: { $cards }.
byzanz-lies-lot = Il lotto sul tavolo: { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
byzanz-lies-bid-cards = Davanti a { $name } c’è una puntata da { $worth }: { $cards }.
byzanz-lies-bid = Davanti a { $name } c’è una puntata da { $worth }.
byzanz-lies-market = Nel mercato: { $cards }.
byzanz-lies-market-empty = Il mercato deve essere vuoto.
byzanz-lies-market-taken = Non più nel mercato: { $kinds }.
byzanz-lies-hands = Carte in mano: { $held }.
byzanz-lies-profit = Carte del profitto, coperte: { $held }.
byzanz-lies-cards-with = { $name } { $cards }
byzanz-lies-aside = Nella scatola, mai viste: { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
