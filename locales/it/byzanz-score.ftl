### The result, and why it is as it is.

byzanz-score-winner = { $name } vince con un profitto di { $points }.
byzanz-score-winners = { $names } condividono la vittoria, con un profitto di { $points } a testa.
byzanz-score-running = La partita non è finita. Il profitto finora:
byzanz-score-sale = { $name }, round { $round }: vende { $cards }; tiene { $kept }, profitto { $points }.
byzanz-score-sale-merchants = { $name }, round { $round }: vende tre mercanti; ne tiene uno, profitto { $points }.
byzanz-score-total = Totale di { $name }: { $points }, da { $sales ->
    [one] una vendita
   *[other] { $sales } vendite
}.
byzanz-score-no-sale = { $name } non ha venduto niente: 0.
byzanz-score-decided-points = Ha deciso il profitto: { $name } ha { $points }, chi segue ha { $second }.
byzanz-score-decided-hand = Parità a { $points } tra { $names }. Hanno deciso le carte in mano, { ED($name) } ne ha di più: { $hand ->
    [one] una
   *[other] { $hand }
}.
byzanz-score-decided-offer = Parità a { $points } tra { $names }, e parità anche per il maggior numero di carte in mano. Per la vostra regola della casa ha deciso la carta offerta più alta dell’ultimo round: { $name } aveva la { $offer }.
byzanz-score-decided-shared = { $names } hanno lo stesso profitto, { $points }, e lo stesso numero di carte in mano, { $hand }. La vittoria è condivisa.
byzanz-score-hand = { $name } conta { $hand ->
    [one] una carta
   *[other] { $hand } carte
} in mano.
byzanz-score-without-merchants = Per la vostra regola della casa i mercanti non contavano.
