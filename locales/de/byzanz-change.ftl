### What an amended entry changes, one line for each number of each player.

byzanz-change-profit = Gewinn von { $name }: { $from } → { $to }
byzanz-change-rank = Rang von { $name }: { $from } → { $to }
byzanz-change-hand-size = Handkarten von { $name }: { $from } → { $to }
byzanz-change-offer-card = Angebotskarte von { $name }: { $from } → { $to }
byzanz-change-cards = Karten von { $name }: { $from } → { $to }
