### What is counted over many games.

kathai-figures-rounds = punti in media, giro dopo giro
kathai-figures-round = Giro

## Heads of narrow columns, and what they mean.

kathai-figures-sales = Vendite
kathai-figures-sales-explained = Vendite: quante se ne fanno in media a partita.
kathai-figures-best = La migliore
kathai-figures-best-explained = La migliore: i punti della vendita più ricca.
kathai-figures-bribes = Tangenti
kathai-figures-bribes-explained = Tangenti: quante volte in media a partita si corrompe il mercato.
kathai-figures-trades = Affari
kathai-figures-trades-explained = Affari: in quanti dei propri turni si fanno affari, in media a partita.
kathai-figures-exchange = Scambio
kathai-figures-exchange-explained = Scambio: quante carte scambio restano alla fine, in media.
