### What an amended entry changes, one line for each number.

silk-road-change-points = Punti di { $name }: { $to } invece di { $from }
silk-road-change-rank = Posto in classifica di { $name }: { $to } invece di { $from }
silk-road-change-purse = Valore delle monete di { $name }: { $to } invece di { $from }
silk-road-change-cubes = Cubetti di { $name }: { $to } invece di { $from }
silk-road-change-kept = Tessere tenute da { $name }: adesso { $to }, prima { $from }
silk-road-change-leader = Alla guida: adesso { $to }, prima { $from }
silk-road-change-pawn = La pedina: adesso { $to }, prima { $from }
silk-road-change-nobody = nessuno
silk-road-change-city = La carovana: adesso { $to }, prima { $from }
silk-road-change-barred = Merci nominate davanti al gran visir: adesso { $to }, prima { $from }
