### What an amended entry changes, one line for each number of each player.

byzanz-change-profit = Profitto di { $name }: { $to } invece di { $from }
byzanz-change-rank = Posto in classifica di { $name }: { $to } invece di { $from }
byzanz-change-hand-size = Carte nella mano di { $name }: adesso { $to }, prima { $from }
byzanz-change-offer-card = Carta offerta di { $name }: adesso { $to }, prima { $from }
byzanz-change-cards = Carte di { $name }: { $to } invece di { $from }
