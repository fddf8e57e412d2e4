### Setting the table up: a checklist that one person reads out.

byzanz-setup-market = Mettete le { $cards } carte mercato una accanto all’altra su un lato del tavolo: formano il mercato di Bisanzio.
byzanz-setup-stack = Impilate queste carte offerta, con la più alta in cima: { $offers }.
byzanz-setup-unused = Carte offerta da lasciare nella scatola: { $offers }.
byzanz-setup-shuffle = Mescolate tutte e { $cards } le carte.
byzanz-setup-give = Datene { $each } a testa, coperte: { $total } in tutto.
byzanz-setup-aside = Senza guardare, rimettete nella scatola { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
byzanz-setup-pile = Le altre formano il mazzo: devono essere { $cards }.
byzanz-setup-begin = La prima asta la apre chi siede alla sinistra del mazziere.
byzanz-setup-rounds = La partita dura { $rounds } round. A ogni round escono dal mazzo { $cards } carte.
byzanz-setup-piles = Quante carte devono esserci nel mazzo prima di ogni round:
byzanz-setup-before = Round { $round }: { $cards }
