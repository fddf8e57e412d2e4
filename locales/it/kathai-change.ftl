### What an amended entry changes, one line for each number.

kathai-change-points = Punti di { $name }: { $to } invece di { $from }
kathai-change-rank = Posto in classifica di { $name }: { $to } invece di { $from }
kathai-change-hand = Carte nella mano di { $name }: { $to } invece di { $from }
kathai-change-exchange = Carte scambio di { $name }: { $to } invece di { $from }
kathai-change-row = La fila: adesso { $to }, prima { $from }
kathai-change-pile = Carte nel mazzo: { $to } invece di { $from }
kathai-change-lock = Sotto la carta tangente: adesso { $to }, prima { $from }
kathai-change-turn = Di turno: adesso { $to }, prima { $from }
kathai-change-nobody = nessuno
