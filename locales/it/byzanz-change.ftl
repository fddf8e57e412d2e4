### What an amended entry changes, one line for each number of each player.

byzanz-change-profit = Profitto di { $name }: { $from } → { $to }
byzanz-change-rank = Posto in classifica di { $name }: { $from } → { $to }
byzanz-change-hand-size = Carte nella mano di { $name }: { $from } → { $to }
byzanz-change-offer-card = Carta offerta di { $name }: { $from } → { $to }
byzanz-change-cards = Carte di { $name }: { $from } → { $to }
