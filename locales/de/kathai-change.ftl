### What an amended entry changes, one line for each number.

kathai-change-points = Punkte von { $name }: { $to } statt { $from }
kathai-change-rank = Rang von { $name }: { $to } statt { $from }
kathai-change-hand = Handkarten von { $name }: { $to } statt { $from }
kathai-change-exchange = Tauschkarten von { $name }: { $to } statt { $from }
kathai-change-row = Die Reihe: jetzt { $to }, vorher { $from }
kathai-change-pile = Karten im Stapel: { $to } statt { $from }
kathai-change-lock = Unter der Bestechungskarte: jetzt { $to }, vorher { $from }
kathai-change-turn = Am Zug: jetzt { $to }, vorher { $from }
kathai-change-nobody = niemand
